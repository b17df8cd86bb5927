#include "converter/readers/retold/parts/battalions_of_places.hpp"

#include "base/letters.hpp"
#include "base/rewriting.hpp"
#include "converter/readers/words/pieces.hpp"
#include "converter/readers/words/tokens.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <vector>

namespace estafette::readers {
namespace {

/// One past "de la", "du", "de l'", "d'" at that token; the token itself if nothing of the kind stands there.
std::size_t past_of(const Tokens& tokens, std::size_t at) {
  constexpr std::array<std::string_view, 7> kSmall = {"de", "du", "des", "d", "la", "l", "le"};
  while (at < tokens.size()) {
    const bool small = std::find(kSmall.begin(), kSmall.end(), tokens[at].text) != kSmall.end();
    if (!small && !tokens[at].mark("'")) break;
    ++at;
  }
  return at;
}

/// "5e de la Meurthe": a number and a place, and no word for a sort of troops or a command.
bool is_of_place(std::string_view piece, const Tokens& tokens, const PhraseBook& words) {
  constexpr std::array kOther = {Sense::kind,    Sense::unit, Sense::count, Sense::command,
                                 Sense::quality, Sense::rank, Sense::arm};
  if (tokens.size() < 3 || tokens[0].is != Token::Is::ordinal) return false;
  const std::size_t place = past_of(tokens, 1);
  if (place == 1 || place >= tokens.size() || !capital_at(piece, tokens[place].begin)) return false;
  for (const Sense sense : kOther)
    if (words.any(sense, tokens, place, tokens.size())) return false;
  return true;
}

bool names_battalion_of_place(const Tokens& tokens) {
  return tokens.size() > 3 && tokens[0].is == Token::Is::ordinal && tokens[1].text.starts_with("bat") &&
         past_of(tokens, tokens[2].mark(".") ? 3 : 2) > (tokens[2].mark(".") ? 3U : 2U);
}

}  // namespace

std::string with_battalions_of_places(std::string_view line, const PhraseBook& words) {
  const std::size_t colon = line.find(": ");
  const std::string_view list = line.substr(colon == std::string_view::npos ? 0 : colon + 2);
  const std::vector<std::string_view> pieces = pieces_of(list, ';');
  bool battalion = false;
  for (const std::string_view piece : pieces) {
    const Tokens tokens = tokens_of(piece);
    const bool demi = piece.find("demi-brigade") != std::string_view::npos;
    battalion = battalion || demi || names_battalion_of_place(tokens) || piece.find("bat.)") != std::string_view::npos;
  }
  if (!battalion || pieces.size() < 2) return std::string(line);
  Rewriting told(line);
  for (const std::string_view piece : pieces) {
    const Tokens tokens = tokens_of(piece);
    if (!is_of_place(piece, tokens, words)) continue;
    const std::size_t behind = static_cast<std::size_t>(piece.data() - line.data()) + tokens[0].end;
    told.put(behind, behind, " bat.");
  }
  return told.text();
}

}  // namespace estafette::readers
