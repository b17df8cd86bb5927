#include "converter/readers/tree/behind_brigades.hpp"

#include "converter/readers/tree/recap.hpp"
#include "converter/readers/tree/standing.hpp"

#include <algorithm>
#include <cstddef>
#include <vector>

namespace estafette::readers {
namespace {

class LastBrigade {
 public:
  LastBrigade(TextOutline& outline, const PhraseBook& words) : all_(outline), words_(words) {}

  void mark(const TextNode& division) {
    const std::vector<std::size_t>& brigades = division.children;
    const auto brigade = [&](std::size_t at) { return all_.nodes[at].item.level == Level::brigade; };
    if (brigades.empty() || !std::all_of(brigades.begin(), brigades.end(), brigade)) return;
    if (!std::all_of(brigades.begin(), brigades.end() - 1, [&](std::size_t at) { return foot_of(at) == size_of(at); }))
      return;
    const std::size_t foot = foot_of(brigades.back());
    if (foot == 0 || foot == size_of(brigades.back())) return;
    const TextNode& last = all_.nodes[brigades.back()];
    for (std::size_t at = foot; at < last.children.size(); ++at) {
      TextNode& unit = all_.nodes[last.children[at]];
      const Arm arm = arm_of_unit(unit, words_);
      if (unit.item.is != Item::Is::unit || unit.line.depth > last.line.depth || unit.line.line == last.line.line)
        return;
      if (arm == Arm::cavalry || arm == Arm::artillery)
        unit.item.parts.facts.guessed.emplace_back("brigade from its place");
    }
  }

 private:
  [[nodiscard]] std::size_t size_of(std::size_t brigade) const { return all_.nodes[brigade].children.size(); }

  /// How many units of foot a brigade begins with.
  [[nodiscard]] std::size_t foot_of(std::size_t brigade) const {
    const std::vector<std::size_t>& units = all_.nodes[brigade].children;
    const auto other = std::find_if(units.begin(), units.end(), [&](std::size_t at) {
      const TextNode& unit = all_.nodes[at];
      const Arm arm = arm_of_unit(unit, words_);
      return unit.item.is != Item::Is::unit || arm == Arm::cavalry || arm == Arm::artillery;
    });
    return static_cast<std::size_t>(other - units.begin());
  }

  TextOutline& all_;
  const PhraseBook& words_;
};

/// "5th Division", its foot, "Engineers 350", "Cavalry 900", where no other division of the corps has any.
class LastDivision {
 public:
  LastDivision(TextOutline& outline, const PhraseBook& words) : all_(outline), words_(words) {}

  void mark(const TextNode& corps) {
    const std::vector<std::size_t>& below = corps.children;
    if (below.empty() || !is_division(below.back())) return;
    const TextNode& last = all_.nodes[below.back()];
    if (is_mounted(last, words_)) return;
    bool foot = last.item.parts.facts.figures() && last.item.units.empty();
    for (const std::size_t child : last.children) {
      TextNode& unit = all_.nodes[child];
      if (unit.item.is != Item::Is::unit || unit.line.depth > last.line.depth) return;
      const Arm arm = arm_of_unit(unit, words_);
      if (arm == Arm::infantry) {
        foot = true;
      } else if (foot && std::none_of(below.begin(), below.end() - 1, [&](std::size_t at) { return has(at, arm); })) {
        unit.item.parts.facts.guessed.emplace_back("division from its place");
      }
    }
  }

 private:
  [[nodiscard]] bool is_division(std::size_t at) const {
    return all_.nodes[at].formation() && all_.nodes[at].item.level == Level::division;
  }

  /// True if troops of that arm are anywhere below a command.
  [[nodiscard]] bool has(std::size_t at, Arm arm) const {
    const TextNode& node = all_.nodes[at];
    if (node.item.is == Item::Is::unit) return arm_of_unit(node, words_) == arm;
    return node.item.arm == arm ||
           std::any_of(node.children.begin(), node.children.end(), [&](std::size_t child) { return has(child, arm); });
  }

  TextOutline& all_;
  const PhraseBook& words_;
};

/// "Artillery:" of a corps right behind its division of horse, on a page that sets nothing in: it may be that of the
/// horse.
void mark_guns_behind_horse(TextOutline& all, const TextNode& corps, const PhraseBook& words) {
  for (std::size_t at = 1; at < corps.children.size(); ++at) {
    const TextNode& heading = all.nodes[corps.children[at]];
    const TextNode& horse = all.nodes[corps.children[at - 1]];
    if (heading.item.is != Item::Is::group || heading.item.arm != Arm::artillery || of_the_corps(heading, words) ||
        !horse.formation() || !is_mounted(horse, words) || heading.line.depth != horse.line.depth ||
        heading.line.depth != heading.line.indent)  // a number shows its place
      continue;
    for (const std::size_t unit : heading.children)
      all.nodes[unit].item.parts.facts.guessed.emplace_back("corps from its place");
  }
}

}  // namespace

void mark_arms_behind_brigades(TextOutline& outline, const PhraseBook& words) {
  LastBrigade last(outline, words);
  for (const TextNode& node : outline.nodes)
    if (node.formation() && (node.item.level == Level::division || node.item.level == Level::corps)) last.mark(node);
  LastDivision corps(outline, words);
  for (const TextNode& node : outline.nodes)
    if (node.formation() && node.item.level == Level::corps) corps.mark(node);
  for (const TextNode& node : outline.nodes)
    if (node.formation()) mark_guns_behind_horse(outline, node, words);
}

}  // namespace estafette::readers
