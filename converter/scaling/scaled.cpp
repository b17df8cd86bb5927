#include "converter/scaling/scaled.hpp"

namespace estafette::scaling {

std::string to_string(DecisionKind kind) {
  switch (kind) {
    case DecisionKind::level:
      return "level";
    case DecisionKind::rounded:
      return "rounded";
    case DecisionKind::merged:
      return "merged";
    case DecisionKind::split:
      return "split";
    case DecisionKind::too_small:
      return "too small";
    case DecisionKind::folded:
      return "folded";
    case DecisionKind::kept:
      return "kept";
    case DecisionKind::battery_formed:
      return "battery formed";
    case DecisionKind::battery_dealt:
      return "battery dealt";
    case DecisionKind::left_out:
      return "left out";
    case DecisionKind::wished:
      return "as wished";
    case DecisionKind::asked:
      return "to look at";
  }
  return "";
}

}  // namespace estafette::scaling
