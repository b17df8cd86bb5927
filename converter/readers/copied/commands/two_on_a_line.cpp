#include "converter/readers/copied/commands/two_on_a_line.hpp"

#include "base/letters.hpp"
#include "base/text.hpp"
#include "converter/readers/copied/commands/brigades_apart.hpp"
#include "converter/readers/copied/commands/headquarters.hpp"
#include "converter/readers/copied/commands/joined_by_plus.hpp"
#include "converter/readers/copied/commands/stops_between_units.hpp"
#include "converter/readers/copied/state_columns.hpp"
#include "converter/readers/line/furniture.hpp"
#include "converter/readers/parts/commander.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace estafette::readers {
namespace {

constexpr std::size_t kWordsOfACommand = 3;  ///< tokens in which its word of command stands
constexpr int kMostInAReturn = 9999;         ///< of one rank in a unit
constexpr std::array<std::string_view, 4> kEndingsOfSpeltNumbers = {"st", "nd", "rd", "th"};
constexpr std::size_t kMostWordsOfAHeading = 6;
constexpr std::size_t kLongestLed = 80;  ///< bytes of "Portuguese troops under Roe"

/// "First", "Second", "Third", "Fourth".
bool spells_a_number(const Token& token) {
  const std::string_view word = token.text;
  return token.is == Token::Is::word && word.size() > 3 &&
         std::any_of(kEndingsOfSpeltNumbers.begin(), kEndingsOfSpeltNumbers.end(),
                     [&](std::string_view ending) { return word.ends_with(ending); });
}

/// True if a command with a number begins there: "1re brigade (Kern)".
bool begins_next_command(std::string_view text, const PhraseBook& words) {
  const Tokens tokens = tokens_of(text);
  if (tokens.size() < 2 || !(tokens[0].is == Token::Is::ordinal || spells_a_number(tokens[0]))) return false;
  const std::size_t to = std::min(tokens.size(), kWordsOfACommand);
  for (std::size_t at = 1; at < to; ++at)
    if (const std::optional<PhraseFound> command = words.find(Sense::command, tokens, at); command && !command->part)
      return true;
  return false;
}

/// The text without the full stop at its end, or a bracket that nothing opens: "(Roe) - 7.292 hommes)".
std::string_view without_stray_end(std::string_view text) {
  if (text.ends_with('.')) return text.substr(0, text.size() - 1);
  const auto open = std::count(text.begin(), text.end(), '('), close = std::count(text.begin(), text.end(), ')');
  return text.ends_with(')') && close > open ? trim(text.substr(0, text.size() - 1)) : text;
}

/// Where a glued command begins; 0 if none does.
std::size_t glued_command(std::string_view text, const PhraseBook& words) {
  for (std::size_t at = 2; at < text.size(); ++at) {
    const bool capital = text[at] >= 'A' && text[at] <= 'Z';
    const bool small = text[at - 1] >= 'a' && text[at - 1] <= 'z';  // "54th OhioThird Brigade"
    const bool behind = text[at - 1] == ')' || text[at - 1] == '.' || small;
    if (!(is_digit(text[at]) && behind) && !(capital && small)) continue;
    const bool word = text[at - 1] == ')' || is_letter(text[at - 2]);
    if (word && begins_next_command(text.substr(at), words)) return at;
  }
  return 0;
}

/// "361 men commanded by Capt. Roe": the token at which the commander's label stands.
std::optional<std::size_t> commander_behind_men(const Tokens& tokens, const PhraseBook& words) {
  if (tokens.size() < 4 || tokens[0].is != Token::Is::number) return std::nullopt;
  const std::optional<PhraseFound> count = words.find(Sense::count, tokens, 1);
  if (!count || (count->is != "men" && count->is != "sabres" && count->is != "present")) return std::nullopt;
  std::size_t at = 1 + count->length;
  if (at + 1 < tokens.size() && tokens[at].mark(",")) ++at;
  const auto label = at < tokens.size() ? words.find(Sense::commander, tokens, at) : std::nullopt;
  const bool led = label && at + label->length < tokens.size() && words.has(Sense::rank, tokens, at + label->length);
  return led ? std::optional(at) : std::nullopt;
}

/// "Portuguese troops under Roe", "British - CinC Duke of Alva", "Spanish - Alba": where the nation ends, and where the
/// person begins.
std::optional<std::pair<std::size_t, std::size_t>> nation_and_leader(std::string_view text, const PhraseBook& words) {
  if (text.size() > kLongestLed || has_digit(text)) return std::nullopt;
  const Tokens tokens = tokens_of(text);
  for (std::size_t at = 1; at + 1 < tokens.size(); ++at) {
    const std::optional<PhraseFound> label = words.find(Sense::commander, tokens, at);
    if (!label) continue;
    const std::size_t nation = tokens[at - 1].mark("-") ? at - 1 : at;
    std::size_t person = at + label->length;
    while (person < tokens.size() && tokens[person].is == Token::Is::mark) ++person;
    const bool titled = words.has(Sense::title, tokens, person) || words.has(Sense::rank, tokens, person);
    if (nation > 0 && names_only_a_nation({tokens, nation, words}) && person < tokens.size() &&
        (titled || may_be_person(tokens, person, text, words)) &&
        !words.any(Sense::verb, tokens, person, tokens.size()))
      return std::pair(tokens[nation - 1].end, tokens[person].begin);
    return std::nullopt;
  }
  for (std::size_t at = 1; at + 1 < tokens.size(); ++at) {  // "Spanish - Alba"
    if (!tokens[at].mark("-")) continue;
    const bool ranked = words.has(Sense::rank, tokens, at + 1) || words.has(Sense::title, tokens, at + 1);
    const bool led = !tokens[at].joined && !tokens[at + 1].joined && !ranked &&
                     names_only_a_nation({tokens, at, words}) && may_be_person(tokens, at + 1, text, words);
    if (led) return std::pair(tokens[at - 1].end, tokens[at + 1].begin);
    return std::nullopt;
  }
  return std::nullopt;
}

/// "Commander, General Kern. Chief of the Staff, General Roe.": where the commander begins, and where the staff.
std::optional<std::pair<std::size_t, std::size_t>> commander_and_staff(std::string_view text, const PhraseBook& words) {
  std::size_t stop = text.find(". ");  // but not that of "v. Kern"
  while (stop != std::string_view::npos && !words.has(Sense::note, tokens_of(text.substr(stop + 2)), 0))
    stop = text.find(". ", stop + 1);
  if (stop == std::string_view::npos || text.size() > kLongestLine) return std::nullopt;
  const Tokens said = tokens_of(text.substr(0, stop));
  const std::optional<PhraseFound> label = words.find(Sense::commander, said, 0);
  const std::size_t mark = label ? label->length : said.size();
  if (mark + 1 >= said.size() || !(said[mark].mark(",") || said[mark].mark(":")) ||
      !words.has(Sense::rank, said, mark + 1))
    return std::nullopt;
  return std::pair(said[mark + 1].begin, stop + 2);
}

/// "Col. James Kern, 20th Illinois" below the name of his command: the comma before the regiment that was his own; 0
/// for any other line.
std::size_t own_regiment(std::string_view text, const PhraseBook& words) {
  const std::size_t comma = text.rfind(", ");
  if (comma == std::string_view::npos || text.size() > kLongestLed) return 0;
  const std::string_view person = text.substr(0, comma);
  const Tokens named = tokens_of(person);
  const Tokens regiment = tokens_of(text.substr(comma + 2));
  if (named.empty() || !words.has(Sense::rank, named, 0) || has_digit(person) ||
      words.any(Sense::unit, named, 0, named.size()) || regiment.size() < 2 || regiment[0].is != Token::Is::ordinal)
    return 0;
  const std::optional<PhraseFound> state = words.find(Sense::state, regiment, 1);
  std::size_t end = state ? 1 + state->length : regiment.size() + 1;
  while (end < regiment.size() && regiment[end].mark(".")) ++end;
  return end == regiment.size() ? comma : 0;
}

/// "First Brigade": a command, and no troops beside it on its line.
bool names_command_alone(std::string_view text, const PhraseBook& words) {
  const Tokens tokens = tokens_of(text);
  return !tokens.empty() && tokens.size() <= kMostWordsOfAHeading &&
         words.any(Sense::command, tokens, 0, tokens.size()) && !words.any(Sense::state, tokens, 0, tokens.size());
}

/// "Right Brigade { 45th Regiment }" without the braces that bound rows of a printed table together.
std::string without_braces(std::string_view text) {
  std::string plain(text);
  for (std::size_t at = plain.find_first_of("{}"); at != std::string::npos; at = plain.find_first_of("{}", at + 1)) {
    const bool alone = (at == 0 || plain[at - 1] == ' ') && (at + 1 == plain.size() || plain[at + 1] == ' ');
    if (alone) plain[at] = ' ';
  }
  return plain;
}

void put(std::vector<TextLine>& apart, const TextLine& line, std::string_view text) {
  TextLine one = line;
  one.text = std::string(trim(text));
  apart.push_back(std::move(one));
}

/// "[24 officers, 24 sergeants, 12 drummers, 193 men present fit, 88 present sick]", the return of the unit above it,
/// as "24 officers, 229 men" and the whole as a note; empty for anything else. Whoever is told of behind the men is
/// absent.
std::string return_in_brackets(std::string_view text, const PhraseBook& words) {
  const bool brackets =
      (text.starts_with('[') && text.ends_with(']')) || (text.starts_with('(') && text.ends_with(')'));
  if (!brackets || text.find_first_of("[(", 1) != std::string_view::npos) return "";
  const std::string_view inside = text.substr(1, text.size() - 2);
  int officers = 0, men = 0;
  for (const std::string_view piece : split(inside, ',')) {
    const Tokens tokens = tokens_of(trim(piece));
    if (tokens.size() < 2 || tokens[0].is != Token::Is::number || tokens[1].is != Token::Is::word) return "";
    const std::optional<PhraseFound> count = words.find(Sense::count, tokens, 1);
    const std::string is = count ? count->is : "";
    if (words.has(Sense::loss, tokens, 1) || (count && (is == "guns" || is == "horses" || is == "battalions")))
      return "";
    (is == "officers" ? officers : men) += std::min(tokens[0].value, kMostInAReturn);
    if (is != "men" && is != "sabres" && is != "present") continue;
    return officers > 0 ? fmt::format("{} officers, {} men", officers, men) : fmt::format("{} men", men);
  }
  return "";
}

/// "1/7th Foot, 1/23rd Foot Artillery. 1 Battery": the token of the arm behind a list of infantry, whose battery
/// follows; 0 if there is none.
std::size_t arm_behind_list(std::string_view text, const Tokens& tokens, const PhraseBook& words) {
  if (text.find(',') == std::string_view::npos) return 0;
  for (std::size_t at = 2; at + 1 < tokens.size(); ++at) {
    const std::optional<PhraseFound> arm = words.find(Sense::arm, tokens, at);
    const std::string_view behind = text.substr(tokens[at].end);
    const bool stop = arm && arm->is == "artillery" && arm->length == 1 && behind.starts_with(". ") &&
                      !behind.starts_with(". (") && !behind.starts_with(". [");
    const bool unit = words.has(Sense::kind, tokens, at - 1) && tokens[at - 2].is == Token::Is::ordinal;
    if (stop && unit && words.any(Sense::unit, tokens, at + 1, tokens.size())) return at;
  }
  return 0;
}

/// "Roe's Battery, Dale's Battery, 12 guns": one figure behind all of them, set apart by a comma.
bool guns_of_all(const Tokens& tokens, const PhraseBook& words) {
  std::size_t figure = tokens.size();
  while (figure > 0 && tokens[figure - 1].is != Token::Is::number) --figure;
  if (figure < 2) return false;
  const std::optional<PhraseFound> guns = words.find(Sense::count, tokens, figure);
  return guns && guns->is == "guns" && figure + guns->length == tokens.size() && tokens[figure - 2].mark(",") &&
         std::none_of(tokens.begin(), tokens.begin() + static_cast<std::ptrdiff_t>(figure) - 1,
                      [](const Token& token) { return token.is != Token::Is::word && token.is != Token::Is::mark; });
}

/// "Roe's Battery Dale's Battery", "Roe's Battery, Dale's Battery": where the second begins; 0 if none does.
std::size_t second_battery(std::string_view text, const PhraseBook& words) {
  const Tokens tokens = tokens_of(text);
  if (!tokens.empty() && tokens.back().mark(")") && words.has(Sense::each, tokens, tokens.size() - 2))
    return 0;  // "Kern's battery, Roe's battery (8 guns each)": told of both
  if (guns_of_all(tokens, words)) return 0;
  const auto battery = [&](std::size_t at) {
    const std::optional<PhraseFound> unit = words.find(Sense::unit, tokens, at);
    return unit && unit->is == "battery" && unit->length == 1;
  };
  std::size_t last = tokens.size();
  while (last > 0 && !battery(last - 1)) --last;
  for (std::size_t at = 2; at + 2 < last; ++at) {
    const std::size_t before = tokens[at - 1].mark(",") ? at - 2 : at - 1;
    const std::optional<PhraseFound> whole = words.find(Sense::unit, tokens, before);
    if (whole && whole->is == "battalion" && !tokens[at - 1].mark(":")) return 0;  // "Kern's Battalion, Roe's Battery"
    const bool possessive = tokens[at].is == Token::Is::word && tokens[at + 1].text == "s" && tokens[at + 1].joined;
    if (possessive && battery(before)) return tokens[at].begin;
  }
  return 0;
}

}  // namespace

