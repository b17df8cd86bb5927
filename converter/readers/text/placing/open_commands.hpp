// The commands that are open at a line of a text, and which of them it ends: by how far it is set in, and in a flat
// text by its level, its arm and what the command has already.
#pragma once

#include "converter/readers/tree/tree.hpp"

#include <cstddef>
#include <span>
#include <vector>

namespace estafette::readers {

class OpenCommands {
 public:
  /// `open`: places in `all`, the innermost last. `set_in`: some line of the text is; `commands_set_in`: some command,
  /// not only troops.
  OpenCommands(const TextOutline& all, const std::vector<std::size_t>& open, const PhraseBook& words, bool set_in,
               bool commands_set_in)
      : all_(all), open_(open), words_(words), set_in_(set_in), commands_set_in_(commands_set_in) {}

  /// True if a command or heading `row` cannot be under the open one. `led`: the next row names who leads it.
  [[nodiscard]] bool ends(const TextNode& open, const TextNode& row, bool led) const;
  /// The same of the innermost open one; false if none is open.
  [[nodiscard]] bool ends_last(const TextNode& row, bool led) const {
    return !open_.empty() && ends(all_.nodes[open_.back()], row, led);
  }

  /// "Artillery reserve of the 3rd Corps", "Corps arty" while a division of that corps is open: not the division's.
  /// "Grenadiers/5th Division" while a brigade of it is: not the brigade's. "Artillery, Roe's
  /// Company" behind the foot of a division's brigade: not the brigade's.
  [[nodiscard]] bool is_below_corps_of(const TextNode& unit) const;

  /// Guns or horse behind a blank line, where nothing but regiments of foot stands in the open brigade, without blank
  /// lines between them: those of the command above.
  [[nodiscard]] bool is_beside_foot_behind_blank(const TextNode& unit) const;

  /// True if the innermost open command and the one before it have figures of their own and no troops. Then troops at
  /// the same depth are beside them, not under them.
  [[nodiscard]] bool among_figures(int depth) const;

 private:
  /// It, or a command that it is under, is of a nation that never stood in one army with that of `row`.
  [[nodiscard]] bool is_of_a_foe(const TextNode& open, const TextNode& row) const;
  /// A brigade of horse after a division that has foot regiments and no brigades is the corps'; so is one in a flat
  /// list, with its troops below it, after brigades of foot alone.
  [[nodiscard]] bool horse_beside_foot(const TextNode& open, const TextNode& row) const;
  /// "Cavalry" at the end of a list of divisions, the last of which has nothing but regiments of foot: the corps'.
  [[nodiscard]] bool after_divisions_of_foot(const TextNode& open) const;
  /// An arm, or a brigade of horse, after a division whose brigades of foot are all told on its line: the corps'.
  [[nodiscard]] bool beside_told_on_line(const TextNode& open, const TextNode& row) const;
  /// "Brunswick Corps: ..." with its troops on its line, after divisions that are under no corps: what follows is
  /// beside it, as they are.
  [[nodiscard]] bool is_corps_among_divisions(const TextNode& open) const;
  /// "Brunswick Corps", "Spanish troops" with nothing but units below, between "1st Division" and "3rd Division": what
  /// goes on with the numbers of the commands beside it is none of its own.
  [[nodiscard]] bool is_contingent_before(const TextNode& open, const TextNode& row) const;
  /// "Second line" behind "First line" in a wing: it stands there too.
  [[nodiscard]] bool holds_one_before(const TextNode& open, const TextNode& row) const;
  /// The next nation is not under the army of the one before.
  [[nodiscard]] bool is_under_nation(const TextNode& open) const;
  [[nodiscard]] bool holds_armies_only(const TextNode& node) const;
  /// "Reserve Cavalry" with "Brigade von Wrangel" under it, and then "Brigade von Mutius".
  [[nodiscard]] bool goes_on(const TextNode& open, const TextNode& row) const;
  /// "Infantry" with its regiments, and then "Artillery" set in as far: both are the command's.
  [[nodiscard]] bool holds_arms_beside(const TextNode& open, const TextNode& row) const;
  /// "Cavalry under Major General Stern" below a division that has nothing but such commands.
  [[nodiscard]] bool is_arm_of(const TextNode& open, const TextNode& row) const;
  /// "1st Division", its regiments set in, and "2nd Division" as far in as they are: the next, and none of its own.
  [[nodiscard]] bool is_next_beside_units(const TextNode& open, const TextNode& row) const;
  /// "1. 3rd Division" or "## 3rd Division", and then "4th Division" with no number and no further in.
  [[nodiscard]] static bool is_below_by_number_only(const TextNode& open, const TextNode& row);
  /// " 3rd Corps" below "1st Corps", one blank further in: a copy that cut the blank off before its first line.
  [[nodiscard]] bool is_set_in_by_a_slip(const TextNode& open, const TextNode& row) const;
  /// The innermost open division; null: none.
  [[nodiscard]] const TextNode* last_division() const;
  /// The open division with brigades whose artillery a heading names, "Artillerie de la 1re division",
  /// or the last one, "Artillerie de la division"; null: none.
  [[nodiscard]] const TextNode* division_named(const TextNode& row) const;
  /// A battery with such a name, behind a brigade that has nothing but foot.
  [[nodiscard]] bool is_artillery_beside_brigade(const Tokens& name) const;
  /// A brigade of which nothing but its leader is told, the last of several of a division, none of which parts its
  /// arms: what stands under an arm below it is the division's.
  [[nodiscard]] bool is_last_brigade_untold(const TextNode& open) const;
  /// "2nd Division" as far in as its army and as the army's first command, which stands above: of the army, however far
  /// in other commands of it stand.
  [[nodiscard]] bool is_beside_first_of_army(const TextNode& open, const TextNode& row) const;
  /// "CAVALRY, General Roe (3,543)" above "Dale's Brigade (1,032)": his men are those of the brigades.
  [[nodiscard]] bool sums_up(const TextNode& open, const TextNode& row) const;
  /// "CAVALRY, General Roe (3,543)" of an army that has no brigades beside it.
  [[nodiscard]] bool is_first_brigade_behind(const TextNode& open) const;
  /// What the command above that open one holds, itself among them.
  [[nodiscard]] std::span<const std::size_t> beside(const TextNode& open) const;
  /// "ARTILLERY" behind "Kern's Division", where "CAVALRY" stands beside that division: of the army, too.
  [[nodiscard]] bool is_beside_arms_in_capitals(const TextNode& open, const TextNode& row) const;
  /// An open wing holds corps.
  [[nodiscard]] bool within_wing_of_corps() const;
  /// All that it has is set in further than it is, and not only a command of a higher level.
  [[nodiscard]] bool holds_only_deeper(const TextNode& open) const;

  const TextOutline& all_;
  const std::vector<std::size_t>& open_;
  const PhraseBook& words_;
  bool set_in_;
  bool commands_set_in_;
};

/// In a list in which another command beside the innermost open one has its troops set in: a line that nobody can read
/// and that is set in too belongs to it, so that what stands less far in does not.
void show_depth(TextOutline& all, const std::vector<std::size_t>& open, const TextNode& row);

}  // namespace estafette::readers
