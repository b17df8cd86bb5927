#include "campaign/rules/politics/ledger.hpp"

#include "campaign/rules/tell.hpp"

#include <fmt/format.h>

#include <cstdlib>
#include <utility>

namespace estafette::campaign {

void Ledger::enter(const PrestigeRow& row, int times, bool one, const Fillings& fillings, std::vector<ForceId> forces,
                   std::vector<NodeId> places) {
  const int points = row.points * times;
  if (points == 0) return;
  score_ += points;
  const std::string& told = one && !row.told_of_one.empty() ? row.told_of_one : row.told;
  entries_.push_back({row.id, row.line, points, score_, filled(told, fillings), std::move(forces), std::move(places)});
}

std::vector<Event> Ledger::events() const {
  std::vector<Event> events;
  for (const LedgerEntry& entry : entries_) {
    events.push_back(happens(state_, "4.5",
                             fmt::format("Prestige {} by {} to {}: {}", entry.points > 0 ? "rises" : "falls",
                                         std::abs(entry.points), entry.score, entry.what),
                             PrestigeChanged{entry.points}, entry.forces, entry.places));
    events.back().cause = entry.line;
  }
  return events;
}

}  // namespace estafette::campaign