std::vector<TextLine> two_apart(const std::vector<TextLine>& lines, const PhraseBook& words) {
  std::vector<TextLine> apart;
  apart.reserve(lines.size());
  bool below_command = false;  // or below its commander
  for (const TextLine& line : lines) {
    const std::string unbraced = with_leader_of_nation(without_braces(line.text), words);
    std::string_view rest = trim(unbraced);
    if (rest.size() > kLongestLine) {
      apart.push_back(line);
      continue;
    }
    for (std::size_t at = glued_command(rest, words); at > 0; at = glued_command(rest, words)) {
      put(apart, line, without_stray_end(rest.substr(0, at)));
      rest.remove_prefix(at);
    }
    if (const auto led = commander_and_staff(rest, words)) {
      put(apart, line, fmt::format("Commander: {}", trim(rest.substr(led->first, led->second - led->first - 2))));
      put(apart, line, rest.substr(led->second));
      continue;
    }
    below_command =
        !apart.empty() && (names_command_alone(apart.back().text, words) || (below_command && apart.back().footnote));
    if (const std::vector<std::string> pieces = parted_at_stops(rest, words); !pieces.empty()) {
      for (const std::string& piece : pieces) put(apart, line, piece);
      continue;
    }
    if (const std::size_t colon = below_command ? colon_behind_leader(rest, apart.back().text, words) : 0; colon > 0) {
      put(apart, line, rest.substr(0, colon));
      put(apart, line, rest.substr(colon + 1));
      continue;
    }
    if (const std::size_t comma = below_command ? own_regiment(rest, words) : 0; comma > 0) {
      put(apart, line, rest.substr(0, comma));
      put(apart, line, rest.substr(comma + 2));
      apart.back().footnote = true;
      continue;
    }
    for (std::size_t at = second_regiment(rest, words); at > 0; at = second_regiment(rest, words)) {
      put(apart, line, rest.substr(0, at));
      rest.remove_prefix(at);
    }
    for (std::size_t at = second_battery(rest, words); at > 0; at = second_battery(rest, words)) {
      std::string_view first = trim(rest.substr(0, at));
      if (first.ends_with(',')) first.remove_suffix(1);
      put(apart, line, first);
      rest.remove_prefix(at);
    }
    const bool figure = !rest.empty() && is_digit(rest.front());
    const Tokens tokens = figure ? tokens_of(rest) : Tokens{};
    if (const std::optional<std::size_t> label = commander_behind_men(tokens, words)) {
      put(apart, line, rest.substr(0, tokens[*label - 1].end));
      rest.remove_prefix(tokens[*label].begin);
    }
    const Tokens listed = figure ? tokens_of(rest) : Tokens{};
    if (const std::size_t arm = arm_behind_list(rest, listed, words); arm > 0) {
      put(apart, line, rest.substr(0, listed[arm - 1].end));
      put(apart, line, rest.substr(listed[arm].end + 1));
      continue;
    }
    const bool below = !apart.empty() && !line.after_blank && apart.back().line + 1 == line.line;
    if (const std::string told = below ? return_in_brackets(rest, words) : ""; !told.empty()) {
      apart.back().text += fmt::format(", {}", told);
      put(apart, line, fmt::format("Note: {}", rest));
      continue;
    }
    if (const auto led = nation_and_leader(rest, words)) {
      put(apart, line, rest.substr(0, led->first));
      put(apart, line, fmt::format("Commander: {}", rest.substr(led->second)));
      continue;
    }
    std::vector<std::string> brigades = joined_by_plus(rest, words);
    if (brigades.empty()) brigades = brigades_apart(rest, words);
    for (const std::string& one : brigades) put(apart, line, one);
    if (brigades.empty()) put(apart, line, rest);
  }
  return apart;
}

