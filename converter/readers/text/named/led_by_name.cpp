#include "converter/readers/text/named/led_by_name.hpp"

#include "converter/readers/parts/hints.hpp"
#include "converter/readers/parts/name.hpp"
#include "converter/readers/text/heads/divisions_without_heading.hpp"
#include "converter/readers/text/heads/led_by_generals.hpp"
#include "converter/readers/text/named/brigades_of_names.hpp"
#include "converter/readers/text/named/colonels_among_units.hpp"
#include "converter/readers/text/named/corps_unnamed.hpp"
#include "converter/readers/text/named/guards_led.hpp"
#include "converter/readers/text/named/heads_of_brigades.hpp"
#include "converter/readers/text/named/lone_names.hpp"
#include "converter/readers/text/named/rated_leaders.hpp"
#include "converter/readers/text/named/title.hpp"
#include "converter/readers/text/nations/lent_troops.hpp"
#include "converter/readers/tree/recap.hpp"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <vector>

namespace estafette::readers {
namespace {

/// The next row that is troops, a command or a commander; none at the end.
const TextNode* next_of(const std::vector<TextNode>& rows, std::size_t at) {
  for (std::size_t next = at + 1; next < rows.size(); ++next)
    if (troops_or_command(rows[next].item) || rows[next].item.is == Item::Is::commander) return &rows[next];
  return nullptr;
}

/// "Legrand; regular" and then "4 battalions": the figures are those of what nobody understood, and of nothing above
/// it.
void ask_about_figures_of_unknown(std::vector<TextNode>& rows) {
  for (std::size_t at = 1; at < rows.size(); ++at) {
    const Facts& facts = rows[at].item.parts.facts;
    const bool troops = facts.battalions || facts.squadrons || facts.regiments;
    if (rows[at].item.is == Item::Is::facts && troops && rows[at - 1].item.is == Item::Is::unknown)
      rows[at].item.is = Item::Is::unknown;
  }
}

/// "Roe's Portuguese": whose troops they are, and their nation.
bool names_nation_of_a_man(const Tokens& name, const PhraseBook& words) {
  std::size_t at = 1;
  while (at < name.size() && !(name[at].text == "s" && name[at].joined)) ++at;
  if (at + 1 >= name.size()) return false;
  const std::optional<PhraseFound> nation = words.find(Sense::nation, name, at + 1);
  std::size_t end = nation ? at + 1 + nation->length : name.size();
  while (end < name.size() && name[end].mark(".")) ++end;
  return nation && end == name.size();
}

/// "Roe's Portuguese 1,824", "Major General William Roe, 1,420" above their units: a brigade and its strength.
void find_brigades_with_strength(std::vector<TextNode>& rows, const PhraseBook& words) {
  for (std::size_t at = 0; at + 1 < rows.size(); ++at) {
    TextNode& row = rows[at];
    const Facts& facts = row.item.parts.facts;
    if (row.item.is != Item::Is::unit || !row.item.units.empty() || facts.kind || facts.subunits() ||
        !(facts.men || facts.bare) || rows[at + 1].item.is != Item::Is::unit)
      continue;
    const Tokens name = tokens_of(row.item.parts.name);
    const bool ranked = !name.empty() && words.has(Sense::rank, name, 0) && !leads_at_most_a_regiment(name, 0, words);
    const bool words_only =
        std::all_of(name.begin(), name.end(), [](const Token& token) { return token.is == Token::Is::word; });
    const bool troops = words.any(Sense::unit, name, 0, name.size());
    const bool led = ranked && words_only && !troops && !words.any(Sense::kind, name, 0, name.size());
    const bool listed = rows[at + 1].item.units.size() > 1 ||
                        (at + 2 < rows.size() && rows[at + 1].line.line == rows[at + 2].line.line);
    const bool list = listed && names_nation_of_a_man(name, words);
    if (!led && !list) continue;
    row.item.is = Item::Is::formation;
    row.item.level = Level::brigade;
    if (led) row.item.parts.commander = row.item.parts.name;
    if (led) row.item.parts.name = surname(row.item.parts.commander, words);
    row.item.parts.guessed.emplace_back("a brigade from the units below it");
  }
}

/// "4/6th Légère Regiment": a battalion of a regiment.
bool is_battalion(const TextNode& row) {
  const Tokens name = tokens_of(row.item.parts.name);
  return row.item.is == Item::Is::unit && name.size() > 2 && name[0].is == Token::Is::number && name[1].mark("/");
}

/// What stands for the commander names a battery, and no rank.
bool leads_as_battery(const Item& item, const PhraseBook& words) {
  const Tokens name = tokens_of(item.parts.commander);
  if (name.empty() || words.any(Sense::rank, name, 0, name.size())) return false;
  const std::optional<PhraseFound> unit = words.find(Sense::unit, name, name.size() - 1);
  return unit && unit->is == to_string(UnitLevel::battery);
}

/// "Roe's Battalion: Kern's Battery, Dale's Battery": what was taken for its commander is the first of them.
void find_batteries_for_leaders(std::vector<TextNode>& rows, const PhraseBook& words) {
  for (std::size_t at = 0; at < rows.size(); ++at) {
    const Item& item = rows[at].item;
    if (item.is != Item::Is::unit || !item.units.empty() || item.parts.facts.figures() ||
        !leads_as_battery(item, words))
      continue;
    TextNode battery = rows[at];
    battery.item = item_of(std::exchange(rows[at].item.parts.commander, ""), words);
    rows.insert(rows.begin() + static_cast<std::ptrdiff_t>(at) + 1, std::move(battery));
  }
}

/// "Infantry Battalion", "1st Infantry Battalion": a sort of troops and a word for a part, and nothing else.
bool names_sort_and_part(const TextNode& row, const PhraseBook& words) {
  if (row.item.is != Item::Is::unit || !row.item.units.empty()) return false;
  const Tokens name = tokens_of(row.item.parts.name);
  if (name.size() < 2) return false;
  std::size_t at = name[0].is == Token::Is::ordinal ? 1 : 0;
  bool sort = false;
  while (at < name.size()) {
    const std::optional<PhraseFound> kind = words.find(Sense::kind, name, at);
    if (!kind || kind->length == 0) break;
    sort = true;
    at += kind->length;
  }
  const std::optional<PhraseFound> part = at < name.size() ? words.find(Sense::unit, name, at) : std::nullopt;
  return sort && part && at + part->length == name.size() && part->is == to_string(UnitLevel::battalion);
}

/// "Kern's Legion", whoever leads it, and below it "Infantry Battalion" and "Cavalry Battalion": these are the legion,
/// which is no unit beside them.
void name_parts_of_legions(std::vector<TextNode>& rows, const PhraseBook& words) {
  for (std::size_t at = 0; at + 1 < rows.size(); ++at) {
    Item& item = rows[at].item;
    const bool led = at + 2 < rows.size() && rows[at + 1].item.is == Item::Is::commander;
    const std::size_t first = at + (led ? 2 : 1);
    if (item.is != Item::Is::unit || !item.units.empty() || item.parts.facts.figures() || item.parts.name.empty() ||
        is_digit(item.parts.name.front()) || !names_sort_and_part(rows[first], words))
      continue;
    const Tokens name = tokens_of(item.parts.name);
    const bool bare = !name.empty() && name[0].is == Token::Is::word && !names_sort_and_part(rows[at], words);
    bool legion = false;
    for (std::size_t word = 1; bare && word < name.size() && !legion; ++word) {
      const std::optional<PhraseFound> unit = words.find(Sense::unit, name, word);
      legion = unit && unit->is == to_string(UnitLevel::regiment);
    }
    if (!legion) continue;
    for (std::size_t next = first; next < rows.size() && names_sort_and_part(rows[next], words); ++next)
      rows[next].item.parts.name = item.parts.name + ", " + rows[next].item.parts.name;
    item.is = Item::Is::note;
    if (led) rows[at + 1].item.is = Item::Is::note;
  }
}

/// "Roe's Battalion".
bool is_somebodys_battalion(const TextNode& row, const PhraseBook& words) {
  const Tokens name = tokens_of(row.item.parts.name);
  const std::optional<PhraseFound> unit =
      name.size() > 2 ? words.find(Sense::unit, name, name.size() - 1) : std::nullopt;
  return row.item.is == Item::Is::unit && unit && unit->is == "battalion" && name[name.size() - 2].text == "s";
}

/// "Miscellaneous Batteries", "Unattached Batteries": one word that counts none, and batteries.
bool heads_batteries(const TextNode& row, const PhraseBook& words) {
  const Tokens name = tokens_of(row.item.parts.name);
  const auto other = [&](Sense sense) { return words.has(sense, name, 0); };
  return row.item.is == Item::Is::unit && name.size() == 2 && name[0].is == Token::Is::word &&
         words.has(Sense::unit, name, 1) && words.has(Sense::plural, name, 1) && !other(Sense::kind) &&
         !other(Sense::number) && !other(Sense::gun) && !other(Sense::nation) && !other(Sense::arm) &&
         !other(Sense::unit) && !row.item.parts.facts.figures();
}

/// "1st Demi-Brigade", and below it, as far in, battalions of several regiments, each with its strength; "Henry's
/// Artillery Battalion", and below it batteries: commands, of which nothing is told but their name.
void find_names_above_their_parts(std::vector<TextNode>& rows, const PhraseBook& words) {
  for (std::size_t at = 0; at + 2 < rows.size(); ++at) {
    Item& item = rows[at].item;
    const TextNode& next = rows[at + 1];
    const bool bare = !item.parts.facts.figures();
    const bool armed = guns_of(item.parts.facts).has_value();  // "Kern's Battalion (356 men, 16 guns)"
    const bool deeper = next.line.depth > rows[at].line.depth;
    if (item.is != Item::Is::unit || !item.units.empty() || !(bare || armed) || is_battalion(rows[at]) ||
        (deeper ? !armed : next.line.depth != rows[at].line.depth))
      continue;
    const auto strong = [](const TextNode& row) { return row.item.parts.facts.men || row.item.parts.facts.bare; };
    if (bare && is_battalion(next) && is_battalion(rows[at + 2]) && strong(next) && strong(rows[at + 2])) {
      item.is = Item::Is::formation;
      item.level = Level::brigade;
      item.parts.guessed.emplace_back("a brigade from the battalions below it");
    }
    const Tokens name = tokens_of(item.parts.name);
    const std::optional<PhraseFound> unit = words.find(Sense::unit, name, name.size() - 1);
    const auto battery = [&](const TextNode& row) {
      return row.item.is == Item::Is::unit && arm_of_unit(row, words) == Arm::artillery;
    };
    const bool battalion = unit && unit->is == "battalion";
    const bool somebodys = is_somebodys_battalion(rows[at], words);
    const bool next_such = is_somebodys_battalion(rows[at + 2], words) || heads_batteries(rows[at + 2], words);
    const bool guns = battalion && (somebodys || arm_of_unit(rows[at], words) == Arm::artillery);
    const bool led = (!item.parts.commander.empty() || somebodys || armed) &&
                     (battery(rows[at + 2]) || (somebodys && next_such));  // "Artillery Battalion:"
    const bool heading = bare && heads_batteries(rows[at], words) && battery(next) && !heads_batteries(next, words);
    const bool leader = somebodys && next.item.is == Item::Is::commander && battery(rows[at + 2]);
    if (!leader && !heading && (!guns || !battery(next) || !(guns_of(next.item.parts.facts) || led))) continue;
    item.is = Item::Is::formation;
    item.level = Level::brigade;
    item.parts.guessed.emplace_back("a brigade from the batteries below it");
  }
}

/// "CAVALRY", and on the next line "Maj. Gen. Stuart": a command as "Cavalry: Maj. Gen. Stuart" is.
void find_arms_with_a_commander(std::vector<TextNode>& rows) {
  for (std::size_t at = 0; at + 1 < rows.size(); ++at) {
    Item& heading = rows[at].item;
    const bool horse_or_foot = heading.arm == Arm::cavalry || heading.arm == Arm::infantry;
    if (heading.is != Item::Is::group || !horse_or_foot || !heading.units.empty()) continue;
    if (rows[at + 1].item.is == Item::Is::commander) heading.is = Item::Is::formation;
  }
}

}  // namespace

void find_commands_led_by_name(std::vector<TextNode>& rows, const PhraseBook& words) {
  find_brigades_of_names(rows, words);
  find_lone_names(rows, words);
  find_arms_with_a_commander(rows);
  find_batteries_for_leaders(rows, words);
  name_parts_of_legions(rows, words);
  find_names_above_their_parts(rows, words);
  find_reserves_of_horse(rows, words);
  find_corps_by_strength(rows);
  find_corps_by_divisions(rows);
  find_rated_leaders(rows, words);
  find_guards_led(rows, words);
  find_sorts_led_by_generals(rows, words);
  find_lent_troops(rows, words);
  find_heads_of_brigades(rows, words);
  find_brigades_of_colonels(rows, words);
  find_brigades_with_strength(rows, words);
  ask_about_figures_of_unknown(rows);
  find_divisions_without_heading(rows, words);
  bool command_above = false;  // whose commander he may be
  for (std::size_t at = 0; at < rows.size(); ++at) {
    TextNode& row = rows[at];
    if (row.item.is == Item::Is::formation || row.item.is == Item::Is::group) command_above = true;
    if (row.item.is == Item::Is::nation) command_above = false;
    if (row.item.is != Item::Is::commander || row.item.parts.facts.figures()) continue;
    if (command_above) continue;
    const Tokens name = tokens_of(row.item.parts.name);
    const TextNode* next = next_of(rows, at);
    const bool leads = words.has(Sense::rank, name, 0) && !led_by_subaltern(name, 0, words);
    const bool troops = next != nullptr && next->item.is == Item::Is::unit && next->line.depth >= row.line.depth;
    if (!leads || !troops) continue;
    lead_by_name(row, "a command from its commander", words);
  }
}

}  // namespace estafette::readers
