#include "converter/readers/copied/forms/loose_forms.hpp"

#include "base/letters.hpp"
#include "base/text.hpp"
#include "converter/readers/list/list.hpp"
#include "converter/readers/parts/commander.hpp"
#include "converter/readers/parts/head.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>

namespace estafette::readers {
namespace {

constexpr std::array<std::string_view, 4> kArrows = {"-->", "->", "=>", "\u2192"};
constexpr std::size_t kFewestListed = 3;         ///< ordinals without commas
constexpr std::size_t kShortestEstimate = 2;     ///< letters of "ca"
constexpr std::size_t kLongestEstimate = 13;     ///< letters of "approximately"
constexpr std::size_t kFewestLettersOfName = 4;  ///< before the figure of a footnote
constexpr std::size_t kFewestOfCommand = 5;      ///< capitals of "CORPS", and of what stands before it
constexpr std::array<std::string_view, 4> kEndingsOfNumbers = {"ST", "ND", "RD", "TH"};
constexpr int kMostGunsBeside = 4;
constexpr std::size_t kLongestNation = 24;  ///< bytes of "Spagnuoli"
constexpr std::size_t kShortestArticle = 2;
constexpr std::size_t kLongestArticle = 3;  ///< letters of "the"
constexpr std::size_t kLongestCount = 20;   ///< bytes of "Three companies"

/// Where the letters before that byte begin.
std::size_t letters_before(std::string_view line, std::size_t end) {
  while (end > 0 && is_any_letter(line[end - 1])) --end;
  return end;
}

/// True if a digit stands right behind a letter: most lines need no other look.
bool has_glued_digit(std::string_view line) {
  for (std::size_t at = 1; at < line.size(); ++at)
    if (is_digit(line[at]) && is_any_letter(line[at - 1])) return true;
  return false;
}

/// How many letters at the end of `word` say that a figure is not certain.
std::size_t letters_of_estimate(std::string_view word, const PhraseBook& words) {
  for (std::size_t length = std::min(word.size(), kLongestEstimate); length >= kShortestEstimate; --length) {
    const std::string_view tail = word.substr(word.size() - length);
    if ((tail.front() & 0xC0) == 0x80) continue;
    const Tokens token = tokens_of(tail);
    const std::optional<PhraseFound> about = token.size() == 1 ? words.find(Sense::about, token, 0) : std::nullopt;
    if (about && !about->part && length > 3) return length;
  }
  return 0;
}

/// True for a word of orders of battle, which bears a number: "Battery7".
bool bears_number(std::string_view word, const PhraseBook& words) {
  const Tokens token = tokens_of(word);
  if (token.size() != 1) return true;
  for (const Sense sense : {Sense::unit, Sense::kind, Sense::count, Sense::serial, Sense::command, Sense::gun})
    if (words.has(sense, token, 0)) return true;
  return false;
}

/// True if the next part of a list may follow: behind ":", "," or "and".
bool parts_a_list(std::string_view before, const PhraseBook& words) {
  while (before.ends_with(' ')) before.remove_suffix(1);
  if (before.ends_with(':') || before.ends_with(',')) return true;
  const Tokens last = tokens_of(before.substr(letters_before(before, before.size())));
  const std::optional<PhraseFound> link = words.find(Sense::link, last, 0);
  return link && link->is == "and";
}

/// "Third " before "Division6", "3rd " before "Brigade4": a command that has its number bears no other.
bool is_numbered_command(std::string_view before, std::string_view word, const PhraseBook& words) {
  constexpr std::size_t kLongest = 16;  // bytes of "Twenty-second "
  if (before.empty() || before.size() > kLongest || !words.has(Sense::command, tokens_of(word), 0)) return false;
  const Tokens tokens = tokens_of(before);
  return tokens.size() == 1 && (tokens[0].is == Token::Is::ordinal || words.has(Sense::ordinal, tokens, 0));
}

}  // namespace

std::string with_arrows_as_dashes(std::string_view line) {
  std::string text(line);
  for (const std::string_view arrow : kArrows) {
    for (std::size_t at = text.find(arrow); at != std::string::npos; at = text.find(arrow, at)) {
      std::size_t end = at + arrow.size();
      while (end < text.size() && text[end] == ' ') ++end;
      if (at == 0 || end == text.size() || !is_digit(text[end])) {
        at += arrow.size();
        continue;
      }
      std::size_t begin = at;
      while (begin > 0 && text[begin - 1] == ' ') --begin;
      text.replace(begin, end - begin, " - ");
    }
  }
  return text;
}

std::string with_estimate_apart(std::string_view line, const PhraseBook& words) {
  if (!has_glued_digit(line)) return std::string(line);
  std::string text;
  for (std::size_t at = 0; at < line.size();) {
    if (!is_digit(line[at]) || at == 0 || !is_any_letter(line[at - 1])) {
      text += line[at++];
      continue;
    }
    std::size_t end = at;
    while (end < line.size() &&
           (is_digit(line[end]) || (line[end] == ',' && end + 1 < line.size() && is_digit(line[end + 1]))))
      ++end;
    const std::size_t letters =
        letters_of_estimate(line.substr(letters_before(line, at), at - letters_before(line, at)), words);
    const bool word_behind = end < line.size() && is_any_letter(line[end]);
    if (letters > 0) {
      const bool glued = text.size() > letters && text[text.size() - letters - 1] != ' ';
      if (glued) text.insert(text.size() - letters, " ");
      text += ' ';
    }
    text += line.substr(at, end - at);
    if (letters > 0 && word_behind) text += ' ';
    at = end;
  }
  return text;
}

std::string without_glued_marks(std::string_view line, const PhraseBook& words) {
  if (!has_glued_digit(line)) return std::string(line);
  std::string text;
  for (std::size_t at = 0; at < line.size(); ++at) {
    const std::size_t end = at + 1;
    const bool grouped = end + 1 < line.size() && is_digit(line[end + 1]);  // "Serena3,580"
    const bool ends = end == line.size() || (!grouped && (line[end] == ',' || line[end] == ':' || line[end] == ';'));
    const std::size_t begin = is_digit(line[at]) && ends ? letters_before(line, at) : at;
    const std::string_view word = line.substr(begin, at - begin);
    const bool name = word.size() >= kFewestLettersOfName && (word.front() < 'a' || word.front() > 'z') &&
                      word.back() >= 'a' &&
                      (!bears_number(word, words) || is_numbered_command(line.substr(0, begin), word, words));
    if (!name) text += line[at];
  }
  return text;
}

std::string with_ordinals_listed(std::string_view line) {
  if (line.empty() || !is_digit(line.front())) return std::string(line);
  const Tokens tokens = tokens_of(line);
  std::size_t end = 0;
  while (end < tokens.size() && tokens[end].is == Token::Is::ordinal) ++end;
  if (end < kFewestListed) return std::string(line);
  std::string text;
  for (std::size_t at = 0; at < end; ++at)
    text += fmt::format("{}{}", at == 0 ? "" : ", ", text_between(line, tokens[at], tokens[at]));
  return text.append(line.substr(tokens[end - 1].end));
}

std::string with_gun_beside(std::string_view line, const PhraseBook& words) {
  const std::size_t with = line.find(" with ");
  if (with == std::string_view::npos) return std::string(line);
  const Tokens before = tokens_of(line.substr(0, with));
  const bool listed = std::count_if(before.begin(), before.end(),
                                    [](const Token& token) { return token.is == Token::Is::ordinal; }) > 1;
  const Tokens behind = tokens_of(line.substr(with));
  const Range all{behind, behind.size(), words};
  const auto figure = listed ? all.figure_at(1) : std::nullopt;
  if (!figure || figure->first > kMostGunsBeside) return std::string(line);
  std::size_t at = figure->second;
  while (at < behind.size() && at < figure->second + 2 && !all.is(Sense::count, at, "guns") &&
         all.find(Sense::kind, at))
    at += all.find(Sense::kind, at)->length;
  const bool guns = all.is(Sense::count, at, "guns") && at + all.find(Sense::count, at)->length == behind.size();
  return guns ? fmt::format("{}, {} guns", line.substr(0, with), figure->first) : std::string(line);
}

std::string with_command_unglued(std::string_view line, const PhraseBook& words) {
  std::size_t end = 0;
  while (end < line.size() && line[end] >= 'A' && line[end] <= 'Z') ++end;
  for (std::size_t at = kFewestOfCommand; at + kFewestOfCommand <= end; ++at) {
    const std::string_view number = line.substr(0, at);
    if (std::none_of(kEndingsOfNumbers.begin(), kEndingsOfNumbers.end(),
                     [&](std::string_view ending) { return number.ends_with(ending); }))
      continue;
    const Tokens command = tokens_of(line.substr(at, end - at));
    const std::optional<PhraseFound> found = words.find(Sense::command, command, 0);
    if (found && !found->part) return fmt::format("{} {}", number, line.substr(at));
  }
  return std::string(line);
}

std::string with_parts_behind(std::string_view line, const PhraseBook& words) {
  const std::size_t comma = line.find(", ");
  if (comma > kLongestCount || comma == 0) return std::string(line);
  const Tokens before = tokens_of(line.substr(0, comma));
  const Range all{before, before.size(), words};
  const auto figure = all.figure_at(0);
  const std::optional<PhraseFound> count = figure ? all.find(Sense::count, figure->second) : std::nullopt;
  if (!count || figure->second + count->length != before.size() ||
      (count->is != "companies" && count->is != "squadrons"))
    return std::string(line);
  std::string_view unit = line.substr(comma + 2);
  const Tokens tokens = tokens_of(unit);
  const bool battalion = tokens.size() > 2 && tokens[0].is == Token::Is::number && tokens[1].mark("/");  // "5/60th"
  const std::size_t number = battalion ? 2 : 0;
  if (tokens.empty() || tokens[number].is != Token::Is::ordinal ||
      (!battalion && !words.any(Sense::kind, tokens, number + 1, tokens.size())))
    return std::string(line);
  const std::size_t colon = std::min({unit.find(": "), unit.find(", "), unit.size()});
  const std::string_view strength = unit.substr(colon);
  if (battalion) unit = unit.substr(0, colon);
  const std::size_t bracket = std::min(unit.rfind(" ("), unit.size());
  const Tokens last = tokens_of(unit.substr(bracket));
  const bool person = last.size() > 1 && words.has(Sense::rank, last, 1);
  const std::string_view name = person ? unit.substr(0, bracket) : unit;
  return fmt::format("{} ({}){}{}", name, line.substr(0, comma), person ? unit.substr(bracket) : std::string_view{},
                     battalion ? strength : std::string_view{});
}

namespace {

/// "Light cav Kern 1st, 2nd, 12th Chasseurs": the tokens of who led a sort of horse, and where its numbers
/// begin.
struct LedHorse {
  std::size_t leader = 0, end = 0, numbers = 0;
};

std::optional<LedHorse> led_horse(std::string_view line, const Tokens& tokens, const PhraseBook& words) {
  const std::optional<PhraseFound> kind = words.find(Sense::kind, tokens, 0);
  const std::optional<PhraseFound> arm = words.find(Sense::arm, tokens, 0);
  const std::size_t sort = std::max(kind ? kind->length : 0, arm ? arm->length : 0);
  const bool bracket = sort < tokens.size() && tokens[sort].mark("(");  // "Cavalry (Kern) 5th, 6th Dragoons"
  const std::size_t leader = bracket ? sort + 1 : sort;
  const bool horse =
      (kind && arm_of(*kind_from(kind->is)) == Arm::cavalry) || (arm && arm->is == to_string(Arm::cavalry));
  std::size_t list = leader;
  while (list < tokens.size() && tokens[list].is == Token::Is::word) ++list;
  const std::size_t end = list;
  if (bracket && list < tokens.size() && tokens[list].mark(")")) ++list;
  if (!horse || end == leader || list == tokens.size() || tokens[list].is != Token::Is::ordinal) return std::nullopt;
  const Tokens person(tokens.begin() + static_cast<std::ptrdiff_t>(leader),
                      tokens.begin() + static_cast<std::ptrdiff_t>(end));
  return may_be_person(person, 0, line, words) ? std::optional(LedHorse{leader, end, list}) : std::nullopt;
}

}  // namespace

std::string with_list_behind_leader_of_horse(std::string_view line, const PhraseBook& words) {
  if (line.find(':') != std::string_view::npos) return std::string(line);
  const Tokens tokens = tokens_of(line);
  const std::optional<LedHorse> horse = led_horse(line, tokens, words);
  const auto numbers =
      std::count_if(tokens.begin(), tokens.end(), [](const Token& token) { return token.is == Token::Is::ordinal; });
  if (!horse || numbers < 2) return std::string(line);
  const std::size_t begin = tokens[horse->leader].begin, end = tokens[horse->end - 1].end;
  return fmt::format("Brigade {}: {}", line.substr(begin, end - begin), line.substr(tokens[horse->numbers].begin));
}

std::string with_list_behind_command(std::string_view line, const PhraseBook& words) {
  if (line.empty() || !is_digit(line.front()) || line.find(':') != std::string_view::npos) return std::string(line);
  const Tokens tokens = tokens_of(line);
  if (tokens.size() < 5 || tokens[0].is != Token::Is::ordinal) return std::string(line);
  const std::optional<PhraseFound> command = words.find(Sense::command, tokens, 1);
  const std::size_t list = command ? 1 + command->length : 0;
  const bool numbers = list > 0 && list < tokens.size() && tokens[list].is == Token::Is::ordinal &&
                       std::count_if(tokens.begin(), tokens.end(),
                                     [](const Token& token) { return token.is == Token::Is::ordinal; }) > 2;
  return numbers ? fmt::format("{}: {}", line.substr(0, tokens[list - 1].end), line.substr(tokens[list].begin))
                 : std::string(line);
}

std::string with_colon_before_list(std::string_view line, const PhraseBook& words) {
  if (line.find(':') != std::string_view::npos) return std::string(line);
  const Tokens tokens = tokens_of(line);
  const auto dash =
      std::find_if(tokens.begin(), tokens.end(), [](const Token& token) { return token.mark("-") && !token.joined; });
  if (dash == tokens.end() || dash == tokens.begin() || dash + 1 == tokens.end()) return std::string(line);
  const std::string_view before = trim(line.substr(0, dash->begin)), behind = trim(line.substr(dash->end));
  const Tokens command = tokens_of(before), list = tokens_of(behind);
  const Head head = head_of({command, command.size(), words});
  const bool numbered =
      command.size() > 2 && command[0].is == Token::Is::ordinal && head.is == Head::Is::formation && head.level;
  const bool numbers =
      list.size() > 1 && (list[0].is == Token::Is::ordinal || (list[0].is == Token::Is::number && list[1].mark("/")));
  const bool person = numbers && command.size() < 4 &&
                      head.is == Head::Is::nothing &&  // "Kern - 34e ligne (3), 40e ligne"
                      !words.any(Sense::rank, command, 0, command.size()) && may_be_person(command, 0, before, words);
  const bool bracket = numbered && before.ends_with(')');  // "4th Hanoverian Bde (Best)"
  if (!(numbered || person) || before.find_first_of(bracket ? ",;" : ",;(") != std::string_view::npos ||
      words.has(Sense::rank, list, 0) || list.size() < 4)
    return std::string(line);
  const bool several = behind.find(", ") != std::string_view::npos || behind.find("; ") != std::string_view::npos;
  const bool first = !troops_listed(behind.substr(0, behind.find_first_of(",;")), words).empty();
  const bool all = several && ((numbered && first) || !troops_listed(behind, words).empty());
  return all ? fmt::format("{}: {}", before, behind) : std::string(line);
}

std::string without_stray_comma(std::string_view line, const PhraseBook& words) {
  const std::size_t comma = line.find(", ");
  if (comma == std::string_view::npos || comma == 0) return std::string(line);
  const Tokens tokens = tokens_of(line);
  for (std::size_t at = 0; at + 2 < tokens.size(); ++at) {
    if (tokens[at].is != Token::Is::ordinal || !tokens[at + 1].mark(",")) continue;
    const bool begins = at == 0 || (at > 1 && tokens[at - 1].mark(",") && words.has(Sense::kind, tokens, at - 2));
    const std::optional<PhraseFound> nation = words.find(Sense::nation, tokens, at + 2);
    const std::size_t named = at + 2 + (nation ? nation->length : 0);
    const std::optional<PhraseFound> kind = words.find(Sense::kind, tokens, named);
    const std::size_t end = kind ? named + kind->length : tokens.size();
    const bool another = end + 1 < tokens.size() && tokens[end].mark(",") && tokens[end + 1].is == Token::Is::ordinal;
    if (begins && kind && another)
      return fmt::format("{}{}", line.substr(0, tokens[at].end), line.substr(tokens[at + 1].end));
  }
  return std::string(line);
}

std::string without_place_in_list(std::string_view line, const PhraseBook& words) {
  const std::size_t digits = std::min(line.find_first_not_of("0123456789"), line.size());
  if (digits == 0 || digits > 2 || !line.substr(digits).starts_with(". ")) return std::string(line);
  const std::string_view entry = line.substr(digits + 2);
  const std::size_t blank = std::min(entry.find(' '), entry.size());
  const Tokens tokens = tokens_of(entry);
  const bool numbered = roman(entry.substr(0, blank)) || (!tokens.empty() && tokens[0].is == Token::Is::ordinal);
  const bool command = numbered && words.any(Sense::command, tokens, 1, std::min<std::size_t>(tokens.size(), 4));
  return std::string(command ? entry : line);
}

std::string with_rating_apart(std::string_view line, const PhraseBook& words) {
  const bool bracketed = line.ends_with(')');
  const std::string_view all = bracketed ? line.substr(0, line.size() - 1) : line;
  if (all.empty() || !is_digit(all.back())) return std::string(line);
  const std::string_view begins = bracketed ? " (" : " - ";
  const std::size_t at = all.rfind(begins);
  if (at == std::string_view::npos || at == 0) return std::string(line);
  const std::string_view told = all.substr(at + begins.size());
  const Tokens behind = tokens_of(told);
  const std::optional<PhraseFound> note = words.find(Sense::note, behind, 0);
  const bool rating = note && note->is == "rating" && note->length + 1 == behind.size();
  return rating ? fmt::format("{} [{}]", line.substr(0, at), told) : std::string(line);
}

std::string without_articles(std::string_view line, const PhraseBook& words) {
  std::string text(line);
  std::size_t from = text.find(':');
  while (from < text.size()) {
    const std::size_t blank = text.find(' ', from + 1);
    if (blank == std::string::npos || blank + 1 >= text.size()) break;
    from = blank;
    const std::size_t begin = letters_before(text, blank);
    const std::size_t length = blank - begin;
    if (!is_digit(text[blank + 1]) || length < kShortestArticle || length > kLongestArticle) continue;
    const Tokens tokens = tokens_of(std::string_view(text).substr(begin));
    const std::optional<PhraseFound> link = words.find(Sense::link, tokens, 0);
    if (!link || link->is != "article" || link->length != 1 || tokens[1].is != Token::Is::ordinal) continue;
    if (!parts_a_list(std::string_view(text).substr(0, begin), words)) continue;
    text.erase(begin, blank + 1 - begin);
    from = begin;
  }
  return text;
}

std::string with_colon_behind_nation(std::string_view line, const PhraseBook& words) {
  const std::size_t comma = line.find(", ");
  if (comma > kLongestNation || line.find_first_of(":;0123456789") != std::string_view::npos || line.ends_with('.'))
    return std::string(line);
  const Tokens tokens = tokens_of(line);
  const std::optional<PhraseFound> nation = words.find(Sense::nation, tokens, 0);
  const std::size_t behind = nation ? nation->length + 1 : tokens.size();
  if (behind + 1 >= tokens.size() || tokens[nation->length].begin != comma) return std::string(line);
  const std::optional<PhraseFound> label = words.find(Sense::commander, tokens, behind);
  const bool led =
      words.has(Sense::rank, tokens, behind) || (label && words.has(Sense::rank, tokens, behind + label->length));
  return led ? fmt::format("{}:", line) : std::string(line);
}

}  // namespace estafette::readers
