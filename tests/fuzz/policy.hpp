// How losses are carried over in 1813, for the targets that carry any.
#pragma once

#include "base/files/files.hpp"
#include "base/markup/xml.hpp"
#include "fuzz/shipped.hpp"
#include "sow_dumps/policy.hpp"

#include <optional>

namespace estafette::fuzz {

inline const dumps::CarryoverPolicy& policy() {
  static const dumps::CarryoverPolicy kPolicy = [] {
    ProblemList problems;
    XmlElement root = XmlElement::parse(read_text(shipped("campaigns/1813/rules.xml")), "rules.xml", "rules", problems);
    std::optional<XmlElement> carryover = root.child("carryover");
    return dumps::read_policy(*carryover);
  }();
  return kPolicy;
}

}  // namespace estafette::fuzz
