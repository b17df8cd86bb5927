// Counts that cannot be mistaken for one another: men and guns.
#pragma once

#include <compare>

namespace estafette {

/// A number of things of one sort. It cannot be mixed with another sort unless you ask for `.value`.
template <typename Sort>
struct Count {
  int value = 0;

  constexpr auto operator<=>(const Count&) const = default;
  constexpr Count& operator+=(Count other) {
    value += other.value;
    return *this;
  }
  constexpr Count& operator-=(Count other) {
    value -= other.value;
    return *this;
  }
  friend constexpr Count operator+(Count a, Count b) { return {a.value + b.value}; }
  friend constexpr Count operator-(Count a, Count b) { return {a.value - b.value}; }
};

using Men = Count<struct MenSort>;    ///< men under arms
using Guns = Count<struct GunsSort>;  ///< guns and howitzers alike

}  // namespace estafette
