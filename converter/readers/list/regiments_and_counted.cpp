#include "converter/readers/list/regiments_and_counted.hpp"

#include "converter/readers/list/list.hpp"
#include "converter/readers/parts/name.hpp"
#include "converter/readers/words/tokens.hpp"

#include <cstddef>
#include <optional>

namespace estafette::readers {
namespace {

/// "2nd Line", "Reggimento Alba": a regiment by its number, or by the word for one.
bool begins_with_regiment(const Tokens& piece, const PhraseBook& words) {
  if (piece.size() < 2) return false;
  const std::optional<PhraseFound> unit = words.find(Sense::unit, piece, 0);
  return piece[0].is == Token::Is::ordinal || (unit && (unit->is == "regiment" || unit->is == "battalion"));
}

/// What "4 companies of foot artillery", "one squadron of hussars", "2 batteries" count.
struct Counted {
  bool batteries = false;
  std::optional<Kind> kind;
};

/// Nothing if the piece counts no troops of a sort: "2 battalions", "900 men", "6 guns".
std::optional<Counted> counted_in(const Tokens& piece, const PhraseBook& words) {
  const Range range{piece, piece.size(), words};
  const auto figure = range.figure_at(0);
  const std::optional<PhraseFound> count =
      figure && figure->second < piece.size() ? words.find(Sense::count, piece, figure->second) : std::nullopt;
  if (!count) return std::nullopt;
  const std::optional<PhraseFound> sort = kind_in(piece, words);
  const std::optional<Kind> kind = sort ? kind_from(sort->is) : std::nullopt;
  if (count->is == "batteries" || count->is == "horse batteries") return Counted{true, kind};
  const bool parts = count->is == "companies" || count->is == "squadrons" || count->is == "battalions";
  const bool other =
      count->is == "companies" && figure->second + count->length < piece.size();  // "2 companies of train"
  return (parts && kind) || other ? std::optional(Counted{false, kind}) : std::nullopt;
}

}  // namespace

std::vector<Parts> regiments_and_counted(std::string_view text, const PhraseBook& words) {
  while (text.ends_with(';') || text.ends_with(' ')) text.remove_suffix(1);
  const std::vector<std::string_view> pieces = pieces_of(text, ',');
  if (pieces.size() < 2) return {};
  std::optional<Kind> above;  // of the regiment before what is counted
  std::size_t regiments = 0, counted = 0;
  for (const std::string_view piece : pieces) {
    const Tokens tokens = tokens_of(piece);
    if (begins_with_regiment(tokens, words)) {
      const std::optional<PhraseFound> sort = kind_in(tokens, words);
      above = sort ? kind_from(sort->is) : std::nullopt;
      ++regiments;
      continue;
    }
    const std::optional<Counted> troops = counted_in(tokens, words);
    const bool own = troops && (troops->batteries || troops->kind != above);
    if (!own || regiments == 0) return {};
    ++counted;
  }
  std::vector<Parts> units = counted > 0 ? troops_listed(text, words) : std::vector<Parts>{};
  return units.size() >= pieces.size() ? units : std::vector<Parts>{};
}

}  // namespace estafette::readers
