#include "converter/readers/text/named/led_by_name.hpp"

#include "converter/readers/parts/hints.hpp"
#include "converter/readers/parts/name.hpp"
#include "converter/readers/text/heads/divisions_without_heading.hpp"
#include "converter/readers/text/heads/led_by_generals.hpp"
#include "converter/readers/text/named/brigades_of_names.hpp"
#include "converter/readers/text/named/guards_led.hpp"
#include "converter/readers/text/named/heads_of_brigades.hpp"
#include "converter/readers/text/named/title.hpp"
#include "converter/readers/text/nations/lent_troops.hpp"
#include "converter/readers/tree/recap.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace estafette::readers {
namespace {

/// The next row that is troops, a command or a commander; none at the end.
const TextNode* next_of(const std::vector<TextNode>& rows, std::size_t at) {
  for (std::size_t next = at + 1; next < rows.size(); ++next)
    if (troops_or_command(rows[next].item) || rows[next].item.is == Item::Is::commander) return &rows[next];
  return nullptr;
}

constexpr std::size_t kMostWordsOfALeader = 3;
constexpr std::size_t kFewestRated = 2;  ///< one alone may be a regiment that is called after its colonel

/// "Digby - Hesitant (8)": a name, and what is said of him.
struct RatedLeader {
  std::string name, said;
};

/// Nothing for a line that does not end in a small figure in brackets, or has other figures, or names troops.
std::optional<RatedLeader> rated_leader(std::string_view line, const PhraseBook& words) {
  constexpr std::array<Sense, 6> kTroops = {Sense::kind, Sense::unit,  Sense::count,
                                            Sense::gun,  Sense::state, Sense::number};
  const std::size_t open = line.rfind('(');
  const std::size_t first = line.find_first_of("0123456789");
  const bool rated = open != std::string_view::npos && open > 0 && first == open + 1 && line.back() == ')' &&
                     line.size() - open <= 4 &&
                     std::all_of(line.begin() + static_cast<std::ptrdiff_t>(first), line.end() - 1, is_digit);
  if (!rated || line.find_first_of(",:;/&\"") != std::string_view::npos) return std::nullopt;
  const std::size_t end = std::min(line.find_first_of("(-"), open);
  const Tokens name = tokens_of(line.substr(0, end));
  const Tokens all = tokens_of(line.substr(0, open));
  const bool person = !name.empty() && name.size() <= kMostWordsOfALeader &&
                      std::all_of(name.begin(), name.end(), [&](const Token& token) {
                        return token.is == Token::Is::word && (line[token.begin] < 'a' || line[token.begin] > 'z');
                      });
  const Tokens& named = person ? name : all;
  const bool troops = std::any_of(kTroops.begin(), kTroops.end(),
                                  [&](Sense sense) { return words.any(sense, named, 0, named.size()); });
  if (troops || (!person && !words.any(Sense::commander, all, 0, all.size()))) return std::nullopt;
  return RatedLeader{tidy(line.substr(0, person ? end : open)), tidy(line.substr(person ? end : open))};
}

/// "French under Roe": the token behind the nation, if a word for a commander stands there; otherwise 0.
std::size_t past_nation(const Tokens& name, const PhraseBook& words) {
  std::optional<PhraseFound> nation = words.find(Sense::nation, name, 0);
  if (!nation) nation = words.find(Sense::country, name, 0);
  return nation && nation->length < name.size() && words.has(Sense::commander, name, nation->length) ? nation->length
                                                                                                     : 0;
}

/// Lists for the table name a brigade by its leader, with his rating, and below him a block of troops. If every such
/// name begins a block, they are commands, and not regiments of so many battalions.
void find_rated_leaders(std::vector<TextNode>& rows, const PhraseBook& words) {
  std::vector<std::pair<std::size_t, RatedLeader>> found;
  for (std::size_t at = 0; at < rows.size(); ++at) {
    std::optional<RatedLeader> leader = rated_leader(rows[at].line.text, words);
    if (!leader) continue;
    if (at > 0 && !rows[at].line.after_blank) return;
    found.emplace_back(at, std::move(*leader));
  }
  std::size_t blocks = 0;
  for (std::size_t at = 0; at < found.size(); ++at) {
    const std::size_t next = found[at].first + 1;
    if (next == rows.size()) return;
    const bool army = at + 1 < found.size() && found[at + 1].first == next;  // "French under Roe (8)"
    const bool block = !army && !rows[next].line.after_blank;
    if (!block && !army) return;
    blocks += block ? 1 : 0;
  }
  if (blocks < kFewestRated) return;
  for (const auto& [at, leader] : found) {
    TextNode& row = rows[at];
    const std::size_t behind = past_nation(tokens_of(leader.name), words);
    row.item = item_of(behind == 0 ? leader.name : leader.name.substr(0, tokens_of(leader.name)[behind].begin), words);
    row.note = behind == 0 ? leader.said : tidy(row.line.text);
    if (row.item.is == Item::Is::nation || row.item.is == Item::Is::formation) continue;
    row.item = {};
    row.item.is = Item::Is::formation;
    row.item.parts.name = row.item.parts.commander = leader.name;
    row.item.parts.guessed.emplace_back("a command from its commander's name");
  }
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

/// "Réserve de cavalerie: Murat", and below it "2e division de cuirassiers": a corps of horse, and none of the corps
/// before it.
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

/// "Reserve Cavalry", "Marshal Kern (19,629, 26 guns)" behind "III Corps", "Marshal Roe (28,936, 46 guns)", with
/// nothing else between: beside the corps.
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

/// "Advance Guard", "FML Klenau (14,263 men)", and below him "Division: FML Vincent" where corps have divisions: a
/// corps too, and the strength that of its divisions.
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
