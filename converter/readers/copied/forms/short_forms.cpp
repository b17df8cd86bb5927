#include "converter/readers/copied/forms/short_forms.hpp"

#include "base/ascii.hpp"
#include "base/letters.hpp"
#include "base/rewriting.hpp"
#include "base/text.hpp"
#include "converter/readers/parts/parts.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <vector>

namespace estafette::readers {
namespace {

constexpr std::size_t kMostThousands = 3;  ///< digits before the k
constexpr std::size_t kMostDecimals = 2;   ///< digits behind the mark
constexpr std::size_t kFewestSlashes = 2;  ///< between the parts of a line; one may part two names
constexpr int kMostGunsSummed = 24;        ///< of a battery and its howitzers
constexpr int kFewestOfABattalion = 50;    ///< men
constexpr int kMostOfABattalion = 5000;
constexpr int kMostOfARegiment = 5000;
constexpr std::size_t kFewestBattalions = 2;  ///< with a strength each
constexpr std::array<int, 4> kGunsOfBatteries = {4, 6, 8, 12};

bool is_letter_at(std::string_view line, std::size_t at) {
  return at < line.size() && is_any_letter(line[at]);
}

bool is_digit_at(std::string_view line, std::size_t at) {
  return at < line.size() && is_digit(line[at]);
}

/// "2k, 15w": so many killed and wounded.
bool tells_losses(std::string_view line) {
  for (std::size_t at = 1; at < line.size(); ++at)
    if ((line[at] == 'w' || line[at] == 'W' || line[at] == 'm') && is_digit(line[at - 1]) &&
        !is_letter_at(line, at + 1))
      return true;
  return false;
}

/// The mark that parts the line, with its blanks: where it begins and ends; nothing if there is none from there on.
std::optional<std::pair<std::size_t, std::size_t>> slash_from(std::string_view line, std::size_t from, bool twice) {
  const std::string_view mark = twice ? "//" : " / ";
  for (std::size_t at = line.find(mark, from); at != std::string_view::npos; at = line.find(mark, at + 1)) {
    std::size_t begin = at, end = at + mark.size();
    while (begin > 0 && line[begin - 1] == ' ') --begin;
    while (end < line.size() && line[end] == ' ') ++end;
    const bool address = begin > 0 && line[begin - 1] == ':';
    const bool figures = !twice && begin > 0 && is_digit(line[begin - 1]) && is_digit_at(line, end);
    if (begin > 0 && end < line.size() && !address && !figures) return std::pair{begin, end};
  }
  return std::nullopt;
}

/// True if a half of a battery ends a sum: "8 battalions, 8 squadrons and 1/2 battery".
bool summed_with_batteries(std::string_view text, std::size_t half, std::size_t end) {
  const std::string before = fold(text.substr(0, half));
  const bool counts = before.find("battalion") != std::string::npos || before.find("squadron") != std::string::npos;
  return is_digit(text.front()) && counts && fold(text.substr(end)).starts_with("batter");
}

/// A mark or word between two entries: "+", ",", "and".
bool joins(const Tokens& tokens, std::size_t at, const PhraseBook& words) {
  if (at >= tokens.size()) return false;
  const Token& token = tokens[at];
  return token.mark("+") || token.mark(",") || token.mark(";") || token.mark("&") || token.mark("/") ||
         words.has(Sense::link, tokens, at);
}

/// A battalion with its strength, as tokens.
struct BattalionFound {
  int men = 0;
  std::size_t end = 0;
};

/// "1st Bn: 600", "II Bataillon 580".
std::optional<BattalionFound> battalion_at(std::string_view line, const Tokens& tokens, std::size_t at,
                                           const PhraseBook& words) {
  if (at >= tokens.size()) return std::nullopt;
  const bool numbered =
      tokens[at].is == Token::Is::ordinal || roman(text_between(line, tokens[at], tokens[at])).has_value();
  const std::optional<PhraseFound> unit = numbered ? words.find(Sense::unit, tokens, at + 1) : std::nullopt;
  if (!unit || unit->is != "battalion") return std::nullopt;
  std::size_t men = at + 1 + unit->length;
  while (men < tokens.size() && (tokens[men].mark(":") || tokens[men].mark("=") || tokens[men].mark("-"))) ++men;
  if (men >= tokens.size() || tokens[men].is != Token::Is::number || tokens[men].value < kFewestOfABattalion ||
      tokens[men].value > kMostOfABattalion)
    return std::nullopt;
  std::size_t end = men + 1;
  if (const auto count = words.find(Sense::count, tokens, end); count && count->is == "men") end += count->length;
  return BattalionFound{tokens[men].value, end};
}

}  // namespace

std::string with_thousands_spelt(std::string_view line) {
  std::size_t mark = 1;
  while (mark < line.size() && !((line[mark] == 'k' || line[mark] == 'K') && is_digit(line[mark - 1]))) ++mark;
  if (mark >= line.size() || tells_losses(line)) return std::string(line);
  std::string spelt;
  for (std::size_t at = 0; at < line.size();) {
    const bool begins = is_digit(line[at]) && !is_letter_at(line, at - 1) && !is_digit_at(line, at - 1) &&
                        (at == 0 || (line[at - 1] != '.' && line[at - 1] != ',' && line[at - 1] != '/'));
    std::size_t end = at;
    while (begins && is_digit_at(line, end)) ++end;
    const std::size_t whole = end - at;
    std::string digits(line.substr(at, whole));
    std::size_t decimals = 0;
    if (begins && end < line.size() && (line[end] == '.' || line[end] == ',') && is_digit_at(line, end + 1)) {
      while (is_digit_at(line, end + 1 + decimals)) ++decimals;
      digits += line.substr(end + 1, decimals);
      end += 1 + decimals;
    }
    const bool thousands = begins && whole <= kMostThousands && decimals <= kMostDecimals && digits.front() != '0' &&
                           end < line.size() && (line[end] == 'k' || line[end] == 'K') &&
                           !is_letter_at(line, end + 1) && !is_digit_at(line, end + 1);
    if (thousands) {
      spelt += digits + std::string(3 - decimals, '0');
      at = end + 1;
    } else {
      spelt += line[at++];
    }
  }
  return spelt;
}

std::string with_word_for_thousand(std::string_view line, const PhraseBook& words) {
  const Tokens tokens = tokens_of(line);
  Rewriting told(line);
  for (std::size_t at = 1; at < tokens.size(); ++at) {
    const std::optional<PhraseFound> word = words.find(Sense::number, tokens, at);
    if (!word || word->is != "1000" || tokens[at - 1].is != Token::Is::number || tokens[at - 1].thousands) continue;
    std::size_t end = tokens[at + word->length - 1].end;
    if (end < line.size() && line[end] == '.') ++end;
    told.put(tokens[at - 1].end, end, "k");
  }
  return told.text();
}

std::string with_commas_for_slashes(std::string_view line) {
  const bool twice = slash_from(line, 0, true).has_value();
  std::vector<std::pair<std::size_t, std::size_t>> slashes;
  for (auto slash = slash_from(line, 0, twice); slash; slash = slash_from(line, slash->second, twice))
    slashes.push_back(*slash);
  if (slashes.size() < (twice ? 1 : kFewestSlashes)) return std::string(line);
  Rewriting parted(line);
  for (const auto& [begin, end] : slashes) parted.put(begin, end, ", ");
  return parted.text();
}

std::string with_figures_uncoloned(std::string_view line) {
  std::vector<std::size_t> colons;
  for (std::size_t at = line.find(": "); at != std::string_view::npos; at = line.find(": ", at + 1)) {
    std::size_t end = at + 2;
    while (is_digit_at(line, end) ||
           (end < line.size() && (line[end] == ',' || line[end] == '.') && is_digit_at(line, end + 1)))
      ++end;
    const bool ends = end == line.size() || line[end] == ',' || line[end] == ';';
    if (end > at + 3 && ends) colons.push_back(at);
  }
  std::string text(line);
  if (colons.size() < 2) return text;
  for (auto colon = colons.rbegin(); colon != colons.rend(); ++colon) text.erase(*colon, 1);
  return text;
}

std::string with_strengths_bracketed(std::string_view line) {
  std::string text;
  std::size_t found = 0;
  for (std::size_t at = 0; at < line.size();) {
    const std::size_t close = line[at] == '(' ? line.find(") ", at) : std::string_view::npos;
    const bool parts = close != std::string_view::npos && close > at + 1 && close - at <= 3 &&
                       line.find_first_not_of("0123456789", at + 1) == close;
    std::size_t end = parts ? close + 2 : at;
    while (is_digit_at(line, end) ||
           (end < line.size() && (line[end] == ',' || line[end] == '.') && is_digit_at(line, end + 1)))
      ++end;
    const bool ends = end == line.size() || line[end] == ',' || line[end] == ';';
    if (parts && ends && end >= close + 5) {
      text += fmt::format("{}({})", line.substr(at, close + 1 - at), line.substr(close + 2, end - close - 2));
      at = end;
      ++found;
    } else {
      text += line[at++];
    }
  }
  return found > 1 ? text : std::string(line);
}

std::string with_kind_for_each(std::string_view line) {
  const std::size_t colon = line.rfind(": ");
  const std::size_t from = colon == std::string_view::npos ? 0 : colon + 2;
  std::vector<std::string_view> pieces;
  for (std::size_t at = from; at <= line.size();) {
    const std::size_t end = std::min(line.find("), ", at), line.size());
    pieces.push_back(line.substr(at, end == line.size() ? end - at : end + 1 - at));
    at = end == line.size() ? end + 1 : end + 3;
  }
  if (pieces.size() < 3) return std::string(line);
  const std::size_t close = pieces.back().find(") ");
  if (close == std::string_view::npos) return std::string(line);
  const std::string_view kind = pieces.back().substr(close + 2);
  pieces.back() = pieces.back().substr(0, close + 1);
  std::string text(line.substr(0, from));
  for (const std::string_view piece : pieces) {
    const std::size_t blank = piece.find(' ');
    const bool plain = blank != std::string_view::npos && is_digit(piece.front()) &&
                       piece.substr(blank).starts_with(" (") &&
                       piece.find_first_not_of("0123456789,.", blank + 2) == piece.size() - 1;
    if (!plain || kind.find_first_of("0123456789(") != std::string_view::npos) return std::string(line);
    text +=
        fmt::format("{}{} {}{}", text.size() == from ? "" : ", ", piece.substr(0, blank), kind, piece.substr(blank));
  }
  return text;
}

std::string with_commas_for_dots(std::string_view line) {
  std::string text(line);
  for (const std::string_view dot : {" \u00B7 ", " \u2022 ", " \u2219 ", " \u25CF "})
    for (std::size_t at = text.find(dot, 1); at != std::string::npos; at = text.find(dot, at))
      text.replace(at, dot.size(), std::string_view(":;,").find(text[at - 1]) == std::string_view::npos ? ", " : " ");
  return text;
}

std::string with_halves_spelt(std::string_view line) {
  std::string text(line);
  constexpr std::string_view kMisread = "\u02DD";  // the byte of a half in the letters of Central Europe
  for (std::size_t at = text.find(kMisread); at != std::string::npos; at = text.find(kMisread, at))
    text.replace(at, kMisread.size(), "\u00BD");
  for (const std::string_view half : {"\u00BD", "1/2"}) {
    for (std::size_t at = text.find(half); at != std::string::npos; at = text.find(half, at + 1)) {
      std::size_t end = at + half.size();
      if (end < text.size() && (text[end] == ' ' || text[end] == '-')) ++end;
      const bool counts =
          at > 0 && (is_digit(text[at - 1]) || (at > 1 && text[at - 1] == ' ' && is_digit(text[at - 2])));
      const bool brigade = fold(std::string_view(text).substr(end, 7)).starts_with("brigade");
      if (brigade && at > 0 && !counts) {  // "9e 1/2-brigade", but not "3 1/2 brigades"
        text.replace(at, end - at, "demi-");
      } else if (summed_with_batteries(text, at, end)) {  // "8 squadrons and 1 1/2 batteries"
        text.replace(at, end - at, counts ? "" : "1 ");
      } else if (counts &&
                 std::all_of(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(at),
                             [](char c) { return is_digit(c) || c == ' '; }) &&
                 fold(std::string_view(text).substr(end)).find("batter") != std::string::npos) {
        text.replace(at, end - at, " half ");                         // "1\u00BD Foot Batteries"
      } else if (half.size() == 2 && !counts && end < text.size()) {  // "\u00BD battery"
        text.replace(at, end - at, "half ");
      }
    }
  }
  return text;
}

std::string with_howitzers_counted(std::string_view line, const PhraseBook& words) {
  const Tokens tokens = tokens_of(line);
  for (std::size_t at = 0; at + 2 < tokens.size(); ++at) {
    const Token& guns = tokens[at];
    const std::optional<PhraseFound> link = at > 0 ? words.find(Sense::link, tokens, at - 1) : std::nullopt;
    const bool calibre = link && link->is != "and";  // "6 pièces de 6 et 2 obusiers"
    const bool before = at > 0 && (tokens[at - 1].mark("x") || words.has(Sense::serial, tokens, at - 1) || calibre);
    if (guns.is != Token::Is::number || guns.value > kMostGunsSummed || before) continue;
    const std::optional<PhraseFound> said = words.find(Sense::count, tokens, at + 1);
    const bool counted = said && said->is == "guns";
    const std::size_t joint = at + 1 + (counted ? said->length : 0);
    if (!joins(tokens, joint, words) || tokens[joint].mark("/")) continue;
    const bool sum = !tokens[joint].mark(",") && !tokens[joint].mark(";");
    if (joint + 2 >= tokens.size() || tokens[joint + 1].is != Token::Is::number || !(counted || sum)) continue;
    const std::optional<PhraseFound> gun = words.find(Sense::gun, tokens, joint + 2);
    const int howitzers = tokens[joint + 1].value;
    if (!gun || gun->is != "howitzer" || howitzers > guns.value) continue;
    const int all = guns.value + howitzers;
    const bool whole = std::find(kGunsOfBatteries.begin(), kGunsOfBatteries.end(), all) != kGunsOfBatteries.end();
    if (!sum && !whole) continue;
    const std::size_t end = tokens[joint + 1 + gun->length].end;
    return fmt::format("{}{} guns, {} howitzers{}", line.substr(0, guns.begin), all, howitzers, line.substr(end));
  }
  return std::string(line);
}

std::string with_battalions_added(std::string_view line, const PhraseBook& words) {
  const Tokens tokens = tokens_of(line);
  for (std::size_t at = 1; at < tokens.size(); ++at) {
    std::vector<int> men;
    std::size_t end = at;
    for (std::optional<BattalionFound> found = battalion_at(line, tokens, at, words); found;
         found = battalion_at(line, tokens, end + (joins(tokens, end, words) ? 1 : 0), words)) {
      men.push_back(found->men);
      end = found->end;
    }
    if (men.size() < kFewestBattalions) continue;
    const bool colon = tokens[at - 1].mark(":");
    const std::size_t from = colon ? tokens[at - 1].begin : tokens[at].begin;
    return fmt::format("{}{}{}{}", line.substr(0, from), colon ? ", " : "", fmt::join(men, " + "),
                       line.substr(tokens[end - 1].end));
  }
  return std::string(line);
}

std::string with_strength_behind(std::string_view line, const PhraseBook& words) {
  const Tokens tokens = tokens_of(line);
  if (tokens.size() < 2 || tokens[0].is != Token::Is::number || tokens[0].value < kSurelyMen || tokens[0].joined ||
      tokens[0].value > kMostOfARegiment)
    return std::string(line);
  const std::optional<PhraseFound> men = words.find(Sense::count, tokens, 1);
  std::size_t name = 1 + (men && men->is == "men" ? men->length : 0);
  if (name < tokens.size() && tokens[name].mark(",")) ++name;
  std::optional<PhraseFound> sort = words.find(Sense::kind, tokens, name);
  if (!sort) sort = words.find(Sense::unit, tokens, name);
  const std::size_t number = name + (sort ? sort->length : 0);
  const bool numbered = number < tokens.size() &&
                        (sort ? tokens[number].is == Token::Is::number : tokens[number].is == Token::Is::ordinal);
  const auto figure = [](const Token& token) { return token.is == Token::Is::number; };
  const std::size_t behind = number + 1;
  const bool arm = words.has(Sense::arm, tokens, name) || words.has(Sense::count, tokens, name);
  const bool only_named =
      tokens[0].thousands && sort && !arm && !men &&  // "1,200 Cossacks"
      std::all_of(tokens.begin() + 1, tokens.end(), [](const Token& token) { return token.is == Token::Is::word; }) &&
      !words.any(Sense::command, tokens, 1, tokens.size()) && !words.any(Sense::verb, tokens, 1, tokens.size());
  if (only_named) return fmt::format("{}, {} men", trim(line.substr(tokens[name].begin)), tokens[0].value);
  if (!numbered || std::any_of(tokens.begin() + static_cast<std::ptrdiff_t>(behind), tokens.end(), figure))
    return std::string(line);
  return fmt::format("{}, {} men", trim(line.substr(tokens[name].begin)), tokens[0].value);
}

std::string with_count_behind(std::string_view line, const PhraseBook& words) {
  constexpr int kMostParts = 20;
  const std::size_t comma = line.find(", ");
  if (comma == std::string_view::npos || line.find(',', comma + 1) != std::string_view::npos || !is_digit(line.front()))
    return std::string(line);
  const Tokens count = tokens_of(line.substr(0, comma)), name = tokens_of(line.substr(comma + 2));
  const std::optional<PhraseFound> parts = count.size() < 2 ? std::nullopt : words.find(Sense::count, count, 1);
  const bool counts = parts && parts->length + 1 == count.size() && count[0].is == Token::Is::number &&
                      count[0].value <= kMostParts &&
                      (parts->is == "battalions" || parts->is == "squadrons" || parts->is == "companies");
  const std::optional<PhraseFound> sort = words.find(Sense::kind, name, 0);  // "Guard Hussars", "Livgarder til Hest"
  const bool whole = sort && !sort->guess && sort->length == name.size() && !words.has(Sense::arm, name, 0);
  if (!counts || (name.size() < 2 && !whole) || name[0].is != Token::Is::word || !capital_at(line, comma + 2))
    return std::string(line);
  for (const Sense other : {Sense::command, Sense::rank, Sense::title, Sense::count, Sense::link, Sense::verb})
    if (!whole && words.any(other, name, 0, name.size())) return std::string(line);
  if (!words.any(Sense::kind, name, 0, name.size()) && !words.any(Sense::unit, name, 0, name.size()))
    return std::string(line);
  std::size_t end = 0;  // the strength stays last
  while (end < name.size() && name[end].is != Token::Is::number) ++end;
  const std::string_view behind = line.substr(comma + 2);
  const std::string_view named = trim(end == name.size() ? behind : behind.substr(0, name[end].begin));
  const std::string_view strength = end == name.size() ? std::string_view{} : behind.substr(name[end].begin);
  return fmt::format("{} ({}){}{}", named, line.substr(0, comma), strength.empty() ? "" : " ", strength);
}

namespace {

/// "Battery I, 2d United States artillery, 2d Massachusetts light battery": whose regiment a letter is of is told with
/// its arm, and another entry of the list stands behind it, or before.
bool is_one_of_list(const Tokens& tokens, std::size_t unit, std::size_t regiment, const PhraseBook& words) {
  if (!words.has(Sense::state, tokens, regiment + 1) && !words.has(Sense::nation, tokens, regiment + 1)) return false;
  std::size_t end = regiment;
  while (end < tokens.size() && !tokens[end].mark(",") && !tokens[end].mark(";") && !tokens[end].mark(":")) ++end;
  if (!words.any(Sense::kind, tokens, regiment + 2, end) && !words.any(Sense::arm, tokens, regiment + 2, end))
    return false;
  const bool behind = end + 1 < tokens.size() && tokens[end + 1].is == Token::Is::ordinal;
  const bool before = unit > 1 && tokens[unit - 1].mark(",") && words.any(Sense::state, tokens, 0, unit) &&
                      !words.any(Sense::rank, tokens, 0, unit);
  return behind || before;
}

}  // namespace

std::string with_letters_joined(std::string_view line, const PhraseBook& words) {
  const Tokens tokens = tokens_of(line);
  std::string text(line);
  std::size_t found = 0;
  bool of_a_state = false;  // "Roe's Battery D, 2nd Illinois Light": one alone among others is surely its regiment's
  for (std::size_t at = tokens.size(); at-- > 2;) {
    const bool regiment = tokens[at].is == Token::Is::ordinal && tokens[at - 1].mark(",");
    const Token& letter = tokens[at - 2];
    const bool lettered =
        letter.is == Token::Is::word && letter.end - letter.begin == 1 && capital_at(line, letter.begin);
    if (!regiment || !lettered || at < 3) continue;
    const std::size_t behind = tokens[at - 3].mark(".") && at > 3 ? at - 4 : at - 3;  // "Co. K, 3rd Iowa"
    const std::optional<PhraseFound> unit = words.find(Sense::unit, tokens, behind);
    if (!unit || (unit->is != "battery" && unit->is != "company")) continue;
    text.erase(tokens[at - 1].begin, tokens[at - 1].end - tokens[at - 1].begin);
    of_a_state = (unit->is == "battery" && words.has(Sense::state, tokens, at + 1) && behind > 2 &&
                  tokens[behind - 1].text == "s") ||
                 is_one_of_list(tokens, behind, at, words);
    ++found;
  }
  return found > 1 || of_a_state ? text : std::string(line);
}

}  // namespace estafette::readers
