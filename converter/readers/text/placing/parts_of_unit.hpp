// Lines below a unit that are its parts, or the regiments of what turns out to be a brigade.
#pragma once

#include "converter/readers/tree/tree.hpp"

namespace estafette::readers {

/// True if the name has a number, "29th Foot".
[[nodiscard]] bool has_number(const TextNode& node);

/// Below a regiment without a strength of its own, though not set in further: "18e demi-brigade", "1er bataillon"; or
/// below one that was put together of others' battalions: "36th Provisional Demi-Brigade", "2nd Bn. 24th Line".
[[nodiscard]] bool is_part_of(const TextNode& unit, const TextNode& row, const PhraseBook& words);

/// Below "Converged Battalion (518), comprising", "Two companies 2/9th Foot (204)" is a part of it, and told in its
/// note; if it states no strength, its companies and their men are added up.
[[nodiscard]] bool is_made_up_of(TextNode& unit, const TextNode& row, const PhraseBook& words);

/// "1B (line) 1,920" with "45th Foot" set in below it, which has no figures of its own.
[[nodiscard]] bool is_regiment_of(const TextNode& unit, const TextNode& row);

/// What was taken for a unit is the command of those below it, and its strength is theirs together.
void make_brigade(TextNode& unit);

}  // namespace estafette::readers
