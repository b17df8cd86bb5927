#include "campaign/rules/figures/truce_rules.hpp"

#include "campaign/rules/figures/bounds.hpp"

namespace estafette::campaign {
namespace {

TruceRules::Suitor read_suitor(XmlElement& element) {
  TruceRules::Suitor suitor;
  suitor.side = element.word("side", side_words()) == to_string(Side::france) ? Side::france : Side::coalition;
  suitor.nation = element.text_or("nation", "");
  suitor.exhausted = element.number("exhausted", 1, kMostCorps);
  if (!suitor.nation.empty()) {
    suitor.allies = element.word("allies", {"yes", "no"}) == "yes";
    suitor.who = element.text_or("who", "");
  }
  // "That nation will sue for peace": a nation that sues by itself is alone at truce.
  suitor.side_rests =
      element.word_or("truce", {"everybody", "nation"}, suitor.nation.empty() ? "nation" : "everybody") == "everybody";
  element.no_others();
  return suitor;
}

}  // namespace

TruceRules read_truce_rules(XmlElement& chapter) {
  TruceRules rules;
  rules.turns = chapter.number("turns", 1, kMostTurns);
  rules.near = chapter.number_or("near", 1, kMostNodes, rules.near);
  for (XmlElement& suitor : chapter.children("sues")) rules.suitors.push_back(read_suitor(suitor));
  return rules;
}

}  // namespace estafette::campaign
