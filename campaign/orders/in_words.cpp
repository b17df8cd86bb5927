#include "campaign/orders/in_words.hpp"

#include "campaign/map/distance.hpp"
#include "campaign/names/candidates.hpp"
#include "campaign/rules/marching/riverbanks.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <limits>

namespace estafette::campaign {
namespace {

std::string way_in_words(const Theatre& theatre, const std::vector<NodeId>& way) {
  std::vector<std::string> names;
  for (std::size_t i = 1; i < way.size(); ++i) names.push_back(theatre.name(way[i]));
  return fmt::format("{}", fmt::join(names, " - "));
}

std::string with_divisions(const Force* force, const std::vector<std::string>& divisions) {
  if (force == nullptr || divisions.empty()) return {};
  const Catalogue own = divisions_in(*force);
  std::vector<std::string> names;
  for (const std::string& id : divisions) names.push_back(own.sure_name(id));
  return fmt::format("{}", fmt::join(names, ", "));
}

/// " Torgau with 9th Division"
std::string fortress_in_words(const Theatre& theatre, const Force* force, const Order& order) {
  std::string words;
  if (!order.place.slug.empty()) words += " " + theatre.name(order.place);
  if (!order.divisions.empty()) words += " with " + with_divisions(force, order.divisions);
  return words;
}

/// The river that a bridge between these places would cross, or else the one nearest to the first that flows between
/// them; empty if none does.
std::string river_between(const Theatre& theatre, const NodeId& near, const NodeId& far) {
  const map::Node &a = theatre.node(near), &b = theatre.node(far);
  std::string found;
  double nearest = std::numeric_limits<double>::infinity();
  for (const map::River& river : theatre.map.rivers) {
    if (may_be_bridged(river, a, b, theatre.rules.bridge.to_river)) return river.name;
    const double km = map::approach(a.at, river.course).km;
    if (km >= nearest || !on_opposite_banks(river, a, b)) continue;
    nearest = km;
    found = river.name;
  }
  return found;
}

std::string bridge_in_words(const Theatre& theatre, const Order& order) {
  const std::string river = river_between(theatre, order.place, order.far_bank);
  return fmt::format("bridge {}at {} to {}", river.empty() ? "" : fmt::format("the {} ", river),
                     theatre.name(order.place), theatre.name(order.far_bank));
}

}  // namespace

std::string in_words(const Theatre& theatre, const State& state, const Order& order) {
  const Force* force = find_force(state, order.subject);
  const Piece* piece = find_piece(state, order.subject);
  const Side side = force != nullptr ? force->side : piece != nullptr ? piece->side : Side::france;
  return in_words(theatre, state, order, own_of(state, side));
}

std::string in_words(const Theatre& theatre, const State& state, const Order& order, const Catalogue& own) {
  const Force* force = find_force(state, order.subject);
  const std::string verb = to_string(order.kind);
  std::string what = verb;
  switch (order.kind) {
    case OrderKind::march:
    case OrderKind::force_march:
    case OrderKind::exploit:
      what = verb + " " + way_in_words(theatre, order.way);
      if (!order.if_empty.slug.empty()) what += " if " + theatre.name(order.if_empty) + " is empty";
      if (!order.unless_empty.slug.empty()) what += " unless " + theatre.name(order.unless_empty) + " is empty";
      break;
    case OrderKind::garrison:
    case OrderKind::invest:
    case OrderKind::besiege:
      what = verb + fortress_in_words(theatre, force, order);
      break;
    case OrderKind::withdraw_if_attacked:
      if (!order.place.slug.empty()) what = verb + " and garrison" + fortress_in_words(theatre, force, order);
      break;
    case OrderKind::march_to_the_guns:
      if (!order.place.slug.empty()) what = verb + " at " + theatre.name(order.place);
      break;
    case OrderKind::bridge:
      what = bridge_in_words(theatre, order);
      break;
    case OrderKind::base_on:
      what = verb + " " + theatre.name(order.place);
      break;
    case OrderKind::rally:
    case OrderKind::escort:
    case OrderKind::follow:
      what = verb + " " + own.sure_name(order.other.slug);
      break;
    case OrderKind::attach:
      what = verb + " to " + own.sure_name(order.other.slug);
      break;
    case OrderKind::form: {
      std::vector<std::string> names = {own.sure_name(order.subject.slug)};
      for (const ForceId& other : order.others) names.push_back(own.sure_name(other.slug));
      return fmt::format("{} {} from {}{}", verb, order.name, fmt::join(names, ", "),
                         order.commander.empty() ? "" : " under " + order.commander);
    }
    case OrderKind::detach:
      if (!order.divisions.empty()) what = verb + " " + with_divisions(force, order.divisions);
      break;
    case OrderKind::stand:
    case OrderKind::leave_garrison:
    case OrderKind::lift_siege:
    case OrderKind::take_up_bridge:
      break;
  }
  return fmt::format("{}: {}", own.sure_name(order.subject.slug), what);
}

void add_remark(std::string& words, const std::string& remark) {
  words += (words.find(" # ") == std::string::npos ? " # " : "; ") + remark;
}

}  // namespace estafette::campaign
