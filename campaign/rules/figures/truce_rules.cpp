#include "campaign/rules/figures/truce_rules.hpp"

#include "campaign/rules/figures/bounds.hpp"

namespace estafette::campaign {
TruceRules read_truce_rules(XmlElement& chapter) {
  TruceRules rules;
  rules.coalition = chapter.number("coalition", 1, kMostCorps);
  rules.france = chapter.number("france", 1, kMostCorps);
  rules.allies = chapter.word("allies", {"yes", "no"}) == "yes";
  rules.turns = chapter.number("turns", 1, kMostTurns);
  return rules;
}

}  // namespace estafette::campaign
