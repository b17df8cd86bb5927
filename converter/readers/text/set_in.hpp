// Lines below a unit that are parts of it, or the regiments of what turns out to be a brigade, or regiments by place.
#pragma once

#include "converter/readers/tree/tree.hpp"

#include <vector>

namespace estafette::readers {

/// Whether lines of an order of battle are set in further than others, and whether commands are among them.
struct SetIn {
  bool any = false, commands = false;
};
[[nodiscard]] SetIn set_in(const std::vector<TextNode>& rows);

/// Below a regiment without a strength of its own, though not set in further: "18e demi-brigade", "1er bataillon"; or
/// below one that was put together of others' battalions: "36th Provisional Demi-Brigade", "2nd Bn. 24th Line".
[[nodiscard]] bool is_part_of(const TextNode& unit, const TextNode& row, const PhraseBook& words);

/// Below "Converged Battalion (518), comprising", "Two companies 2/9th Foot (204)" is a part of it, and told in its
/// note; if it states no strength, its companies and their men are added up.
[[nodiscard]] bool is_made_up_of(TextNode& unit, const TextNode& row, const PhraseBook& words);

/// "1B (line) 1,920" with "45th Foot" set in below it, which has no figures of its own.
[[nodiscard]] bool is_regiment_of(const TextNode& unit, const TextNode& row);

/// "29th" and "2.º de Loja" on lines of their own among the numbered units of a brigade, and "4th, 23rd, 28th" below a
/// brigade or division, are regiments, marked as guessed; "4th, 23rd, 28th, 1 gun" has a battery too. None: the row is
/// something else.
[[nodiscard]] std::vector<TextNode> made_regiments(const TextNode& above, const TextNode& row, const PhraseBook& words);

/// "Naples" below a Spanish command, with "2nd battalion 500 men" below it, is a regiment of that name.
/// "King's German Legion" between a brigade and its battalions is their nation, and ends no brigade.
void find_troops_by_country(std::vector<TextNode>& rows, const PhraseBook& words);

/// What was taken for a unit is the command of those below it, and its strength is theirs together.
void make_brigade(TextNode& unit);

}  // namespace estafette::readers
