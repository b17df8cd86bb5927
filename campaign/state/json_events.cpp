#include "campaign/state/json_events.hpp"

#include "campaign/state/json_parts.hpp"
#include "campaign/state/json_reader.hpp"

#include <array>
#include <string_view>
#include <utility>

namespace estafette::campaign {

// NOLINTBEGIN: as in members.hpp
#define ESTAFETTE_FIGURE(name) visit.always(#name, value.name);
#define ESTAFETTE_FIGURES(Type, ...)                                         \
  template <MaybeConst<Type> Value>                                          \
  void each_member(Value& value, auto& visit) {                              \
    NLOHMANN_JSON_EXPAND(NLOHMANN_JSON_PASTE(ESTAFETTE_FIGURE, __VA_ARGS__)) \
  }
// NOLINTEND

// These have no members.
template <MaybeConst<Told> Value>
void each_member(Value&, auto&) {}
template <MaybeConst<TurnBegan> Value>
void each_member(Value&, auto&) {}
template <MaybeConst<TurnEnded> Value>
void each_member(Value&, auto&) {}

ESTAFETTE_FIGURES(Roll, purpose, low, high, value)
ESTAFETTE_FIGURES(Founded, state)
ESTAFETTE_FIGURES(OrderLodged, order)
ESTAFETTE_FIGURES(OrderWithdrawn, sequence)
ESTAFETTE_FIGURES(OrderMoved, sequence, before)
ESTAFETTE_FIGURES(LetterReceived, player)
ESTAFETTE_FIGURES(Moved, force, way, spent, withdrawing, into_enemy)
ESTAFETTE_FIGURES(Placed, force, at)
template <MaybeConst<PieceMoved> Value>
void each_member(Value& value, auto& visit) {
  NLOHMANN_JSON_EXPAND(NLOHMANN_JSON_PASTE(ESTAFETTE_FIGURE, piece, to, with))
  visit.if_any("spent", value.spent);
}
ESTAFETTE_FIGURES(PieceTaken, piece)
ESTAFETTE_FIGURES(Fatigued, force, until)
ESTAFETTE_FIGURES(Exhausted, force, until)
ESTAFETTE_FIGURES(DutyTaken, force, duty, tied_until)
ESTAFETTE_FIGURES(Detached, from, division, as)
ESTAFETTE_FIGURES(Attached, force, to)
ESTAFETTE_FIGURES(StrengthChanged::UnitChange, id, men, guns)
ESTAFETTE_FIGURES(StrengthChanged, force, units)
template <MaybeConst<Removed> Value>
void each_member(Value& value, auto& visit) {
  NLOHMANN_JSON_EXPAND(NLOHMANN_JSON_PASTE(ESTAFETTE_FIGURE, force))
  visit.if_any("exhausted_until", value.exhausted_until.value);  // of a lost corps, for 4.2
}
ESTAFETTE_FIGURES(WentOver, force, to, nation)
ESTAFETTE_FIGURES(BridgeSet, train, bridge)
ESTAFETTE_FIGURES(LineTraced, force, line)
ESTAFETTE_FIGURES(OwnerChanged, node, owner)
ESTAFETTE_FIGURES(SiegeSet, fortress, siege)
ESTAFETTE_FIGURES(ContactSet, contact)
ESTAFETTE_FIGURES(BattleSet, battle)
ESTAFETTE_FIGURES(Pooled, men)
ESTAFETTE_FIGURES(Returned, force, men)
ESTAFETTE_FIGURES(CommanderLost, commander)
ESTAFETTE_FIGURES(CommanderBack, command)
ESTAFETTE_FIGURES(Arrived, force, at)
ESTAFETTE_FIGURES(ExpectedTurned, nation, to)
ESTAFETTE_FIGURES(Proposed, proposal)
ESTAFETTE_FIGURES(Decided, number, confirmed)
ESTAFETTE_FIGURES(CampaignEnded, ending)
ESTAFETTE_FIGURES(Scouted, side, sightings)
ESTAFETTE_FIGURES(NationChanged, nation, side)
ESTAFETTE_FIGURES(NeutralityChanged, nodes, neutral)
ESTAFETTE_FIGURES(PrestigeChanged, by)
template <MaybeConst<TruceSet> Value>
void each_member(Value& value, auto& visit) {
  NLOHMANN_JSON_EXPAND(NLOHMANN_JSON_PASTE(ESTAFETTE_FIGURE, truce))
  visit.if_any("nation", value.nation);
}
ESTAFETTE_FIGURES(CorpsFormed, of, as, formation, name, commander, cavalry, nation)
ESTAFETTE_FIGURES(Ruled, path, value)
ESTAFETTE_FIGURES(LineRuled, force, line)
ESTAFETTE_FIGURES(ForceRaised, force, army, establishment, integral)
ESTAFETTE_FIGURES(TurnPaused, pause)
ESTAFETTE_FIGURES(RulesChanged, text)

namespace {

/// The changes' names, in the order of the variant.
constexpr std::array<std::string_view, std::variant_size_v<Choice>> kKinds = {
    "Told",      "Founded",       "OrderLodged",    "OrderWithdrawn",  "TurnBegan",         "TurnEnded",
    "Moved",     "Placed",        "PieceMoved",     "PieceTaken",      "Fatigued",          "Exhausted",
    "DutyTaken", "Detached",      "Attached",       "StrengthChanged", "Removed",           "WentOver",
    "BridgeSet", "LineTraced",    "OwnerChanged",   "SiegeSet",        "ContactSet",        "BattleSet",
    "Pooled",    "Returned",      "CommanderLost",  "CommanderBack",   "Arrived",           "Proposed",
    "Decided",   "CampaignEnded", "Scouted",        "NationChanged",   "NeutralityChanged", "PrestigeChanged",
    "TruceSet",  "Ruled",         "ExpectedTurned", "TurnPaused",      "RulesChanged",      "CorpsFormed",
    "LineRuled", "ForceRaised",   "OrderMoved",     "LetterReceived"};

/// Reads the `index`-th sort of change.
template <std::size_t... I>
Change read_change(std::size_t index, const std::string& text, std::index_sequence<I...>) {
  Change change;
  ((index == I ? void(change = read_from<std::variant_alternative_t<I, Choice>>(text)) : void()), ...);
  return change;
}

}  // namespace

std::string kind_of(const Change& change) {
  return std::string(kKinds.at(change.index()));
}

std::string to_json(const Change& change) {
  return std::visit([](const auto& one) { return text_of(one); }, change);
}

Change change_from(const std::string& kind, const std::string& text) {
  for (std::size_t i = 0; i < kKinds.size(); ++i) {
    if (kKinds.at(i) != kind) continue;
    return read_change(i, text, std::make_index_sequence<std::variant_size_v<Choice>>{});
  }
  throw std::runtime_error("no event is called \"" + kind + "\"");
}

std::string to_json(const std::vector<Roll>& dice) {
  return text_of(dice);
}

std::vector<Roll> dice_from(const std::string& text) {
  if (text == "[]") return {};  // as nearly everywhere
  return read_from<std::vector<Roll>>(text);
}

}  // namespace estafette::campaign
