// The heading of an arm behind the last division of a corps: it may be the division's or the corps's.
#pragma once

#include "converter/readers/tree/tree.hpp"
#include "converter/readers/words/words.hpp"

#include <cstddef>

namespace estafette::readers {

/// "Artillery (Louis Petit)" behind the last of several divisions, as far out as they are, where none of the others has
/// guns: it may be the artillery of the whole corps.
[[nodiscard]] bool may_be_of_the_whole(const TextOutline& outline, std::size_t heading, const PhraseBook& words);

/// "Artillery Reserve", "Reserve Artillery", under no command: a command of that name, and no mere word for guns.
[[nodiscard]] bool is_reserve_of_guns(const TextNode& heading, const PhraseBook& words);

/// "Corps reserve artillery: 8 guns" behind batteries of that many `guns` and more: further ones, and not their sum.
[[nodiscard]] bool is_another_reserve(const TextNode& heading, long long guns, const PhraseBook& words);

}  // namespace estafette::readers
