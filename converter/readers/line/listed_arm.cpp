#include "converter/readers/line/listed_arm.hpp"

#include "base/text.hpp"
#include "converter/readers/line/entries_at_semicolons.hpp"
#include "converter/readers/line/led_troops.hpp"
#include "converter/readers/list/list.hpp"
#include "converter/readers/list/several.hpp"
#include "converter/readers/parts/commander.hpp"
#include "converter/readers/parts/figures.hpp"
#include "converter/readers/parts/name.hpp"
#include "converter/readers/parts/plural.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace estafette::readers {
namespace {

/// "Régiments de cosaques", "Regiments of the line", "Regiments": a word for several, and nothing else but a sort.
bool names_regiments(const Tokens& label, const PhraseBook& words) {
  static constexpr std::array kSorts = {Sense::count, Sense::unit,    Sense::kind,   Sense::arm,
                                        Sense::link,  Sense::quality, Sense::nation, Sense::country};
  bool regiments = false, parts = false;  ///< "Bataillons de grenadiers" are several too
  for (std::size_t at = 0; at < label.size();) {
    std::size_t length = 0;
    for (const Sense sense : kSorts) {
      const std::optional<PhraseFound> found = words.find(sense, label, at);
      if (!found) continue;
      length = std::max(length, found->length);
      regiments = regiments || (sense == Sense::count && found->is == "regiments");
      parts = parts || (sense == Sense::count && (found->is == "battalions" || found->is == "squadrons") &&
                        words.has(Sense::plural, label, at));
    }
    if (length == 0 && !label[at].mark(".") && !label[at].mark("-")) return false;
    at += std::max<std::size_t>(length, 1);
  }
  return regiments || (parts && words.any(Sense::kind, label, 0, label.size()));
}

/// "Artillery: 3rd Position, 21st Light": batteries, though the word alone is one for foot.
void take_light_for_guns(Parts& unit, const PhraseBook& words) {
  const Tokens name = tokens_of(unit.name);
  const std::optional<PhraseFound> kind = kind_in(name, words);
  const bool light = kind && kind->length == 1 && kind->is == to_string(Kind::light_infantry) && !name.empty() &&
                     words.find(Sense::gun, name, name.size() - 1).value_or(PhraseFound{}).is == "sort";
  if (light && !unit.facts.kind) unit.facts.kind = Kind::foot_artillery;
}

/// "Jäger: Komp. 1, Komp. 4": the label tells of what sort companies are that have only a number.
void take_kind_of_companies(Parts& unit, const std::optional<PhraseFound>& label, const PhraseBook& words) {
  const Tokens name = tokens_of(unit.name);
  const std::optional<PhraseFound> company = name.empty() ? std::nullopt : words.find(Sense::unit, name, 0);
  const bool bare = company && company->is == to_string(UnitLevel::company) && !kind_in(name, words);
  if (!bare || !label || unit.facts.kind) return;
  unit.facts.kind = kind_from(label->is);
  if (label->guess) unit.facts.guessed.push_back("kind " + label->is + " from its heading");
}

/// "Artillery: Kern, Roe": generals, or batteries.
bool lists_names(std::string_view right) {
  const Tokens names = tokens_of(right);
  const bool words = std::all_of(names.begin(), names.end(), [](const Token& token) {
    return token.is == Token::Is::word || token.mark(",") || token.mark("&") || token.mark(".");
  });
  return words && right.find(',') != std::string_view::npos;
}

/// "Portuguese Cavalry: 1st, 11th": the nation before the colon, of those that do not say theirs.
void take_nation(Parts& unit, const Tokens& label, const PhraseBook& words) {
  if (unit.facts.nation.empty() && nation_in(tokens_of(unit.name), "", words).empty())
    unit.facts.nation = nation_in(label, "", words);
}

/// "Consular Guard", "Guard (less Jägers)": troops of all arms that are called the guard, and no sort of troops beside
/// it.
bool names_a_guard(const Tokens& label, const PhraseBook& words) {
  bool guard = false;
  for (std::size_t at = 0; at < label.size() && !label[at].mark("("); ++at) {
    for (const Sense other :
         {Sense::kind, Sense::unit, Sense::count, Sense::arm, Sense::rank, Sense::state, Sense::command})
      if (words.has(other, label, at)) return false;
    const std::optional<PhraseFound> quality = words.find(Sense::quality, label, at);
    guard = guard || (quality && quality->is == "guard");
  }
  return guard;
}

}  // namespace

