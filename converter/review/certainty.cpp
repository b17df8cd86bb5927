#include "converter/review/certainty.hpp"

#include "converter/orbat/totals.hpp"
#include "converter/review/guesses.hpp"

#include <algorithm>
#include <cmath>

namespace estafette::review {

int certainty(const readers::Reading& reading) {
  double men = 0, guessed = 0, things = 0;
  for_each_unit(reading.orbat, [&](const CommandPath&, const Unit& unit) {
    men += unit.men.value;
    if (strength_guessed(unit)) guessed += unit.men.value;
    ++things;
  });
  for_each_formation(reading.orbat, [&](const CommandPath&) { ++things; });
  if (things == 0 || reading.lines == 0) return 0;
  const double of_lines = static_cast<double>(reading.understood) / reading.lines;
  const double of_men = men == 0 ? 1 : 1 - guessed / men / 2;
  const double of_things = 1 - std::min(1.0, static_cast<double>(reading.looks.size()) / things);
  return static_cast<int>(std::floor(100 * of_lines * of_men * of_things + 1e-9));
}

}  // namespace estafette::review
