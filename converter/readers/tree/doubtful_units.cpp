#include "converter/readers/tree/doubtful_units.hpp"

#include "base/letters.hpp"

#include <algorithm>
#include <string_view>

namespace estafette::readers {
namespace {

bool heads_a_story(const TextNode& node, const Parts& parts) {
  constexpr std::ptrdiff_t kShortestStory = 6;  // blanks between the words of a sentence
  const bool bare = node.item.is == Item::Is::unit && !parts.facts.figures() && parts.commander.empty() &&
                    std::none_of(parts.name.begin(), parts.name.end(), is_digit);
  return bare && node.note.ends_with('.') && is_capital(node.note.front()) &&
         std::count(node.note.begin(), node.note.end(), ' ') >= kShortestStory;
}

/// "Cavalry: 48 men": an arm with figures, and nothing below it.
bool tells_of_arm(const TextNode& node) {
  return node.item.is == Item::Is::group && node.item.arm && node.children.empty() && node.item.units.empty() &&
         node.item.parts.facts.figures();
}

}  // namespace

std::optional<Query> doubt_of_unit(const TextOutline& outline, const TextNode& node, const Parts& parts) {
  if (heads_a_story(node, parts))
    return Query{"troops, or the heading of what is told below", "Write its strength, or begin the line with Note:"};
  const bool asked = std::any_of(outline.looks.begin(), outline.looks.end(),
                                 [&](const Problem& look) { return look.line == node.line.line; });
  if (!asked && parts.name.find(": ") != std::string::npos)
    return Query{"a unit's name without a colon", "Give what stands before the colon a line of its own"};
  return std::nullopt;
}

bool sums_up_arms(const TextOutline& outline, std::size_t line) {
  const TextNode& node = outline.nodes[line];
  if (!tells_of_arm(node)) return false;
  const auto told = [&](std::size_t other) {
    return other < outline.nodes.size() && tells_of_arm(outline.nodes[other]);
  };
  const auto beside = [&](std::size_t other) { return told(other) && outline.nodes[other].item.arm != node.item.arm; };
  std::size_t first = line, last = line;
  while (first > 0 && told(first - 1)) --first;
  while (told(last + 1)) ++last;
  const bool foot_or_horse =
      std::any_of(outline.nodes.begin() + static_cast<std::ptrdiff_t>(first),
                  outline.nodes.begin() + static_cast<std::ptrdiff_t>(last) + 1,
                  [](const TextNode& arm) { return arm.item.arm == Arm::infantry || arm.item.arm == Arm::cavalry; });
  const bool below_total = std::any_of(outline.totals.begin(), outline.totals.end(), [&](const StatedTotal& total) {
    const bool of_arm = total.facts.infantry || total.facts.cavalry || total.facts.artillery;
    return of_arm && total.line.line + total.line.lines == node.line.line;
  });
  // "Artillery: 206" and "Engineers: 307" alone, behind the foot of a division, are troops of it.
  return below_total || (foot_or_horse && ((line > 0 && beside(line - 1)) || beside(line + 1)));
}

}  // namespace estafette::readers
