#include "campaign/rules/truce_rules.hpp"

namespace estafette::campaign {
namespace {

constexpr int kMostCorps = 99;
constexpr int kLongestTruce = 99;

}  // namespace

TruceRules read_truce_rules(XmlElement& chapter) {
  TruceRules rules;
  rules.coalition = chapter.number("coalition", 1, kMostCorps);
  rules.france = chapter.number("france", 1, kMostCorps);
  rules.allies = chapter.word("allies", {"yes", "no"}) == "yes";
  rules.turns = chapter.number("turns", 1, kLongestTruce);
  return rules;
}

}  // namespace estafette::campaign
