// The scaling rules as the 1813 campaign ships them.
#pragma once

#include "base/files/files.hpp"
#include "converter/scaling/rules.hpp"

namespace estafette::test {

inline scaling::ScalingRules scaling_rules_from(const std::string& scaling_element) {
  ProblemList problems;
  XmlElement root = XmlElement::parse("<rules>" + scaling_element + "</rules>", "rules.xml", "rules", problems);
  XmlElement scaling = root.child("scaling").value();
  const scaling::ScalingRules rules = scaling::read_scaling_rules(scaling);
  problems.refuse_if_any();
  return rules;
}

inline const scaling::ScalingRules& rules_1813() {
  static const scaling::ScalingRules rules = [] {
    const std::string text = read_text(fs::path(ESTAFETTE_SOURCE_DIR) / "templates/campaigns/1813/rules.xml");
    const std::size_t from = text.find("<scaling>");
    const std::string end = "</scaling>";
    return scaling_rules_from(text.substr(from, text.find(end) + end.size() - from));
  }();
  return rules;
}

/// The same, but with one size for each sort of battery, so that an example can be worked out in the head.
inline scaling::ScalingRules rules_of_eight() {
  scaling::ScalingRules rules = rules_1813();
  rules.batteries.clear();
  rules.usual_batteries = {{8}, {8}, {6}};
  return rules;
}

}  // namespace estafette::test
