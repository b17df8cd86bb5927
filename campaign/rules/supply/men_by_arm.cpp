#include "campaign/rules/supply/men_by_arm.hpp"

namespace estafette::campaign {

Figure by_arm(const Totals& sum) {
  SeveralFigures arms;
  if (sum.infantry.value > 0) arms.push_back(says("infantry", {{"men", sum.infantry}}));
  if (sum.cavalry.value > 0) arms.push_back(says("cavalry", {{"men", sum.cavalry}}));
  if (sum.gunners.value > 0) arms.push_back(says("gunners", {{"men", sum.gunners}}));
  if (sum.support.value > 0) arms.push_back(says("train and works", {{"men", sum.support}}));
  if (sum.guns.value > 0) arms.push_back(sum.guns);
  return arms;
}

}  // namespace estafette::campaign
