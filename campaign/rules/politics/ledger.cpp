#include "campaign/rules/politics/ledger.hpp"

#include "campaign/rules/tell.hpp"

#include <fmt/format.h>

#include <cstdlib>
#include <utility>

namespace estafette::campaign {

void Ledger::enter(int points, const std::string& line, const std::string& what, std::vector<ForceId> forces,
                   std::vector<NodeId> places) {
  if (points == 0) return;
  score_ += points;
  entries_.push_back(
      happens(state_, "4.5",
              says("prestige changes",
                   {{"rises", points > 0}, {"points", std::abs(points)}, {"score", score_}, {"why", Saying(what)}}),
              PrestigeChanged{points}, std::move(forces), std::move(places)));
  entries_.back().cause = ByRow{line};
}

}  // namespace estafette::campaign
