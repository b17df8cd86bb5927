#include "campaign/rules/supply/men_by_arm.hpp"

#include "base/table.hpp"
#include "campaign/rules/tell.hpp"

#include <fmt/format.h>

#include <vector>

namespace estafette::campaign {

std::string by_arm(const Totals& sum) {
  std::vector<std::string> parts;
  const auto tell = [&parts](int count, const std::string& one, const std::string& several) {
    if (count > 0) parts.push_back(fmt::format("{} {}", figure(count), count == 1 ? one : several));
  };
  tell(sum.infantry.value, "infantry", "infantry");
  tell(sum.cavalry.value, "cavalry", "cavalry");
  tell(sum.gunners.value, "gunner", "gunners");
  tell(sum.support.value, "man of train and works", "men of train and works");
  tell(sum.guns.value, "gun", "guns");
  return in_a_row(parts);
}

}  // namespace estafette::campaign
