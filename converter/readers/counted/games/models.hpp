// Strengths counted in a wargamer's figures: "24 figs" of a list that says "1:20", "6 stands", "SP 4". A ratio that is
// stated multiplies; without one the figures are asked about, and no strength.
// Source: docs/formats/text-orbat.md, "Figures on a table".
#pragma once

#include "base/problem.hpp"
#include "converter/readers/copied/lines.hpp"

#include <optional>
#include <string_view>
#include <vector>

namespace estafette::readers {

/// A text with men for figures.
struct MenForModels {
  std::vector<TextLine> lines;  ///< "480 men (24 figs at 1:20)"
  std::vector<int> noted;       ///< lines that only state a ratio, and are left out
  std::vector<Problem> looks;   ///< one, if figures are without a ratio; without its file
  std::vector<int> asked;       ///< more lines that it is about
};

/// The lines as they are, unless figures, stands or strength points are counted in them.
[[nodiscard]] MenForModels men_for_models(const std::vector<TextLine>& lines, const PhraseBook& words);

/// True if a token is a word for what a wargamer counts on the table: "bases", "figs", "SP".
[[nodiscard]] bool names_models(const Tokens& tokens, std::size_t at, const PhraseBook& words);

/// The men that one figure, stand or point is, in a line or a title that says so and counts none itself: 20 in
/// "1 figure = 20 men" and in "Figs (1:20)".
[[nodiscard]] std::optional<int> men_per_model(std::string_view line, const PhraseBook& words);

}  // namespace estafette::readers
