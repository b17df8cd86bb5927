// Handles lines that are centred at the top of a page: headings that are not below anything, and titles that are not
// commands.
#pragma once

#include "base/problem.hpp"
#include "converter/readers/tree/tree.hpp"

#include <vector>

namespace estafette::readers {

/// If the heading of an army, a corps or a nation is centred on the page, what follows is below it.
void uncentre(std::vector<TextNode>& rows);

/// "Jäger" above numbered units of that arm is their heading, and no unit.
void find_headings(std::vector<TextNode>& rows, const PhraseBook& words);

/// "French III Corps" at the top, with the corps and its commander below, is a title, not a command; and so is "Naples,
/// 1815". A line that begins the page, names a unit of which nothing is told and stands above the first command, as far
/// in as that, may be either: `looks` gets a question.
void find_title(std::vector<TextNode>& rows, const PhraseBook& words, std::vector<Problem>& looks);

}  // namespace estafette::readers
