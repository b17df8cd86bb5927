// Whom or what the umpire's words in a ruling mean.
#pragma once

#include "campaign/rules/theatre.hpp"
#include "campaign/state/state.hpp"

#include <set>
#include <string>
#include <vector>

namespace estafette::campaign {

/// If several have one name, the first kind here is meant: many garrisons have the name of their fortress, and most
/// states that of their nation.
enum class SubjectKind {
  force,
  piece,
  node,
  nation,
  country,
  unit,
  battle,
  campaign,
  army,
  command,   ///< a division or brigade
  expected,  ///< a force that comes later
  trigger,
  road
};

/// The subject; members that its kind does not have stay empty. Points into the state it was found in.
struct Subject {
  SubjectKind kind = SubjectKind::campaign;
  std::string shown;  ///< as spelt in the state
  ForceId force;      ///< force, piece, expected; of a unit or command its force
  NodeId node;
  std::string name;           ///< of a nation; id of a unit, command, army or trigger; road_key of a road
  std::vector<NodeId> nodes;  ///< of a country
  const Unit* unit = nullptr;
  int battle = 0;  ///< its number
  const Contact* contact = nullptr;
};

/// The one that is meant among those of the kinds that can be ruled on so, or, if there is none, among all. "campaign",
/// "battle 3", "nation Austria", which may be one that nobody has heard of yet, "expected IX Corps", "trigger saxony"
/// and "road Halle - Leipzig" are always themselves. Of a battle that is long over there is no contact. Throws
/// Refusal with what to write instead.
[[nodiscard]] Subject subject_of(const Theatre& theatre, const State& state, const std::string& words,
                                 const std::set<SubjectKind>& kinds);

}  // namespace estafette::campaign
