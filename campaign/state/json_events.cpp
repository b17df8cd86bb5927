#include "campaign/state/json_events.hpp"

#include "campaign/state/json_parts.hpp"

#include <array>
#include <string_view>
#include <utility>

namespace estafette::campaign {

// Told, TurnBegan and TurnEnded have no members.
inline void to_json(json& out, const Told&) {
  out = json::object();
}
inline void from_json(const json&, Told&) {}
inline void to_json(json& out, const TurnBegan&) {
  out = json::object();
}
inline void from_json(const json&, TurnBegan&) {}
inline void to_json(json& out, const TurnEnded&) {
  out = json::object();
}
inline void from_json(const json&, TurnEnded&) {}

// What is newer than the first files is written only where it says something: older files read and write as they are.
inline void to_json(json& out, const TruceSet& set) {
  out = {{"truce", set.truce}};
  if (!set.nation.empty()) out["nation"] = set.nation;
}
inline void from_json(const json& in, TruceSet& set) {
  in.at("truce").get_to(set.truce);
  set.nation = in.value("nation", "");
}

NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE(Roll, purpose, low, high, value)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE(Founded, state)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE(OrderLodged, order)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE(OrderWithdrawn, sequence)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE(OrderMoved, sequence, before)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE(LetterReceived, player)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE(Moved, force, way, spent, withdrawing, into_enemy)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE(Placed, force, at)
/// What its ride cost is not in older files, and is not written where it rode nowhere.
void to_json(json& out, const PieceMoved& moved) {
  out = {{"piece", moved.piece}, {"to", moved.to}, {"with", moved.with}};
  if (moved.spent != 0) out["spent"] = moved.spent;
}
void from_json(const json& in, PieceMoved& moved) {
  in.at("piece").get_to(moved.piece);
  in.at("to").get_to(moved.to);
  in.at("with").get_to(moved.with);
  if (in.contains("spent")) in.at("spent").get_to(moved.spent);
}
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE(PieceTaken, piece)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE(Fatigued, force, until)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE(Exhausted, force, until)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE(DutyTaken, force, duty, tied_until)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE(Detached, from, division, as)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE(Attached, force, to)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE(StrengthChanged::UnitChange, id, men, guns)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE(StrengthChanged, force, units)
/// Until when a lost corps counts for 4.2 is not in older files, and is not written of anybody else.
void to_json(json& out, const Removed& removed) {
  out = {{"force", removed.force}};
  if (removed.exhausted_until.value != 0) out["exhausted_until"] = removed.exhausted_until;
}
void from_json(const json& in, Removed& removed) {
  in.at("force").get_to(removed.force);
  if (in.contains("exhausted_until")) in.at("exhausted_until").get_to(removed.exhausted_until);
}
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE(WentOver, force, to, nation)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE(BridgeSet, train, bridge)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE(LineTraced, force, line)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE(OwnerChanged, node, owner)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE(SiegeSet, fortress, siege)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE(ContactSet, contact)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE(BattleSet, battle)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE(Pooled, men)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE(Returned, force, men)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE(CommanderLost, commander)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE(CommanderBack, command)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE(Arrived, force, at)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE(ExpectedTurned, nation, to)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE(Proposed, proposal)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE(Decided, number, confirmed)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE(CampaignEnded, ending)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE(Scouted, side, sightings)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE(NationChanged, nation, side)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE(NeutralityChanged, nodes, neutral)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE(PrestigeChanged, by)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE(CorpsFormed, of, as, formation, name, commander, cavalry, nation)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE(Ruled, path, value)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE(LineRuled, force, line)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE(ForceRaised, force, army, establishment, integral)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE(TurnPaused, pause)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE(RulesChanged, text)

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
Change read_change(std::size_t index, const json& in, std::index_sequence<I...>) {
  Change change;
  ((index == I ? void(change = in.get<std::variant_alternative_t<I, Choice>>()) : void()), ...);
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
    return reading_json(
        [&] { return read_change(i, json_of(text), std::make_index_sequence<std::variant_size_v<Choice>>{}); });
  }
  throw std::runtime_error("no event is called \"" + kind + "\"");
}

std::string to_json(const std::vector<Roll>& dice) {
  return text_of(dice);
}

std::vector<Roll> dice_from(const std::string& text) {
  return reading_json([&] { return json_of(text).get<std::vector<Roll>>(); });
}

}  // namespace estafette::campaign
