#include "campaign/reports/dispatches/dispatch_of.hpp"

#include "campaign/reports/battle_tables.hpp"
#include "campaign/reports/morning_state.hpp"
#include "campaign/reports/status.hpp"

#include <fmt/format.h>

namespace estafette::campaign {
namespace {

constexpr std::size_t kWorst = 12;  ///< units that a page names; the spreadsheet names all

}  // namespace

Dispatch dispatch_of(const Theatre& theatre, const BattleReport& report) {
  Dispatch made{report.title, fmt::format("{}. {}", turn_in_words(theatre, report.turn), report.outcome), "", {}};
  const auto add = [&made](const std::string& heading, std::vector<std::string> lines, std::vector<Table> tables) {
    if (!lines.empty() || !tables.empty()) made.sections.push_back({heading, std::move(lines), std::move(tables)});
  };
  if (is_without_losses(report))
    add("The forces that met", {}, {present_table(report)});
  else
    add("Who fought, and what it cost", {}, {losses_table(report)});
  if (!report.hits.empty()) add("Heaviest losses", {}, {hits_table(report, kWorst)});
  add("Officers", report.officers, {});
  add("What followed under the rules", report.followed, {});
  return made;
}

Dispatch dispatch_of(const Theatre& theatre, const std::vector<Chapter>& chapters, const std::vector<Side>& sides) {
  Dispatch made{"Morning states", "", "", {}};
  if (chapters.empty()) return made;
  const Turn turn = chapters.back().turn;
  made.when = turn.value == 0 ? "Before the first half-week" : "At the end of " + turn_in_words(theatre, turn);
  const MorningState rows = morning_state(theatre, chapters);
  for (const Side side : sides) {
    made.sections.push_back({theatre.rules.sides[side].full, {}, {corps_table(rows, side)}});
    for (const MorningRow& row : rows)
      if (row.depth == 0 && row.side == side && row.men > 0)
        made.sections.push_back({row.force, {}, {force_table(rows, row.id)}});
  }
  return made;
}

}  // namespace estafette::campaign
