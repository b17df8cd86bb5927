// The members of all that the state is made of, each type's in one list with their names. Their JSON in the journal and
// their bytes in a snapshot both follow from it. Only the files that write them include this.
#pragma once

#include "campaign/state/state.hpp"

#include <nlohmann/detail/macro_scope.hpp>

#include <concepts>
#include <string>
#include <vector>

namespace estafette {

template <typename Value, typename Type>
concept MaybeConst = std::same_as<std::remove_const_t<Value>, Type>;

/// Looks at the members of a value, one after the other.
struct MemberVisitor {
  /// In every file.
  void always(const char* name, auto& member);
  /// Files from before there was such a member do not have it: it is what a new value has.
  void since(const char* name, auto& member);
  /// The same, and it is not written where it says nothing, so that older files are written as they are.
  void if_any(const char* name, auto& member);
};

// NOLINTBEGIN: the JSON library's own way to go through the names given to a macro
#define ESTAFETTE_MEMBER(name) visit.since(#name, value.name);
#define ESTAFETTE_MEMBERS(Type, ...)                                         \
  template <MaybeConst<Type> Value>                                          \
  void each_member(Value& value, auto& visit) {                              \
    NLOHMANN_JSON_EXPAND(NLOHMANN_JSON_PASTE(ESTAFETTE_MEMBER, __VA_ARGS__)) \
  }
// NOLINTEND

// Dates and returned strengths are not here: they count before a campaign is founded only.
template <MaybeConst<Unit> Value>
void each_member(Value& value, auto& visit) {
  NLOHMANN_JSON_EXPAND(NLOHMANN_JSON_PASTE(ESTAFETTE_MEMBER, id, level, name, commander, ratings, nation, kind, quality,
                                           men, guns, piece, subunits, note, source))
  visit.if_any("game", value.game);
}
template <MaybeConst<Formation> Value>
void each_member(Value& value, auto& visit) {
  NLOHMANN_JSON_EXPAND(NLOHMANN_JSON_PASTE(ESTAFETTE_MEMBER, id, level, name, commander, nation, ratings, note, source,
                                           units, formations))
  visit.if_any("game", value.game);
}

/// All spellings of an enumeration, in its order.
inline const std::vector<std::string>& words_of(Level) {
  return level_words();
}
inline const std::vector<std::string>& words_of(UnitLevel) {
  return unit_level_words();
}
inline const std::vector<std::string>& words_of(Kind) {
  return kind_words();
}
inline const std::vector<std::string>& words_of(Quality) {
  return quality_words();
}

}  // namespace estafette

