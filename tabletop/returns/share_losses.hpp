// From steps lost at the table to men: a lost step is not lost men. Each cause has a share in data (table `returns`),
// which is dealt to the battalions that a piece stands for, to the man.
#pragma once

#include "tabletop/returns/return_form.hpp"

#include <cstdint>
#include <string>
#include <vector>

namespace estafette::tabletop {

/// What a battalion, squadron or battery lost, in the men of its order of battle.
struct MemberLoss {
  std::string id, name, piece;
  int before = 0, killed = 0, wounded = 0, missing = 0;
  int guns_before = 0, guns_lost = 0;
  [[nodiscard]] int lost() const { return killed + wounded + missing; }
  [[nodiscard]] int after() const { return before - lost(); }
  bool operator==(const MemberLoss&) const = default;
};

/// One for each member of each piece, in the order of the roster. Nobody loses more than he had. With a gun goes its
/// whole crew; the gunners of the other guns lose no more than the figure `gunners-most` allows, so that no gun is
/// without a crew that is not said to be lost.
[[nodiscard]] std::vector<MemberLoss> share_losses(const TableRoster& roster, const std::vector<PieceReturn>& returned,
                                                   const TabletopRules& rules);

/// Deals `total` by weights, never more to anybody than `most`; what is too much for one goes to the others, and what
/// is too much for all is left.
[[nodiscard]] std::vector<std::int64_t> dealt_within(std::int64_t total, const std::vector<std::int64_t>& weights,
                                                     const std::vector<std::int64_t>& most);

/// What the crews of these sizes, in any order, lose if so many guns are lost with their crews and `men` are out in
/// all: the largest crews go with their guns. `percent`: the most that any other crew can lose.
[[nodiscard]] std::vector<std::int64_t> crews_lost(const std::vector<std::int64_t>& crews, int guns, std::int64_t men,
                                                   int percent);

/// The losses as a spreadsheet: unit, name, piece, before, killed, wounded, missing, after, guns_before, guns_lost.
[[nodiscard]] std::string losses_csv(const std::vector<MemberLoss>& losses);

}  // namespace estafette::tabletop
