#include "converter/readers/parts/hints.hpp"

#include "converter/readers/parts/head.hpp"
#include "converter/readers/parts/name.hpp"
#include "converter/readers/parts/plural.hpp"
#include "converter/readers/words/joints.hpp"

#include <algorithm>
#include <cstddef>
#include <string_view>

namespace estafette::readers {
namespace {

/// The rank there, if it is a colonel's or lower and no part of a higher one: "Lt." of "Lt. Gen." is none.
std::optional<PhraseFound> low_rank_at(const Tokens& tokens, std::size_t at, const PhraseBook& words) {
  if (at >= tokens.size()) return std::nullopt;
  const std::optional<PhraseFound> low = words.find(Sense::subaltern, tokens, at);
  const std::optional<PhraseFound> rank = words.find(Sense::rank, tokens, at);
  return low && rank && rank->length > low->length ? std::nullopt : low;
}

}  // namespace

bool may_be_a_command(const Head& head, const Range& line, std::string_view text) {
  constexpr std::size_t kFewestWords = 4;
  const std::optional<PhraseFound> command = line.find(Sense::command, 0);
  const bool level = command && !command->part && level_from(command->is);
  return level && head.arm != Arm::artillery && line.to >= kFewestWords &&
         std::any_of(line.tokens.begin(), line.tokens.end(),
                     [&](const Token& token) { return is_own_word(text, token, line.words); });
}

bool is_link_only(const Range& line) {
  const std::optional<PhraseFound> link = line.find(Sense::link, 0);
  if (!link) return false;
  const std::size_t open = link->length;  // "Unattached (660)": the sum of what follows
  const bool sum = open + 3 == line.to && line.mark(open, "(") && line.number(open + 1) && line.mark(open + 2, ")");
  return sum || open == line.to;
}

bool figures_in_brackets(const Range& line) {
  const auto first = std::find_if(line.tokens.begin(), line.tokens.end(),
                                  [](const Token& token) { return token.mark("(") || token.is == Token::Is::number; });
  return first != line.tokens.end() && first->mark("(");
}

bool names_one_battery(const Range& name) {
  for (std::size_t at = 1; at < name.to; ++at) {
    const std::string& word = name.tokens[at].text;
    if (name.is(Sense::unit, at, "battery") && singular(word, name.words) == word) return true;
  }
  return false;
}

namespace {

/// "path: 1eme_Division.Foot_Bty" without the key of a data base, whose words underlines join.
std::string without_keys(const std::string& text) {
  std::string kept = text;
  for (std::size_t line = kept.find('_'); line != std::string::npos; line = kept.find('_')) {
    const std::size_t before = line == 0 ? std::string::npos : kept.find_last_of(" ;", line);
    const std::size_t begin = before == std::string::npos ? 0 : before + 1;
    kept.erase(begin, std::min(kept.find_first_of(" ;", line), kept.size()) - begin);
  }
  return kept;
}

}  // namespace

bool names_troops(const std::string& text, const PhraseBook& words) {
  const Tokens said = tokens_of(without_keys(text));
  const bool numbered = std::any_of(said.begin(), said.end(), [](const Token& token) { return token.figure(); });
  return numbered && words.any(Sense::kind, said, 0, said.size());
}

bool joins_troops(const std::string& name, const PhraseBook& words) {
  const Tokens said = tokens_of(name);
  const auto troops = [&](const std::string& text) {  // "6th Hussars", "Brunswick Hussars"
    const Tokens tokens = tokens_of(text);
    const bool of_a_nation = !tokens.empty() && words.any(Sense::kind, tokens, 1, tokens.size()) &&
                             (words.has(Sense::nation, tokens, 0) || words.has(Sense::country, tokens, 0));
    const bool unit = words.any(Sense::unit, tokens, 0, tokens.size()) ||  // "Füs.-Rgt. Nr. 37"
                      words.any(Sense::state, tokens, 0, tokens.size());   // "46th Tennessee"
    const bool numbered_unit =
        unit && std::any_of(tokens.begin(), tokens.end(), [](const Token& token) { return token.figure(); });
    return of_a_nation || numbered_unit || names_troops(text, words);
  };
  for (std::size_t at = 1; at + 1 < said.size(); ++at) {
    const bool joined = said[at].mark("+") || is_and(said, at, words);
    if (joined && troops(name.substr(0, said[at].begin)) && troops(name.substr(said[at].end))) return true;
  }
  return false;
}

bool names_a_company(const Range& head) {
  for (std::size_t at = 0; at + 1 < head.to; ++at)
    if (head.find(Sense::unit, at) && !head.find(Sense::arm, at)) return true;
  return false;
}

bool is_small_corps(const Head& head, const Parts& parts, const PhraseBook& words) {
  constexpr int kMostOfSmallCorps = 1500;
  const bool corps = head.is == Head::Is::formation && head.level == Level::corps && !head.numbered;
  const Facts& facts = parts.facts;
  const int men = facts.men.value_or(facts.bare.value_or(0));
  const bool few = men > 0 && men <= kMostOfSmallCorps && !words.has(Sense::rank, tokens_of(parts.commander), 0) &&
                   !facts.battalions && !facts.squadrons;
  if (!corps || !(facts.companies || few)) return false;
  const Tokens name = tokens_of(parts.name);
  const std::optional<PhraseFound> kind = kind_in(name, words);
  if (!kind || arm_of(*kind_from(kind->is)) == Arm::artillery) return false;
  return facts.companies || !words.any(Sense::arm, name, 0, name.size());  // a "Corps of Cavalry" may be worn down
}

bool led_by_subaltern(const Tokens& tokens, std::size_t at, const PhraseBook& words) {
  const std::optional<PhraseFound> low = low_rank_at(tokens, at, words);
  return low && low->is.empty();
}

bool leads_at_most_a_regiment(const Tokens& tokens, std::size_t at, const PhraseBook& words) {
  return low_rank_at(tokens, at, words).has_value();
}

bool names_staff(const Range& line, std::size_t label) {
  return label == line.to || (line.mark(label, ",") && line.find(Sense::rank, label + 1));
}

bool names_part_of_foot(const Range& name) {
  const auto counted = [&](const std::optional<PhraseFound>& part) {
    return part && (part->is == "companies" || part->is == "company" || part->is == "battalions");
  };
  for (std::size_t at = 0; at < name.to; ++at)
    if (const std::optional<PhraseFound> part = name.find(Sense::unit, at); part && part->is == "battalion")
      return true;
  return name.number(0) && (counted(name.find(Sense::count, 1)) || counted(name.find(Sense::unit, 1)));
}

std::optional<Arm> arm_alone(const Tokens& name, const PhraseBook& words) {
  std::optional<Arm> arm;
  for (std::size_t at = 0; at < name.size();) {
    std::optional<PhraseFound> found = words.find(Sense::arm, name, at);
    if (found && arm) return std::nullopt;
    if (found) arm = arm_from(found->is);
    for (const Sense sense : {Sense::command, Sense::link})
      if (!found) found = words.find(sense, name, at);
    if (!found) return std::nullopt;
    at += found->length;
  }
  return arm;
}

bool names_a_detachment(const Tokens& name, const PhraseBook& words) {
  bool detachment = false;
  for (std::size_t at = 0; at < name.size(); ++at) {
    const std::optional<PhraseFound> command = words.find(Sense::command, name, at);
    if (!command && !words.has(Sense::kind, name, at) && !name[at].mark("-")) return false;
    if (command && command->is != "any") return false;
    detachment = detachment || command;
  }
  return detachment;
}

bool ends_with_namesake(const Tokens& line, const PhraseBook& words) {
  constexpr std::size_t kMostBetween = 9;  // tokens: "граф К. К. Сиверс"
  constexpr int kMostOfOneName = 9;
  if (line.size() < 3 || line.back().is != Token::Is::ordinal || line.back().value > kMostOfOneName) return false;
  for (std::size_t at = line.size() - 1; at-- > 0 && line.size() - at < kMostBetween;) {
    if (words.has(Sense::rank, line, at)) return at + 2 < line.size();
    const bool name = line[at].is == Token::Is::word || line[at].mark(".");
    if (!name || words.has(Sense::kind, line, at) || words.has(Sense::unit, line, at)) return false;
  }
  return false;
}

bool names_sort_only(const Tokens& name, const PhraseBook& words) {
  bool sort = false;
  for (std::size_t at = 0; at < name.size();) {
    const bool legion = words.has(Sense::legion, name, at);
    const std::optional<PhraseFound> arm = words.find(Sense::arm, name, at), kind = words.find(Sense::kind, name, at),
                                     nation = words.find(Sense::nation, name, at),
                                     quality = words.find(Sense::quality, name, at);
    std::size_t known = legion ? 1 : 0;
    for (const std::optional<PhraseFound>& found : {arm, kind, nation, quality})
      if (found) known = std::max(known, found->length);
    if (known == 0) return false;
    sort = sort || legion || arm || kind;
    at += known;
  }
  return sort;
}

bool is_story(std::string_view heading, const PhraseBook& words) {
  constexpr std::size_t kShortest = 140;  // bytes
  return heading.size() > kShortest && names_troops(std::string(heading), words);
}

bool is_reserve_regiment(const Tokens& name, const Facts& facts, const PhraseBook& words) {
  constexpr int kMostParts = 5;  // battalions or squadrons of a regiment
  const int parts = facts.subunits().value_or(facts.few.value_or(0));
  if (name.size() < 2 || name[0].is != Token::Is::ordinal || parts < 1 || parts > kMostParts) return false;
  std::size_t at = 1;
  while (at < name.size() && words.has(Sense::nation, name, at)) ++at;
  const std::optional<PhraseFound> reserve = words.find(Sense::command, name, at);
  return reserve && reserve->is == "reserve" && at + reserve->length == name.size();
}

bool lists_troops(std::string_view text, const PhraseBook& words) {
  constexpr int kFewest = 3;
  const auto parted = std::count_if(text.begin(), text.end(), [](char c) { return c == ',' || c == ';'; });
  if (parted + 1 < kFewest) return false;
  int units = 0;
  for (std::size_t at = 0; at <= text.size();) {
    const std::size_t end = std::min(text.find_first_of(",;", at), text.size());
    const Tokens tokens = tokens_of(text.substr(at, end - at));
    if (!tokens.empty() && head_of({tokens, tokens.size(), words}).is == Head::Is::unit) ++units;
    at = end + 1;
  }
  return units >= kFewest;
}

}  // namespace estafette::readers
