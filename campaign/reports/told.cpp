#include "campaign/reports/told.hpp"

#include "campaign/reports/secrets.hpp"
#include "campaign/reports/told_state.hpp"
#include "campaign/reports/truce_told.hpp"
#include "campaign/rules/tell.hpp"
#include "campaign/state/questions.hpp"
#include "campaign/telling/discretion.hpp"

#include <algorithm>
#include <optional>

namespace estafette::campaign {
namespace {

/// The forces that a change names, where all of them must be one's own to hear of it. Nothing: a change of another
/// kind.
struct Whose {
  using Ids = std::optional<std::vector<ForceId>>;
  Ids operator()(const Moved& change) const { return {{change.force}}; }
  Ids operator()(const Placed& change) const { return {{change.force}}; }
  Ids operator()(const PieceMoved& change) const { return {{change.piece}}; }
  Ids operator()(const PieceTaken& change) const { return {{change.piece}}; }
  Ids operator()(const Fatigued& change) const { return {{change.force}}; }
  Ids operator()(const Exhausted& change) const { return {{change.force}}; }
  Ids operator()(const DutyTaken& change) const { return {{change.force}}; }
  Ids operator()(const Detached& change) const { return {{change.from}}; }
  Ids operator()(const Attached& change) const { return {{change.force, change.to}}; }
  Ids operator()(const CorpsFormed& change) const {
    std::vector<ForceId> all = change.of;
    all.push_back(change.as);
    return all;
  }
  Ids operator()(const StrengthChanged& change) const { return {{change.force}}; }
  Ids operator()(const Removed& change) const { return {{change.force}}; }
  Ids operator()(const BridgeSet& change) const { return {{change.train}}; }
  Ids operator()(const LineTraced& change) const { return {{change.force}}; }
  Ids operator()(const LineRuled& change) const { return {{change.force}}; }
  Ids operator()(const ForceRaised& change) const { return {{change.force.id}}; }
  Ids operator()(const Returned& change) const { return {{change.force}}; }
  Ids operator()(const Arrived& change) const { return {{change.force}}; }
  Ids operator()(const SiegeSet&) const { return Ids(std::in_place); }
  Ids operator()(const Pooled&) const { return Ids(std::in_place); }
  Ids operator()(const Told&) const { return Ids(std::in_place); }
  template <typename Other>
  Ids operator()(const Other&) const {
    return std::nullopt;
  }
};

/// What is known to all, or to whoever was there, in our own words; none for anything else.
class Retold {
 public:
  Retold(const Theatre& theatre, const State& told_before, const State& told_after, Side side)
      : theatre_(theatre), before_(told_before), after_(told_after), side_(side) {}

  std::optional<Event> operator()(const TurnBegan& change) const { return event({}, change); }
  std::optional<Event> operator()(const TurnEnded& change) const { return event({}, change); }
  std::optional<Event> operator()(const TurnPaused& change) const {
    return event({}, TurnPaused{{0, 0, change.pause.by}});
  }
  std::optional<Event> operator()(const NationChanged& change) const {
    return event(
        says("nation is told of", {{"nation", ProperName{change.nation}}, {"side", named(theatre_, change.side)}}),
        change);
  }
  std::optional<Event> operator()(const NeutralityChanged& change) const {
    return event(
        says("ground is told of", {{"places", figures_of(theatre_, change.nodes)}, {"neutral", change.neutral}}),
        change);
  }
  std::optional<Event> operator()(const WentOver& change) const {
    const Force* force = find_force(before_, change.force);
    if (force == nullptr || change.to == side_) return std::nullopt;
    return event(says("has gone over", {{"who", *force}}), change);
  }
  std::optional<Event> operator()(const TruceSet& change) const {
    const ProperName nation{change.nation};
    if (!change.truce)
      return event(change.nation.empty()
                       ? says("truce is over", {{"terms", FreeText{}}})
                       : says("truce of one nation is over", {{"nation", nation}, {"terms", FreeText{}}}),
                   TruceSet{std::nullopt, change.nation});
    const Truce told = told_truce(*change.truce);
    return event(truce_in_words(theatre_, told, change.nation), TruceSet{told, change.nation});
  }
  std::optional<Event> operator()(const CampaignEnded& change) const {
    Ending ending = change.ending;
    ending.why.clear();
    return event(
        says("campaign has ended", {{"winner", named(theatre_, ending.winner)}, {"told", FreeText{ending.told}}}),
        CampaignEnded{ending});
  }
  std::optional<Event> operator()(const OwnerChanged& change) const {
    if (theatre_.node(change.node).settlement != map::Settlement::fortress) return std::nullopt;
    const map::Node& place = theatre_.node(change.node);
    return event(change.owner ? says("is in the hands of", {{"place", place}, {"side", named(theatre_, *change.owner)}})
                              : says("is nobody's", {{"place", place}}),
                 change);
  }
  std::optional<Event> operator()(const ContactSet& change) const {
    const std::optional<Contact> contact = told_contact(change.contact, is_own(), side_);
    if (!contact) return std::nullopt;
    return event({}, ContactSet{*contact});
  }
  std::optional<Event> operator()(const BattleSet& change) const {
    const Contact* contact = find_contact(after_, change.battle.number);
    if (contact == nullptr) contact = find_contact(before_, change.battle.number);
    if (contact == nullptr) return std::nullopt;
    return event({}, BattleSet{told_battle(change.battle, is_own())});
  }
  std::optional<Event> operator()(const CommanderLost& change) const {
    const Force* force = force_with(change.commander.command);
    const Army* army = find_army(before_, change.commander.command);
    if (force == nullptr && army == nullptr) return std::nullopt;
    return event(says("commander is lost", {{"officer", NamedPost{change.commander.command, change.commander.name}},
                                            {"command", force != nullptr ? Figure(*force) : Figure(*army)},
                                            {"back", change.commander.back}}),
                 change);
  }
  std::optional<Event> operator()(const CommanderBack& change) const {
    const Force* force = force_with(change.command);
    const Army* army = find_army(after_, change.command);
    if (force == nullptr && army == nullptr) return std::nullopt;
    return event(says("commander is back", {{"command", force != nullptr ? Figure(*force) : Figure(*army)}}), change);
  }
  template <typename Other>
  std::optional<Event> operator()(const Other&) const {
    return std::nullopt;
  }

