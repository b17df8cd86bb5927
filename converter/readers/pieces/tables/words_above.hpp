// Returns as old books print them: a dash stands for the words of the row above, bars part the figures, and a brace
// behind the last row has what all of them count.
//   Bat. d'élite du 9e rég. de ligne .... 20 | 648 | 668     1er rég. de cuirassiers. 350
//   — du 13e — ......................... 19 | 661 | 680     2e — ................... 305 } 655
#pragma once

#include <string>
#include <string_view>

namespace estafette::readers {

/// The text with the words of the row above for each such dash, with officers and men for two figures between bars that
/// make up the third, and with the figure behind a brace that no row beside it has as a note. A dash behind a number
/// stays where the rows below may be the parts of the one above: if they count as many men as it, or begin with the
/// first.
[[nodiscard]] std::string with_words_above(std::string_view utf8);

}  // namespace estafette::readers
