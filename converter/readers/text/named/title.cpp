#include "converter/readers/text/named/title.hpp"

#include "base/letters.hpp"
#include "base/text.hpp"
#include "converter/readers/parts/hints.hpp"
#include "converter/readers/parts/name.hpp"
#include "converter/readers/parts/plural.hpp"
#include "converter/readers/text/heads/armies_together.hpp"
#include "converter/readers/text/heads/superior_below.hpp"
#include "converter/readers/text/named/numbered_headings.hpp"

#include <algorithm>
#include <optional>
#include <utility>

namespace estafette::readers {
namespace {

/// "Naples, 1815", "Prussian cavalry, 1756,": a place or an army, a year, and no other figure.
bool is_place_and_year(const std::string& text) {
  const Tokens tokens = tokens_of(text.substr(0, text.find_last_not_of(".,;: ") + 1));
  if (tokens.size() < 3 || !tokens[tokens.size() - 2].mark(",") || tokens.back().is != Token::Is::number) return false;
  return may_be_year(tokens.back().value) &&
         std::none_of(tokens.begin(), tokens.end() - 1, [](const Token& token) { return token.figure(); });
}

/// "12th Infantry Regiment", "6-pounder Foot Battery No. 7".
bool has_number(const TextNode& row) {
  return !row.item.units.empty() || has_digit(row.line.text);
}

/// True if its name says nothing else than that kind: regiments of the line may stand below "Infantry", but not below
/// "Zouaves", which are troops themselves there.
bool may_be_of(const TextNode& row, Kind heading, const PhraseBook& words) {
  const std::optional<PhraseFound> found = kind_in(tokens_of(row.item.parts.name), words);
  if (!found || found->guess) return true;
  const Kind kind = *kind_from(found->is);
  const bool foot = arm_of(kind) == Arm::infantry && heading != Kind::line_infantry;
  return foot ? kind == heading : arm_of(kind) == arm_of(heading);
}

/// "GdB Kern": one who leads more than a regiment.
bool leads_a_command(const std::string& commander, const PhraseBook& words) {
  const Tokens tokens = tokens_of(commander);
  return words.has(Sense::rank, tokens, 0) && !leads_at_most_a_regiment(tokens, 0, words);
}

/// Nothing stands behind the kind of a heading, or only what it holds: "Cavalry", "Cavalry Regiments", "Engineers and
/// Mechanics".
bool ends_kind(const Tokens& name, std::size_t at, const PhraseBook& words) {
  const std::optional<PhraseFound> link = at < name.size() ? words.find(Sense::link, name, at) : std::nullopt;
  const bool joined = link && link->is == "and" && at + link->length < name.size();
  const std::optional<PhraseFound> other = joined ? words.find(Sense::kind, name, at + link->length) : std::nullopt;
  if (other && at + link->length + other->length == name.size()) return true;
  const std::optional<PhraseFound> count = at < name.size() ? words.find(Sense::count, name, at) : std::nullopt;
  return at == name.size() || (count && count->is == "regiments" && at + count->length == name.size());
}

/// "Combined Grenadier Battalions", "Foreign regiments": words without a meaning here, perhaps a sort, and a word for
/// several that ends the name.
bool names_troops_of_a_sort(const std::string& text, const PhraseBook& words) {
  const Tokens name = tokens_of(text);
  if (name.size() < 2 || !may_be_several(text, words) || words.has(Sense::arm, name, 0)) return false;
  for (std::size_t at = 0; at < name.size(); ++at) {
    if (name[at].is != Token::Is::word) return false;
    for (const Sense other : {Sense::command, Sense::link, Sense::number, Sense::rank, Sense::state, Sense::owner})
      if (words.has(other, name, at)) return false;
  }
  return true;
}

/// "Armée autrichienne" above "1re armée" and "2e armée": the title, which says whose they are.
void become_title(TextNode& row, const PhraseBook& words) {
  const bool army = row.item.level == Level::army;
  const std::string nation = army ? nation_of_command(tokens_of(row.item.parts.name), "", words) : "";
  row.item.is = nation.empty() ? Item::Is::heading : Item::Is::nation;
  if (!nation.empty()) row.item.nation = nation;
}

/// "Alba 9e bataljon" below "9e bataljon Alba": a unit of the same words, and nothing else told of it.
bool is_told_again(const TextNode& first, const TextNode& row) {
  const auto sorted = [](const TextNode& one) {
    std::vector<std::string> words;
    for (const Token& token : tokens_of(one.item.parts.name)) words.emplace_back(token.text);
    std::sort(words.begin(), words.end());
    return words;
  };
  return first.item.is == Item::Is::unit && row.item.is == Item::Is::unit && !row.item.parts.facts.figures() &&
         row.item.parts.commander.empty() && sorted(first) == sorted(row);
}

/// The question about a first line that may be a title or troops.
std::vector<Problem> doubts_of_first_line(const std::vector<TextNode>& rows) {
  const auto told = [](const TextNode& row) { return troops_or_command(row.item); };
  const auto first = std::find_if(rows.begin(), rows.end(), told);
  if (first == rows.end()) return {};
  auto next = std::find_if(first + 1, rows.end(), told);
  while (next != rows.end() && is_told_again(*first, *next)) next = std::find_if(next + 1, rows.end(), told);
  const bool above = next != rows.end() && (next->formation() || next->item.is == Item::Is::nation) &&
                     next->line.depth <= first->line.depth;
  if (!above || first->item.is != Item::Is::unit || !first->item.units.empty()) return {};
  const Parts& parts = first->item.parts;
  if (parts.facts.figures() || !parts.commander.empty() || !parts.note.empty()) return {};
  std::vector<Problem> doubts;
  for (auto row = first; row != next; ++row)
    if (told(*row))
      doubts.push_back({"", row->line.line, "", row->line.text,
                        "the title of the page, or troops that are under no command",
                        "Remove a title; write the strength of troops behind their name"});
  return doubts;
}

/// "La Garde imp\u00E9riale sous le commandement direct de Kern", "I Corps" with a leader on the next line: of a corps
/// or less is told who leads it, as a title does not.
bool is_led(const TextNode& command, const TextNode& next, const PhraseBook& words) {
  if (command.item.level == Level::army) return false;
  const Tokens line = tokens_of(command.line.text);
  return next.item.is == Item::Is::commander || words.any(Sense::commander, line, 0, line.size());
}

/// "Garde Imp\u00E9riale" above "12 bataillons" and "8 725 hommes": a command less than an army with its strength.
bool has_strength_below(const TextNode& command, const TextNode& next) {
  const Facts& facts = next.item.parts.facts;
  return command.item.level != Level::army && next.item.is == Item::Is::facts &&
         (facts.men || facts.battalions || facts.squadrons || facts.guns);
}

}  // namespace

void uncentre(std::vector<TextNode>& rows) {
  const TextNode* next = nullptr;
  for (auto row = rows.rbegin(); row != rows.rend(); ++row) {
    if (!troops_or_command(row->item)) continue;
    const bool high = row->item.is == Item::Is::nation || (row->item.level && height(*row->item.level) >= 3 &&
                                                           !row->item.parts.facts.figures() && row->item.units.empty());
    // A division may be set in, but not more than the brigade below it; with its troops on its line it has none below.
    const bool above = next != nullptr && row->formation() && row->item.level && row->item.units.empty() &&
                       next->formation() && next->item.level && height(*next->item.level) < height(*row->item.level);
    // A command with a bullet or in a table's next column, and its troops without; but not if they are on its line.
    const bool heads = next != nullptr && (row->formation() || row->item.is == Item::Is::group) &&
                       row->item.units.empty() && next->item.is == Item::Is::unit;
    if ((high || above || heads) && next != nullptr && next->line.depth < row->line.depth)
      row->line.depth = next->line.depth;
    next = &*row;
  }
}

void find_headings(std::vector<TextNode>& rows, const PhraseBook& words) {
  find_numbered_headings(rows, words);
  put_superior_above(rows);
  const TextNode* next = nullptr;
  for (auto row = rows.rbegin(); row != rows.rend(); ++row) {
    if (!troops_or_command(row->item)) continue;
    const Parts& parts = row->item.parts;
    const bool led = !parts.commander.empty() && leads_a_command(parts.commander, words);
    const bool group = row->item.is == Item::Is::group;
    const bool plain = (group || row->item.is == Item::Is::unit) && row->item.units.empty() && !parts.facts.figures() &&
                       (led || (parts.commander.empty() && (parts.note.empty() || row->line.text.ends_with(':'))));
    const Tokens name = plain ? tokens_of(parts.name) : Tokens{};
    const std::optional<PhraseFound> kind = words.find(Sense::kind, name, 0);
    const bool announces = row->line.text.ends_with(':');  // "Light dragoons:", whatever stands below it
    const bool heads = next != nullptr && next->item.is == Item::Is::unit &&
                       (announces || (has_number(*next) && next->line.depth <= row->line.depth));
    const std::optional<PhraseFound> guard = words.find(Sense::quality, name, 0);
    const bool own_name = guard && guard->length > 1 && guard->length == name.size();  // "Garde du Corps"
    const bool only_kind = kind && !kind->part && ends_kind(name, kind->length, words) && !own_name;
    // "Cavalry" above "Cuirassiers", and their regiments below: a title, and no troops
    const std::optional<PhraseFound> arm = words.find(Sense::arm, name, 0);  // but not "Foot Artillery"
    const bool above_sort = only_kind && !led && next != nullptr && next->item.is == Item::Is::group && arm &&
                            arm_from(arm->is) == next->item.arm && next->item.arm == arm_of(*kind_from(kind->is)) &&
                            !words.has(Sense::arm, tokens_of(next->item.parts.name), 0);
    if (above_sort) {
      row->item.is = Item::Is::heading;
      continue;
    }
    if (!group && announces && heads && next->line.depth >= row->line.depth &&
        names_troops_of_a_sort(parts.name, words)) {
      const std::optional<PhraseFound> sort = kind_in(name, words);
      row->item.is = Item::Is::group;
      if (sort) row->item.arm = arm_of(*kind_from(sort->is));
      next = &*row;
      continue;
    }
    if (!group && only_kind && heads && may_be_of(*next, *kind_from(kind->is), words)) {
      row->item.is = led ? Item::Is::formation : Item::Is::group;
      row->item.arm = arm_of(*kind_from(kind->is));
    }
    next = &*row;
  }
}

void find_title(std::vector<TextNode>& rows, const PhraseBook& words, std::vector<Problem>& looks) {
  TextNode* above = nullptr;
  for (TextNode& row : rows) {
    if (!troops_or_command(row.item)) continue;
    if (row.item.is == Item::Is::nation) continue;
    if (row.item.is != Item::Is::unit || !is_place_and_year(row.line.text)) break;
    row.item.is = Item::Is::heading;
  }
  for (Problem& doubt : doubts_of_first_line(rows)) looks.push_back(std::move(doubt));
  for (TextNode& row : rows) {
    if (!troops_or_command(row.item)) continue;
    if (above != nullptr &&
        !(row.formation() && row.item.level && height(*row.item.level) >= height(*above->item.level))) {
      return;
    }
    if (above != nullptr && is_army_together(*above, row, words)) return;
    if (above != nullptr) become_title(*above, words);
    above = &row;
    const Parts& parts = row.item.parts;
    const bool bare = parts.commander.empty() && !parts.facts.figures() && row.item.units.empty();
    if (!row.item.level || !row.formation() || !bare || row.line.text.ends_with(':')) return;
    if (&row != &rows.back() && (is_led(row, (&row)[1], words) || has_strength_below(row, (&row)[1]))) return;
  }
}

}  // namespace estafette::readers
