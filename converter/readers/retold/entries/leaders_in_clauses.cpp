#include "converter/readers/retold/entries/leaders_in_clauses.hpp"

#include "base/letters.hpp"
#include "base/text.hpp"
#include "converter/readers/line/item.hpp"
#include "converter/readers/parts/commander.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

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

/// The token behind a word for battalions, squadrons or regiments in the plural; 0 if none stands there.
std::size_t behind_plural(const Tokens& tokens, std::size_t at, const PhraseBook& words) {
  const std::optional<PhraseFound> count = words.find(Sense::count, tokens, at);
  if (!count || count->part) return 0;
  const bool many = words.has(Sense::plural, tokens, at) || count->is == "regiments";
  const bool units = count->is == "battalions" || count->is == "squadrons" || count->is == "regiments";
  return many && units ? at + count->length : 0;
}

/// "los", "die", and the Italian "I", which is no number before a word in the plural.
bool is_article(const Tokens& tokens, const PhraseBook& words) {
  constexpr std::size_t kLongest = 4;  // bytes
  const Token& first = tokens[0];
  if (first.text == "i" && first.end - first.begin == 1) return true;
  const std::optional<PhraseFound> link = words.find(Sense::link, tokens, 0);
  if (words.has(Sense::number, tokens, 0)) return false;  // "Dos escuadrones": two in Spanish, "of the" in Portuguese
  return link && link->length == 1 && first.end - first.begin <= kLongest &&
         (link->is.empty() || link->is == "article");
}

/// Troops, as far as their words tell, and no command.
bool tells_of_units(const Tokens& tokens, std::size_t to, const PhraseBook& words) {
  return !words.any(Sense::command, tokens, 0, to) && !words.any(Sense::rank, tokens, 0, to) &&
         !words.any(Sense::verb, tokens, words.has(Sense::link, tokens, 0) ? 1 : 0, to) &&  // "Die Eskadron"
         (words.any(Sense::unit, tokens, 0, to) || words.any(Sense::kind, tokens, 0, to) ||
          words.any(Sense::count, tokens, 0, to));
}

/// "Dale", "coronel Roe", and nothing else.
bool is_person_alone(std::string_view text, const PhraseBook& words) {
  constexpr std::size_t kMost = 7;  // tokens
  const Tokens tokens = tokens_of(text);
  if (tokens.empty() || tokens.size() > kMost || text.find_first_of("0123456789,;:([") != std::string_view::npos)
    return false;
  const std::optional<PhraseFound> rank = words.find(Sense::rank, tokens, 0);
  const std::size_t name = rank ? rank->length : 0;
  if (name >= tokens.size() || words.any(Sense::unit, tokens, name, tokens.size()) ||
      words.any(Sense::kind, tokens, name, tokens.size()) || words.any(Sense::verb, tokens, name, tokens.size()))
    return false;
  return rank || may_be_person(tokens, 0, text, words);
}

/// How words for several end, and how those for one do.
constexpr std::array<std::pair<std::string_view, std::string_view>, 6> kPlurals = {
    {{"es", ""}, {"en", ""}, {"e", ""}, {"n", ""}, {"i", "o"}, {"s", ""}}};

/// "tenientes coroneles" as "teniente coronel", if that is a rank; empty if it is none.
std::string rank_of_one(std::string_view several, const PhraseBook& words) {
  std::string one;
  for (const std::string& word : split(several, ' ')) {
    std::string singular = word;
    for (const auto& [ending, instead] : kPlurals)
      if (word.ends_with(ending)) {
        singular = word.substr(0, word.size() - ending.size());
        singular += instead;
        if (words.has(Sense::rank, tokens_of(singular), 0)) break;
      }
    one += (one.empty() ? "" : " ") + singular;
  }
  const Tokens tokens = tokens_of(one);
  const std::optional<PhraseFound> rank = tokens.empty() ? std::nullopt : words.find(Sense::rank, tokens, 0);
  return rank && rank->length == tokens.size() ? one : "";
}

