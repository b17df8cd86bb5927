// File names with * and ?, for systems whose command line leaves them to the program: Windows.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace estafette::cli {

/// True if `name` fits `pattern`, in which * stands for any letters, also none, and ? for one byte. Letter case counts
/// only beyond ASCII.
[[nodiscard]] bool fits(std::string_view name, std::string_view pattern);

/// The words, where one with * or ? in its last part gives way to the files and folders that fit it, sorted; hidden
/// ones do not. A word that nothing fits stays as it is, as in other shells.
[[nodiscard]] std::vector<std::string> expanded(const std::vector<std::string>& words);

}  // namespace estafette::cli
