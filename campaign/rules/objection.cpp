#include "campaign/rules/objection.hpp"

#include <algorithm>

namespace estafette::campaign {

std::vector<Saying> reasons(const std::vector<Objection>& objections) {
  std::vector<Saying> said;
  for (const Objection& objection : objections) said.push_back(objection.reason);
  return said;
}

std::vector<Objection> in_order_of_rules(std::vector<Objection> objections) {
  std::stable_sort(objections.begin(), objections.end(),
                   [](const Objection& a, const Objection& b) { return a.rule < b.rule; });
  return objections;
}

}  // namespace estafette::campaign
