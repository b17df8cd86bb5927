// The ledger of prestige (4.5): each entry is an event, with its line of the table as the cause, and states the new
// score. Whatever has no entry has not changed the score.
#pragma once

#include "campaign/rules/figures/prestige_rules.hpp"
#include "campaign/state/event.hpp"

#include <string>
#include <vector>

namespace estafette::campaign {

/// One entry, by its parts.
struct LedgerEntry {
  std::string row;   ///< PrestigeRow::id
  std::string line;  ///< the words of the table
  int points = 0;
  int score = 0;  ///< the new score
  Saying what;    ///< what has happened: "III Corps at Bautzen stands on the right bank of the Elbe"
  std::vector<ForceId> forces;
  std::vector<NodeId> places;
};

class Ledger {
 public:
  /// Goes on from the score of the state. `state` must outlive the ledger.
  explicit Ledger(const State& state) : state_(state), score_(state.prestige) {}

  /// The row counts so many times; no entry if that makes 0 points. `one`: the sentence is about one thing, otherwise
  /// about several.
  void enter(const PrestigeRow& row, int times, bool one, std::vector<NamedFigure> figures, std::vector<ForceId> forces,
             std::vector<NodeId> places);

  [[nodiscard]] const std::vector<LedgerEntry>& entries() const { return entries_; }
  /// Their events: "Prestige rises by 2 to 34: ..."
  [[nodiscard]] std::vector<Event> events() const;

 private:
  const State& state_;
  int score_;
  std::vector<LedgerEntry> entries_;
};

}  // namespace estafette::campaign
