#include "campaign/rules/figures/prestige_rules.hpp"

#include "campaign/rules/figures/bounds.hpp"

#include <optional>

namespace estafette::campaign {
namespace {

constexpr int kMostPoints = 99;

int points(XmlElement& element, const std::string& line) {
  return element.number(line, -kMostPoints, kMostPoints);
}

void read_half_week(XmlElement& element, PrestigeRules& rules) {
  rules.fortress = points(element, "fortress");
  rules.elbe = points(element, "elbe");
  rules.oder = points(element, "oder");
  rules.oder_besides_elbe = element.word("oder_besides_elbe", {"yes", "no"}) == "yes";
  rules.saale = points(element, "saale");
  element.no_others();
}

void read_battle(XmlElement& element, PrestigeRules& rules) {
  rules.victory_over_corps = points(element, "over_corps");
  rules.victory_over_army = points(element, "over_army");
  rules.defeat_of_corps = points(element, "of_corps");
  rules.defeat_of_army = points(element, "of_army");
  rules.defeat_of_napoleon = points(element, "of_napoleon");
  element.no_others();
}

void read_lost(XmlElement& element, PrestigeRules& rules) {
  rules.fortress_lost = points(element, "fortress");
  rules.german_ally_neutral = points(element, "german_ally");
  rules.ally_hostile = points(element, "to_the_coalition");
  element.no_others();
}

}  // namespace

PrestigeRules read_prestige_rules(XmlElement& chapter) {
  PrestigeRules rules;
  rules.lost_at = chapter.number("lost_at", -kMostScore, kMostScore);
  if (std::optional<XmlElement> half_week = chapter.child("half-week")) read_half_week(*half_week, rules);
  for (XmlElement& city : chapter.children("occupied")) {
    PrestigeRules::City one;
    one.node.slug = city.text("node");
    one.points = points(city, "points");
    city.no_others();
    rules.cities.push_back(one);
  }
  if (std::optional<XmlElement> battle = chapter.child("victory")) read_battle(*battle, rules);
  if (std::optional<XmlElement> lost = chapter.child("lost")) read_lost(*lost, rules);
  if (std::optional<XmlElement> sues = chapter.child("sues")) {
    rules.coalition_sues = points(*sues, "coalition");
    rules.france_sues = points(*sues, "france");
    sues->no_others();
  }
  for (XmlElement& german : chapter.children("german")) {
    rules.german.insert(german.text("nation"));
    german.no_others();
  }
  return rules;
}

}  // namespace estafette::campaign
