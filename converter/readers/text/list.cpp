#include "converter/readers/text/list.hpp"

#include "base/text.hpp"
#include "converter/readers/text/figures.hpp"
#include "converter/readers/text/head.hpp"
#include "converter/readers/text/several.hpp"

#include <optional>

namespace estafette::readers {
namespace {

/// Cut at every separator outside brackets; blank pieces are left out.
std::vector<std::string_view> pieces_of(std::string_view text, char separator) {
  std::vector<std::string_view> pieces;
  int depth = 0;
  std::size_t begin = 0;
  for (std::size_t at = 0; at <= text.size(); ++at) {
    const char c = at < text.size() ? text[at] : separator;
    if (c == '(' || c == '[') ++depth;
    if (c == ')' || c == ']') --depth;
    if (c != separator || (depth > 0 && at < text.size())) continue;
    if (!trim(text.substr(begin, at - begin)).empty()) pieces.push_back(trim(text.substr(begin, at - begin)));
    begin = at + 1;
  }
  return pieces;
}

}  // namespace

std::vector<Parts> troops_listed(std::string_view text, const PhraseBook& words) {
  if (std::vector<Parts> several = several_units(text, words, true); !several.empty()) return several;
  std::vector<Parts> troops;
  for (const std::string_view piece : pieces_of(text, text.find(';') == std::string_view::npos ? ',' : ';')) {
    const Tokens tokens = tokens_of(piece);
    if (tokens.empty() || words.has(Sense::rank, tokens, 0)) return {};
    const std::optional<Facts> more = troops.empty() ? std::nullopt : facts_of(tokens, 0, tokens.size(), words, false);
    if (more && !more->batteries && merge(troops.back().facts, *more)) continue;  // "..., 4 Esk., 560 Reiter"
    Parts parts = parts_of(piece, tokens, words);
    const bool named = head_of({tokens, tokens.size(), words}).is == Head::Is::unit;
    const bool told = parts.facts.kind || parts.facts.batteries;
    if (parts.name.empty() ? !told : !named) return {};
    troops.push_back(std::move(parts));
  }
  return troops;
}

}  // namespace estafette::readers
