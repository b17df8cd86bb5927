#include "cli/as_typed.hpp"

#include <algorithm>
#include <string_view>

namespace estafette::cli {

std::string as_typed(const fs::path& path) {
  constexpr std::string_view kEndsWords = " \t'()&;<>|*?$`!#[]{}^%";
  std::string name = path.generic_string();
  const bool ends = std::any_of(name.begin(), name.end(),
                                [&](char letter) { return kEndsWords.find(letter) != std::string_view::npos; });
  return ends ? '"' + name + '"' : name;
}

}  // namespace estafette::cli
