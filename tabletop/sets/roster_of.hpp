// An order of battle as the roster of a set of rules, whichever that is.
#pragma once

#include "converter/orbat/orbat.hpp"
#include "tabletop/data/tabletop_rules.hpp"
#include "tabletop/napoleons_wars/units.hpp"
#include "tabletop/table/charts.hpp"
#include "tabletop/table/roster.hpp"

#include <functional>
#include <string>
#include <vector>

namespace estafette::tabletop {

/// Makes rosters of one set. It keeps the set's rules, which must outlive it, and its lists.
class RosterMaker {
 public:
  /// `file` gives the text of another file of the set, as troops.csv. Throws Refusal if a list is not in order, or if
  /// we make no rosters of this set.
  RosterMaker(const TabletopRules& rules, const std::function<std::string(const std::string&)>& file);

  [[nodiscard]] TableRoster make(const Orbat& orbat, const RosterWishes& wishes) const;
  /// The set's lists, for its charts; none for a set that has none.
  [[nodiscard]] const std::vector<RuleList>& lists() const { return lists_; }

 private:
  const TabletopRules& rules_;
  std::vector<TroopRow> troops_;
  std::vector<OfficerRating> officers_;
  std::vector<RuleList> lists_;
};

}  // namespace estafette::tabletop
