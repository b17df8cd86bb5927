#include "converter/readers/retold/figures/calibres_told.hpp"

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

constexpr std::string_view kGermanPounds = "pfund";                                     ///< folded
constexpr std::array<std::string_view, 3> kPounds = {kGermanPounds, "ponder", "pund"};  ///< folded

bool is_battery(const Tokens& tokens, std::size_t at, const PhraseBook& words) {
  const std::optional<PhraseFound> unit = words.find(Sense::unit, tokens, at);
  const std::optional<PhraseFound> count = words.find(Sense::count, tokens, at);
  return (unit && unit->is == "battery") || (count && count->is == "batteries");
}

/// The number that the word begins with, if it goes on with a word for so many pounds, and how long that number is.
std::optional<std::pair<std::string, std::size_t>> pounds_of(const Token& token, const PhraseBook& words) {
  for (const std::string_view stem : kPounds) {
    const std::size_t pounds = token.text.find(stem);
    if (pounds == std::string::npos || pounds == 0) continue;
    const Tokens weight = tokens_of(std::string_view(token.text).substr(0, pounds));
    const Tokens behind = tokens_of(std::string_view(token.text).substr(pounds));
    const std::optional<PhraseFound> number = words.find(Sense::number, weight, 0);
    const std::optional<PhraseFound> gun = words.find(Sense::gun, behind, 0);
    if (number && number->length == weight.size() && gun && gun->is == "pounder")
      return std::pair{std::string(number->is), pounds};
  }
  return std::nullopt;
}

/// Where the stem begins in the word as it is typed, whose letters may take more bytes than when they are folded.
std::size_t typed_length(std::string_view typed, std::size_t letters) {
  std::size_t at = 0;
  while (at < typed.size() && letters > 0) {
    ++at;
    while (at < typed.size() && (static_cast<unsigned char>(typed[at]) & 0xC0) == 0x80) ++at;
    --letters;
  }
  return at;
}

}  // namespace

std::string with_pounds_in_figures(std::string_view line, const PhraseBook& words) {
  const Tokens tokens = tokens_of(line);
  Rewriting told(line);
  for (std::size_t at = 0; at < tokens.size(); ++at) {
    if (tokens[at].is != Token::Is::word) continue;
    const std::optional<PhraseFound> spelt = words.find(Sense::number, tokens, at);
    const std::optional<PhraseFound> gun =
        spelt && spelt->length == 1 ? words.find(Sense::gun, tokens, at + 1) : std::nullopt;
    if (gun && gun->is == "pounder" && line[tokens[at].end] == '-') {  // "seks-pundige"
      told.put(tokens[at].begin, tokens[at].end, spelt->is);
      continue;
    }
    const auto pounds = pounds_of(tokens[at], words);
    if (!pounds) continue;
    const bool german = tokens[at].text.find(kGermanPounds) != std::string::npos;
    const bool counted = at > 0 && tokens[at - 1].is == Token::Is::number;
    if (!is_battery(tokens, at + 1, words) && (german || !counted)) continue;  // "8 Sechspfünder" are told elsewhere
    const std::size_t length = typed_length(line.substr(tokens[at].begin), pounds->second);
    told.put(tokens[at].begin, tokens[at].begin + length, pounds->first + "-");
  }
  return told.text();
}

std::string without_word_for_calibre(std::string_view line) {
  constexpr std::array<std::string_view, 2> kCalibre = {"calibre", "calibro"};
  const Tokens tokens = tokens_of(line);
  Rewriting told(line);
  for (std::size_t at = 1; at + 1 < tokens.size(); ++at) {
    if (std::find(kCalibre.begin(), kCalibre.end(), tokens[at].text) == kCalibre.end()) continue;
    std::size_t figure = at + 1;  // behind "de", "de a"
    while (figure < tokens.size() && figure < at + 3 && tokens[figure].is == Token::Is::word &&
           tokens[figure].text.size() <= 2)
      ++figure;
    if (figure >= tokens.size() || tokens[figure].is != Token::Is::number || tokens[at - 1].is != Token::Is::word)
      continue;
    std::size_t gunners = at - 1;
    if (gunners > 2 && tokens[gunners - 1].text == "artilharia" && tokens[gunners - 2].text == "de") gunners -= 2;
    if (gunners > 0 && (tokens[gunners - 1].text == "brigadas" || tokens[gunners - 1].text == "brigada"))
      told.put(tokens[gunners - 1].begin, tokens[at - 1].begin,
               tokens[gunners - 1].text == "brigadas" ? "baterias " : "bateria ");
    const bool italian = tokens[at].text == "calibro";
    told.put(tokens[at - 1].begin, tokens[figure].begin, italian ? "da " : "de ");
  }
  return told.text();
}

}  // namespace estafette::readers
