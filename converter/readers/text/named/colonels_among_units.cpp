#include "converter/readers/text/named/colonels_among_units.hpp"

#include "converter/readers/parts/hints.hpp"
#include "converter/readers/parts/name.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <string_view>

namespace estafette::readers {
namespace {

constexpr std::array<std::string_view, 9> kStems = {
    "col", "kol", "obers", "obris", "obst", "coron", "cnel", "pulkow", "\u043F\u043E\u043B\u043A\u043E\u0432"};

/// "Col. Kern", "Oberst v. Roe": a colonel, who may lead a brigade, and no lieutenant colonel, who leads a regiment.
bool is_colonel(const TextNode& row, const PhraseBook& words) {
  if (row.item.is != Item::Is::commander || row.item.parts.facts.figures()) return false;
  const Tokens name = tokens_of(row.item.parts.name);
  return name.size() > 1 && leads_at_most_a_regiment(name, 0, words) && !led_by_subaltern(name, 0, words) &&
         std::any_of(kStems.begin(), kStems.end(),
                     [&](std::string_view stem) { return name[0].text.starts_with(stem); });
}

bool is_unit(const TextNode& row) {
  return row.item.is == Item::Is::unit;
}

/// Between two units as far in as he is.
bool stands_between_units(const std::vector<TextNode>& rows, std::size_t at) {
  return at > 0 && at + 1 < rows.size() && is_unit(rows[at - 1]) && is_unit(rows[at + 1]) &&
         rows[at - 1].line.depth == rows[at].line.depth && rows[at + 1].line.depth == rows[at].line.depth;
}

}  // namespace

void find_brigades_of_colonels(std::vector<TextNode>& rows, const PhraseBook& words) {
  bool command = false;
  for (std::size_t at = 0; at < rows.size(); ++at) {
    TextNode& row = rows[at];
    command = command || row.formation();
    const bool apart = row.line.after_blank && stands_between_units(rows, at) && !rows[at + 1].line.after_blank &&
                       !rows[at - 1].line.after_blank;
    if (!command || !apart || !is_colonel(row, words)) continue;
    row.item.is = Item::Is::formation;
    row.item.level = Level::brigade;
    row.item.parts.commander = row.item.parts.name;
    row.item.parts.name = surname(row.item.parts.commander, words);
    row.item.parts.guessed.emplace_back("a brigade from its commander");
  }
}

std::vector<Problem> doubts_of_colonels(const std::vector<TextNode>& rows, const PhraseBook& words) {
  std::vector<Problem> looks;
  for (std::size_t from = 0; from < rows.size(); ++from) {
    if (!rows[from].formation()) continue;
    std::size_t to = from + 1, units = 0, colonel = 0, leaders = 0;
    for (; to < rows.size() && (is_unit(rows[to]) || rows[to].item.is == Item::Is::commander); ++to) {
      const Item& item = rows[to].item;
      units += is_unit(rows[to]) ? 1U : 0U;
      const bool own = to == from + 1 && item.is == Item::Is::commander;  // of the command itself
      leaders += !own && (item.is == Item::Is::commander || !item.parts.commander.empty()) ? 1U : 0U;
      if (is_colonel(rows[to], words) && stands_between_units(rows, to)) colonel = to;
    }
    constexpr std::size_t kFewestUnits = 3;
    if (colonel > 0 && leaders == 1 && units >= kFewestUnits)
      looks.push_back({"", rows[colonel].line.line, "", rows[colonel].line.text,
                       "whether he leads the unit above him or those below",
                       "Write him behind the name of the unit, or the name of his command above him"});
    from = to - 1;
  }
  return looks;
}

}  // namespace estafette::readers
