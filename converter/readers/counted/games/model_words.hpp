// Words for what a wargamer counts on the table.
#pragma once

#include "converter/readers/copied/lines.hpp"
#include "converter/readers/words/tokens.hpp"

#include <cstddef>
#include <vector>

namespace estafette::readers {

/// What is counted, the surest first. Models are guns: a ratio of men is not theirs.
enum ModelSort { kFigure, kStand, kPoint, kModel, kNothing };

/// What the word at that token counts: "figs", "Figuren", "socles", "SP"; nothing for any other word.
[[nodiscard]] ModelSort model_at(const Tokens& tokens, std::size_t at);

/// "2 stand in Kernstadt" is a sentence: one word tells of one.
[[nodiscard]] bool is_singular(const Token& token);

/// True if anything of the kind may be written there: most texts are read without another look.
[[nodiscard]] bool may_count_models(const std::vector<TextLine>& lines);

}  // namespace estafette::readers
