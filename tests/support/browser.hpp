// The browser that pages are looked at in.
#pragma once

#include "base/files/files.hpp"

#include <array>
#include <cstdio>
#include <string>

namespace estafette::test {

/// Chromium as it is installed; empty if it is not. On Windows none is looked for: under Wine the one of Linux would be
/// found, and could not be run.
[[nodiscard]] inline fs::path chromium() {
#ifndef _WIN32
  for (const char* place : {"/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"})
    if (fs::exists(place)) return place;
#endif
  return {};
}

/// What a program writes.
[[nodiscard]] inline std::string output_of(const std::string& command) {
  std::string text;
  FILE* pipe = popen(command.c_str(), "r");
  if (pipe == nullptr) return text;
  std::array<char, 4096> part{};
  while (const std::size_t read = std::fread(part.data(), 1, part.size(), pipe)) text.append(part.data(), read);
  pclose(pipe);
  return text;
}

}  // namespace estafette::test
