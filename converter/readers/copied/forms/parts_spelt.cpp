#include "converter/readers/copied/forms/parts_spelt.hpp"

#include "base/letters.hpp"
#include "base/text.hpp"
#include "converter/readers/words/joints.hpp"
#include "converter/readers/words/ordinals.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <cstddef>
#include <optional>
#include <vector>

namespace estafette::readers {
namespace {

constexpr std::size_t kLongestBattalion = 20;  ///< letters of "2nd battalion"

constexpr std::size_t kDigitsOfGuns = 2;

/// One capital letter, as of a company or battery.
bool is_capital_letter(std::string_view line, const Token& token) {
  return token.is == Token::Is::word && token.end - token.begin == 1 && is_capital(line[token.begin]);
}

/// How many capital letters stand alone: most lines need no other look.
std::size_t capitals_alone(std::string_view line) {
  std::size_t found = 0;
  for (std::size_t at = 0; at < line.size(); ++at) {
    const bool alone = (at == 0 || !is_letter(line[at - 1])) && (at + 1 == line.size() || !is_letter(line[at + 1]));
    found += alone && is_capital(line[at]) ? 1U : 0U;
  }
  return found;
}

bool counts_companies(const Tokens& tokens, std::size_t at, const PhraseBook& words) {
  const std::optional<PhraseFound> count = words.find(Sense::count, tokens, at);
  return count && !count->part && count->is == "companies" && count->length == 1;
}

/// The letters of a list that begins at a token, "E, F, H, and K", and the token behind it.
struct Letters {
  std::vector<std::string> all;
  std::size_t end = 0;
};

Letters letters_from(std::string_view line, const Tokens& tokens, std::size_t at, const PhraseBook& words) {
  Letters letters;
  letters.end = at;
  while (at < tokens.size()) {
    const bool between = is_joint(tokens, at, words);
    if (is_capital_letter(line, tokens[at])) {
      letters.all.emplace_back(line.substr(tokens[at].begin, 1));
      letters.end = at + 1;
    } else if (!between || letters.all.empty()) {
      break;
    }
    ++at;
  }
  return letters;
}

constexpr int kMostOfAState = 300;  ///< the largest number of a state's regiment

/// True if the number of a state's regiment stands there, and not a count of its troops: "2 Ohio batteries".
bool numbers_a_state(const Tokens& tokens, std::size_t at, std::string_view line, const PhraseBook& words) {
  const Token& number = tokens[at];
  const std::optional<PhraseFound> state =
      at + 1 < tokens.size() ? words.find(Sense::state, tokens, at + 1) : std::nullopt;
  if (number.is != Token::Is::number || number.thousands || number.value < 1 || number.value > kMostOfAState || !state)
    return false;
  const bool entry = at == 0 || is_joint(tokens, at - 1, words) || tokens[at - 1].mark(":") ||
                     tokens[at - 1].mark(";") || tokens[at - 1].mark("-");
  const std::string_view name = text_between(line, tokens[at + 1], tokens[at + 1]);
  const bool capital = name.front() >= 'A' && name.front() <= 'Z' && name != "In" && name.size() > 1;
  const std::size_t behind = at + 1 + state->length;
  const bool counted =
      behind < tokens.size() && (words.has(Sense::count, tokens, behind) ||
                                 (line[tokens[behind].begin] >= 'a' && line[tokens[behind].begin] <= 'z'));
  return entry && capital && !number.joined && !tokens[at + 1].joined && !counted;
}

/// The numbers of regiments that begin at a token and rise, "6/23/27", or one alone; none if they do not.
std::vector<int> ascending_numbers(const Tokens& tokens, std::size_t at) {
  std::vector<int> numbers;
  for (; at < tokens.size() && tokens[at].is == Token::Is::number && !tokens[at].thousands; at += 2) {
    if (tokens[at].value > kMostOfAState || tokens[at].value <= (numbers.empty() ? 0 : numbers.back())) return {};
    numbers.push_back(static_cast<int>(tokens[at].value));
    if (at + 1 >= tokens.size() || !tokens[at + 1].mark("/")) return numbers;
  }
  return {};
}

}  // namespace

std::string with_companies_counted(std::string_view line, const PhraseBook& words) {
  if (capitals_alone(line) < 2) return std::string(line);
  const Tokens tokens = tokens_of(line);
  for (std::size_t at = 1; at + 2 < tokens.size(); ++at) {
    if (!counts_companies(tokens, at, words)) continue;
    const Letters letters = letters_from(line, tokens, at + 1, words);
    if (letters.all.size() < 2) continue;
    std::size_t name = at;  // its end
    while (name > 0 && (tokens[name - 1].mark(",") || tokens[name - 1].mark("("))) --name;
    std::size_t end = letters.end;
    if (name < at && tokens[at - 1].mark("(") && end < tokens.size() && tokens[end].mark(")")) ++end;
    if (name == 0) continue;
    const std::size_t close = line.find(')', tokens[end - 1].begin);
    const bool open = name < at && tokens[at - 1].mark("(") && !tokens[end - 1].mark(")");
    const bool of_another =
        open && std::any_of(tokens.begin() + static_cast<std::ptrdiff_t>(end), tokens.end(),
                            [&](const Token& token) { return token.is == Token::Is::ordinal && token.begin < close; });
    if (of_another) return std::string(line);     // "6th Missouri (Cos. A and B, 8th Missouri attached)"
    if (open && close != std::string_view::npos)  // "(Cos. A and B, mounted)"
      return fmt::format("{} (Companies {})({} companies) [{}]{}", line.substr(0, tokens[name - 1].end),
                         fmt::join(letters.all, " "), letters.all.size(),
                         trim(line.substr(tokens[end].end, close - tokens[end].end)), line.substr(close + 1));
    return fmt::format("{} (Companies {})({} companies){}", line.substr(0, tokens[name - 1].end),
                       fmt::join(letters.all, " "), letters.all.size(), line.substr(tokens[end - 1].end));
  }
  return std::string(line);
}

std::string with_arm_of_piece_spelt(std::string_view line, const PhraseBook& words) {
  const Tokens tokens = tokens_of(line);
  std::string told;
  std::size_t done = 0;
  for (std::size_t at = 1; at + 1 < tokens.size(); ++at) {
    const std::optional<PhraseFound> gun = words.find(Sense::gun, tokens, at);
    if (tokens[at - 1].is != Token::Is::number || !gun || gun->is != "pounder") continue;
    const std::size_t arm = at + gun->length;
    const bool last = arm + 1 == tokens.size() || (arm + 1 < tokens.size() && tokens[arm + 1].is != Token::Is::word);
    if (!last || tokens[arm].is != Token::Is::word) continue;
    const std::string spelt = fmt::format("{} Artillery", text_between(line, tokens[arm], tokens[arm]));
    const Tokens both = tokens_of(spelt);
    const std::optional<PhraseFound> kind = words.find(Sense::kind, both, 0);
    if (!kind || kind->length != both.size()) continue;
    told.append(line.substr(done, tokens[arm].begin - done)).append(spelt);
    done = tokens[arm].end;
  }
  return told.append(line.substr(done));
}

std::string with_parts_of_each_told(std::string_view line, const PhraseBook& words) {
  const Tokens tokens = tokens_of(line);
  std::ptrdiff_t regiments = 0;
  for (std::size_t at = 0; at + 4 < tokens.size(); ++at) {
    regiments += tokens[at].is == Token::Is::ordinal ? 1 : 0;
    const bool times = tokens[at].mark("(") && tokens[at + 1].is == Token::Is::number && tokens[at + 2].text == "x" &&
                       tokens[at + 3].is == Token::Is::number;
    const std::optional<PhraseFound> parts = times ? words.find(Sense::count, tokens, at + 4) : std::nullopt;
    if (!parts || parts->part || (parts->is != "squadrons" && parts->is != "battalions")) continue;
    if (regiments < 2 || tokens[at + 1].value != regiments) continue;
    const std::size_t end = tokens[at + 3 + parts->length].end;
    return fmt::format("{}{} each{}", line.substr(0, tokens[at + 1].begin),
                       line.substr(tokens[at + 3].begin, end - tokens[at + 3].begin), line.substr(end));
  }
  return std::string(line);
}

std::string with_parts_behind_name(std::string_view line, const PhraseBook& words) {
  if (line.empty() || !is_digit(line.front())) return std::string(line);
  const Tokens tokens = tokens_of(line);
  std::size_t at = 0, numbers = 0;
  for (; at < tokens.size(); ++at) {
    const std::optional<PhraseFound> link = words.find(Sense::link, tokens, at);
    const bool between = is_joint(tokens, at, words);
    if (tokens[at].is == Token::Is::ordinal)
      ++numbers;
    else if (!between)
      break;
  }
  if (numbers < 2 || at + 2 >= tokens.size()) return std::string(line);
  const std::optional<PhraseFound> count = words.find(Sense::count, tokens, at);
  const std::size_t behind = at + (count ? count->length : 0);
  const bool parts = count && (count->is == "battalions" || count->is == "squadrons");
  if (!parts || behind + 1 >= tokens.size() || !words.has(Sense::link, tokens, behind)) return std::string(line);
  std::size_t end = behind + 2;
  while (end < tokens.size() && tokens[end].is == Token::Is::word) ++end;
  return fmt::format("{} ({}){}", text_between(line, tokens[behind + 1], tokens[end - 1]),
                     line.substr(0, tokens[behind - 1].end), line.substr(tokens[end - 1].end));
}

std::string with_batteries_spelt(std::string_view line) {
  std::string text(line);
  for (const std::string_view word : {"Bat.", "Batt'y", "Batt\u2019y", "BATT'Y", "BATT\u2019Y", "Batty", "Bat"}) {
    for (std::size_t at = text.find(word); at != std::string::npos; at = text.find(word, at + 1)) {
      std::size_t end = at + word.size();
      const bool begins = at == 0 || !is_letter(text[at - 1]);
      const bool whole =
          word.find_first_of("yY") != std::string_view::npos && (end == text.size() || !is_letter(text[end]));
      if (end < text.size() && text[end] == '.' && whole) ++end;
      const bool letter = end + 1 < text.size() && text[end] == ' ' && is_capital(text[end + 1]) &&
                          (end + 2 == text.size() || (!is_any_letter(text[end + 2]) && text[end + 2] != '.'));
      const bool glued = end < text.size() && text[end - 1] == '.' && is_any_letter(text[end]);  // "BATT'Y.U.S."
      if (begins && (letter || whole)) text.replace(at, end - at, glued ? "Battery " : "Battery");
    }
  }
  return text;
}

std::string with_company_spelt(std::string_view line) {
  std::string text(line);
  for (std::size_t at = text.find("Co", 1); at != std::string::npos; at = text.find("Co", at + 1)) {
    std::size_t end = at + 2;
    if (end < text.size() && text[end] == '.') ++end;
    const bool letter = end + 1 < text.size() && text[end] == ' ' && is_capital(text[end + 1]);
    const std::string_view behind = letter ? trim(std::string_view(text).substr(end + 2)) : "";
    const bool last = behind.empty() || behind == "." || behind.front() == ',' || behind.front() == ')';
    if (letter && last && (text[at - 1] == ' ' || text[at - 1] == '(')) text.replace(at, end - at, "Company");
  }
  return text;
}

std::string with_company_apart(std::string_view line, const PhraseBook& words) {
  std::size_t figures = 0;  // that of a unit, and that of the one whose company it is
  for (std::size_t at = 0; at < line.size(); ++at)
    figures += is_digit(line[at]) && (at == 0 || !is_digit(line[at - 1])) ? 1U : 0U;
  if (figures < 2) return std::string(line);
  const Tokens tokens = tokens_of(line);
  for (std::size_t at = 1; at + 2 < tokens.size(); ++at) {
    const bool one = tokens[at].is == Token::Is::number || words.has(Sense::number, tokens, at);
    const bool behind = tokens[at - 1].is == Token::Is::ordinal;
    if (!one || !behind || !counts_companies(tokens, at + 1, words)) continue;
    const bool of_another =
        tokens[at + 2].is == Token::Is::ordinal ||
        (tokens[at + 2].is == Token::Is::number && at + 3 < tokens.size() && tokens[at + 3].mark("/"));
    if (of_another) return fmt::format("{}, {}", line.substr(0, tokens[at - 1].end), line.substr(tokens[at].begin));
  }
  return std::string(line);
}

std::string with_times_behind(std::string_view line) {
  std::string text;
  for (std::size_t at = 0; at < line.size(); ++at) {
    std::size_t end = at + 1;
    while (end < line.size() && is_digit(line[end])) ++end;
    const std::size_t digits = end - at - 1;
    const bool begins = line[at] == 'x' && (at == 0 || line[at - 1] == ' ' || line[at - 1] == '(');
    const bool of_name = at > 1 && line[at - 1] == ' ' && is_any_letter(line[at - 2]) && end + 1 < line.size() &&
                         line[end + 1] == '(';  // "3rd Line x2 (724)"
    if (begins && !of_name && digits > 0 && digits <= kDigitsOfGuns && end < line.size() && line[end] == ' ') {
      text += fmt::format("{} x", line.substr(at + 1, digits));
      at = end - 1;
    } else {
      text += line[at];
    }
  }
  return text;
}

std::string with_class_behind(std::string_view line) {
  constexpr std::string_view kClass = " Class ";
  const std::size_t at = line.find(kClass);
  const std::size_t letter = at + kClass.size();
  if (at == std::string_view::npos || at == 0 || letter >= line.size() || !is_capital(line[letter]) ||
      (letter + 1 < line.size() && line[letter + 1] != ' ' && line[letter + 1] != ','))
    return std::string(line);
  return fmt::format("{}{} [Class {}]", line.substr(0, at), line.substr(letter + 1), line[letter]);
}

std::string with_dice_behind(std::string_view line) {
  const std::size_t plus = line.find('+');
  const bool die = plus != std::string_view::npos && plus > 2 && line[plus - 1] >= '2' && line[plus - 1] <= '6' &&
                   line[plus - 2] == ' ' && is_letter(line[plus - 3]) &&
                   (plus + 1 == line.size() || line[plus + 1] == ',' || line[plus + 1] == ')');
  if (!die) return std::string(line);
  return fmt::format("{}{} [{} on a die]", line.substr(0, plus - 2), line.substr(plus + 1), line.substr(plus - 1, 2));
}

std::string with_fusiliers_numbered(std::string_view line) {
  std::string text(line);
  for (const std::string_view fusiliers : {"/Fus/", "/,Fus/", "/F/"})
    if (const std::size_t at = text.find(fusiliers); at != std::string::npos && at > 0)
      text.replace(at, fusiliers.size(), fusiliers[1] == ',' ? "/,3/" : "/3/");
  return text;
}

std::string with_letter_unbracketed(std::string_view line, const PhraseBook& words) {
  const std::size_t open = line.find(" ("), letter = open + 2;
  const bool lettered = open != std::string_view::npos && open > 0 && letter + 4 < line.size() &&
                        line.substr(letter + 1).starts_with("), ") && is_capital(line[letter]) &&
                        is_digit(line[letter + 4]);
  if (!lettered) return std::string(line);
  const Tokens before = tokens_of(line.substr(0, open));
  const std::optional<PhraseFound> unit = words.find(Sense::unit, before, before.size() - 1);
  if (!unit || unit->is != "battery") return std::string(line);
  return fmt::format("{} {}{}", line.substr(0, open), line[letter], line.substr(letter + 2));
}

std::string with_battalion_of_name(std::string_view line, const PhraseBook& words) {
  const std::size_t comma = line.find(", ");
  if (comma > kLongestBattalion || !is_digit(line.front())) return std::string(line);
  const Tokens before = tokens_of(line.substr(0, comma)), behind = tokens_of(line.substr(comma + 2));
  const std::optional<PhraseFound> unit = before.size() < 2 ? std::nullopt : words.find(Sense::unit, before, 1);
  const bool battalion = unit && unit->is == "battalion" && before[0].is == Token::Is::ordinal;
  const std::size_t end = battalion ? 1 + unit->length : 0;
  const bool alone = end == before.size() || (end + 1 == before.size() && before[end].mark("."));
  if (!battalion || !alone || behind.empty() || behind[0].is != Token::Is::word) return std::string(line);
  const bool troops = words.any(Sense::quality, behind, 0, behind.size()) ||
                      words.any(Sense::kind, behind, 0, behind.size()) ||
                      words.any(Sense::unit, behind, 0, behind.size());
  for (const Sense other : {Sense::rank, Sense::title, Sense::commander, Sense::about, Sense::count, Sense::number})
    if (words.has(other, behind, 0)) return std::string(line);
  if (words.any(Sense::command, behind, 0, behind.size())) return std::string(line);
  return troops ? fmt::format("{} {}", line.substr(0, comma), line.substr(comma + 2)) : std::string(line);
}

std::string with_state_unbracketed(std::string_view line, const PhraseBook& words) {
  const std::size_t open = line.find(" ("), close = line.find(") ", open == std::string_view::npos ? 0 : open);
  if (open == std::string_view::npos || open == 0 || close == std::string_view::npos) return std::string(line);
  const Tokens state = tokens_of(line.substr(open + 1, close - open)), behind = tokens_of(line.substr(close + 2));
  const std::optional<PhraseFound> named = state.size() < 3 ? std::nullopt : words.find(Sense::state, state, 1);
  const std::size_t dot = named && state[1 + named->length].mark(".") ? 1 : 0;
  const std::optional<PhraseFound> arm = words.find(Sense::arm, behind, 0);
  const bool guns = arm && arm->is == "artillery" && !words.has(Sense::unit, behind, 0) &&
                    !words.has(Sense::unit, behind, arm->length);
  if (!named || named->length + 2 + dot != state.size() || !guns) return std::string(line);
  return fmt::format("{} {} {}", line.substr(0, open), line.substr(open + 2, close - open - 2), line.substr(close + 2));
}

std::string with_states_listed(std::string_view line, const PhraseBook& words) {
  constexpr std::size_t kFewestStates = 3;
  const std::size_t colon = line.find(": ");
  const std::size_t from = colon == std::string_view::npos ? 0 : colon + 2;
  const std::string_view list = line.substr(from);
  const Tokens tokens = tokens_of(list);
  std::string text;
  std::size_t states = 0;
  for (std::size_t at = 0; at < tokens.size(); ++states) {
    const Token& number = tokens[at];
    const std::optional<PhraseFound> state = words.find(Sense::state, tokens, at + 1);
    if (number.is == Token::Is::word || number.is == Token::Is::mark || number.thousands ||
        number.value > kMostOfAState || !state || !tokens[at + 1].capitals)
      return std::string(line);
    const std::size_t end = at + 1 + state->length;
    text += fmt::format("{}{}{} {}", states == 0 ? "" : ", ", list.substr(number.begin, number.end - number.begin),
                        number.is == Token::Is::number ? english_ending(number.value) : "",
                        text_between(list, tokens[at + 1], tokens[end - 1]));
    at = end;
  }
  return states < kFewestStates ? std::string(line) : std::string(line.substr(0, from)) + text;
}

std::string with_state_ordinals(std::string_view line, const PhraseBook& words) {
  const Tokens tokens = tokens_of(line);
  const auto lists = [&](std::size_t at) {  // the 8 of "Brigade: 8, 18 IL", but not the 150 of "12 OH 150, 18 IL"
    return at + 1 < tokens.size() && tokens[at + 1].mark(",") && tokens[at].is == Token::Is::number &&
           !tokens[at].thousands && tokens[at].value < kMostOfAState &&
           (at == 0 || tokens[at - 1].mark(":") || tokens[at - 1].mark(",") || tokens[at - 1].mark(";") ||
            (tokens[at - 1].mark("-") && !tokens[at - 1].joined));
  };
  std::string text(line);
  bool listed = false;
  for (std::size_t at = tokens.size(); at-- > 0;) {
    const bool comma = tokens[at].mark(",") && listed;
    listed = comma || numbers_a_state(tokens, at, line, words) || (listed && lists(at));
    if (listed && !comma) text.insert(tokens[at].end, english_ending(tokens[at].value));
  }
  return text;
}

std::string with_numbers_of_state(std::string_view line, const PhraseBook& words) {
  const Tokens tokens = tokens_of(line);
  std::string text;
  std::size_t done = 0;
  bool joined = false;  // numbers of a state stood in this list: "+" parts its entries
  for (std::size_t at = 0; at < tokens.size(); ++at) {
    const bool plus = joined && tokens[at].mark("+");
    const std::vector<int> numbers = ascending_numbers(tokens, at);
    const std::size_t behind = at + (numbers.empty() ? 0 : numbers.size() * 2 - 1);
    const std::optional<PhraseFound> state =
        !numbers.empty() && behind < tokens.size() ? words.find(Sense::state, tokens, behind) : std::nullopt;
    const bool regiments = state && tokens[behind].capitals && (numbers.size() > 1 || joined);
    const bool entry = at == 0 || tokens[at - 1].mark(":") || tokens[at - 1].mark(",") || tokens[at - 1].mark(";") ||
                       tokens[at - 1].mark("+");
    if (plus) {
      const std::string_view entry_before = line.substr(done, tokens[at].begin - done);
      text += fmt::format("{}, ", entry_before.substr(0, entry_before.find_last_not_of(' ') + 1));
      done = at + 1 < tokens.size() ? tokens[at + 1].begin : line.size();
    } else if (regiments && entry) {
      const std::string_view name = text_between(line, tokens[behind], tokens[behind + state->length - 1]);
      text += line.substr(done, tokens[at].begin - done);
      for (std::size_t one = 0; one < numbers.size(); ++one)
        text += fmt::format("{}{}{} {}", one > 0 ? ", " : "", numbers[one], english_ending(numbers[one]), name);
      done = tokens[behind + state->length - 1].end;
      joined = true;
      at = behind + state->length - 1;
    }
  }
  return text + std::string(line.substr(done));
}

}  // namespace estafette::readers
