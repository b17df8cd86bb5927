// What every fuzz target promises: any bytes at all are read whole or refused with reasons, never anything else.
#pragma once

#include "base/problem.hpp"
#include "base/text.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace estafette::fuzz {

/// Stops the fuzzer with this input if the promise is not kept, and shows what was found instead.
inline void promise(bool kept, const std::string& found = "") {
  if (kept) return;
  std::fputs((found + "\n").c_str(), stderr);
  std::abort();
}

/// What stands above the first line of four dashes, and what stands below it, for targets that read two texts.
inline std::pair<std::string, std::string> parted(const std::string& text) {
  constexpr std::string_view kLine = "\n----\n";
  const std::size_t at = text.find(kLine);
  if (at == std::string::npos) return {text, ""};
  return {text.substr(0, at + 1), text.substr(at + kLine.size())};
}

inline std::string_view bytes_of(const std::uint8_t* data, std::size_t size) {
  return {reinterpret_cast<const char*>(data), size};
}

/// Does `work`, which may be refused, but only with words.
template <typename Work>
void refused_with_words(Work work) {
  try {
    work();
  } catch (const Refusal& refused) {
    promise(!refused.problems().empty());
    for (const Problem& problem : refused.problems()) promise(!problem.expected.empty(), to_string(problem));
  }
}

/// What we have written ourselves is read again under a name that begins so, and is never refused.
constexpr std::string_view kAgain = "again";

/// Gives a text to `read`. A refusal must say what was expected, on a line that the text has, and must not be of what
/// we have written ourselves.
template <typename Read>
int read_or_refused(const std::string& text, Read read) {
  const bool named_so = text.find(kAgain) != std::string::npos;  // by the input itself
  const auto ends = std::count_if(text.begin(), text.end(), [](char c) { return c == '\n' || c == '\r'; });
  try {
    read(text);
  } catch (const Refusal& refused) {
    promise(!refused.problems().empty());
    for (const Problem& problem : refused.problems()) {
      promise(named_so || !problem.file.starts_with(kAgain), "refused what we wrote: " + to_string(problem));
      promise(!problem.file.empty() && !problem.expected.empty() && problem.line >= 0 && problem.line <= ends + 1,
              to_string(problem));
    }
  }
  return 0;
}

/// The same for bytes, decoded as the program decodes a file.
template <typename Read>
int read_or_refused(const std::uint8_t* data, std::size_t size, Read read) {
  const std::optional<std::string> text = decode(bytes_of(data, size));
  return text ? read_or_refused(*text, std::move(read)) : 0;
}

}  // namespace estafette::fuzz
