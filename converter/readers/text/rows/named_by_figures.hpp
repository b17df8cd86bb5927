// Commands that a page calls by a name alone, and of which it tells only figures, one below the other:
//   Garde Impériale
//   12 bataillons
//   10 escadrons
//   8 725 hommes
#pragma once

#include "converter/readers/tree/tree.hpp"
#include "converter/readers/words/words.hpp"

#include <vector>

namespace estafette::readers {

/// Makes a command of a short line behind a blank one that nobody understood, where nothing but figures of troops
/// stands below it: two lines of them at least, or one that counts battalions or squadrons with their men or guns. It
/// is marked as a guess. Above all commands it would be a title, and its figures those of the whole. The first line of
/// the page stays its title.
void find_commands_by_figures(std::vector<TextNode>& rows, const PhraseBook& words);

}  // namespace estafette::readers
