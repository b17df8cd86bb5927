// How the values of orders of battle and of the map are written in JSON. Only the files that write it include
// this.
#pragma once

#include "campaign/state/saying.hpp"
#include "campaign/state/state.hpp"

#include <nlohmann/json.hpp>

#include <stdexcept>
#include <string>

namespace nlohmann {

template <typename T>
struct adl_serializer<std::optional<T>> {
  static void to_json(json& out, const std::optional<T>& value) { out = value ? json(*value) : json(nullptr); }
  static void from_json(const json& in, std::optional<T>& value) {
    value = in.is_null() ? std::nullopt : std::optional<T>(in.get<T>());
  }
};

}  // namespace nlohmann

namespace estafette {

using nlohmann::json;

/// One line; a byte that is not UTF-8 becomes a replacement character.
template <typename Value>
std::string text_of(const Value& value) {
  return json(value).dump(-1, ' ', false, json::error_handler_t::replace);
}

/// Runs `read`; errors of the JSON library become the std::runtime_error that json.hpp promises.
template <typename Read>
auto reading_json(Read read) {
  try {
    return read();
  } catch (const json::exception& error) {
    throw std::runtime_error(error.what());
  }
}

/// The JSON of a text; somebody may have made it up. Every number but a seed is one that a whole number of ours can be:
/// the JSON library itself would take 4e88 men for any number of men. Throws std::runtime_error for others, and
/// json::exception for what is no JSON.
[[nodiscard]] json json_of(const std::string& text);

/// The value whose word that is.
template <typename Enum>
Enum enum_from(const json& in, const std::vector<std::string>& words) {
  const auto word = in.get<std::string>();
  for (std::size_t i = 0; i < words.size(); ++i)
    if (words[i] == word) return static_cast<Enum>(i);
  throw std::runtime_error("\"" + word + "\" is no word of the campaign's here");
}

// NOLINTBEGIN: one line for each enumeration and each struct, all alike.
#define ESTAFETTE_JSON_ENUM(Enum, words)               \
  inline void to_json(json& out, Enum value) {         \
    out = to_string(value);                            \
  }                                                    \
  inline void from_json(const json& in, Enum& value) { \
    value = enum_from<Enum>(in, words());              \
  }
// NOLINTEND

ESTAFETTE_JSON_ENUM(Level, level_words)
ESTAFETTE_JSON_ENUM(UnitLevel, unit_level_words)
ESTAFETTE_JSON_ENUM(Kind, kind_words)
ESTAFETTE_JSON_ENUM(Quality, quality_words)

template <typename Sort>
void to_json(json& out, Count<Sort> count) {
  out = count.value;
}
template <typename Sort>
void from_json(const json& in, Count<Sort>& count) {
  count.value = in.get<int>();
}

inline void to_json(json& out, const Ratings& ratings) {
  out = to_string(ratings);
}
inline void from_json(const json& in, Ratings& ratings) {
  const auto read = ratings_from(in.get<std::string>());
  if (!read) throw std::runtime_error("\"" + in.get<std::string>() + "\" is no commander's ratings");
  ratings = *read;
}

/// What came from the game's own file is written only where there is any: most campaigns have none.
inline void game_to_json(json& out, const std::vector<GameLine>& game) {
  if (!game.empty()) out["game"] = to_string(game);
}
inline std::vector<GameLine> game_from_json(const json& in) {
  const auto game = in.find("game");
  if (game == in.end()) return {};
  std::optional<std::vector<GameLine>> lines = game_lines_from(game->get<std::string>());
  if (!lines) throw std::runtime_error("a unit's lines of the game's own file cannot be read");
  return std::move(*lines);
}

// NOLINTBEGIN: the library's own way to name members, as in its macro for a whole type
inline void to_json(json& nlohmann_json_j, const Unit& nlohmann_json_t) {
  NLOHMANN_JSON_EXPAND(NLOHMANN_JSON_PASTE(NLOHMANN_JSON_TO, id, level, name, commander, ratings, nation, kind, quality,
                                           men, guns, piece, subunits, note, source))
  game_to_json(nlohmann_json_j, nlohmann_json_t.game);
}
inline void from_json(const json& nlohmann_json_j, Unit& nlohmann_json_t) {
  const Unit nlohmann_json_default_obj{};
  NLOHMANN_JSON_EXPAND(NLOHMANN_JSON_PASTE(NLOHMANN_JSON_FROM_WITH_DEFAULT, id, level, name, commander, ratings, nation,
                                           kind, quality, men, guns, piece, subunits, note, source))
  nlohmann_json_t.game = game_from_json(nlohmann_json_j);
}
inline void to_json(json& nlohmann_json_j, const Formation& nlohmann_json_t) {
  NLOHMANN_JSON_EXPAND(NLOHMANN_JSON_PASTE(NLOHMANN_JSON_TO, id, level, name, commander, nation, ratings, note, source,
                                           units, formations))
  game_to_json(nlohmann_json_j, nlohmann_json_t.game);
}
inline void from_json(const json& nlohmann_json_j, Formation& nlohmann_json_t) {
  const Formation nlohmann_json_default_obj{};
  NLOHMANN_JSON_EXPAND(NLOHMANN_JSON_PASTE(NLOHMANN_JSON_FROM_WITH_DEFAULT, id, level, name, commander, nation, ratings,
                                           note, source, units, formations))
  nlohmann_json_t.game = game_from_json(nlohmann_json_j);
}
// NOLINTEND

namespace map {

inline void to_json(json& out, const NodeId& id) {
  out = id.slug;
}
inline void from_json(const json& in, NodeId& id) {
  id.slug = in.get<std::string>();
}
inline void to_json(json& out, Turn turn) {
  out = turn.value;
}
inline void from_json(const json& in, Turn& turn) {
  turn.value = in.get<int>();
}

}  // namespace map

namespace campaign {

inline void to_json(json& out, const ForceId& id) {
  out = id.slug;
}
inline void from_json(const json& in, ForceId& id) {
  id.slug = in.get<std::string>();
}

ESTAFETTE_JSON_ENUM(Side, side_words)
ESTAFETTE_JSON_ENUM(Duty, duty_words)
ESTAFETTE_JSON_ENUM(PieceKind, piece_kind_words)
ESTAFETTE_JSON_ENUM(BridgeStage, bridge_stage_words)
ESTAFETTE_JSON_ENUM(VictoryLevel, victory_level_words)
ESTAFETTE_JSON_ENUM(OrderKind, order_kind_words)

inline void to_json(json& out, const Order& order) {
  out = {{"kind", order.kind},         {"subject", order.subject},     {"way", order.way},    {"place", order.place},
         {"far_bank", order.far_bank}, {"divisions", order.divisions}, {"other", order.other}};
  // Older files have no orders that form a corps, and are read and written as they are.
  if (!order.others.empty()) out["others"] = order.others;
  if (!order.name.empty()) out["name"] = order.name;
  if (!order.commander.empty()) out["commander"] = order.commander;
  if (!order.if_empty.slug.empty()) out["if_empty"] = order.if_empty;
  if (!order.unless_empty.slug.empty()) out["unless_empty"] = order.unless_empty;
}
inline void from_json(const json& in, Order& order) {
  const Order empty;
  order.kind = in.value("kind", empty.kind);
  order.subject = in.value("subject", empty.subject);
  order.way = in.value("way", empty.way);
  order.place = in.value("place", empty.place);
  order.far_bank = in.value("far_bank", empty.far_bank);
  order.divisions = in.value("divisions", empty.divisions);
  order.other = in.value("other", empty.other);
  order.others = in.value("others", empty.others);
  order.name = in.value("name", empty.name);
  order.commander = in.value("commander", empty.commander);
  order.if_empty = in.value("if_empty", empty.if_empty);
  order.unless_empty = in.value("unless_empty", empty.unless_empty);
}
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE_WITH_DEFAULT(LodgedOrder, sequence, side, order, text)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE_WITH_DEFAULT(Line, depot, way, cut)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE_WITH_DEFAULT(Force, id, name, side, nation, army, at, troops, duty, tied_until,
                                                fatigued_until, exhausted_until, advanced, marched, trodden, line)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE_WITH_DEFAULT(Piece, id, kind, name, side, army, at, with, title)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE_WITH_DEFAULT(Bridge, train, near_bank, far_bank, river, stage)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE_WITH_DEFAULT(Army, id, name, side, commander, ratings, nation)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE_WITH_DEFAULT(Siege, fortress, by, falls)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE_WITH_DEFAULT(GunsMarch, force, from, fatigued)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE_WITH_DEFAULT(Contact, number, turn, node, attacker, attackers, defenders,
                                                attackers_from, defender_stood, to_the_guns, settled)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE_WITH_DEFAULT(Verdict, winner, level, easy, chief)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE_WITH_DEFAULT(Battle, number, turn, reserves, fingerprint, sheet, ids, dump, losses,
                                                verdict)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE_WITH_DEFAULT(Recovering, unit, back, men, stragglers)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE_WITH_DEFAULT(Convalescent, command, name, ratings, back)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE_WITH_DEFAULT(Reinforcement, force, earliest, chance, needs, source, army, pieces,
                                                elsewhere)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE_WITH_DEFAULT(Proposal, number, turn, trigger, rule, text)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE_WITH_DEFAULT(Ending, turn, winner, rule, why, told)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE_WITH_DEFAULT(Sighting, node, by, whom, name, reliability, men, infantry, cavalry,
                                                guns)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE_WITH_DEFAULT(Truce, until, terms, told)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE_WITH_DEFAULT(Pause, orders, dice, by)

// These take more than a line: json_sayings.cpp and json_state.cpp.
void to_json(json& out, const Figure& figure);
void from_json(const json& in, Figure& figure);
void to_json(json& out, const Saying& saying);
void from_json(const json& in, Saying& saying);

void to_json(json& out, const State& state);
void from_json(const json& in, State& state);

}  // namespace campaign
}  // namespace estafette
