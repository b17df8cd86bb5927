#include "converter/readers/retold/figures/guns_in_words.hpp"

#include "base/letters.hpp"
#include "base/rewriting.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>

namespace estafette::readers {
namespace {

constexpr std::array<std::string_view, 7> kCalibres = {"3", "4", "6", "8", "9", "12", "24"};  ///< pounds

/// The end of a word for guns or howitzers at that token, or `at`.
std::size_t past_guns(const Tokens& tokens, std::size_t at, const PhraseBook& words) {
  const std::optional<PhraseFound> count = words.find(Sense::count, tokens, at);
  if (count && count->is == "guns" && !count->part) return at + count->length;
  const std::optional<PhraseFound> gun = words.find(Sense::gun, tokens, at);
  return gun && gun->is == "howitzer" && !gun->part ? at + gun->length : at;
}

/// A number of one word there, and no figure.
std::optional<std::string> number_at(const Tokens& tokens, std::size_t at, const PhraseBook& words) {
  const std::optional<PhraseFound> number =
      at < tokens.size() && tokens[at].is == Token::Is::word ? words.find(Sense::number, tokens, at) : std::nullopt;
  return number && number->length == 1 && !number->part ? std::optional(std::string(number->is)) : std::nullopt;
}

}  // namespace

std::string with_guns_and_calibres_in_figures(std::string_view line, const PhraseBook& words) {
  const Tokens tokens = tokens_of(line);
  Rewriting told(line);
  for (std::size_t at = 0; at < tokens.size(); ++at) {
    const std::optional<std::string> count = number_at(tokens, at, words);
    if (count && at + 1 < tokens.size() && past_guns(tokens, at + 1, words) > at + 1) {
      told.put(tokens[at].begin, tokens[at].end, *count);
      continue;
    }
    const std::size_t end = past_guns(tokens, at, words);
    std::size_t weight = end;  // behind "de", "de a", "da"
    while (end > at && weight < end + 2 && words.has(Sense::link, tokens, weight)) ++weight;
    const std::optional<std::string> pounds = weight > end ? number_at(tokens, weight, words) : std::nullopt;
    if (!pounds || std::find(kCalibres.begin(), kCalibres.end(), *pounds) == kCalibres.end()) continue;
    told.put(tokens[weight].begin, tokens[weight].end, *pounds);
    at = weight;
  }
  return told.text();
}

std::string with_horse_guns_told(std::string_view line, const PhraseBook& words) {
  struct OnHorses {
    std::string_view said, told;
  };
  constexpr std::array<OnHorses, 4> kOnHorses = {{{" a cavallo", "artiglieria a cavallo"},
                                                  {" \u00E0 cheval", "artillerie \u00E0 cheval"},
                                                  {" a caballo", "artiller\u00EDa a caballo"},
                                                  {" a cavalo", "artilharia a cavalo"}}};
  for (const OnHorses& horses : kOnHorses) {
    if (!line.ends_with(horses.said)) continue;
    const std::string_view guns = line.substr(0, line.size() - horses.said.size());
    const Tokens tokens = tokens_of(guns);
    const bool counted = tokens.size() > 1 && tokens[0].is == Token::Is::number;
    if (counted && past_guns(tokens, 1, words) == tokens.size()) return fmt::format("{} ({})", horses.told, guns);
  }
  return std::string(line);
}

std::string with_comma_for_strong(std::string_view line, const PhraseBook& words) {
  constexpr std::array<std::string_view, 3> kStrong = {"sterk", "stark", "st\u00E4rk"};
  const Tokens tokens = tokens_of(line);
  for (std::size_t at = 2; at + 1 < tokens.size(); ++at) {
    const bool strong = std::find(kStrong.begin(), kStrong.end(), tokens[at].text) != kStrong.end();
    const std::size_t word = tokens[at - 1].mark(".") ? at - 2 : at - 1;
    if (!strong || tokens[at + 1].is != Token::Is::number || !words.has(Sense::count, tokens, word)) continue;
    return fmt::format("{}, {}", line.substr(0, tokens[at - 1].end), line.substr(tokens[at + 1].begin));
  }
  return std::string(line);
}

std::string without_word_for_pieces(std::string_view line) {
  constexpr std::string_view kSoManyPieces = " st. ";
  Rewriting told(line);
  for (std::size_t at = line.find(kSoManyPieces); at != std::string_view::npos; at = line.find(kSoManyPieces, at + 1)) {
    std::size_t end = at + kSoManyPieces.size();
    const std::size_t weight = end;
    while (end < line.size() && is_digit(line[end])) ++end;
    if (at == 0 || !is_digit(line[at - 1]) || end == weight || end >= line.size()) continue;
    if (line[end] == '-' || line[end] == ' ') ++end;
    if (line.substr(end).starts_with("pund")) told.put(at, weight, " ");
  }
  return told.text();
}

}  // namespace estafette::readers
