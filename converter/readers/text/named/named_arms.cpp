#include "converter/readers/text/named/named_arms.hpp"

#include "base/letters.hpp"
#include "base/text.hpp"
#include "converter/orbat/structure.hpp"
#include "converter/orbat/words.hpp"
#include "converter/readers/parts/commander.hpp"
#include "converter/readers/parts/hints.hpp"
#include "converter/readers/parts/name.hpp"
#include "converter/readers/text/named/arm_heading.hpp"
#include "converter/readers/text/named/title.hpp"
#include "converter/readers/tree/recap.hpp"
#include "converter/readers/words/loss_letters.hpp"
#include "converter/readers/words/peoples.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <optional>

namespace estafette::readers {
namespace {

/// True if a word of the name is none of orders of battle: "Glengarry", "Hunter".
bool has_name_of_its_own(const Tokens& name, const PhraseBook& words) {
  for (std::size_t at = 0; at < name.size();) {
    std::size_t known = name[at].is == Token::Is::word ? 0 : 1;
    for (const Sense sense : {Sense::arm, Sense::kind, Sense::quality, Sense::unit, Sense::command, Sense::nation,
                              Sense::country, Sense::link, Sense::gun, Sense::count, Sense::forces, Sense::total})
      if (const std::optional<PhraseFound> found = words.find(sense, name, at)) known = std::max(known, found->length);
    if (known == 0) return true;
    at += known;
  }
  return false;
}

/// A heading of foot or horse that has a name, and nothing else on its line.
bool may_be_troops(const TextNode& row, const PhraseBook& words) {
  const Item& item = row.item;
  const bool heading = item.is == Item::Is::group || (item.is == Item::Is::formation && item.arm && !item.level);
  if (!heading || !item.arm || (*item.arm != Arm::infantry && *item.arm != Arm::cavalry) || !item.units.empty() ||
      item.parts.facts.figures() || row.line.text.ends_with(':'))
    return false;
  const Tokens name = tokens_of(item.parts.name);
  const bool commands = words.any(Sense::command, name, 0, name.size()) || words.any(Sense::note, name, 0, name.size());
  return !commands && has_name_of_its_own(name, words);
}

void make_troops(TextNode& row) {
  row.item.is = Item::Is::unit;
  row.item.arm.reset();
  row.item.parts.guessed.emplace_back("a unit from its place");
}

/// "Cav. Margaron" above regiments of horse: the arm, and behind it a name and nothing else: who leads them.
bool take_name_behind_arm(TextNode& row, const PhraseBook& words) {
  Parts& parts = row.item.parts;
  const Tokens name = tokens_of(parts.name);
  const std::optional<PhraseFound> arm = name.empty() ? std::nullopt : words.find(Sense::arm, name, 0);
  std::size_t from = arm ? arm->length : name.size();
  if (from < name.size() && name[from].mark(".")) ++from;
  if (from + 1 != name.size() || !may_be_person(name, from, parts.name, words)) return false;
  row.item.is = Item::Is::formation;
  parts.commander = parts.name.substr(name[from].begin);
  parts.name = tidy(std::string_view(parts.name).substr(0, name[from].begin));
  parts.guessed.push_back(fmt::format("commander {}, from the end of the name", parts.commander));
  return true;
}

/// "Louisiana Guard Artillery": a heading of guns that has a name, and nothing else on its line.
bool may_be_battery(const TextNode& row, const PhraseBook& words) {
  const Item& item = row.item;
  if (item.is != Item::Is::group || item.arm != Arm::artillery || !item.units.empty() || item.parts.facts.figures() ||
      row.line.text.ends_with(':'))
    return false;
  const Tokens name = tokens_of(item.parts.name);
  return !words.any(Sense::command, name, 0, name.size()) && has_name_of_its_own(name, words);
}

/// A battery, or another that may be one: beside it such a name is no heading.
bool is_of_guns(const TextNode& row, const PhraseBook& words) {
  const bool unit = row.item.is == Item::Is::unit && arm_of_unit(row, words) == Arm::artillery;
  return unit || may_be_battery(row, words);
}

/// "Royal Foot Artillery" behind the batteries below "Royal Horse Artillery", as far in as that: another heading.
bool is_next_heading_of_guns(const std::vector<TextNode>& rows, std::size_t at, const PhraseBook& words) {
  std::size_t above = at;
  while (above > 0 && rows[above - 1].item.is == Item::Is::unit && is_of_guns(rows[above - 1], words)) --above;
  if (above == at || above == 0) return false;
  const TextNode& first = rows[above - 1];
  return first.item.is == Item::Is::group && first.item.arm == Arm::artillery &&
         first.line.depth == rows[at].line.depth && first.item.units.empty() && !first.item.parts.facts.figures() &&
         tokens_of(first.item.parts.name).size() == tokens_of(rows[at].item.parts.name).size();
}

/// Makes a battery of it if no guns are below it, or if others stand before it.
void find_battery(std::vector<TextNode>& rows, std::size_t at, const PhraseBook& words) {
  TextNode& row = rows[at];
  std::size_t next = at + 1;
  while (next < rows.size() && !troops_or_command(rows[next].item)) ++next;
  const bool set_in = next < rows.size() && rows[next].line.depth > row.line.depth;
  const bool below = next < rows.size() && rows[next].item.is == Item::Is::unit && is_of_guns(rows[next], words);
  const bool beside = at > 0 && rows[at - 1].line.depth == row.line.depth && is_of_guns(rows[at - 1], words) &&
                      !is_next_heading_of_guns(rows, at, words);
  const bool another = next < rows.size() && may_be_battery(rows[next], words);
  if (!set_in && (!below || beside || another)) make_troops(row);
}

/// "Royal Artillery" without figures, and beside it regiments of foot or horse and no guns: a battery among them.
bool is_battery_among_regiments(const std::vector<TextNode>& rows, std::size_t at, const PhraseBook& words) {
  const Item& item = rows[at].item;
  const Tokens name = tokens_of(item.parts.name);
  if (item.is != Item::Is::group || item.arm != Arm::artillery || !item.units.empty() || item.parts.facts.figures() ||
      !item.parts.commander.empty() || rows[at].line.text.ends_with(':') || name.size() < 2 || arm_alone(name, words))
    return false;
  for (std::size_t next = at + 1; next < rows.size(); ++next) {
    const TextNode& row = rows[next];
    if (row.item.is == Item::Is::note || row.item.is == Item::Is::furniture) continue;
    if (row.item.is != Item::Is::unit || row.line.depth != rows[at].line.depth) break;
    const Tokens its_name = tokens_of(row.item.parts.name);
    const std::optional<PhraseFound> kind = kind_in(its_name, words);
    const Facts& facts = row.item.parts.facts;
    if (facts.guns || facts.batteries || !facts.pieces.empty() || !facts.piece.empty()) return false;
    const bool surely = kind && (!kind->guess || words.any(Sense::telltale, its_name, 0, its_name.size()));
    const Arm arm = surely ? arm_of(*kind_from(kind->is)) : Arm::support;
    if (arm != Arm::support) return arm != Arm::artillery;
  }
  return false;
}

/// "Royal Engineers" among regiments as far in, and nothing of its sort below it: troops that fight beside them.
bool is_support_among_regiments(const std::vector<TextNode>& rows, std::size_t at, const PhraseBook& words) {
  const TextNode& row = rows[at];
  const Item& item = row.item;
  const Tokens name = tokens_of(item.parts.name);
  if (item.is != Item::Is::group || item.arm != Arm::support || !item.units.empty() || item.parts.facts.figures() ||
      !item.parts.commander.empty() || row.line.text.ends_with(':') || name.size() < 2 || arm_alone(name, words) ||
      !(name[0].text == "royal" || has_name_of_its_own(name, words)) || words.any(Sense::command, name, 0, name.size()))
    return false;
  const auto beside = [&](const TextNode& other) {
    return other.item.is == Item::Is::unit && other.line.depth == row.line.depth;
  };
  const bool among = at > 0 && beside(rows[at - 1]) && !row.line.after_blank;
  const bool below = at + 1 < rows.size() && rows[at + 1].line.depth > row.line.depth;
  const bool next = at + 1 == rows.size() || !beside(rows[at + 1]) || arm_of_unit(rows[at + 1], words) != Arm::support;
  return among && !below && next;
}

/// "[K.: 1, W.: 3]" or "[Killed: 1, Wounded: 3]" at the end of a line.
bool ends_with_losses(const TextNode& row, const PhraseBook& words) {
  const std::size_t open = row.line.text.rfind(" [");
  if (open == std::string::npos || !row.line.text.ends_with(']')) return false;
  const Tokens told = tokens_of(std::string_view(row.line.text).substr(open + 2));
  return !told.empty() && (is_loss_letter(told[0].text) || words.has(Sense::loss, told, 0));
}

/// "Royal Engineers [K.: 1, W.: 3]" beside "7th Fusiliers [K.: 2, W.: 5]": a row of a table of losses as the others,
/// and no heading of theirs.
bool is_row_of_losses(const std::vector<TextNode>& rows, std::size_t at, const PhraseBook& words) {
  const Item& item = rows[at].item;
  const Tokens name = tokens_of(item.parts.name);
  if (item.is != Item::Is::group || !item.arm || !item.units.empty() || item.parts.facts.figures() ||
      !item.parts.commander.empty() || name.size() < 2 || arm_alone(name, words) || !ends_with_losses(rows[at], words))
    return false;
  const auto beside = [&](std::size_t other) {
    return other < rows.size() && rows[other].item.is == Item::Is::unit &&
           rows[other].line.depth == rows[at].line.depth && ends_with_losses(rows[other], words);
  };
  return beside(at + 1) || (at > 0 && beside(at - 1));
}

/// Guides and gendarmes serve at headquarters, but are troops.
bool rides(std::string_view word) {
  return word == "guides" || word.starts_with("gendarm");
}

/// "General Staff", "General Staff & Headquarters": words for a staff, and nothing else.
bool names_only_staff(const Tokens& name, const PhraseBook& words) {
  bool staff = false;
  for (std::size_t at = 0; at < name.size();) {
    const std::optional<PhraseFound> note = words.find(Sense::note, name, at), kind = words.find(Sense::kind, name, at),
                                     link = words.find(Sense::link, name, at);
    const bool of_staff = kind && kind->is == to_string(Kind::staff) && !rides(name[at].text);
    staff = staff || note || of_staff;
    const std::optional<PhraseFound> whose = words.find(Sense::command, name, at);  // "Army Headquarters"
    const bool joint = at > 0 && (name[at].mark("&") || name[at].mark("+"));
    const std::size_t known =
        std::max({joint ? std::size_t{1} : 0, note ? note->length : 0, of_staff ? kind->length : 0,
                  link ? link->length : 0, whose && !whose->part ? whose->length : 0});
    if (known == 0) return false;
    at += known;
  }
  return staff;
}

/// "Lt. Col. Kern's Staff", "1. État-Major : Commandant-en-Chef, Kern", "État-major": nobody who fights.
bool is_staff_of_somebody(const TextNode& row, const PhraseBook& words) {
  const Parts& parts = row.item.parts;
  if (row.item.is != Item::Is::unit || parts.facts.figures() || !row.item.units.empty() || parts.name.size() < 5)
    return false;
  const Tokens name = tokens_of(parts.name);
  const std::optional<PhraseFound> guard = words.find(Sense::note, name, 0);
  if (guard && guard->is == "guard" && guard->length == name.size()) return true;  // "Headquarters Guard: Maj Roe"
  if (parts.commander.empty() && names_only_staff(name, words)) return true;
  std::size_t first = 0;
  while (first < name.size() && name[first].is != Token::Is::word) ++first;
  const std::optional<PhraseFound> alone = words.find(Sense::kind, name, first);
  const Tokens led = tokens_of(parts.commander);
  const bool chief = words.has(Sense::commander, led, 0) ||
                     (words.has(Sense::rank, led, 0) && !leads_at_most_a_regiment(led, 0, words));
  const std::size_t behind = first + (alone ? alone->length : 0);
  const bool of_a_command = behind < name.size() && words.any(Sense::link, name, behind, name.size()) &&
                            words.any(Sense::command, name, behind, name.size());  // "État-major de la Grande Armée"
  const bool of_nobody = behind == name.size() && words.has(Sense::note, name, first);
  if (alone && alone->is == to_string(Kind::staff) && ((behind == name.size() && chief) || of_a_command || of_nobody))
    return true;
  const std::optional<PhraseFound> kind = words.find(Sense::kind, name, name.size() - 1);
  const bool and_staff = name.size() > 2 && kind && kind->is == to_string(Kind::staff) &&
                         words.has(Sense::link, name, name.size() - 2) && words.has(Sense::rank, name, 0);
  if (and_staff) return true;  // "Field Marshal Kern and Staff"
  return name.size() > 2 && kind && kind->is == to_string(Kind::staff) && name[name.size() - 2].text == "s" &&
         name[name.size() - 2].joined;
}

/// Behind "État-major : commandant en chef, Kern" come the others of his staff: generals who lead nobody.
void note_staff_below(std::vector<TextNode>& rows, std::size_t at, const PhraseBook& words) {
  const Tokens tokens = tokens_of(rows[at].line.text);
  std::size_t first = 0;
  while (first < tokens.size() && tokens[first].is != Token::Is::word) ++first;
  const std::optional<PhraseFound> kind = words.find(Sense::kind, tokens, first);
  const bool staff = words.has(Sense::note, tokens, first) || (kind && kind->is == to_string(Kind::staff));
  if (!staff || !words.any(Sense::commander, tokens, first, tokens.size())) return;
  for (std::size_t next = at + 1; next < rows.size(); ++next) {
    const Item::Is is = rows[next].item.is;
    if (is != Item::Is::commander && is != Item::Is::note && is != Item::Is::unknown) return;
    if (is == Item::Is::commander) rows[next].item.is = Item::Is::note;
  }
}

/// "North Carolina Militia", set apart by blank lines, before "Butler's Brigade", where the units of brigades are set
/// in further: a heading, or troops of their own.
bool may_head_brigades(const std::vector<TextNode>& rows, std::size_t at) {
  const TextNode& row = rows[at];
  const Parts& parts = row.item.parts;
  if (row.item.is != Item::Is::unit || !row.line.after_blank || parts.facts.figures() || !parts.commander.empty() ||
      !row.item.units.empty() || has_digit(row.line.text))
    return false;
  const bool next = at + 1 < rows.size() && rows[at + 1].formation() && rows[at + 1].line.after_blank &&
                    rows[at + 1].line.depth <= row.line.depth;
  return next && std::any_of(rows.begin(), rows.end(), [&](const TextNode& other) {
           return other.item.is == Item::Is::unit && other.line.depth > row.line.depth;
         });
}

/// "Roe's Dragoons", "Kern's cavalry": somebody, and the arm that he leads; "Roe's Cavalry" among others beside it may
/// be a regiment.
bool is_arm_of_somebody(const TextNode& row, const PhraseBook& words) {
  const Parts& parts = row.item.parts;
  const bool unit = row.item.is == Item::Is::unit && row.item.units.empty() && !parts.facts.figures();
  if (!(unit || may_be_troops(row, words)) || !parts.commander.empty()) return false;
  const Tokens name = tokens_of(parts.name);
  const auto whose =
      std::find_if(name.begin(), name.end(), [](const Token& token) { return token.text == "s" && token.joined; });
  const auto at = static_cast<std::size_t>(whose - name.begin()) + 1;
  if (at < 2 || at >= name.size()) return false;
  const std::string somebody = parts.name.substr(0, name[at - 2].end);
  if (!may_be_person(tokens_of(somebody), 0, somebody, words)) return false;
  for (const Sense sense : {Sense::arm, Sense::kind})
    if (const auto found = words.find(sense, name, at); found && at + found->length == name.size()) return true;
  return false;
}

/// Troops of his arm are set in below him, or stand below him where all before him were set in further.
bool heads_what_follows(const std::vector<TextNode>& rows, std::size_t at, const PhraseBook& words) {
  constexpr std::size_t kFewest = 2;
  const TextNode& row = rows[at];
  std::size_t troops = 0;
  const bool led = at + 1 < rows.size() && rows[at + 1].item.is == Item::Is::commander &&
                   row.item.arm.value_or(arm_of_unit(row, words)) != Arm::artillery;  // "Commander: Roe" below it
  for (std::size_t next = at + (led ? 2 : 1); next < rows.size() && rows[next].item.is == Item::Is::unit; ++next) {
    if (rows[next].line.depth < row.line.depth || rows[next].line.after_blank ||
        arm_of_unit(rows[next], words) != row.item.arm.value_or(arm_of_unit(row, words)))
      break;
    ++troops;
  }
  const bool set_in = troops > 0 && !led && rows[at + 1].line.depth > row.line.depth;
  const bool begins = at > 0 && (rows[at - 1].line.depth > row.line.depth || row.line.after_blank);
  return set_in || (troops >= kFewest && begins && (led || row.item.is != Item::Is::unit));
}

/// "BRITISH INFANTRY" set apart above a division or a brigade: whose troops of what arm follow, and nothing else.
bool heads_commands_of_nation(const std::vector<TextNode>& rows, std::size_t at, const PhraseBook& words) {
  const TextNode& row = rows[at];
  const Parts& parts = row.item.parts;
  const bool either = row.item.is == Item::Is::unit || row.item.is == Item::Is::group;
  if (!either || !row.item.units.empty() || parts.facts.figures() || !parts.commander.empty() || !row.line.after_blank)
    return false;
  const Tokens name = tokens_of(parts.name);
  const std::size_t people = behind_people(name, words);
  if (people == 0 || people >= name.size()) return false;
  const std::optional<PhraseFound> arm = words.find(Sense::arm, name, people);
  std::size_t end = people + (arm ? arm->length : 0);
  if (end < name.size() && name[end].mark(".")) ++end;
  if (!arm || arm->part || end != name.size()) return false;
  const auto next = std::find_if(rows.begin() + static_cast<std::ptrdiff_t>(at) + 1, rows.end(),
                                 [](const TextNode& below) { return troops_or_command(below.item); });
  return next != rows.end() && next->formation() && next->item.level && next->line.after_blank &&
         height(*next->item.level) <= height(Level::division);
}

/// Not "3e chasseurs" below "Cav. Roe": they may be either.
bool is_of_other_arm(const TextNode& unit, const TextNode& heading, const PhraseBook& words) {
  if (arm_of_unit(unit, words) == *heading.item.arm) return false;
  const std::optional<PhraseFound> kind = kind_in(tokens_of(unit.line.text), words);
  const bool may_ride = kind && kind->guess && kind->is == to_string(Kind::light_infantry);
  return !(heading.item.arm == Arm::cavalry && may_ride && !unit.item.parts.facts.battalions);
}

}  // namespace

std::vector<Problem> find_named_arms(std::vector<TextNode>& rows, const PhraseBook& words) {
  std::vector<Problem> looks = find_arm_headings(rows, words);
  std::optional<Level> above;  // of the command above
  for (std::size_t at = 0; at < rows.size(); ++at) {
    TextNode& row = rows[at];
    if (row.formation() && row.item.level) above = row.item.level;
    if (heads_commands_of_nation(rows, at, words)) {
      if (row.item.is == Item::Is::unit) row.item.arm = arm_of_unit(row, words);
      row.item.is = Item::Is::group;
      continue;
    }
    if (is_staff_of_somebody(row, words)) row.item.is = Item::Is::note;
    if (row.item.is == Item::Is::note) note_staff_below(rows, at, words);
    if (row.line.heading && row.item.is == Item::Is::unknown) {  // what stands above it has ended
      row.item.is = Item::Is::group;
      row.item.parts.name = row.line.text;
      looks.push_back({"", row.line.line, "", row.line.text, "a command, a nation or the heading of an arm",
                       "Write what it heads, a nation or, for example, 1st Division"});
    }
    if (may_head_brigades(rows, at))
      looks.push_back({"", row.line.line, "", row.line.text,
                       "the heading of the brigades below it, or troops of their own",
                       "Write their strength behind the name, or remove the line"});
    if (may_be_battery(row, words)) find_battery(rows, at, words);
    if (is_battery_among_regiments(rows, at, words) || is_support_among_regiments(rows, at, words) ||
        is_row_of_losses(rows, at, words))
      make_troops(row);
    if (is_arm_of_somebody(row, words) && heads_what_follows(rows, at, words)) {
      row.item.is = Item::Is::formation;
      row.item.parts.guessed.emplace_back("a command from its name");
      continue;
    }
    if (!may_be_troops(row, words)) continue;
    std::size_t next = at + 1;
    while (next < rows.size() && !troops_or_command(rows[next].item)) ++next;
    const bool below = next < rows.size() && rows[next].item.is == Item::Is::unit;
    if (below && rows[next].line.depth > row.line.depth) continue;  // set in: they are its troops
    const Tokens leader = tokens_of(row.item.parts.commander);
    const bool led = leads_at_most_a_regiment(leader, 0, words);
    if (led && below && row.item.arm != Arm::artillery && heads_what_follows(rows, at, words)) continue;
    if (!led && words.has(Sense::rank, leader, 0)) continue;  // "Infantry Left - Gen Lt Roe"
    const bool other_arm = below && rows[next].line.depth == row.line.depth && is_of_other_arm(rows[next], row, words);
    if (below && !other_arm && leader.empty() && take_name_behind_arm(row, words)) continue;
    if (led || above == Level::brigade || other_arm) {
      make_troops(row);
    } else if (below && row.item.parts.commander.empty()) {
      looks.push_back({"", row.line.line, "", row.line.text, "the heading of what is below it, or troops of their own",
                       "Set in what is below it, or write their strength behind its name"});
    }
  }
  return looks;
}

}  // namespace estafette::readers
