// Lines that a program broke where they became too long for its page: a mail, a terminal, a narrow column.
#pragma once

#include "base/problem.hpp"
#include "converter/readers/copied/lines.hpp"
#include "converter/readers/words/words.hpp"

#include <string_view>
#include <vector>

namespace estafette::readers {

/// Joins what such a page broke: a line that had no room for the first word of the next one, and a next one that begins
/// nothing by itself, as in small letters. Pages whose lines are of any length stay as they are. Of a page with many
/// such lines it is asked whether more of them belong together.
[[nodiscard]] std::vector<Problem> join_wrapped(std::vector<TextLine>& lines, const PhraseBook& words);

/// "Fischer (4 bns)": no number begins it, and no word of a command, a kind or a nation; it may be the rest of an
/// entry.
[[nodiscard]] bool begins_nothing(std::string_view text, const PhraseBook& words);

}  // namespace estafette::readers
