#include "converter/readers/tree/assembly/strength_of_corps.hpp"

#include "base/table.hpp"
#include "converter/orbat/words.hpp"

#include <fmt/format.h>

#include <optional>

namespace estafette::readers {

std::string strength_of_corps(const Facts& facts, int height_of_command) {
  constexpr int kMostOfAUnit = 8'000;
  const std::optional<int> men = facts.men ? facts.men : facts.bare;
  if (height_of_command < height(Level::corps) || men.value_or(0) <= kMostOfAUnit || facts.subunits() ||
      facts.batteries || facts.infantry || facts.cavalry || facts.artillery)
    return "";
  const std::optional<int> guns = guns_of(facts);
  return guns ? fmt::format("{} men, {} guns", figure(*men), *guns) : fmt::format("{} men", figure(*men));
}

}  // namespace estafette::readers
