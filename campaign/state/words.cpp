#include "campaign/state/words.hpp"

namespace estafette::campaign {
namespace {

template <typename Enum>
const std::string& word(const std::vector<std::string>& words, Enum value) {
  return words.at(static_cast<std::size_t>(value));
}

}  // namespace

Duty duty_of(OrderKind kind) {
  switch (kind) {
    case OrderKind::garrison:
      return Duty::garrison;
    case OrderKind::invest:
      return Duty::investing;
    case OrderKind::besiege:
      return Duty::besieging;
    default:
      return Duty::field;
  }
}

const std::vector<std::string>& side_words() {
  static const std::vector<std::string> words = {"france", "coalition"};
  return words;
}

const std::vector<std::string>& duty_words() {
  static const std::vector<std::string> words = {"in the field", "garrison", "investing", "besieging"};
  return words;
}

const std::vector<std::string>& piece_kind_words() {
  static const std::vector<std::string> words = {"headquarters", "commander-in-chief", "pontoon train"};
  return words;
}

const std::vector<std::string>& bridge_stage_words() {
  static const std::vector<std::string> words = {"building", "standing", "dismantling"};
  return words;
}

const std::vector<std::string>& victory_level_words() {
  static const std::vector<std::string> words = {"draw", "minor", "major"};
  return words;
}

const std::vector<std::string>& order_kind_words() {
  static const std::vector<std::string> words = {"march",          "force march",
                                                 "stand",          "withdraw if attacked",
                                                 "garrison",       "leave the garrison",
                                                 "invest",         "besiege",
                                                 "lift the siege", "rally",
                                                 "bridge",         "take up the bridge",
                                                 "escort",         "march to the guns",
                                                 "attach",         "detach",
                                                 "exploit",        "base on",
                                                 "form",           "follow"};
  return words;
}

std::string to_string(Side side) {
  return word(side_words(), side);
}

std::string to_string(Echelon echelon) {
  switch (echelon) {
    case Echelon::corps:
      return "MC";
    case Echelon::cavalry_corps:
      return "MCC";
    case Echelon::division:
      break;
  }
  return "MD";
}

std::string to_string(Duty duty) {
  return word(duty_words(), duty);
}

std::string to_string(PieceKind kind) {
  return word(piece_kind_words(), kind);
}

std::string to_string(BridgeStage stage) {
  return word(bridge_stage_words(), stage);
}

std::string to_string(VictoryLevel level) {
  return word(victory_level_words(), level);
}

std::string to_string(OrderKind kind) {
  return word(order_kind_words(), kind);
}

}  // namespace estafette::campaign