bool names_leader(std::string_view text, const Tokens& tokens, std::size_t to, const PhraseBook& words) {
  std::size_t from = 0;
  for (std::size_t at = 0; at < to && from == 0; ++at)
    for (const Sense sense : {Sense::arm, Sense::command})
      if (const std::optional<PhraseFound> found = words.find(sense, tokens, at)) from = at + found->length;
  while (from < to && words.has(Sense::link, tokens, from)) ++from;
  if (from == 0 || from >= to) return false;
  const std::string_view name = text_between(text, tokens[from], tokens[to - 1]);
  const Tokens named = tokens_of(name);
  for (const Sense sense : {Sense::kind, Sense::unit, Sense::quality, Sense::nation, Sense::country, Sense::command,
                            Sense::state, Sense::note, Sense::forces, Sense::count, Sense::arm, Sense::total})
    if (words.any(sense, named, 0, named.size())) return false;
  return may_be_person(named, 0, name, words) && std::all_of(named.begin(), named.end(), [](const Token& token) {
           return token.is == Token::Is::word || token.mark(".");
         });
}

bool names_its_leader(std::string_view text, const Tokens& tokens, std::size_t to, const PhraseBook& words) {
  if (names_leader(text, tokens, to, words) || words.has(Sense::rank, tokens, 0)) return true;
  Parts command;
  command.name = tidy(text.substr(0, to < tokens.size() ? tokens[to].begin : text.size()));
  if (!command.name.ends_with(')')) return false;
  take_from_brackets(command, words);
  return !command.commander.empty();
}

std::optional<Item> listed_guard(std::string_view text, const Tokens& tokens, std::size_t colon,
                                 const PhraseBook& words) {
  const std::string_view label = trim(text.substr(0, tokens[colon].begin));
  if (colon + 1 >= tokens.size() || !names_a_guard(tokens_of(label), words)) return std::nullopt;
  Item item;
  item.is = Item::Is::formation;
  item.parts.name = tidy(label);
  item.level = Level::brigade;
  item.parts.guessed.emplace_back("level brigade from its troops");
  item.units = troops_listed(text.substr(tokens[colon + 1].begin), words);
  return item.units.size() > 1 ? std::optional(item) : std::nullopt;
}

std::optional<Item> listed_arm(std::string_view text, const Tokens& tokens, std::size_t colon, const Head& head,
                               const PhraseBook& words) {
  const std::string_view label = trim(text.substr(0, tokens[colon].begin));
  const std::string_view right = colon + 1 < tokens.size() ? text.substr(tokens[colon + 1].begin) : std::string_view{};
  const Tokens named = tokens_of(label);
  const std::optional<PhraseFound> kind = kind_in(named, words);
  const bool regiments = !head.numbered && names_regiments(named, words);
  if (!head.arm && !kind && !regiments) return std::nullopt;
  Item item;
  item.is = Item::Is::unit;
  if (!head.numbered && (head.end == colon || regiments)) item.units = several_of_kind(text, tokens, colon, words);
  if (!item.units.empty()) {
    for (Parts& unit : item.units) take_nation(unit, named, words);
    return item;
  }
  if (!head.arm && !kind) {  // "Regiments: 24th Line, 25th Line"
    item.parts.name = tidy(label);
    item.units = troops_listed(right, words);
    return item.units.size() > 1 ? std::optional(item) : std::nullopt;
  }
  item.is = Item::Is::group;
  item.arm = head.arm ? *head.arm : arm_of(*kind_from(kind->is));
  const bool guns = item.arm == Arm::artillery;
  if (head.numbered && !guns) return std::nullopt;  // "12th Hussars: Kern"
  item.parts.name = tidy(label);
  item.units = troops_listed(right, words);
  if (item.units.empty() && !guns && !head.numbered) item.units = entries_at_semicolons(right, words);
  for (Parts& unit : item.units) {  // "Horse artillery: 1 battery"
    if (kind && kind->is == to_string(Kind::horse_artillery)) unit.facts.kind = Kind::horse_artillery;
    if (guns) take_light_for_guns(unit, words);
    take_kind_of_companies(unit, kind, words);
    take_nation(unit, named, words);
  }
  const bool several = item.units.size() > 1 && (guns || !head.numbered);
  if ((head.numbered || !head.arm) && !several)
    return std::nullopt;  // "12th Artillery Brigade: 12th Battery, 22nd Battery", "Light Cavalry: 8th, 9th Hussars"
  take_from_brackets(item.parts, words);
  const bool foot_or_horse = item.arm == Arm::cavalry || item.arm == Arm::infantry;
  const bool owned = is_somebodys_arm(text, tokens, colon, words);
  const bool led = !item.parts.commander.empty() || (head.arm && (owned || names_leader(text, tokens, colon, words)));
  if (foot_or_horse && led && item.units.size() > 1)
    item.is = Item::Is::formation;  // "Light cavalry (Kern): 4th Hussars, 5th Chasseurs" as "Light cavalry: Kern" is
  const std::optional<Facts> figures = facts_of(tokens, colon + 1, tokens.size(), words, false);
  if (figures) item.parts.facts = *figures;  // "Infantry: 9,300"
  if (guns && item.units.empty() && !figures && !head.numbered && lists_names(right)) item.unread = tidy(right);
  return item.units.empty() && !figures && item.unread.empty() ? std::nullopt : std::optional(item);
}

}  // namespace estafette::readers
