// Who is to come later: reads a reinforcements.xml (docs/formats/reinforcements.md), with the orders of battle that it
// names in campaign strength.
// Source: rules 1.3 and 5.4 (reinforcements become available broadly as in history, a variable is included).
#pragma once

#include "campaign/founding/founding.hpp"
#include "campaign/founding/placing.hpp"

#include <map>
#include <string>
#include <vector>

namespace estafette::campaign {

/// What campaign.xml leaves for later.
struct Opening {
  const State& state;
  Placing& placing;                                      ///< knows the ids that are taken
  std::map<std::string, std::vector<Formation>> absent;  ///< by order of battle: who was left out by name
};

/// All reinforcements, in the order of the file. Every MC and MCC of an order of battle that the campaign.xml does not
/// name must be there; of one that it names, only those may be there whom it leaves out. Problems go to `problems`; a
/// text that is no XML is a Refusal.
[[nodiscard]] std::vector<Reinforcement> read_expected(const std::string& text, const std::string& file,
                                                       const ReadOrbat& read_orbat, Opening opening,
                                                       ProblemList& problems);

}  // namespace estafette::campaign
