// Words for what a wargamer counts on the table.
#pragma once

#include "converter/readers/copied/lines.hpp"
#include "converter/readers/words/words.hpp"

#include <cstddef>
#include <vector>

namespace estafette::readers {

/// What is counted, the surest first. Models are guns: a ratio of men is not theirs.
enum ModelSort { kFigure, kStand, kPoint, kModel, kNothing };

/// What the word at that token counts: "figs", "Figuren", "socles", "SP"; nothing for any other word.
[[nodiscard]] ModelSort model_at(const Tokens& tokens, std::size_t at, const PhraseBook& words);

/// "2 stand in Kernstadt" is a sentence: the word tells of one.
[[nodiscard]] bool is_one_model(const Tokens& tokens, std::size_t at, const PhraseBook& words);

/// True if something of the kind stands on a line with a figure: most texts are read without another look.
[[nodiscard]] bool may_count_models(const std::vector<TextLine>& lines, const PhraseBook& words);

}  // namespace estafette::readers
