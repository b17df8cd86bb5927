#include "converter/readers/copied/forms/parts_spelt.hpp"

#include "base/letters.hpp"
#include "base/rewriting.hpp"
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
  return token.is == Token::Is::word && token.end - token.begin == 1 && capital_at(line, token.begin);
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
  Rewriting told(line);
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
    told.put(tokens[arm].begin, tokens[arm].end, spelt);
  }
  return told.text();
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

namespace {

/// Gunners, whose companies are batteries, behind a token.
bool names_gunners(const Tokens& tokens, std::size_t from, const PhraseBook& words) {
  for (std::size_t at = from; at < tokens.size(); ++at)
    if (const std::optional<PhraseFound> kind = words.find(Sense::kind, tokens, at);
        kind && arm_of(*kind_from(kind->is)) == Arm::artillery)
      return true;
  return words.any(Sense::gun, tokens, from, tokens.size());
}

/// "3. und 4. Kompanie des Schützenbataillons": behind the word for companies stands whose they are.
std::string with_companies_behind_name(std::string_view line, const Tokens& tokens, std::size_t behind,
                                       std::size_t numbers, const PhraseBook& words) {
  std::size_t name = behind;
  while (name < tokens.size() && (tokens[name].mark(",") || tokens[name].mark(".") ||
                                  words.has(Sense::link, tokens, name) || is_the(tokens, name, words)))
    ++name;
  std::size_t end = name;
  while (end < tokens.size() && (tokens[end].is == Token::Is::word || tokens[end].is == Token::Is::ordinal ||
                                 (end == name && tokens[end].is == Token::Is::number) || tokens[end].mark("/")))
    ++end;
  const bool troops = words.any(Sense::kind, tokens, name, end) || words.any(Sense::unit, tokens, name, end);
  bool counted = end < tokens.size() && tokens[end].mark("(") && words.any(Sense::count, tokens, end, tokens.size());
  for (std::size_t at = name + 1; at < end; ++at)  // "du 1er bataillon du train"
    counted = counted || (tokens[at - 1].is == Token::Is::ordinal && words.has(Sense::count, tokens, at));
  if (!troops || counted || words.any(Sense::command, tokens, name, end) || words.any(Sense::rank, tokens, name, end))
    return std::string(line);
  const std::size_t own = tokens[behind].mark(",") ? name : behind;  // "3rd and 4th companies, Silesian Rifles"
  return fmt::format("{} {} ({} companies){}", line.substr(0, tokens[behind - 1].end),
                     text_between(line, tokens[own], tokens[end - 1]), numbers, line.substr(tokens[end - 1].end));
}

}  // namespace

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
  const bool companies = count && count->is == "companies" && !names_gunners(tokens, behind, words);
  const bool parts = count && (count->is == "battalions" || count->is == "squadrons");
  if (companies) return with_companies_behind_name(line, tokens, behind, numbers, words);
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

}  // namespace estafette::readers