 private:
  [[nodiscard]] static Event event(Saying said, Change change) {
    Event made;
    made.said = std::move(said);
    made.change = std::move(change);
    return made;
  }
  [[nodiscard]] IsOwn is_own() const {
    return
        [this](const ForceId& id) { return find_force(before_, id) != nullptr || find_force(after_, id) != nullptr; };
  }
  /// Of the own forces the one that this command or unit belongs to.
  [[nodiscard]] const Force* force_with(const std::string& command) const {
    for (const State* state : {&after_, &before_})
      for (const Force& force : state->forces)
        if (has_post(force.troops, command)) return &force;
    return nullptr;
  }

  const Theatre& theatre_;
  const State& before_;
  const State& after_;
  Side side_;
};

/// What the rules have said of own forces; of a line of supply only that it is cut, for they say by whom.
Saying said_of_own(const Theatre& theatre, const Chapter& told, const Event& event) {
  const auto* traced = std::get_if<LineTraced>(&event.change);
  if (traced == nullptr) return event.rule.empty() ? Saying() : event.said;
  const Force* force = find_force(told.after, traced->force);
  if (!traced->line.cut || force == nullptr) return {};
  if (!traced->line.depot) return says("line is none", {{"who", *force}});
  return says("line is told of", {{"who", *force}, {"depot", theatre.node(*traced->line.depot)}});
}

/// What a garrison sees from its walls: that a siege begins, rests or is over, and not when the fortress would fall.
std::optional<Event> told_in_garrison(const Chapter& told, const SiegeSet& siege, Side side,
                                      const std::optional<Saying>& said) {
  const auto held = [&](const State& state) { return !forces_at(state, siege.fortress, side, Duty::garrison).empty(); };
  if (!said || !(held(told.before) || held(told.after))) return std::nullopt;
  Event event;
  event.said = *said;
  event.places = {siege.fortress};
  event.change = Told{};
  return event;
}

}  // namespace

std::string name_of(const Theatre& theatre, const Audience& audience) {
  return audience.name.empty() ? theatre.rules.sides[audience.side].people : audience.name;
}

Chapter as_told(const Theatre& theatre, const Chapter& chapter, const Audience& audience) {
  Chapter told{
      chapter.turn, told_state(theatre, chapter.before, audience), told_state(theatre, chapter.after, audience), {}};
  const auto own = [&](const ForceId& id) {
    return find_force(told.before, id) != nullptr || find_force(told.after, id) != nullptr ||
           find_piece(told.before, id) != nullptr || find_piece(told.after, id) != nullptr;
  };
  std::set<ForceId> passing;  // who came and went within the half-week is in neither state
  for (const Event& event : chapter.events)
    if (const auto* left = std::get_if<Detached>(&event.change); left != nullptr && own(left->from))
      passing.insert(left->as);
  for (const Event& event : chapter.events)
    if (const auto* formed = std::get_if<CorpsFormed>(&event.change);
        formed != nullptr && std::all_of(formed->of.begin(), formed->of.end(),
                                         [&](const ForceId& id) { return own(id) || passing.contains(id); }))
      passing.insert(formed->as);
  const auto own_or_passing = [&](const ForceId& id) { return own(id) || passing.contains(id); };
  const Discretion discretion = discretion_of(audience.side, chapter.before, chapter.after, passing);
  const Retold retold(theatre, told.before, told.after, audience.side);
  for (const Event& event : chapter.events) {
    std::optional<Event> made;
    if (const Whose::Ids whose = std::visit(Whose{}, event.change)) {
      std::vector<ForceId> named = *whose;
      named.insert(named.end(), event.forces.begin(), event.forces.end());
      if (std::any_of(named.begin(), named.end(), own) && std::all_of(named.begin(), named.end(), own_or_passing)) {
        made.emplace();
        made->said = as_heard(said_of_own(theatre, told, event), discretion).value_or(Saying());
        made->forces = named;
        made->places = event.places;
        made->change = event.change;
      }
    } else {
      made = std::visit(retold, event.change);
      if (made && std::holds_alternative<CommanderLost>(event.change)) made->places = event.places;
    }
    if (const auto* siege = std::get_if<SiegeSet>(&event.change); siege != nullptr && !made)
      made = told_in_garrison(told, *siege, audience.side, as_heard(event.said, discretion));
    if (!made) continue;
    made->turn = event.turn;
    made->rule = event.rule;
    told.events.push_back(std::move(*made));
  }
  return told;
}

}  // namespace estafette::campaign
