#include "converter/batch/cells_asked.hpp"

#include "base/text.hpp"

#include <algorithm>
#include <string>

namespace estafette::batch {

void ask_about_cells(readers::Reading& reading, const std::vector<Problem>& asked, std::string_view written,
                     std::string_view read) {
  if (asked.empty()) return;
  const std::vector<std::string> before = split(std::string(written), '\n');
  const std::vector<std::string> after = split(std::string(read), '\n');
  for (const Problem& question : asked) {
    const auto use = std::find_if(reading.uses.begin(), reading.uses.end(),
                                  [&](const readers::LineUsed& used) { return used.line == question.line; });
    if (use == reading.uses.end()) continue;
    const bool troops = use->use == readers::LineUse::read || use->use == readers::LineUse::asked;
    const auto at = static_cast<std::size_t>(question.line) - 1;
    if (!troops || at >= before.size() || at >= after.size() || before[at] != after[at]) continue;
    if (use->use == readers::LineUse::read) --reading.understood;
    use->use = readers::LineUse::asked;
    const auto place = std::find_if(reading.looks.begin(), reading.looks.end(),
                                    [&](const Problem& look) { return look.line > question.line; });
    reading.looks.insert(place, question);
  }
}

}  // namespace estafette::batch
