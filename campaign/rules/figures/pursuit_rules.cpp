#include "campaign/rules/figures/pursuit_rules.hpp"

#include "campaign/rules/figures/bounds.hpp"

#include <fmt/format.h>

#include <optional>
#include <string>

namespace estafette::campaign {
namespace {

constexpr int kThousand = 1000;
constexpr int kMostPercent = 1000;
constexpr int kMostRatio = 100'000;

PursuitRules::Action action(XmlElement& element) {
  PursuitRules::Action action;
  action.major = element.number("major", 0, kMostPercent);
  action.minor = element.number("minor", 0, kMostPercent);
  action.least = element.number("least", 0, kThousand);
  action.most = element.number("most", 0, kThousand);
  const std::string most = std::to_string(action.most);
  if (action.most < action.least && element.text_or("most", "") == most)  // otherwise it is said already
    element.complain("most", most, fmt::format("at least {}, like least", action.least));
  for (XmlElement& row : element.children("odds")) {
    const PursuitRules::Odds odds{row.number("ratio", 0, kMostRatio), row.number("pip", 0, kThousand)};
    row.no_others();
    if (action.odds.empty() ? odds.ratio != 0 : odds.ratio <= action.odds.back().ratio)
      row.complain("ratio", std::to_string(odds.ratio),
                   action.odds.empty() ? "0 in the first <odds>" : "more than in the <odds> before it",
                   "Put the odds in order, beginning with no horse at all");
    action.odds.push_back(odds);
  }
  if (action.odds.empty()) element.complain("", "no <odds>", "one <odds> or more");
  element.no_others();
  return action;
}

}  // namespace

PursuitRules read_pursuit_rules(XmlElement& chapter) {
  PursuitRules rules;
  rules.die = chapter.number("die", 1, kMostFaces);
  if (std::optional<XmlElement> losses = chapter.child("losses")) rules.losses = action(*losses);
  if (std::optional<XmlElement> recovered = chapter.child("recovered")) rules.recovered = action(*recovered);
  return rules;
}

}  // namespace estafette::campaign
