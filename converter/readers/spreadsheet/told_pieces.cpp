#include "converter/readers/spreadsheet/told_pieces.hpp"

#include "converter/readers/parts/figures.hpp"

#include <optional>

namespace estafette::readers {

void take_pieces(std::string_view cell, const std::string& title, Parts& row, const PhraseBook& words) {
  const Tokens column = tokens_of(title);
  const bool other = row.facts.guns || !row.facts.pieces.empty() || row.facts.subunits() || row.facts.kind;
  if (other || words.any(Sense::loss, column, 0, column.size())) return;
  const Tokens tokens = tokens_of(cell);
  const std::optional<Facts> told = facts_of(tokens, 0, tokens.size(), words, false);
  if (!told || told->pieces.empty()) return;
  Facts pieces;
  pieces.pieces = told->pieces;
  if (pieces != *told) return;
  row.facts.pieces = told->pieces;
  row.facts.kind = Kind::foot_artillery;
  row.guessed.emplace_back("kind foot artillery from its guns");
}

}  // namespace estafette::readers
