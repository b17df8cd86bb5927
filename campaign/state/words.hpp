// The campaign's own words: sides, echelons, duties, orders, and how each is written in files and messages.
// Source: rules 1.3.1 (echelons), 2.3.1 (garrisons and sieges), 5.2 (pontoon trains), 5.4 (verdicts on battles), 1.4
// (what a player may order).
#pragma once

#include <string>
#include <vector>

namespace estafette::campaign {

/// The two sides of a campaign: in 1813 France with her Allies, and the Coalition against her. Files call them "france"
/// and "coalition" in every campaign; which nations are on them is data (<nation side> of a campaign.xml), and the
/// names that people read are in <sides> of its rules.xml.
enum class Side { france, coalition };

/// What a force is on the map (1.3.1); MA are its armies (Army in state.hpp).
enum class Echelon { corps, cavalry_corps, division };

/// What a force is tied to (2.3.1). Only a force in the field marches, screens, and fights.
enum class Duty { field, garrison, investing, besieging };

/// What is on the map beside the forces: a MA's headquarters (4.1.1), a commander-in-chief in person (5.5.3:
/// Napoleon), a pontoon train (5.2).
enum class PieceKind { headquarters, chief, pontoon_train };

/// How far a bridge of boats has got (5.2). It carries troops and lines of supply only when it is finished.
enum class BridgeStage { building, standing, dismantling };

/// How a battle was won (5.4): for the umpire to judge, never by the losses.
enum class VictoryLevel { draw, minor, major };

/// The orders that there are; each is one line of a player's letter.
enum class OrderKind {
  march,
  force_march,
  stand,
  withdraw_if_attacked,
  garrison,
  leave_garrison,
  invest,
  besiege,
  lift_siege,
  rally,
  bridge,
  take_up_bridge,
  escort,
  march_to_the_guns,
  attach,
  detach,
  exploit,
  base_on,
  form,
  follow
};

/// What a force is tied to by such an order (2.3.1); by most it stays in the field.
[[nodiscard]] Duty duty_of(OrderKind kind);

/// "france", "coalition"
[[nodiscard]] std::string to_string(Side side);
/// "MC", "MCC", "MD"
[[nodiscard]] std::string to_string(Echelon echelon);
/// "in the field", "garrison", "investing", "besieging"
[[nodiscard]] std::string to_string(Duty duty);
/// "headquarters", "commander-in-chief", "pontoon train"
[[nodiscard]] std::string to_string(PieceKind kind);
/// "building", "standing", "dismantling"
[[nodiscard]] std::string to_string(BridgeStage stage);
/// "draw", "minor", "major"
[[nodiscard]] std::string to_string(VictoryLevel level);
/// "march", "force march", ... as a player writes it
[[nodiscard]] std::string to_string(OrderKind kind);

/// All spellings, in the order of the enumerations.
[[nodiscard]] const std::vector<std::string>& side_words();
[[nodiscard]] const std::vector<std::string>& duty_words();
[[nodiscard]] const std::vector<std::string>& piece_kind_words();
[[nodiscard]] const std::vector<std::string>& bridge_stage_words();
[[nodiscard]] const std::vector<std::string>& victory_level_words();
[[nodiscard]] const std::vector<std::string>& order_kind_words();

[[nodiscard]] constexpr Side opponent(Side side) noexcept {
  return side == Side::france ? Side::coalition : Side::france;
}

}  // namespace estafette::campaign
