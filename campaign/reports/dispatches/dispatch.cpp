#include "campaign/reports/dispatches/dispatch.hpp"

#include "base/columns.hpp"
#include "campaign/reports/choices_table.hpp"
#include "campaign/reports/dispatches/dispatch_letter.hpp"
#include "campaign/reports/dispatches/order_form.hpp"
#include "campaign/reports/history.hpp"
#include "campaign/reports/scouts.hpp"
#include "campaign/reports/status.hpp"
#include "campaign/reports/story_marches.hpp"
#include "campaign/reports/truce_told.hpp"
#include "campaign/rules/battle/verdict.hpp"
#include "campaign/rules/tell.hpp"
#include "campaign/telling/telling.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

namespace estafette::campaign {
namespace {

constexpr std::size_t kColumnsOfARemark = 74;  // with its sign and its margin less than 80

Table orders_of(const State& before) {
  Table table{"Orders, as received", {{"words"}}, {}, {}};  // their numbers count the enemy's too
  for (const LodgedOrder& order : before.orders) table.rows.push_back({order.text});
  return table;
}

/// As the umpire's table of forces, but narrow enough for a mail: what a force is and does in the field goes without
/// saying.
Table own_forces(const Theatre& theatre, const State& state, Side side) {
  constexpr std::size_t kIs = 1, kDuty = 6, kCondition = 7;
  Table table = forces_table(theatre, state, side);
  table.caption = "Position, strength, condition and line of supply";
  const auto drop = [](auto& cells, std::size_t at) { cells.erase(cells.begin() + static_cast<std::ptrdiff_t>(at)); };
  for (auto& row : table.rows) {
    if (row[kDuty] != to_string(Duty::field))
      row[kCondition] = row[kCondition] == "fresh" ? row[kDuty] : row[kDuty] + "; " + row[kCondition];
    drop(row, kDuty);
    drop(row, kIs);
  }
  drop(table.columns, kDuty);
  drop(table.columns, kIs);
  return table;
}

/// Every march of the half-week, the legs of one march in one row.
Table marches_of(const Theatre& theatre, const Chapter& chapter) {
  Table table{"Marches, and the nodes that they took (2.1)", {{"force"}, {"way"}, {"nodes", true}}, {}, {}};
  for (const MarchTold& march : marches_in(chapter)) {
    std::vector<std::string> places;
    for (const NodeId& node : march.way) places.push_back(theatre.name(node));
    table.rows.push_back({march.name, fmt::format("{}", fmt::join(places, " - ")), std::to_string(march.spent)});
  }
  return table;
}

std::string names_of_those(const State& state, const std::vector<ForceId>& ids) {
  SeveralFigures names;
  for (const ForceId& id : ids)
    if (const Force* force = find_force(state, id)) names.emplace_back(*force);
  return tell(says("names", {{"names", names}}));
}

/// The battles that this audience is in, without who the enemy is: that stands in the scouts' reports.
Dispatch::Section battles_of(const Theatre& theatre, const Chapter& told, Side side) {
  Dispatch::Section section{"Battles", {}, {}};
  for (const Contact& contact : told.after.contacts) {
    const bool attacks = contact.attacker == side;
    std::vector<ForceId> own = attacks ? contact.attackers : contact.defenders;
    for (const GunsMarch& march : contact.to_the_guns) own.push_back(march.force);
    const Battle* battle = find_battle(told.after, contact.number);
    if (battle != nullptr && battle->verdict) {
      section.lines.push_back(tell(outcome(theatre, contact, *battle->verdict)));
    } else if (!contact.settled) {
      section.lines.push_back(fmt::format("Battle {} at {} is to be fought: {} {}", contact.number,
                                          theatre.name(contact.node),
                                          attacks                  ? "we attack, with"
                                          : contact.defender_stood ? "we stand on ground of our own choosing, with"
                                                                   : "we are attacked, with",
                                          names_of_those(told.after, own)));
    }
  }
  return section;
}

Dispatch::Section what_happened(const Chapter& told) {
  Dispatch::Section section{"What happened", {}, {}};
  for (const Event& event : told.events) {
    const auto* truce = std::get_if<TruceSet>(&event.change);
    if (truce != nullptr && truce->truce) continue;  // as it is in force now: agreed_on()
    if (!event.said.empty() && !std::holds_alternative<Moved>(event.change)) section.lines.push_back(with_rule(event));
  }
  return section;
}

/// The truces that are in force, once each and as they were last agreed on, whenever that was.
Dispatch::Section agreed_on(const Theatre& theatre, const State& told) {
  Dispatch::Section section{"Agreed with the enemy (4.2)", {}, {}};
  if (told.truce) section.lines.push_back(tell(truce_in_words(theatre, *told.truce, "")));
  for (const auto& [nation, truce] : told.truces) section.lines.push_back(tell(truce_in_words(theatre, truce, nation)));
  return section;
}

/// What is wanted of the readers while the half-week stands still.
Dispatch::Section to_be_chosen(const Theatre& theatre, const State& state, const Audience& audience) {
  Dispatch::Section section{"To be chosen", {}, {}};
  if (!state.pause) return section;
  const std::vector<std::string> form = answer_form(theatre, state, audience);
  if (form.empty()) section.lines.emplace_back("Nothing is wanted of us.");
  if (!form.empty())  // what stands behind # is for whoever writes, and is passed over when it comes back
    for (const std::string& line : wrapped(stands_still_in_words(*state.pause), kColumnsOfARemark))
      section.lines.push_back("# " + line);
  section.lines.insert(section.lines.end(), form.begin(), form.end());
  section.form = true;
  return section;
}

std::string hour_of(const Theatre& theatre, const Chapter& told) {
  if (told.after.pause) return turn_in_words(theatre, told.turn) + " stands still where forces have met";
  const std::string by = told.after.letters_by.empty() ? "" : fmt::format(". Letters until {}", told.after.letters_by);
  const std::string next = told.after.ending ? "the campaign is over"
                                             : "orders are awaited for " + turn_in_words(theatre, told.after.turn) + by;
  if (told.turn.value == 0) return "Before the first half-week; " + next;
  return fmt::format("{} is over; {}", turn_in_words(theatre, told.turn), next);
}

}  // namespace

Dispatch dispatch(const Theatre& theatre, const Chapter& chapter, const Audience& audience, const std::string& letter) {
  const Chapter told = as_told(theatre, chapter, audience);
  Dispatch made{"Dispatch to " + name_of(theatre, audience), hour_of(theatre, told), letter, {}};
  made.to = "To " + name_of(theatre, audience);
  made.dateline = dateline_of(theatre, told, audience);
  made.body = body_of(theatre, told, audience);
  const auto add = [&made](Dispatch::Section section) {
    std::erase_if(section.tables, [](const Table& table) { return table.rows.empty(); });
    if (!section.lines.empty() || !section.tables.empty()) made.sections.push_back(std::move(section));
  };
  Table forces = own_forces(theatre, told.after, audience.side);
  Table pieces = pieces_table(theatre, told.after, audience.side);
  add(to_be_chosen(theatre, chapter.after, audience));
  add({"Orders: send this back with what you want changed", order_form(chapter.after, told.after, audience), {}, true});
  add(battles_of(theatre, told, audience.side));
  add({"Own forces", {}, {std::move(forces), std::move(pieces)}});
  add({"The enemy, as reported by our scouts (5.3)", scouts_reports(theatre, told.after, audience.side), {}});
  if (told.turn.value > 0) add({"Orders and marches", {}, {orders_of(told.before), marches_of(theatre, told)}});
  add(what_happened(told));
  add(agreed_on(theatre, told.after));
  return made;
}

}  // namespace estafette::campaign
