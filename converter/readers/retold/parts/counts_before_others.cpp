#include "converter/readers/retold/parts/counts_before_others.hpp"

#include "base/text.hpp"
#include "converter/readers/words/pieces.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <cstddef>
#include <optional>
#include <vector>

namespace estafette::readers {
namespace {

/// Where the count begins that ends a unit of a sort, "Alba Hussars 8 sqns"; 0 if none does.
std::size_t count_behind_unit(std::string_view piece, const PhraseBook& words) {
  const Tokens tokens = tokens_of(piece);
  for (std::size_t at = 1; at + 1 < tokens.size(); ++at) {
    if (tokens[at].is != Token::Is::number || tokens[at - 1].is != Token::Is::word) continue;
    const std::optional<PhraseFound> count = words.find(Sense::count, tokens, at + 1);
    if (!count || count->part || (count->is != "battalions" && count->is != "squadrons")) continue;
    std::size_t end = at + 1 + count->length;
    while (end < tokens.size() && tokens[end].mark(".")) ++end;
    const bool serial = words.has(Sense::serial, tokens, at - 1);
    if (end == tokens.size() && !serial && words.any(Sense::kind, tokens, 0, at) &&
        !words.any(Sense::command, tokens, 0, at))
      return tokens[at].begin;
  }
  return 0;
}

/// "Toro Cossacks", "2nd Foot": a sort of troops, and no figure but the number that it begins with.
bool is_plain_unit(std::string_view piece, const PhraseBook& words) {
  const Tokens tokens = tokens_of(piece);
  for (std::size_t at = 0; at < tokens.size(); ++at) {
    const bool number = at == 0 && tokens[at].is == Token::Is::ordinal;
    if ((tokens[at].is != Token::Is::word && !number && !tokens[at].mark("-")) || words.has(Sense::rank, tokens, at) ||
        words.has(Sense::command, tokens, at) || words.has(Sense::note, tokens, at) ||
        words.has(Sense::verb, tokens, at))
      return false;
  }
  return !tokens.empty() && words.any(Sense::kind, tokens, 0, tokens.size());
}

}  // namespace

std::string with_counts_of_first_in_bracket(std::string_view line, const PhraseBook& words) {
  const std::vector<std::string_view> pieces = pieces_of(line, ',');
  if (pieces.size() != 2 || line.find_first_of(";:(") != std::string_view::npos) return std::string(line);
  const std::size_t count = count_behind_unit(pieces[0], words);
  if (count == 0 || !is_plain_unit(pieces[1], words)) return std::string(line);
  return fmt::format("{} ({}), {}", trim(pieces[0].substr(0, count)), pieces[0].substr(count), pieces[1]);
}

}  // namespace estafette::readers
