#include "converter/readers/text/rows/troops_by_country.hpp"

#include "base/text.hpp"
#include "converter/readers/parts/hints.hpp"
#include "converter/readers/text/rows/bare_part.hpp"

#include <algorithm>
#include <cstddef>
#include <string>

namespace estafette::readers {
namespace {

/// "King's German Legion", a body of troops, behind the total of others in an army: whose the troops below it are.
bool is_body_behind_total(const std::vector<TextNode>& rows, std::size_t at, const PhraseBook& words) {
  const Tokens name = tokens_of(rows[at].line.text);
  const auto army = [](const TextNode& row) { return row.formation() && row.item.level == Level::army; };
  return rows[at - 1].item.is == Item::Is::total && rows[at].line.depth == rows[at - 1].line.depth &&
         words.any(Sense::unit, name, 0, name.size()) &&
         std::any_of(rows.begin(), rows.begin() + static_cast<std::ptrdiff_t>(at), army);
}

/// "King's German Legion" between a brigade and its battalions tells their nation.
void take_nations_of_commands(std::vector<TextNode>& rows, const PhraseBook& words) {
  for (std::size_t at = 1; at + 1 < rows.size(); ++at) {
    TextNode& row = rows[at];
    const Item& above = rows[at - 1].item;
    const bool low = above.level == Level::brigade || above.level == Level::division;
    const bool bare = above.is == Item::Is::formation && low && above.units.empty() && !above.parts.facts.figures();
    if (row.item.is != Item::Is::nation || row.line.depth < rows[at - 1].line.depth ||
        !(bare || is_body_behind_total(rows, at, words)))
      continue;
    std::size_t next = at + 1;
    for (; next < rows.size() && rows[next].item.is == Item::Is::unit; ++next)
      if (rows[next].item.parts.facts.nation.empty()) rows[next].item.parts.facts.nation = row.item.nation;
    if (next == at + 1) continue;
    row.item = {};
    row.item.is = Item::Is::note;
  }
}

/// The men of the units below a row, up to `most`, with nothing between them but who leads them.
int men_below(const std::vector<TextNode>& rows, std::size_t at, int most) {
  int men = 0;
  for (std::size_t next = at + 1; next < rows.size() && men < most; ++next) {
    const Item& item = rows[next].item;
    if (item.is != Item::Is::unit && item.is != Item::Is::commander) break;
    if (item.is == Item::Is::unit) men += item.parts.facts.men.value_or(item.parts.facts.bare.value_or(0));
  }
  return men;
}

/// "U.S. Regulars (831)" and "Major Kern" between the regiments of a brigade, when those below them come to that
/// strength: a part of the brigade, and no other country.
void note_parts_of_brigades(std::vector<TextNode>& rows, const PhraseBook& words) {
  bool brigade = false;
  for (std::size_t at = 0; at + 2 < rows.size(); ++at) {
    TextNode& row = rows[at];
    TextNode& sum = rows[at + 1];  // in the same line
    TextNode& leader = rows[at + 2];
    if (row.formation()) brigade = row.item.level == Level::brigade;
    if (!brigade || row.item.is != Item::Is::nation || sum.item.is != Item::Is::total ||
        sum.line.line != row.line.line || leader.item.is != Item::Is::commander)
      continue;
    const int men = sum.item.parts.facts.men.value_or(0);
    if (men == 0 || men_below(rows, at + 2, men) != men ||
        !leads_at_most_a_regiment(tokens_of(leader.item.parts.name), 0, words))
      continue;
    for (TextNode* told : {&row, &sum, &leader}) {
      told->item = {};
      told->item.is = told == &sum ? Item::Is::furniture : Item::Is::note;
    }
  }
}

}  // namespace

void find_troops_by_country(std::vector<TextNode>& rows, const PhraseBook& words) {
  bool commanded = false;
  for (std::size_t at = 0; at + 1 < rows.size(); ++at) {
    TextNode& row = rows[at];
    commanded = commanded || row.formation();
    if (!commanded || row.item.is != Item::Is::nation || !is_bare_part(rows[at + 1], words)) continue;
    const std::string name(trim(row.line.text));
    row.item = {};
    row.item.is = Item::Is::unit;
    row.item.parts.name = name;
    row.item.parts.guessed.emplace_back("a regiment from its place");
  }
  take_nations_of_commands(rows, words);
  note_parts_of_brigades(rows, words);
}

}  // namespace estafette::readers
