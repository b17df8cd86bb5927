#include "converter/readers/line_uses.hpp"

#include <algorithm>
#include <utility>

namespace estafette::readers {

void LineUses::put(int line, LineUse use) {
  std::optional<LineUse>& known = at(line).use;
  known = known ? std::min(*known, use) : use;
}

std::optional<LineUsed> LineUses::take(int line, int lines, std::string_view text, std::vector<Problem>& looks) {
  Line& here = at(line);
  if (std::exchange(here.taken, true)) return std::nullopt;
  LineUsed used{line, lines, LineUse::noted};
  if (here.use) {
    used.use = *here.use;
  } else if (std::any_of(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; })) {
    used.use = LineUse::asked;
    looks.push_back({"", line, "", std::string(text), "something to take from this line; nothing was",
                     "Write it in another way, or remove the line"});
  }
  return used;
}

LineUses::Line& LineUses::at(int line) {
  const auto place = static_cast<std::size_t>(line);
  if (place >= lines_.size()) lines_.resize(std::max(place + 1, 2 * lines_.size()));
  return lines_[place];
}

}  // namespace estafette::readers
