// Pictures that are hard to lay out: the half-weeks of the demo campaign, and armies thrown together by chance, each as
// the umpire and both sides see it.
#pragma once

#include "campaign/cartography/view/picture.hpp"
#include "campaign/rules/theatre.hpp"
#include "campaign/state/state.hpp"

#include <string>
#include <vector>

namespace estafette::cartography::crowds {

/// The map of 1813, with round figures for the rules.
[[nodiscard]] const campaign::Theatre& germany();

struct Crowd {
  std::string what;  ///< "turn 3, the umpire's map"
  MapPicture picture;
};

/// The demo's eight half-weeks (tests/fixtures/map/demo-positions.csv), on three maps each.
[[nodiscard]] const std::vector<Crowd>& demo_crowds();
/// Sixty forces of both sides, most of them round a few towns, on three maps each.
[[nodiscard]] std::vector<Crowd> random_crowds(unsigned how_many);

}  // namespace estafette::cartography::crowds
