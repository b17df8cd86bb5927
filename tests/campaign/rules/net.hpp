// A small net of roads on which RapidCheck puts forces anywhere.
#pragma once

#include "campaign/support/theatres.hpp"

#include <fmt/format.h>
#include <rapidcheck.h>

#include <string>
#include <vector>

namespace estafette::test {

constexpr int kAcross = 4;  ///< nodes of the net in a row, and rows

/// Any number from low to high.
[[nodiscard]] inline int pick(int low, int high) {
  return *rc::gen::inRange(low, high + 1);
}

/// The name of a node of the net.
[[nodiscard]] inline std::string at(int x, int y) {
  return fmt::format("N {} {}", x, y);
}

[[nodiscard]] inline std::string anywhere() {
  return at(pick(0, kAcross - 1), pick(0, kAcross - 1));
}

/// Poor and good roads mixed, a river down the middle; fortresses at the corners, two of which bar a crossing.
[[nodiscard]] inline const Theatre& net() {
  static const Theatre here = [] {
    std::vector<map::Road> roads;
    for (int y = 0; y < kAcross; ++y) {
      for (int x = 0; x < kAcross; ++x) {
        const auto any = (x + 2 * y) % 3 == 0 ? poor : good;
        if (x + 1 < kAcross) roads.push_back(any(at(x, y), at(x + 1, y), x == 1 ? "Elbe" : ""));
        if (y + 1 < kAcross) roads.push_back(any(at(x, y), at(x, y + 1), ""));
      }
    }
    return theatre(roads, {at(0, 0), at(3, 0), at(0, 3), at(3, 3), at(1, 1), at(2, 2)});
  }();
  return here;
}

}  // namespace estafette::test
