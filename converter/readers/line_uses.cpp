#include "converter/readers/line_uses.hpp"

#include <algorithm>

namespace estafette::readers {

void LineUses::put(int line, LineUse use) {
  const auto [known, fresh] = uses_.try_emplace(line, use);
  if (!fresh) known->second = std::min(known->second, use);
}

std::optional<LineUsed> LineUses::take(int line, int lines, std::string_view text, std::vector<Problem>& looks) {
  if (!taken_.try_emplace(line, true).second) return std::nullopt;
  LineUsed used{line, lines, LineUse::noted};
  if (const auto use = uses_.find(line); use != uses_.end()) {
    used.use = use->second;
  } else if (std::any_of(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; })) {
    used.use = LineUse::asked;
    looks.push_back({"", line, "", std::string(text), "something to take from this line; nothing was",
                     "Write it in another way, or remove the line"});
  }
  return used;
}

}  // namespace estafette::readers
