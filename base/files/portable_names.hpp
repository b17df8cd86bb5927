// Names of files and folders that every system takes: a campaign made on one is carried to another. Windows has the
// most to forbid, so its rules hold everywhere.
#pragma once

#include "base/files/files.hpp"

#include <string>
#include <string_view>

namespace estafette {

/// What Windows does not take of the name of one file or folder, in words: "the letter :", "a blank at its end", "a
/// name that Windows keeps for a device". Empty if every system takes the name.
[[nodiscard]] std::string not_portable(std::string_view name);

/// The name that comes nearest to it and is portable: "a:b." becomes "a-b", "aux.csv" becomes "aux-.csv".
[[nodiscard]] std::string portable(std::string_view name);

/// The same for each part of a path below some folder.
[[nodiscard]] fs::path portable_path(const fs::path& path);

/// Throws Refusal if the last part of `path`, which is to be made, has a name that not every system takes.
void require_portable(const fs::path& path);

}  // namespace estafette
