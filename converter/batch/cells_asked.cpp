#include "converter/batch/cells_asked.hpp"

#include "base/text.hpp"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <string>
#include <unordered_map>
#include <vector>

namespace estafette::batch {

void ask_about_lines(readers::Reading& reading, const std::vector<Problem>& asked) {
  std::unordered_map<int, readers::LineUsed*> uses;
  for (readers::LineUsed& used : reading.uses) uses.emplace(used.line, &used);
  for (const Problem& question : asked) {
    const auto use = uses.find(question.line);
    if (use == uses.end()) continue;
    readers::LineUse& used = use->second->use;
    if (used != readers::LineUse::read && used != readers::LineUse::asked) continue;
    if (used == readers::LineUse::read) --reading.understood;
    used = readers::LineUse::asked;
    reading.looks.push_back(question);
  }
  std::stable_sort(reading.looks.begin(), reading.looks.end(),
                   [](const Problem& one, const Problem& other) { return one.line < other.line; });
}

void ask_about_cells(readers::Reading& reading, const std::vector<Problem>& asked, std::string_view written,
                     std::string_view read) {
  if (asked.empty()) return;
  const std::vector<std::string> before = split(std::string(written), '\n');
  const std::vector<std::string> after = split(std::string(read), '\n');
  std::vector<Problem> open;
  std::copy_if(asked.begin(), asked.end(), std::back_inserter(open), [&](const Problem& question) {
    const auto at = static_cast<std::size_t>(question.line) - 1;
    return at < before.size() && at < after.size() && before[at] == after[at];
  });
  ask_about_lines(reading, open);
}

}  // namespace estafette::batch
