#include "converter/readers/text/uses.hpp"

#include "converter/readers/text/tokens.hpp"

#include <algorithm>
#include <map>
#include <set>

namespace estafette::readers {
namespace {

/// The uses by line; of several that a line has the first of the enumeration counts.
class Uses {
 public:
  void put(int line, LineUse use) {
    const auto [known, fresh] = uses_.try_emplace(line, use);
    if (!fresh) known->second = std::min(known->second, use);
  }
  [[nodiscard]] const LineUse* find(int line) const {
    const auto known = uses_.find(line);
    return known == uses_.end() ? nullptr : &known->second;
  }

 private:
  std::map<int, LineUse> uses_;
};

Uses uses_in(const TextOutline& outline, const Reading& reading) {
  Uses uses;
  std::set<int> summed;
  for (const StatedSum& sum : reading.sums) summed.insert(sum.line);
  for (const TextNode& node : outline.nodes) {
    const bool heads_nothing = node.item.is == Item::Is::group && node.children.empty() && node.item.units.empty();
    if (!heads_nothing || !summed.contains(node.line.line)) uses.put(node.line.line, LineUse::read);
  }
  for (const int line : outline.added) uses.put(line, LineUse::read);
  for (const StatedTotal& total : outline.totals) uses.put(total.line.line, LineUse::summed);
  for (const StatedSum& sum : reading.sums) uses.put(sum.line, LineUse::summed);
  for (const int line : outline.noted) uses.put(line, LineUse::noted);
  for (const TextLine& line : outline.passed_over) uses.put(line.line, LineUse::passed);
  for (const Problem& look : reading.looks) uses.put(look.line, LineUse::asked);
  for (const int line : outline.asked) uses.put(line, LineUse::asked);
  return uses;
}

}  // namespace

std::vector<LineUsed> uses_of(const TextOutline& outline, const std::vector<TextLine>& lines, Reading& reading) {
  const Uses uses = uses_in(outline, reading);
  std::vector<LineUsed> all;
  std::set<int> seen;  // two columns side by side have their lines in common
  for (const TextLine& line : lines) {
    if (!seen.insert(line.line).second) continue;
    LineUsed used{line.line, line.lines, LineUse::noted};
    if (const LineUse* use = uses.find(line.line)) {
      used.use = *use;
    } else if (std::any_of(line.text.begin(), line.text.end(), is_digit)) {
      used.use = LineUse::asked;
      reading.looks.push_back({"", line.line, "", line.text, "something to take from this line; nothing was",
                               "Write it in another way, or remove the line"});
    }
    all.push_back(used);
  }
  std::stable_sort(reading.looks.begin(), reading.looks.end(),
                   [](const Problem& a, const Problem& b) { return a.line < b.line; });
  std::stable_sort(all.begin(), all.end(), [](const LineUsed& a, const LineUsed& b) { return a.line < b.line; });
  return all;
}

}  // namespace estafette::readers
