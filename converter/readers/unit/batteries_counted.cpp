#include "converter/readers/unit/batteries_counted.hpp"

#include <fmt/format.h>

#include <optional>
#include <utility>

namespace estafette::readers {
namespace {

constexpr int kMostGunsOfOne = 12;

}  // namespace

std::string count_as_batteries(Facts& facts) {
  const bool companies = facts.companies.value_or(1) > 1;
  std::optional<int>& counted = companies ? facts.companies : facts.battalions;
  const int count = counted.value_or(1);
  const int guns = guns_of(facts).value_or(0);
  if (count < 2 || (guns > 0 && (guns <= kMostGunsOfOne || guns % count != 0))) return "";
  facts.batteries = std::exchange(counted, std::nullopt);
  return fmt::format("{} {} read as batteries", count, companies ? "companies" : "battalions");
}

}  // namespace estafette::readers
