#include "campaign/rules/organisation/organisation.hpp"

#include "base/text.hpp"
#include "campaign/rules/objection.hpp"
#include "campaign/rules/organisation/rally.hpp"
#include "campaign/rules/tell.hpp"
#include "campaign/state/questions.hpp"
#include "converter/orbat/totals.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <set>
#include <utility>

namespace estafette::campaign {
namespace {

/// "iii-corps" of whatever nobody on the map is.
Saying nobody(const ForceId& id) {
  return says("nobody is called so", {{"who", NamedForce{id, id.slug}}});
}

/// Why two forces cannot join: one is not there, or they are not of one side or not in one node.
Objections to_meeting(const Theatre& theatre, const std::string& rule, const Figure& who, Side side, const NodeId& at,
                      const Force& other) {
  Objections objections;
  if (side != other.side)
    objections.push_back({rule, says("are enemies", {{"who", who}, {"other", other}})});
  else if (at != other.at)
    objections.push_back(
        {rule, says("are not together",
                    {{"who", who}, {"at", theatre.node(at)}, {"other", other}, {"there", theatre.node(other.at)}})});
  return objections;
}

void want_in_the_field(const Force& force, Objections& objections) {
  if (force.duty != Duty::field) objections.push_back({"2.3.1", busy_with(force)});
}

Objections to_attaching_force(const Theatre& theatre, const State& state, const Force& force, const Force& to) {
  Objections objections;
  if (echelon(force) != Echelon::division && echelon(to) == Echelon::division)
    objections.push_back({"1.3", says("no corps to join", {{"who", to}, {"corps", force}})});
  const Objections apart = to_meeting(theatre, "1.3", force, force.side, force.at, to);
  objections.insert(objections.end(), apart.begin(), apart.end());
  for (const Force* one : {&force, &to}) want_in_the_field(*one, objections);
  for (const Force* one : {&force, &to})
    if (exhausted(state, *one))
      objections.push_back({"4.1", says("too exhausted to join", {{"who", *one}, {"until", one->exhausted_until}})});
  return objections;
}

Objections to_attaching(const Theatre& theatre, const State& state, const Order& order) {
  const Force* to = find_force(state, order.other);
  if (to == nullptr) return {{"1.3", nobody(order.other)}};
  if (order.subject == order.other) return {{"1.3", says("cannot join itself", {{"who", *to}})}};
  if (const Piece* piece = find_piece(state, order.subject))
    return to_meeting(theatre, "4.1.1", *piece, piece->side, piece->at, *to);
  const Force* force = find_force(state, order.subject);
  if (force == nullptr) return {{"1.3", nobody(order.subject)}};
  return to_attaching_force(theatre, state, *force, *to);
}

/// Of several forces of one side, whether they can be one: in the field, in one node, none of them exhausted.
Objections to_forming(const Theatre& theatre, const State& state, const Order& order) {
  const Force* first = find_force(state, order.subject);
  if (first == nullptr) return {{"1.3", nobody(order.subject)}};
  Objections objections;
  if (slug(order.name).empty()) objections.push_back({"1.3", says("corps without a name")});
  for (const Force& force : state.forces)
    if (force.side == first->side && fold(force.name) == fold(order.name))
      objections.push_back({"1.3", says("corps is there already", {{"who", force}})});
  if (order.others.empty()) objections.push_back({"1.3", says("two divisions for a corps", {{"who", *first}})});
  std::vector<ForceId> all = order.others;
  all.insert(all.begin(), first->id);
  for (const ForceId& id : all) {
    const Force* force = find_force(state, id);
    if (force == nullptr) {
      objections.push_back({"1.3", nobody(id)});
      continue;
    }
    if (echelon(*force) != Echelon::division) objections.push_back({"1.3", says("no division", {{"who", *force}})});
    if (id != first->id)
      for (Objection& apart : to_meeting(theatre, "1.3", *force, force->side, force->at, *first))
        objections.push_back(std::move(apart));
    want_in_the_field(*force, objections);
    if (exhausted(state, *force))
      objections.push_back(
          {"4.1", says("too exhausted to join", {{"who", *force}, {"until", force->exhausted_until}})});
  }
  return objections;
}

Objections to_detaching(const State& state, const Order& order) {
  if (const Piece* piece = find_piece(state, order.subject)) {
    if (!piece->with.slug.empty()) return {};
    return {{"4.1.1", says("with no force", {{"who", *piece}})}};
  }
  const Force* force = find_force(state, order.subject);
  if (force == nullptr) return {{"1.3", nobody(order.subject)}};
  if (echelon(*force) == Echelon::division) return {{"1.3", says("a single division", {{"who", *force}})}};
  Objections objections;
  if (order.divisions.empty()) objections.push_back({"1.3", says("which divisions", {{"who", *force}})});
  const std::vector<const Formation*> own = divisions_of(state, *force);
  for (Objection& none : no_divisions(state, *force, order.divisions, "1.3")) objections.push_back(std::move(none));
  if (std::set(order.divisions.begin(), order.divisions.end()).size() >= own.size())
    objections.push_back({"1.3", says("one division must stay", {{"who", *force}})});
  return objections;
}

Objections to_escorting(const Theatre& theatre, const State& state, const Order& order) {
  const Force* force = find_force(state, order.subject);
  const Piece* train = find_piece(state, order.other);
  if (force == nullptr) return {{"5.2", nobody(order.subject)}};
  if (train == nullptr) return {{"5.2", nobody(order.other)}};
  Objections objections = to_meeting(theatre, "5.2", *train, train->side, train->at, *force);
  want_in_the_field(*force, objections);
  if (train->kind != PieceKind::pontoon_train)
    objections.push_back({"5.2", says("no train to escort", {{"who", *train}})});
  if (bridge_of(state, train->id) != nullptr)
    objections.push_back(
        {"5.2", says("train needs no escort in its bridge", {{"train", *train}, {"at", theatre.node(train->at)}})});
  return objections;
}

Event piece_joins(const Theatre& theatre, const State& state, const std::string& rule, const Piece& piece,
                  const Force& force) {
  return happens(state, rule, says("joins", {{"who", piece}, {"other", force}, {"at", theatre.node(piece.at)}}),
                 PieceMoved{piece.id, piece.at, force.id}, {piece.id, force.id}, {piece.at});
}

std::vector<Event> attach(const Theatre& theatre, const State& state, const Order& order) {
  const Force& to = *find_force(state, order.other);
  if (const Piece* piece = find_piece(state, order.subject)) return {piece_joins(theatre, state, "4.1.1", *piece, to)};
  const Force& force = *find_force(state, order.subject);
  const map::Node& at = theatre.node(force.at);
  Saying said = echelon(to) == Echelon::division
                    ? says("fills the ranks", {{"who", strong(force)}, {"other", to}, {"at", at}})
                    : says("joins", {{"who", strong(force)}, {"other", to}, {"at", at}});
  return {happens(state, "1.3", std::move(said), Attached{force.id, to.id}, {force.id, to.id}, {force.at})};
}

std::vector<Event> leave(const Theatre& theatre, const State& state, const Piece& piece) {
  const Force* with = find_force(state, piece.with);
  return {happens(
      state, "4.1.1",
      says("leaves its company",
           {{"who", piece}, {"with", with != nullptr ? Figure(*with) : Figure()}, {"at", theatre.node(piece.at)}}),
      PieceMoved{piece.id, piece.at, {}}, {piece.id, piece.with}, {piece.at})};
}

/// The nation of most of the men: whose exhaustion the corps counts for (4.2).
std::string nation_of(const std::vector<const Force*>& forces) {
  std::map<std::string, int> men;
  for (const Force* force : forces)
    for_each_unit(force->troops, [&](const CommandPath&, const Unit& unit) { men[unit.nation] += unit.men.value; });
  const auto most =
      std::max_element(men.begin(), men.end(), [](const auto& a, const auto& b) { return a.second < b.second; });
  return most == men.end() || most->first.empty() ? forces.front()->nation : most->first;
}

/// An id for the corps' troops that no other force's troops have: "army-of-the-elbe.vii-corps".
std::string formation_id(const State& state, const Force& first, const std::string& name) {
  const std::string stem = (first.army.empty() ? "" : first.army + ".") + slug(name);
  std::string id = stem;
  const auto taken = [&] {
    return std::any_of(state.forces.begin(), state.forces.end(),
                       [&](const Force& force) { return force.troops->id == id; });
  };
  for (int i = 2; taken(); ++i) id = fmt::format("{}-{}", stem, i);
  return id;
}

/// A slug that neither force nor piece has, nor any of `chosen`.
ForceId new_id(const State& state, const std::string& name, const std::set<ForceId>& chosen) {
  const std::string stem = slug(name);
  ForceId id{stem};
  for (int i = 2; find_force(state, id) != nullptr || find_piece(state, id) != nullptr || chosen.contains(id); ++i)
    id.slug = fmt::format("{}-{}", stem, i);
  return id;
}

std::vector<Event> form(const Theatre& theatre, const State& state, const Order& order) {
  CorpsFormed formed{{order.subject}, {}, "", order.name, order.commander, true, ""};
  formed.of.insert(formed.of.end(), order.others.begin(), order.others.end());
  std::vector<const Force*> divisions;
  for (const ForceId& id : formed.of) {
    divisions.push_back(find_force(state, id));
    const Totals men = totals(divisions.back()->troops);
    formed.cavalry = formed.cavalry && men.cavalry.value > 0 && men.infantry.value == 0;
  }
  const Force& first = *divisions.front();
  formed.as = new_id(state, order.name, {});
  formed.formation = formation_id(state, first, order.name);
  formed.nation = nation_of(divisions);
  std::vector<ForceId> all = formed.of;
  all.push_back(formed.as);
  return {happens(state, "1.3",
                  says("corps is formed", {{"who", NamedForce{formed.as, order.name}},
                                           {"divisions", divisions},
                                           {"commander", NamedPost{formed.formation, order.commander}},
                                           {"at", theatre.node(first.at)}}),
                  formed, all, {first.at})};
}

}  // namespace

std::vector<Objection> no_divisions(const State& state, const Force& force, const std::vector<std::string>& named,
                                    const std::string& rule) {
  Objections objections;
  const std::vector<const Formation*> own = divisions_of(state, force);
  const std::vector<const Formation*> all = brigades_of(force);
  const auto has = [](const std::vector<const Formation*>& list, const std::string& id) {
    return std::find_if(list.begin(), list.end(), [&](const Formation* one) { return one->id == id; });
  };
  for (const std::string& id : named) {
    if (has(own, id) != own.end()) continue;
    if (const auto brigade = has(all, id); brigade != all.end())
      objections.push_back({"1.3", says("is a brigade", {{"brigade", ProperName{(*brigade)->name}}, {"who", force}})});
    else
      objections.push_back({rule, says("has no such division", {{"who", force}, {"division", FreeText{id}}})});
  }
  return objections;
}

std::vector<Objection> organisation_objections(const Theatre& theatre, const State& state, const Order& order) {
  switch (order.kind) {
    case OrderKind::attach:
      return to_attaching(theatre, state, order);
    case OrderKind::detach:
      return to_detaching(state, order);
    case OrderKind::form:
      return to_forming(theatre, state, order);
    case OrderKind::escort:
      return to_escorting(theatre, state, order);
    case OrderKind::rally:
      return rally_objections(theatre, state, order);
    default:
      return {};
  }
}

std::vector<Event> organisation_order(const Theatre& theatre, const State& state, const LodgedOrder& lodged) {
  const Order& order = lodged.order;
  if (order.kind == OrderKind::rally) return {};
  if (const Objections objections = organisation_objections(theatre, state, order); !objections.empty())
    return {not_carried_out(state, lodged, objections)};
  const Piece* piece = find_piece(state, order.subject);
  std::vector<Event> events;
  if (order.kind == OrderKind::escort) {
    const Piece& train = *find_piece(state, order.other);
    events = {piece_joins(theatre, state, "5.2", train, *find_force(state, order.subject))};
  } else if (order.kind == OrderKind::form) {
    events = form(theatre, state, order);
  } else if (order.kind == OrderKind::attach) {
    events = attach(theatre, state, order);
  } else if (piece != nullptr) {
    events = leave(theatre, state, *piece);
  } else {
    return detach(theatre, state, *find_force(state, order.subject), order.divisions, cause_of(lodged));
  }
  for (Event& event : events) event.cause = cause_of(lodged);
  return events;
}

std::vector<Event> detach(const Theatre& theatre, const State& state, const Force& force,
                          const std::vector<std::string>& divisions, const Cause& cause) {
  std::vector<Event> events;
  std::set<ForceId> chosen;
  for (const Formation* division : divisions_of(state, force)) {
    if (std::find(divisions.begin(), divisions.end(), division->id) == divisions.end()) continue;
    const ForceId id = new_id(state, division->name, chosen);
    chosen.insert(id);
    events.push_back(happens(
        state, "1.3",
        says("acts alone", {{"who", NamedForce{id, division->name}}, {"other", force}, {"at", theatre.node(force.at)}}),
        Detached{force.id, division->id, id}, {force.id, id}, {force.at}));
    events.back().cause = cause;
  }
  return events;
}

}  // namespace estafette::campaign
