#include "converter/readers/text/rows/regiments_of_arms.hpp"

#include "base/letters.hpp"
#include "base/text.hpp"
#include "converter/readers/parts/hints.hpp"
#include "converter/readers/tree/recap.hpp"
#include "converter/readers/words/tokens.hpp"

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace estafette::readers {
namespace {

constexpr int kMostSquadrons = 6, kMostMen = 1300;  ///< of one regiment of horse

/// "Caballería de Toro": an arm, a link, and a name that says nothing else.
bool names_arm_of_place(std::string_view name, const PhraseBook& words) {
  const Tokens tokens = tokens_of(name);
  const std::optional<PhraseFound> arm = words.find(Sense::arm, tokens, 0);
  const std::size_t at = arm ? arm->length : 0;
  const std::optional<PhraseFound> link = arm ? words.find(Sense::link, tokens, at) : std::nullopt;
  if (!link || link->is == "and" || at + link->length >= tokens.size()) return false;
  constexpr std::array kOthers = {Sense::command, Sense::kind,    Sense::unit,  Sense::arm,    Sense::rank,
                                  Sense::title,   Sense::quality, Sense::count, Sense::number, Sense::link};
  for (std::size_t word = at + link->length; word < tokens.size(); ++word) {
    if (tokens[word].is != Token::Is::word) return false;
    for (const Sense other : kOthers)
      if (words.has(other, tokens, word)) return false;
  }
  return capital_at(name, tokens[at + link->length].begin);
}

/// The name of such a regiment in a row, who leads it, and the squadrons in a bracket behind its name.
struct ArmOfPlace {
  std::string name, commander;
  std::optional<int> squadrons;
};

/// Takes ", Col. Roe" or " - Col. Roe" off the end of a name.
void take_leader(ArmOfPlace& told) {
  for (const std::string_view mark : {", ", " - ", " \u2013 ", " \u2014 "}) {
    const std::size_t at = told.name.find(mark);
    if (at == std::string::npos) continue;
    told.commander = told.name.substr(at + mark.size());
    told.name.resize(at);
    return;
  }
}

/// Takes "(4 esc.)" or "(4)" off the end of a name, if it can be the squadrons of one regiment.
std::optional<int> take_squadrons(std::string& name, const PhraseBook& words) {
  const std::size_t open = name.rfind(" (");
  if (open == std::string::npos || !name.ends_with(')')) return std::nullopt;
  const Tokens bracket = tokens_of(std::string_view(name).substr(open + 2, name.size() - open - 3));
  if (bracket.empty() || bracket[0].is != Token::Is::number) return std::nullopt;
  const std::optional<PhraseFound> count = words.find(Sense::count, bracket, 1);
  if (bracket.size() > 1 && !(count && count->is == "squadrons")) return std::nullopt;
  name.resize(open);
  return bracket[0].value;
}

std::optional<ArmOfPlace> regiment_in(const TextNode& row, const PhraseBook& words) {
  const Parts& parts = row.item.parts;
  const bool heads = (row.item.is == Item::Is::group || row.formation()) && !row.item.level && row.item.units.empty() &&
                     row.item.arm == Arm::cavalry;
  const int men = parts.facts.men.value_or(parts.facts.horses.value_or(parts.facts.bare.value_or(0)));
  const bool one =
      parts.facts.figures() && men <= kMostMen && !parts.facts.regiments && !parts.facts.guns && !parts.facts.batteries;
  if (!heads || !one) return std::nullopt;
  ArmOfPlace told = {parts.name, parts.commander, parts.facts.squadrons};
  if (!told.squadrons) told.squadrons = take_squadrons(told.name, words);
  if (told.squadrons.value_or(0) > kMostSquadrons) return std::nullopt;
  if (told.commander.empty()) take_leader(told);
  if (told.commander.empty() && !parts.facts.figures()) return std::nullopt;
  const bool led = told.commander.empty() || leads_at_most_a_regiment(tokens_of(told.commander), 0, words);
  return led && names_arm_of_place(told.name, words) ? std::optional(told) : std::nullopt;
}

/// "Caballería de Toro, Col. Roe" with no figure: the next row is no unit without a leader, of which he could have
/// several.
bool stands_among_led(const std::vector<TextNode>& rows, std::size_t at, const PhraseBook& words) {
  if (at + 1 >= rows.size() || rows[at + 1].item.is != Item::Is::unit) return true;
  if (rows[at + 1].line.depth > rows[at].line.depth) return false;
  return !rows[at + 1].item.parts.commander.empty() || arm_of_unit(rows[at + 1], words) == Arm::artillery;
}

/// The squadrons and the men of the rows right below, as long as they are units.
struct Below {
  int men = 0, squadrons = 0;
};

/// True if the row has what units right below it have together, or if those tell nothing of their strength.
bool heads_those_below(const std::vector<TextNode>& rows, std::size_t at) {
  const Facts& facts = rows[at].item.parts.facts;
  const int men = facts.men.value_or(facts.horses.value_or(facts.bare.value_or(0)));
  Below below;
  std::size_t units = 0;
  for (std::size_t next = at + 1; next < rows.size(); ++next, ++units) {
    const TextNode& row = rows[next];
    if (row.item.is != Item::Is::unit) break;
    if (row.line.depth > rows[at].line.depth) return true;
    const Facts& own = row.item.parts.facts;
    if (own.guns) break;  // "Caballería de Toro: 300", and the battery of its division
    below.men += own.men.value_or(own.horses.value_or(own.bare.value_or(0)));
    below.squadrons += own.squadrons.value_or(own.few.value_or(0));
    if (men > 0 ? below.men == men : below.squadrons == facts.squadrons) return true;
  }
  return units > 0 && below.men == 0 && below.squadrons == 0;
}

}  // namespace

void find_regiments_of_arms(std::vector<TextNode>& rows, const PhraseBook& words) {
  for (std::size_t at = rows.size(); at-- > 0;) {  // the last first: one may stand below another
    const std::optional<ArmOfPlace> regiment = regiment_in(rows[at], words);
    if (!regiment) continue;
    const bool figures = rows[at].item.parts.facts.figures() || regiment->squadrons;
    if (figures ? heads_those_below(rows, at) : !stands_among_led(rows, at, words)) continue;
    Item& item = rows[at].item;
    item.is = Item::Is::unit;
    item.arm.reset();
    item.parts.name = regiment->name;
    item.parts.commander = regiment->commander;
    item.parts.facts.squadrons = regiment->squadrons;
  }
}

}  // namespace estafette::readers
