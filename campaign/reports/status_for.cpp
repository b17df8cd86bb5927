#include "campaign/reports/status_for.hpp"

#include "campaign/reports/choices_table.hpp"
#include "campaign/reports/status.hpp"
#include "campaign/reports/told_state.hpp"
#include "campaign/reports/truce_told.hpp"
#include "campaign/rules/tell.hpp"
#include "campaign/telling/telling.hpp"

#include <fmt/format.h>

namespace estafette::campaign {

SideStatus status_for(const Theatre& theatre, const State& state, Side side) {
  const State told = told_state(theatre, state, {side, "", {}});
  SideStatus status;
  status.lines.push_back(fmt::format("{} of the campaign of {}", turn_in_words(theatre, told.turn), told.campaign));
  if (told.ending)
    status.lines.push_back(tell(says("campaign has ended", {{"winner", named(theatre, told.ending->winner)},
                                                            {"told", FreeText{told.ending->told}}})));
  if (state.pause) {
    const std::vector<std::string> form = answer_form(theatre, state, {side, "", {}});
    status.lines.push_back(stands_still_in_words(*state.pause));
    status.lines.insert(status.lines.end(), form.begin(), form.end());
  }
  if (told.truce) status.lines.push_back(tell(truce_in_words(theatre, *told.truce)));
  for (const auto& [nation, truce] : told.truces) status.lines.push_back(tell(truce_in_words(theatre, truce, nation)));
  for (Table& table : std::vector<Table>{forces_table(theatre, told, side), pieces_table(theatre, told, side),
                                         orders_table(theatre, told, side), sightings_table(theatre, told, side)})
    if (!table.rows.empty()) status.tables.push_back(std::move(table));
  return status;
}

}  // namespace estafette::campaign
