#include "converter/readers/spreadsheet/ask_once.hpp"

#include <fmt/format.h>

#include <map>
#include <utility>

namespace estafette::readers {
namespace {

constexpr std::size_t kFewest = 4;  ///< so many like questions become one

}  // namespace

void ask_once(TextOutline& outline) {
  std::map<std::pair<std::string, std::string>, std::size_t> alike;
  for (const Problem& look : outline.looks) ++alike[{look.column, look.expected}];
  std::map<std::pair<std::string, std::string>, bool> asked;
  std::vector<Problem> kept;
  for (Problem& look : outline.looks) {
    const std::pair<std::string, std::string> key{look.column, look.expected};
    const std::size_t rows = alike[key];
    if (look.column.empty() || rows < kFewest) {
      kept.push_back(std::move(look));
    } else if (std::exchange(asked[key], true)) {
      outline.asked.push_back(look.line);
    } else {
      look.expected += fmt::format(", in this and {} more rows of the column", rows - 1);
      kept.push_back(std::move(look));
    }
  }
  outline.looks = std::move(kept);
}

}  // namespace estafette::readers
