#include "converter/readers/line/behind_colon.hpp"

#include "base/letters.hpp"
#include "base/text.hpp"
#include "converter/readers/line/commander_line.hpp"
#include "converter/readers/line/furniture.hpp"
#include "converter/readers/parts/bare_figures.hpp"
#include "converter/readers/parts/commander.hpp"
#include "converter/readers/parts/hints.hpp"
#include "converter/readers/parts/name.hpp"
#include "converter/readers/parts/plural.hpp"
#include "converter/readers/words/joints.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <string>
#include <utility>

namespace estafette::readers {
namespace {

/// "commandée par le général Petit" without the words for that he commands; "général Kern, qui fut remplacé" without
/// what else is told of him, which goes to the note.
std::string person_alone(const std::string& commander, std::string& note, const PhraseBook& words) {
  const Tokens tokens = tokens_of(commander);
  std::size_t from = 0;
  const std::optional<PhraseFound> label = tokens.empty() ? std::nullopt : words.find(Sense::commander, tokens, 0);
  if (label && !words.has(Sense::rank, tokens, 0)) {
    for (const std::size_t at : {label->length, label->length + 1})  // with an article or without
      if (from == 0 && at < tokens.size() && words.has(Sense::rank, tokens, at)) from = at;
  }
  std::size_t end = from;
  while (end < tokens.size() && !tokens[end].mark(",")) ++end;
  const bool told = end > from && end < tokens.size() && words.any(Sense::verb, tokens, end, tokens.size());
  if (told) append(note, tidy(std::string_view(commander).substr(tokens[end].end)));
  const std::size_t stop = told ? tokens[end].begin : commander.size();
  const std::size_t begin = from < tokens.size() ? tokens[from].begin : 0;
  return tidy(std::string_view(commander).substr(begin, stop - begin));
}

/// "Staff rating 8": of a leader, in other rules.
bool is_rating(std::string_view note, const PhraseBook& words) {
  const Tokens tokens = tokens_of(note);
  const std::optional<PhraseFound> told = tokens.empty() ? std::nullopt : words.find(Sense::note, tokens, 0);
  return told && told->is == "rating";
}

/// "Toro, Alba (2 bns ea.), Reina": battalions or squadrons are counted in it, which are somebody's.
bool counts_parts(const std::string& note, const PhraseBook& words) {
  const Tokens tokens = tokens_of(note);
  for (std::size_t at = 1; at < tokens.size(); ++at) {
    const std::optional<PhraseFound> count = words.find(Sense::count, tokens, at);
    if (tokens[at - 1].is == Token::Is::number && count && (count->is == "battalions" || count->is == "squadrons"))
      return true;
  }
  return false;
}

}  // namespace

std::string without_successors(std::string_view right, std::string& note, const PhraseBook& words) {
  const Tokens tokens = tokens_of(right);
  if (tokens.empty() || !words.has(Sense::rank, tokens, 0)) return std::string(right);
  for (std::size_t at = 2; at + 1 < tokens.size(); ++at) {
    const bool parts =
        tokens[at].mark(";") || tokens[at].mark("/") || (tokens[at].mark(",") && tokens[at - 1].mark(")"));
    if (!parts || !words.has(Sense::rank, tokens, at + 1)) continue;
    std::size_t end = at + 1;
    const auto figures = [&](std::size_t token) {
      const bool bracket = tokens[token].mark("[") || tokens[token].mark("(");
      const std::size_t first = bracket && token + 1 < tokens.size() ? token + 1 : token;
      return tokens[first].is == Token::Is::number || (tokens[token].mark("-") && !tokens[token].joined);
    };
    while (end < tokens.size() && !figures(end)) ++end;
    append(note, tidy(text_between(right, tokens[at + 1], tokens[end - 1])));
    return std::string(right.substr(0, tokens[at - 1].end)) +
           (end < tokens.size() ? ' ' + std::string(right.substr(tokens[end].begin)) : "");
  }
  return std::string(right);
}

namespace {

/// "Isum and Courland", "Pskov & Moscow".
bool joins_names(const Tokens& tokens, const PhraseBook& words) {
  for (std::size_t at = 1; at + 1 < tokens.size(); ++at) {
    if (is_and(tokens, at, words)) return true;
  }
  return false;
}

/// "Marshal Kern (Duke of Morven)", "Sir James Kern (Lieutenant General)": the bracket tells the title of the person
/// before it.
bool names_person_with_title(const Parts& parts, const PhraseBook& words) {
  const Tokens name = tokens_of(parts.name), bracket = tokens_of(parts.commander);
  if (name.empty() || bracket.empty()) return false;
  const std::optional<PhraseFound> rank = words.find(Sense::rank, bracket, 0);
  const bool title = words.has(Sense::title, bracket, 0) || (rank && rank->length == bracket.size());
  return title && (words.has(Sense::rank, name, 0) || words.has(Sense::title, name, 0) ||
                   may_be_person(name, 0, parts.name, words));
}

}  // namespace

namespace {

/// "Тульский, Навагинский": adjectives of towns, as Russian regiments are called.
bool names_towns(const Tokens& tokens) {
  return std::all_of(tokens.begin(), tokens.end(), [](const Token& token) {
    return token.mark(",") ||
           (token.is == Token::Is::word && (token.text.ends_with("ский") || token.text.ends_with("скии")));
  });
}

}  // namespace

bool lists_nobody(const Tokens& tokens, std::string_view name, const PhraseBook& words) {
  const auto commas = std::count_if(tokens.begin(), tokens.end(), [](const Token& token) { return token.mark(","); });
  const bool two_names = (may_be_several(name, words) && joins_names(tokens, words)) ||
                         (commas > 0 && ends_with_kind_of_several(name, words));  // "Dragoons: Kiev, Moscow"
  if (commas == 0 && !two_names) return false;
  for (const Sense person : {Sense::rank, Sense::title, Sense::subaltern, Sense::commander, Sense::nobody})
    for (std::size_t at = 0; at < tokens.size(); ++at)  // a hyphen is nobody only where it stands alone
      if (tokens[at].is == Token::Is::word && words.has(person, tokens, at)) return false;
  const bool troops = words.any(Sense::kind, tokens, 0, tokens.size()) ||
                      words.any(Sense::unit, tokens, 0, tokens.size()) ||
                      words.any(Sense::command, tokens, 0, tokens.size());
  return commas > 1 || troops || names_towns(tokens) || two_names || name.ends_with(')');
}

namespace {

/// "The Iberian Brigade", "the Light Division": what a command is called besides, and nobody's name.
bool is_other_name(const Tokens& tokens, const PhraseBook& words) {
  constexpr std::size_t kFewest = 2, kMost = 6;  // words
  if (tokens.size() < kFewest || tokens.size() > kMost || words.any(Sense::rank, tokens, 0, tokens.size()) ||
      words.any(Sense::commander, tokens, 0, tokens.size()))
    return false;
  const bool plain =
      std::all_of(tokens.begin(), tokens.end(), [](const Token& token) { return token.is == Token::Is::word; });
  const std::optional<PhraseFound> last = words.find(Sense::command, tokens, tokens.size() - 1);
  return plain && last && last->is != "any";
}

}  // namespace

namespace {

/// "two active divisions under command of General Kern and General Roe": how many commands it had, which are told
/// elsewhere, and nobody's name.
bool counts_commands_of_leaders(const Tokens& tokens, const PhraseBook& words) {
  constexpr std::size_t kWithin = 5;  // tokens
  std::size_t at = tokens[0].is == Token::Is::number || words.has(Sense::number, tokens, 0) ? 1 : tokens.size();
  while (at < std::min(tokens.size(), kWithin) && !words.has(Sense::command, tokens, at)) ++at;
  const std::size_t led = at + 1;
  return at < std::min(tokens.size(), kWithin) && led < tokens.size() && words.has(Sense::commander, tokens, led);
}

}  // namespace

void read_behind_colon(Item& item, std::string_view all, const PhraseBook& words) {
  const std::string right = without_successors(all, item.parts.note, words);
  const Tokens tokens = tokens_of(right);
  if (tokens.empty()) return;  // the colon ends the line
  const bool battalion = tokens.size() == 3 && tokens[0].is == Token::Is::number && tokens[1].mark("/");  // "2/16th"
  if ((battalion || tokens.size() == 1) && tokens.back().is == Token::Is::ordinal && item.level &&
      tokens_of(item.parts.name).size() > 1)
    return item.units.push_back(parts_of(right, tokens, words));            // "20th Division (Kern): 40th"
  if (item.level && names_only_a_nation({tokens, tokens.size(), words})) {  // "Division Kern: Prussians"
    const std::string nation = nation_in(tokens_of(fmt::format("{}: {}", item.parts.name, right)), "", words);
    if (!nation.empty() && nations_in(tokens, words).size() == 1) {
      item.parts.facts.nation = nation;
      return append(item.parts.note, tidy(right));
    }
  }
  if (item.level && counts_commands_of_leaders(tokens, words)) return append(item.parts.note, tidy(right));
  const Parts parts = parts_of(right, tokens, words);
  if (const std::optional<std::size_t> end = end_of_rated_commander(tokens, 0, parts.facts, words);
      end && item.parts.commander.empty()) {
    item.parts.commander = tidy(std::string_view(right).substr(0, tokens[*end].begin));
    return append(item.parts.note,
                  *end + 1 < tokens.size() ? tidy(std::string_view(right).substr(tokens[*end + 1].begin)) : "");
  }
  if (!merge(item.parts.facts, parts.facts)) append(item.parts.note, tidy(right));  // stated before, and differently
  append(item.parts.note, parts.note);
  const bool numbered = tokens[0].is == Token::Is::ordinal;  // "1st (Lisbon) and 16th (Telles)"
  const std::size_t comma = parts.commander.empty() ? parts.name.find(',') : std::string::npos;
  const Tokens nation = tokens_of(std::string_view(parts.name).substr(0, std::min(comma, parts.name.size())));
  const bool nations = comma != std::string::npos && names_only_a_nation({nation, nation.size(), words});
  if (nations) {  // "Nassau, Baden, Frankfurt (6 bns)": whose troops they are, and nobody's name
    item.unread = tidy(right);
    return append(item.parts.note, parts.name);
  }
  const std::string note = is_rating(parts.note, words) ? "" : parts.note;
  if (numbered || names_troops(note + ' ' + (parts.commander.empty() ? parts.name : ""), words))
    item.unread = tidy(right);
  if (counts_parts(note + " " + parts.name, words)) item.unread = tidy(right);
  const bool vacant = names_nobody(tokens, 0, words);
  const bool titled = names_person_with_title(parts, words);
  const std::string commander = titled                    ? fmt::format("{} ({})", parts.name, parts.commander)
                                : parts.commander.empty() ? parts.name
                                                          : parts.commander;
  if (!titled && !parts.commander.empty() && !parts.name.empty()) append(item.parts.note, parts.name);
  const Tokens named = tokens_of(commander);
  const bool figures =
      std::any_of(named.begin(), named.end(), [](const Token& token) { return token.is == Token::Is::number; });
  const std::size_t bracket = commander.find('(');
  const bool bracketed = figures && bracket != std::string::npos && item.parts.commander.empty();
  const std::string before = bracketed ? commander.substr(0, bracket) : "";
  const bool ranked = bracketed && words.has(Sense::rank, named, 0);
  const bool person = bracketed && !ranked && may_be_person(tokens_of(before), 0, before, words);
  if (person) item.parts.guessed.push_back(fmt::format("commander {} before the brackets", tidy(before)));
  if (ranked || person) {  // "GD Marchand (6.673 h - les pertes) environ"
    item.parts.commander = tidy(commander.substr(0, bracket));
    append(item.parts.note, commander.substr(bracket));
  } else if (figures) {
    append(item.parts.note, commander);
    if (commander.find(',') != std::string::npos) item.unread = tidy(right);  // "Froon 2, De Vaux and others"
  } else if (lists_nobody(named, item.parts.name, words)) {
    item.unread = tidy(right);
  } else if (is_other_name(named, words)) {
    append(item.parts.note, commander);
  } else if (item.parts.commander.empty() && !vacant) {
    item.parts.commander = person_alone(commander, item.parts.note, words);
  }
}

void part_name_at_colon(Item& item, const PhraseBook& words) {
  const std::size_t colon = item.parts.name.find(':');
  if (colon == std::string::npos || !item.parts.commander.empty()) return;
  const std::string before = tidy(std::string_view(item.parts.name).substr(0, colon));
  const std::string after = tidy(std::string_view(item.parts.name).substr(colon + 1));
  const Tokens said = tokens_of(after);
  const bool number = said.size() == 1 && said[0].is != Token::Is::word && !has_figures(tokens_of(before));
  if (number || names_units(after, words)) {
    item.parts.name = before + ' ' + after;
  } else if (std::none_of(after.begin(), after.end(), is_digit)) {
    const bool names = lists_nobody(said, item.parts.name, words);  // "Cossacks: Roe II, Kern III"
    (names ? item.unread : item.parts.commander) = after;
    item.parts.name = before;
  } else if (std::none_of(before.begin(), before.end(), is_digit)) {
    item.parts.name = after;
    append(item.parts.note, before);
  }
}

void take_lone_leader(Item& item, const PhraseBook& words) {
  if (item.units.size() != 1 || !item.level || height(*item.level) < height(Level::division) ||
      !item.parts.commander.empty())
    return;
  const Parts& lone = item.units.front();
  const Tokens name = tokens_of(lone.name);
  if (lone.facts.kind || !may_be_person(name, 0, lone.name, words) || !merge(item.parts.facts, lone.facts)) return;
  item.parts.commander = lone.name;
  item.parts.guessed.push_back(fmt::format("commander {} before the figures", lone.name));
  item.units.clear();
}

bool heads_irregulars(const Tokens& named, std::string_view right, const PhraseBook& words) {
  if (named.empty() || has_digit(right) || right.find_first_of(",;") != std::string_view::npos ||
      words.any(Sense::unit, named, 0, named.size()) || words.any(Sense::command, named, 0, named.size()))
    return false;
  const bool numbered = std::any_of(named.begin(), named.end(), [](const Token& token) { return token.figure(); });
  const std::optional<PhraseFound> kind = kind_in(named, words);
  return !numbered && kind && (kind->is == to_string(Kind::cossacks) || kind->is == to_string(Kind::militia_infantry));
}

Item of_irregulars(Item command) {
  if (std::exchange(command.nation_only, false)) command.level.reset();
  return command;
}

}  // namespace estafette::readers
