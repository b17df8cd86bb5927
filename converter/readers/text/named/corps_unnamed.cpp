#include "converter/readers/text/named/corps_unnamed.hpp"

#include "converter/readers/parts/hints.hpp"
#include "converter/readers/parts/name.hpp"
#include "converter/readers/tree/recap.hpp"

#include <algorithm>
#include <cstddef>
#include <optional>

namespace estafette::readers {

void find_reserves_of_horse(std::vector<TextNode>& rows, const PhraseBook& words) {
  const bool corps =
      std::any_of(rows.begin(), rows.end(), [](const TextNode& row) { return row.item.level == Level::corps; });
  const auto above_horse = [&](std::size_t at) {
    const auto unit = std::find_if(rows.begin() + static_cast<std::ptrdiff_t>(at), rows.end(), [](const TextNode& row) {
      return row.item.is == Item::Is::unit || !row.item.units.empty();
    });
    return unit != rows.end() && unit->item.is == Item::Is::unit && arm_of_unit(*unit, words) == Arm::cavalry;
  };
  for (std::size_t at = 0; at + 1 < rows.size(); ++at) {
    Item& item = rows[at].item;
    const Item& next = rows[at + 1].item;
    const bool heads = item.is == Item::Is::formation || item.is == Item::Is::group;
    if (!heads || item.level || !item.units.empty() || next.is != Item::Is::formation ||
        next.level != Level::division || rows[at + 1].line.depth < rows[at].line.depth)
      continue;
    const Tokens name = tokens_of(item.parts.name);
    bool reserve = false;
    for (std::size_t word = 0; word < name.size() && !reserve; ++word) {
      const std::optional<PhraseFound> command = words.find(Sense::command, name, word);
      reserve = command && command->is == "reserve";
    }
    const std::optional<PhraseFound> kind = kind_in(name, words);
    const bool horse = item.arm == Arm::cavalry || (kind && arm_of(*kind_from(kind->is)) == Arm::cavalry);
    if (!reserve || !horse || !(corps || above_horse(at + 1))) continue;
    item.is = Item::Is::formation;
    item.level = Level::cavalry_corps;
    item.parts.guessed.emplace_back("a corps from the divisions below it");
  }
}

void find_corps_by_strength(std::vector<TextNode>& rows) {
  constexpr int kFewestOfACorps = 5'000;
  const auto led_by_strength = [&](std::size_t at) {
    const Facts& facts = rows[at + 1].item.parts.facts;
    return rows[at].formation() && rows[at].item.units.empty() && rows[at + 1].item.is == Item::Is::commander &&
           facts.men.value_or(facts.bare.value_or(0)) >= kFewestOfACorps;
  };
  for (std::size_t at = 2; at + 1 < rows.size(); ++at) {
    Item& item = rows[at].item;
    const TextNode& before = rows[at - 2];
    if (item.level || !led_by_strength(at) || !led_by_strength(at - 2) || before.line.depth != rows[at].line.depth ||
        !before.item.level || height(*before.item.level) != height(Level::corps))
      continue;
    item.level = item.arm == Arm::cavalry ? Level::cavalry_corps : Level::corps;
    item.parts.guessed.emplace_back("a corps from its strength, as that of the corps before it");
  }
}

void find_corps_by_divisions(std::vector<TextNode>& rows) {
  const auto holds_divisions = [&](std::size_t at) {
    const std::size_t next = at + 1 < rows.size() && rows[at + 1].item.is == Item::Is::commander ? at + 2 : at + 1;
    return next < rows.size() && rows[at].formation() && rows[at].item.units.empty() && rows[next].formation() &&
           rows[next].item.level == Level::division && rows[next].line.depth >= rows[at].line.depth;
  };
  bool corps = false;
  for (std::size_t at = 0; at < rows.size(); ++at)
    corps = corps || (rows[at].item.level == Level::corps && holds_divisions(at));
  for (std::size_t at = 0; corps && at + 1 < rows.size(); ++at) {
    const auto strong = [](const Item& item) { return item.parts.facts.men || item.parts.facts.bare; };
    const Item& next = rows[at + 1].item;
    if (rows[at].item.level || !holds_divisions(at) ||
        !(strong(rows[at].item) || (next.is == Item::Is::commander && strong(next))))
      continue;
    rows[at].item.level = Level::corps;
    rows[at].item.parts.guessed.emplace_back("a corps from the divisions below it");
  }
}

}  // namespace estafette::readers
