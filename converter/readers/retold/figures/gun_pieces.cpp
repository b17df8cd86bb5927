#include "converter/readers/retold/figures/gun_pieces.hpp"

#include "base/letters.hpp"
#include "base/text.hpp"
#include "converter/readers/words/joints.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>

namespace estafette::readers {
namespace {

constexpr int kMostPieces = 99;

bool is_unit(const PhraseBook& words, const Tokens& tokens, std::size_t at, std::string_view what) {
  const std::optional<PhraseFound> unit = words.find(Sense::unit, tokens, at);
  return unit && unit->is == what;
}

/// "8-pound", "12-pdr": the tokens of a calibre; 0 if none begins there.
std::size_t length_of_calibre(const PhraseBook& words, const Tokens& tokens, std::size_t at) {
  if (at + 1 >= tokens.size() || tokens[at].is != Token::Is::number) return 0;
  const std::size_t dash = tokens[at + 1].mark("-") ? 1 : 0;
  const std::optional<PhraseFound> gun = words.find(Sense::gun, tokens, at + 1 + dash);
  return gun && gun->is == "pounder" ? 1 + dash + gun->length : 0;
}

constexpr int kMostModels = 4;

/// Where the roster's sign of times ends: 4 for "2 x "; 0 if none stands there.
std::size_t end_of_times(std::string_view line) {
  std::size_t at = 0;
  while (at < line.size() && is_digit(line[at])) ++at;
  const std::optional<int> models = whole_number(line.substr(0, at));
  if (!models || *models < 1 || *models > kMostModels) return 0;
  while (at < line.size() && line[at] == ' ') ++at;
  for (const std::string_view sign : {"x ", "X ", "\u00D7 "})
    if (line.substr(at).starts_with(sign)) return at + sign.size();
  return 0;
}

bool is_gun(std::string_view word) {
  constexpr std::array<std::string_view, 6> kGuns = {"gun", "guns", "cannon", "cannons", "howitzer", "howitzers"};
  return std::find(kGuns.begin(), kGuns.end(), word) != kGuns.end();
}

/// "light", "field": a sort of guns that is a word before artillery too.
bool is_sort(std::string_view word) {
  constexpr std::array<std::string_view, 11> kSorts = {"light", "medium",   "heavy",  "field",    "foot",      "horse",
                                                       "siege", "position", "rifled", "mountain", "smoothbore"};
  return std::find(kSorts.begin(), kSorts.end(), word) != kSorts.end();
}

/// "battalion": guns of the foot, which are no artillery of that name.
bool is_of_foot(std::string_view word) {
  return word == "battalion" || word == "regimental";
}

/// "2 x Light Guns (Veteran)" as "2 x Light artillery battery [Light Gun] (Veteran)".
std::string with_models_of_guns(std::string_view line, const PhraseBook& words) {
  const std::size_t begin = end_of_times(line);
  if (begin == 0) return std::string(line);
  const std::size_t end = std::min(line.find_first_of("([,;:", begin), line.size());
  const std::string_view told = trim(line.substr(begin, end - begin));
  const Tokens tokens = tokens_of(told);
  if (tokens.size() < 2 || !is_gun(tokens.back().text)) return std::string(line);
  bool sorted = false, of_foot = false;
  for (std::size_t at = 0; at + 1 < tokens.size(); ++at) {
    const std::string_view word = tokens[at].text;
    sorted = sorted || is_sort(word);
    of_foot = of_foot || is_of_foot(word);
    const bool known = is_sort(word) || is_of_foot(word) || words.has(Sense::nation, tokens, at) ||
                       words.has(Sense::quality, tokens, at) || words.has(Sense::gun, tokens, at) ||
                       tokens[at].is == Token::Is::number || tokens[at].mark("-");
    if (!known) return std::string(line);
  }
  if (!sorted && !of_foot) return std::string(line);
  const std::string sort = of_foot ? "foot" : std::string(trim(told.substr(0, tokens.back().begin)));
  const std::string_view behind = line.substr(end);
  const std::string_view one = told.ends_with('s') ? told.substr(0, told.size() - 1) : told;  // "[2 guns]" are guns
  return fmt::format("{}{} artillery battery [{}]{}{}", line.substr(0, begin), sort, one,
                     behind.starts_with('(') || behind.starts_with('[') ? " " : "", behind);
}

}  // namespace

std::string with_pieces_as_guns(std::string_view line, const PhraseBook& words) {
  const Tokens tokens = tokens_of(line);
  if (tokens.size() < 4 || tokens[0].is != Token::Is::number || tokens[0].value > kMostPieces) return std::string(line);
  const std::string_view last = tokens.back().text;
  const std::size_t before = tokens.size() - 2;
  const bool pieces = (last == "pieces" || last == "piece") && tokens[before].text == "artillery";
  if (!pieces || length_of_calibre(words, tokens, 1) == 0) return std::string(line);
  return fmt::format("{} ({} guns)", text_between(line, tokens[1], tokens[before]), tokens[0].value);
}

std::string with_battery_of_pieces(std::string_view line, const PhraseBook& words) {
  const Tokens tokens = tokens_of(line);
  if (tokens.size() < 3 || tokens[0].is != Token::Is::number || tokens[0].value != 1) return std::string(line);
  const std::size_t last = tokens.size() - 1;
  const std::optional<PhraseFound> guns = words.find(Sense::count, tokens, last - 1);
  const bool one = guns && guns->is == "guns" && is_unit(words, tokens, last, "battery");
  if (!one) return std::string(line);
  if (last == 2)
    return fmt::format("1 foot {} [{}]", line.substr(tokens[last].begin), text_between(line, tokens[1], tokens[1]));
  return std::string(line.substr(tokens[1].begin));
}

std::string with_guns_each_in_bracket(std::string_view line, const PhraseBook& words) {
  const Tokens tokens = tokens_of(line);
  if (tokens.size() < 6) return std::string(line);
  const std::size_t each = tokens.size() - 1, figure = each - 2;
  const std::optional<PhraseFound> guns = words.find(Sense::count, tokens, each - 1);
  const bool told = words.has(Sense::each, tokens, each) && guns && guns->is == "guns";
  const bool list = tokens[figure].is == Token::Is::number && tokens[figure - 1].is == Token::Is::number &&
                    is_joint(tokens, figure - 2, words) && tokens[figure - 3].is == Token::Is::number;
  if (!told || !list) return std::string(line);
  return fmt::format("{} ({})", line.substr(0, tokens[figure - 1].end), line.substr(tokens[figure].begin));
}

std::string with_guns_of_numbered_batteries(std::string_view line, const PhraseBook& words) {
  constexpr int kFewestGuns = 4, kMostGuns = 12;  // of each
  const Tokens tokens = tokens_of(line);
  const std::size_t size = tokens.size();
  if (size < 6 || !tokens[size - 1].mark(")") || tokens[size - 2].is != Token::Is::number ||
      !tokens[size - 3].mark("("))
    return std::string(line);
  const auto number = [&](std::size_t at) { return tokens[at].is == Token::Is::number && !tokens[at].thousands; };
  int batteries = 0;
  std::size_t at = size - 3;  // from the end: "5 and 6", "7, 8, 9"
  while (at > 0 && (number(at - 1) || is_joint(tokens, at - 1, words))) batteries += number(--at) ? 1 : 0;
  while (at > 0 && (tokens[at - 1].mark(".") || words.has(Sense::serial, tokens, at - 1))) --at;
  const std::optional<PhraseFound> unit = at > 0 ? words.find(Sense::count, tokens, at - 1) : std::nullopt;
  const int guns = tokens[size - 2].value;
  const bool told = batteries > 1 && unit && unit->is == "batteries" && guns >= kFewestGuns * batteries &&
                    guns <= kMostGuns * batteries && guns % batteries == 0;
  return told ? fmt::format("{} guns)", line.substr(0, tokens[size - 2].end)) : std::string(line);
}

std::string with_one_gun_as_battery(std::string_view line, const PhraseBook& words) {
  if (has_digit(line)) return with_models_of_guns(line, words);
  const Tokens tokens = tokens_of(line);
  const bool pair = tokens.size() == 2 && tokens[0].is == Token::Is::word && !words.has(Sense::gun, tokens, 0);
  const std::optional<PhraseFound> gun = pair ? words.find(Sense::count, tokens, 1) : std::nullopt;
  if (!gun || gun->is != "guns" || tokens[1].text.ends_with('s')) return std::string(line);
  for (const std::string_view battery : {"artillery battery", "battery"}) {
    const Tokens sort = tokens_of(fmt::format("{} {}", tokens[0].text, battery));
    const std::optional<PhraseFound> kind = words.find(Sense::kind, sort, 0);
    if (kind && kind->length > 1 && arm_of(*kind_from(kind->is)) == Arm::artillery)
      return fmt::format("{} {} [{}]", text_between(line, tokens[0], tokens[0]), battery, trim(line));
  }
  return std::string(line);
}

}  // namespace estafette::readers