/// "los tenientes coroneles Roe y Dale respectivamente": each of the persons with their rank, if so many are named.
std::vector<std::string> persons_in_turn(std::string_view text, std::size_t count, const PhraseBook& words) {
  const Tokens tokens = tokens_of(text);
  std::size_t from = 0, to = tokens.size();
  if (to < 2) return {};
  if (to > 0 && words.has(Sense::each, tokens, to - 1)) --to;
  if (to > 0 && tokens[to - 1].mark(",")) --to;
  while (from < to && words.has(Sense::link, tokens, from) && !capital_at(text, tokens[from].begin)) ++from;
  std::string rank;
  for (std::size_t end = std::min(from + 2, to - 1); end > from; --end)
    if (const std::string one =
            rank_of_one(text.substr(tokens[from].begin, tokens[end - 1].end - tokens[from].begin), words);
        !one.empty()) {
      rank = one + ' ';
      from = end;
      break;
    }
  std::vector<std::string> persons;
  for (std::size_t begin = from, at = from; at <= to; ++at) {
    const std::optional<PhraseFound> link = at < to ? words.find(Sense::link, tokens, at) : std::nullopt;
    if (at < to && !tokens[at].mark(",") && !(link && link->is == "and")) continue;
    if (at == begin) return {};
    const std::string_view person = text.substr(tokens[begin].begin, tokens[at - 1].end - tokens[begin].begin);
    if (!is_person_alone(person, words)) return {};
    persons.push_back(rank + std::string(person));
    begin = at + 1;
  }
  return persons.size() == count ? persons : std::vector<std::string>{};
}

/// Where a clause begins that only tells of the troops before it, "que guardó su bandera", "compuesto por
/// voluntarios"; `end` if none does, 0 if it names troops or figures of its own.
std::size_t aside_from(const Tokens& tokens, std::size_t end, const PhraseBook& words) {
  std::size_t aside = std::min<std::size_t>(2, end);
  for (; aside < end; ++aside) {
    const std::optional<PhraseFound> verb = words.find(Sense::verb, tokens, aside);
    const std::optional<PhraseFound> link = words.find(Sense::link, tokens, aside);
    if ((verb && verb->is == "which") || (link && link->is == "holds")) break;
  }
  for (std::size_t at = aside; at < end; ++at) {
    const std::optional<PhraseFound> kind = words.find(Sense::kind, tokens, at);
    if ((kind && !kind->guess) || words.has(Sense::unit, tokens, at) || words.has(Sense::count, tokens, at) ||
        words.has(Sense::number, tokens, at) || tokens[at].figure())
      return 0;
  }
  return aside;
}

}  // namespace

std::string without_first_article(std::string_view line, const PhraseBook& words) {
  const Tokens tokens = tokens_of(line);
  if (tokens.size() < 3 || tokens[0].is != Token::Is::word || !is_article(tokens, words)) return std::string(line);
  const std::size_t behind = behind_plural(tokens, 1, words);
  if (behind == 0 || behind >= tokens.size() || tokens[behind].is == Token::Is::mark) return std::string(line);
  const bool named = capital_at(line, tokens[behind].begin) || words.has(Sense::link, tokens, behind);
  return named ? std::string(line.substr(tokens[1].begin)) : std::string(line);
}

std::string with_leader_in_clause(std::string_view line, const PhraseBook& words) {
  if (line.find_first_of(":;[+") != std::string_view::npos) return std::string(line);
  const Tokens tokens = tokens_of(line);
  for (std::size_t at = 2; at + 1 < tokens.size(); ++at) {
    const std::optional<PhraseFound> led = words.find(Sense::commander, tokens, at);
    if (!led || led->part || at + led->length >= tokens.size() || words.has(Sense::rank, tokens, at)) continue;
    if (tokens[at - 1].mark("(")) return std::string(line);
    const std::size_t end = tokens[at - 1].mark(",") ? at - 1 : at;
    std::string_view person = trim(line.substr(tokens[at + led->length].begin));
    if (person.ends_with('.')) person.remove_suffix(1);
    const std::size_t aside = aside_from(tokens, end, words);
    if (const Tokens named = tokens_of(person);
        !words.has(Sense::rank, named, 0) && words.has(Sense::link, named, 0) && words.has(Sense::rank, named, 1))
      person.remove_prefix(named[1].begin);  // "sous le capitaine Roe"
    if (end == 0 || aside == 0 || !tells_of_units(tokens, aside, words)) return std::string(line);
    std::string_view troops = trim(line.substr(0, tokens[aside - 1].end));
    if (troops.ends_with(',')) troops.remove_suffix(1);
    std::string note;
    if (aside < end) note = fmt::format(" [Note: {}]", text_between(line, tokens[aside], tokens[end - 1]));
    const Item item = item_of(troops, words);
    if (item.is != Item::Is::unit) return std::string(line);
    const std::vector<std::string> in_turn =
        item.units.size() > 1 ? persons_in_turn(person, item.units.size(), words) : std::vector<std::string>{};
    if (in_turn.empty() && !is_person_alone(person, words)) return std::string(line);
    if (item.units.size() < 2) return fmt::format("{}, under {}{}", troops, person, note);
    std::string told;
    for (std::size_t unit = 0; unit < item.units.size(); ++unit) {  // he led each of them, or each his own
      const Parts& one = item.units[unit];
      if (one.facts.figures() || !one.commander.empty()) return std::string(line);
      told += fmt::format("{}{}, under {}", told.empty() ? "" : "; ", one.name,
                          in_turn.empty() ? std::string(person) : in_turn[unit]);
    }
    return told + note;
  }
  return std::string(line);
}

