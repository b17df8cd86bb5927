// Links that a test makes, where the system lets it: Windows does not let most people, and Wine says that it has made
// one and has not.
#pragma once

#include "base/files/files.hpp"

namespace estafette::test {

/// False if there is no link now.
[[nodiscard]] inline bool link_made(const fs::path& to, const fs::path& at) {
  FileError not_allowed;
  if (fs::is_directory(to))
    fs::create_directory_symlink(to, at, not_allowed);
  else
    fs::create_symlink(to, at, not_allowed);
  return !not_allowed && fs::is_symlink(fs::symlink_status(at));
}

}  // namespace estafette::test
