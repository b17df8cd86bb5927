#include "campaign/rules/politics/ledger.hpp"

#include "campaign/rules/tell.hpp"

#include <cstdlib>
#include <utility>

namespace estafette::campaign {

void Ledger::enter(const PrestigeRow& row, int times, bool one, std::vector<NamedFigure> figures,
                   std::vector<ForceId> forces, std::vector<NodeId> places) {
  const int points = row.points * times;
  if (points == 0) return;
  score_ += points;
  const std::string& told = one && !row.told_of_one.empty() ? row.told_of_one : row.told;
  entries_.push_back({row.id, row.line, points, score_, says_in_its_words(told, std::move(figures)), std::move(forces),
                      std::move(places)});
}

std::vector<Event> Ledger::events() const {
  std::vector<Event> events;
  for (const LedgerEntry& entry : entries_) {
    events.push_back(happens(state_, "4.5",
                             says("prestige changes", {{"rises", entry.points > 0},
                                                       {"points", std::abs(entry.points)},
                                                       {"score", entry.score},
                                                       {"why", entry.what}}),
                             PrestigeChanged{entry.points}, entry.forces, entry.places));
    events.back().cause = ByRow{entry.line};
  }
  return events;
}

}  // namespace estafette::campaign