std::string with_leader_between_colons(std::string_view line, const PhraseBook& words) {
  constexpr std::string_view kColon = ": ";
  const std::size_t first = line.find(kColon);
  const std::size_t second = first == std::string_view::npos ? first : line.find(kColon, first + kColon.size());
  if (second == std::string_view::npos || line.find_first_of("([") < second) return std::string(line);
  const std::string_view name = line.substr(0, first), person = line.substr(first + 2, second - first - 2);
  const Tokens command = tokens_of(name), led = tokens_of(person);
  const bool numbered =
      command.size() > 1 && (command[0].is == Token::Is::ordinal || words.has(Sense::ordinal, command, 0));
  const std::size_t at = numbered ? 1 : 0;  // "1st Brigade: Gen. Roe: Regiment Alba"
  const std::optional<PhraseFound> level = words.find(Sense::command, command, at);
  if (!level || at + level->length != command.size() || level->part || led.empty() || !words.has(Sense::rank, led, 0) ||
      words.any(Sense::note, led, 0, led.size()) || !is_person_alone(person, words))
    return std::string(line);
  return fmt::format("{} ({}){}", name, person, line.substr(second));
}

std::string with_post_behind_dash_noted(std::string_view line, const PhraseBook& words) {
  constexpr std::string_view kDash = " - ";
  const std::size_t dash = line.find(kDash);
  if (dash == std::string_view::npos || line.find_first_of(":[") != std::string_view::npos) return std::string(line);
  const std::string_view leader = trim(line.substr(0, dash)), post = trim(line.substr(dash + kDash.size()));
  const Tokens named = tokens_of(leader), said = tokens_of(post);
  const std::optional<PhraseFound> rank = words.find(Sense::rank, named, 0);
  const std::optional<PhraseFound> commands = words.find(Sense::commander, said, 0);
  const bool alone =
      commands && commands->length > 1 && !words.has(Sense::rank, said, 0) &&
      (commands->length == said.size() || said[commands->length].mark("-") || said[commands->length].mark(","));
  if (!rank || !alone || !may_be_person(named, rank->length, leader, words)) return std::string(line);
  return fmt::format("{} [{}]", leader, post);
}

std::string with_junior_in_name(std::string_view line, const PhraseBook& words) {
  constexpr std::size_t kShortest = 2, kLongestOfJunior = 3;  // bytes: "Jr", "Sen"
  const Tokens tokens = tokens_of(line);
  bool ranked = false;
  for (std::size_t at = 2; at + 1 < tokens.size(); ++at) {
    ranked = ranked || words.has(Sense::rank, tokens, at - 2);
    const Token& junior = tokens[at];
    const std::size_t length = junior.end - junior.begin;
    const bool word = junior.is == Token::Is::word && is_any_letter(line[junior.begin]) && length >= kShortest &&
                      length <= kLongestOfJunior && (!junior.capitals || junior.text == "jr" || junior.text == "sr");
    const Token& next = tokens[at + 1];
    const bool ends = junior.end < line.size() && line[junior.end] == '.' &&
                      (next.mark("(") || next.mark(":") || next.is == Token::Is::number);
    const bool named = tokens[at - 1].mark(",") && tokens[at - 2].is == Token::Is::word;
    if (!ranked || !word || !ends || !named) continue;
    const bool other = words.has(Sense::state, tokens, at) || words.has(Sense::kind, tokens, at) ||
                       words.has(Sense::unit, tokens, at) || words.has(Sense::count, tokens, at) ||
                       words.has(Sense::rank, tokens, at) || words.has(Sense::arm, tokens, at) ||
                       words.has(Sense::nation, tokens, at) || words.has(Sense::link, tokens, at) ||
                       words.has(Sense::about, tokens, at);  // "General Roe, ca. 3,000 men"
    if (other) return std::string(line);
    return fmt::format("{} {}{}", line.substr(0, tokens[at - 2].end), line.substr(junior.begin, length),
                       line.substr(junior.end + 1));
  }
  return std::string(line);
}

}  // namespace estafette::readers