std::string with_comma_between_units(std::string_view line, const PhraseBook& words) {
  std::string text(line);
  if (line.size() > kLongestLine) return text;
  const Tokens tokens = tokens_of(line);
  const auto kind = [&](std::size_t at) { return at < tokens.size() && words.has(Sense::kind, tokens, at); };
  const auto owner = [&](std::size_t at) {  // "3-\u044F \u0431\u0430\u0442\u0430\u0440\u0435\u044F" before "8-\u0439
                                            // ... \u0431\u0440\u0438\u0433\u0430\u0434\u044B"
    const std::optional<PhraseFound> sort = words.find(Sense::kind, tokens, at + 1);
    const std::size_t last = sort ? at + sort->length : at;
    const std::optional<PhraseFound> several = words.find(Sense::count, tokens, last);
    return words.has(Sense::command, tokens, last) || (several && several->is == "commands");
  };
  const auto ordinal = [&](std::size_t at) { return at < tokens.size() && tokens[at].is == Token::Is::ordinal; };
  const auto counted = [&](std::size_t at) {  // "2 Bns 42nd Line", "1 gun"
    const bool number = at + 1 < tokens.size() && tokens[at].is == Token::Is::number;
    const std::optional<PhraseFound> count = number ? words.find(Sense::count, tokens, at + 1) : std::nullopt;
    return count && (count->is == "battalions" || count->is == "squadrons") && ordinal(at + 1 + count->length) &&
           kind(at + 2 + count->length);
  };
  const auto guns = [&](std::size_t at) {  // "1 field gun", which ends the line
    constexpr std::size_t kMostWords = 3;
    if (tokens[at].is != Token::Is::number) return false;
    for (std::size_t word = at + 1; word < tokens.size() && word <= at + kMostWords; ++word) {
      if (tokens[word].is != Token::Is::word) return false;
      const std::optional<PhraseFound> count = words.find(Sense::count, tokens, word);
      if (count && count->is == "guns") return word + count->length == tokens.size();
    }
    return false;
  };
  bool listed = line.find(',') != std::string_view::npos;
  for (std::size_t at = 3; at < tokens.size() && !listed; ++at)
    listed = kind(at - 1) && ordinal(at - 2) && ordinal(at) && kind(at + 1);
  for (std::size_t at = tokens.size(); at-- > 2;) {
    const bool behind = kind(at - 1) && (ordinal(at - 2) || (at > 2 && ordinal(at - 3)));  // "1/88th Foot"
    const bool battalion = at + 2 < tokens.size() && tokens[at].is == Token::Is::number && tokens[at + 1].mark("/") &&
                           ordinal(at + 2) && kind(at + 3);
    if (behind && (battalion || (ordinal(at) && kind(at + 1) && !owner(at)) || counted(at) || (listed && guns(at))))
      text.insert(tokens[at - 1].end, ",");
  }
  return text;
}

}  // namespace estafette::readers
