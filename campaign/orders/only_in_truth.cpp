#include "campaign/orders/only_in_truth.hpp"

#include "campaign/orders/in_words.hpp"
#include "campaign/telling/telling.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace estafette::campaign {

std::vector<std::string> only_in_truth(const Theatre& theatre, const Lodging& lodging, const Order& order,
                                       const std::vector<Objection>& known, const Catalogue& own) {
  std::vector<std::string> told;
  const auto words = [&] { return in_words(theatre, lodging.state(), order, own); };
  const std::vector<Objection> truth = lodging.in_truth(order);
  if (truth.empty() && !known.empty())
    told.push_back(words() + ": refused by what the side has to assume; nothing forbids it in truth");
  for (const Objection& objection : truth)
    if (std::find(known.begin(), known.end(), objection) == known.end())
      told.push_back(fmt::format("{}: {} ({})", words(), tell(objection.reason), objection.rule));
  return told;
}

}  // namespace estafette::campaign