namespace estafette::campaign {

template <MaybeConst<Order> Value>
void each_member(Value& value, auto& visit) {
  NLOHMANN_JSON_EXPAND(NLOHMANN_JSON_PASTE(ESTAFETTE_MEMBER, kind, subject, way, place, far_bank, divisions, other))
  visit.if_any("others", value.others);
  visit.if_any("name", value.name);
  visit.if_any("commander", value.commander);
  visit.if_any("if_empty", value.if_empty.slug);
  visit.if_any("unless_empty", value.unless_empty.slug);
}
ESTAFETTE_MEMBERS(LodgedOrder, sequence, side, order, text)
ESTAFETTE_MEMBERS(Line, depot, way, cut)
ESTAFETTE_MEMBERS(RuledLine, line, until)
template <MaybeConst<Force> Value>
void each_member(Value& value, auto& visit) {
  NLOHMANN_JSON_EXPAND(NLOHMANN_JSON_PASTE(ESTAFETTE_MEMBER, id, name, side, nation, army, at, troops, duty, tied_until,
                                           fatigued_until, exhausted_until, advanced, marched, trodden, line))
  visit.if_any("march", value.march);
  visit.if_any("came", value.came);
}
template <MaybeConst<Piece> Value>
void each_member(Value& value, auto& visit) {
  NLOHMANN_JSON_EXPAND(NLOHMANN_JSON_PASTE(ESTAFETTE_MEMBER, id, kind, name, side, army, at, with, title))
  visit.if_any("marched", value.marched);
}
ESTAFETTE_MEMBERS(Bridge, train, near_bank, far_bank, river, stage)
ESTAFETTE_MEMBERS(Army, id, name, side, commander, ratings, nation)
ESTAFETTE_MEMBERS(Siege, fortress, by, falls)
ESTAFETTE_MEMBERS(GunsMarch, force, from, fatigued)
template <MaybeConst<Contact> Value>
void each_member(Value& value, auto& visit) {
  NLOHMANN_JSON_EXPAND(NLOHMANN_JSON_PASTE(ESTAFETTE_MEMBER, number, turn, node, attacker, attackers, defenders,
                                           attackers_from, defender_stood, to_the_guns, settled))
  visit.if_any("beaten", value.beaten);
}
ESTAFETTE_MEMBERS(LostCorps, name, side, nation, until)
ESTAFETTE_MEMBERS(Verdict, winner, level, easy, chief)
template <MaybeConst<Battle> Value>
void each_member(Value& value, auto& visit) {
  NLOHMANN_JSON_EXPAND(
      NLOHMANN_JSON_PASTE(ESTAFETTE_MEMBER, number, turn, reserves, fingerprint, sheet, ids, dump, losses, verdict))
  visit.if_any("kept_back", value.kept_back);
}
ESTAFETTE_MEMBERS(Recovering, unit, back, men, stragglers)
ESTAFETTE_MEMBERS(Convalescent, command, name, ratings, back)
ESTAFETTE_MEMBERS(Reinforcement, force, earliest, chance, needs, source, army, pieces, elsewhere)
ESTAFETTE_MEMBERS(Proposal, number, turn, trigger, rule, text)
ESTAFETTE_MEMBERS(Ending, turn, winner, rule, why, told)
ESTAFETTE_MEMBERS(Sighting, node, by, whom, name, reliability, men, infantry, cavalry, guns)
ESTAFETTE_MEMBERS(TruceBoundary, side, words, beyond)
ESTAFETTE_MEMBERS(TruceCession, place, to, by)
template <MaybeConst<Truce> Value>
void each_member(Value& value, auto& visit) {
  NLOHMANN_JSON_EXPAND(NLOHMANN_JSON_PASTE(ESTAFETTE_MEMBER, until, terms, told))
  visit.if_any("boundaries", value.boundaries);
  visit.if_any("cessions", value.cessions);
}
ESTAFETTE_MEMBERS(Pause, orders, dice, by)

// NOLINTBEGIN: likewise
#define ESTAFETTE_MEMBER_FROM_THE_BEGINNING(name) visit.always(#name, value.name);
template <MaybeConst<State> Value>
void each_member(Value& value, auto& visit) {
  NLOHMANN_JSON_EXPAND(NLOHMANN_JSON_PASTE(ESTAFETTE_MEMBER_FROM_THE_BEGINNING, campaign, turn, seed, armies, forces,
                                           pieces, nations, neutral, owners, traffic, bridges, sieges, contacts,
                                           contacts_so_far, known, truce, prestige, orders, orders_so_far))
  NLOHMANN_JSON_EXPAND(NLOHMANN_JSON_PASTE(ESTAFETTE_MEMBER, battles, establishment, batteries, recovering,
                                           convalescents, expected, proposals, proposals_so_far, decided, ending,
                                           pause))
  visit.if_any("integral", value.integral);
  visit.if_any("truces", value.truces);
  visit.if_any("written", value.written);
  visit.if_any("letters_by", value.letters_by);
  visit.if_any("ruled_lines", value.ruled_lines);
  visit.if_any("lost_corps", value.lost_corps);
}
// NOLINTEND

inline const std::vector<std::string>& words_of(Side) {
  return side_words();
}
inline const std::vector<std::string>& words_of(Duty) {
  return duty_words();
}
inline const std::vector<std::string>& words_of(PieceKind) {
  return piece_kind_words();
}
inline const std::vector<std::string>& words_of(BridgeStage) {
  return bridge_stage_words();
}
inline const std::vector<std::string>& words_of(VictoryLevel) {
  return victory_level_words();
}
inline const std::vector<std::string>& words_of(OrderKind) {
  return order_kind_words();
}

}  // namespace estafette::campaign

namespace estafette {

/// A type whose members are listed here.
template <typename Type>
concept HasMembers = requires(Type& value, MemberVisitor& visit) {
  each_member(value, visit);
};

/// An enumeration whose words are.
template <typename Type>
concept HasWords = requires(Type value) {
  words_of(value);
};

}  // namespace estafette
