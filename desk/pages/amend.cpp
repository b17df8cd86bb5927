#include "desk/pages/amend.hpp"

#include "base/problem.hpp"
#include "base/text.hpp"
#include "campaign/map/map.hpp"
#include "campaign/reports/status.hpp"
#include "campaign/state/state.hpp"
#include "converter/orbat/totals.hpp"
#include "converter/orbat/words.hpp"
#include "desk/pages/links.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <map>
#include <optional>
#include <utility>
#include <vector>

namespace estafette::desk {
namespace {

/// The table with a last column that leads from each row to a ruling on its subject. `subjects`: for each row; `hrefs`:
/// where its first cell leads.
void add_amendable(HtmlPage& page, Table table, const std::vector<std::string>& subjects,
                   const std::vector<std::string>& hrefs = {}) {
  if (table.rows.empty()) return;
  std::vector<std::string> links;
  table.columns.push_back({"ruling"});
  for (std::size_t i = 0; i < table.rows.size(); ++i) {
    links.push_back(amend_link(subjects[i], ""));
    table.rows[i].emplace_back("Amend");
  }
  page.table(table, hrefs, links);
}

/// The name by which a ruling knows each, or its id where another force or piece has the same name.
template <typename Troops>
std::vector<std::string> names_or_ids(const campaign::State& state, const std::vector<Troops>& all) {
  std::map<std::string, int> times;
  for (const campaign::Force& force : state.forces) ++times[fold(force.name)];
  for (const campaign::Piece& piece : state.pieces) ++times[fold(piece.name)];
  std::vector<std::string> names;
  for (const Troops& one : all) names.push_back(times[fold(one.name)] == 1 ? one.name : one.id.slug);
  return names;
}

/// Who holds a place, and what is there.
std::vector<std::string> row_of(const campaign::Theatre& theatre, const campaign::State& state,
                                const map::Node& place) {
  const auto owner = state.owners.find(place.id);
  std::vector<std::string> there;
  for (const campaign::Force& force : state.forces)
    if (force.at == place.id) there.push_back(force.name);
  const bool besieged = std::any_of(state.sieges.begin(), state.sieges.end(),
                                    [&](const campaign::Siege& siege) { return siege.fortress == place.id; });
  const std::string who = owner != state.owners.end()        ? theatre.rules.sides[owner->second].name
                          : state.neutral.contains(place.id) ? "neutral"
                                                             : "nobody";
  return {place.name, place.country, who + (besieged ? ", besieged" : ""), fmt::format("{}", fmt::join(there, ", "))};
}

}  // namespace

std::string amend_link(const std::string& subject, const std::string& what) {
  return "/rulings?subject=" + in_address(subject) + (what.empty() ? "" : "&what=" + in_address(what));
}

FilledIn asked_to_amend(const Request& asked) {
  FilledIn values;
  for (const char* name : {"subject", "what"})
    if (std::string value = field(asked, name); !value.empty()) values.emplace(name, std::move(value));
  return values;
}

void add_forces(HtmlPage& page, const campaign::Theatre& theatre, const campaign::State& state, campaign::Side side) {
  const std::vector<std::string> names = names_or_ids(state, state.forces);
  Table all = campaign::forces_table(theatre, state, side);
  struct Part {
    Table table;
    std::vector<std::string> names, units;
  } field, garrisons;
  field.table.columns = garrisons.table.columns = all.columns;
  std::size_t row = 0;
  for (std::size_t i = 0; i < state.forces.size(); ++i) {
    const campaign::Force& force = state.forces[i];
    if (force.side != side) continue;
    Part& part = force.duty == campaign::Duty::garrison ? garrisons : field;
    part.table.rows.push_back(std::move(all.rows[row++]));
    part.names.push_back(names[i]);
    part.units.push_back("/force?id=" + in_address(force.id.slug));
  }
  add_amendable(page, std::move(field.table), field.names, field.units);
  if (garrisons.table.rows.empty()) return;
  page.begin_fold("Garrisons", fmt::format("{}", garrisons.table.rows.size()));
  add_amendable(page, std::move(garrisons.table), garrisons.names, garrisons.units);
  page.end_fold();
}

void add_pieces(HtmlPage& page, const campaign::Theatre& theatre, const campaign::State& state) {
  Table pieces = campaign::pieces_table(theatre, state, std::nullopt);
  pieces.caption.clear();  // the heading above says it
  add_amendable(page, std::move(pieces), names_or_ids(state, state.pieces));
}

void draw_units(HtmlPage& page, const Sight& sight) {
  const campaign::State& state = sight.file.state();
  const campaign::Force* force = campaign::find_force(state, {field(sight.asked, "id")});
  if (force == nullptr)
    throw Refusal(Problem{"Force", 0, "", field(sight.asked, "id"), "a force of the situation page", ""});
  const campaign::Theatre& theatre = sight.file.theatre();
  page.lead(fmt::format("Of {}, at {}.", theatre.rules.sides[force->side].people, theatre.name(force->at)));
  page.links({{"Amend " + force->name, amend_link(force->id.slug, ""), ""},
              {"Amend " + theatre.name(force->at), amend_link(theatre.name(force->at), ""), ""},
              {"What has happened to it", "/history?force=" + in_address(force->name), ""}});
  Table table{"", {{"unit"}, {"kind"}, {"quality"}, {"men", true}, {"guns", true}}, {}, {}};
  std::vector<std::string> ids;
  for_each_unit(force->troops, [&](const CommandPath&, const Unit& unit) {
    table.rows.push_back({unit.name, to_string(unit.kind), to_string(unit.quality), figure(unit.men.value),
                          unit.guns.value == 0 ? "" : std::to_string(unit.guns.value)});
    ids.push_back(unit.id);
  });
  page.heading("Its units");
  add_amendable(page, std::move(table), ids);
}

void draw_places(HtmlPage& page, const Sight& sight) {
  const campaign::State& state = sight.file.state();
  Table places{"", {{"place"}, {"country"}, {"held by"}, {"who is there"}}, {}, {}};
  std::vector<std::string> names;
  for (const map::Node& place : sight.file.theatre().map.nodes) {
    places.rows.push_back(row_of(sight.file.theatre(), state, place));
    names.push_back(place.name);
  }
  Table nations{"", {{"nation"}, {"side"}}, {}, {}};
  std::vector<std::string> subjects;
  for (const auto& [nation, side] : state.nations) {
    nations.rows.push_back({nation, sight.file.theatre().rules.sides[side].name});
    subjects.push_back("nation " + nation);
  }
  page.heading("Nations", "those that are not here are neutral (4.4)");
  add_amendable(page, std::move(nations), subjects);
  page.heading("Places");
  add_amendable(page, std::move(places), names);
}

}  // namespace estafette::desk
