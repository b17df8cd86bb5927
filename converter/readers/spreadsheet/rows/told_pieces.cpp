#include "converter/readers/spreadsheet/rows/told_pieces.hpp"

#include "converter/readers/parts/battery.hpp"
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

void take_guns_in_note(std::string_view note, Parts& row, const PhraseBook& words) {
  const Tokens tokens = tokens_of(note);
  constexpr std::size_t kMostTokens = 3;  // "6-pdr", "6-pdr guns"
  if (!row.facts.guns || !row.facts.piece.empty() || !row.facts.pieces.empty() || tokens.empty()) return;
  const std::optional<PhraseFound> model = words.find(Sense::gun, tokens, 0);
  if (model && model->is == "bronze" && model->length == tokens.size()) row.facts.piece = kBronzeGun;
  const std::optional<Facts> told = facts_of(tokens, 0, tokens.size(), words, false);
  if (!told) return;
  Facts calibre, pieces;
  calibre.piece = told->piece;
  pieces.pieces = told->pieces;
  if (!calibre.piece.empty() && calibre == *told && tokens.size() <= kMostTokens) row.facts.piece = calibre.piece;
  if (guns_of(pieces) == row.facts.guns && pieces == *told) {
    row.facts.pieces = pieces.pieces;
    row.facts.guns.reset();
  }
}

bool take_counts(std::string_view note, Parts& row, const PhraseBook& words) {
  const Tokens tokens = tokens_of(note);
  if (tokens.size() != 2 || row.facts.subunits() || !row.facts.men) return false;
  const std::optional<Facts> told = facts_of(tokens, 0, tokens.size(), words, false);
  Facts counts;
  if (told) counts.battalions = told->battalions, counts.squadrons = told->squadrons;
  if (!told || !counts.subunits() || counts != *told) return false;
  row.facts.battalions = counts.battalions;
  row.facts.squadrons = counts.squadrons;
  return true;
}

}  // namespace estafette::readers
