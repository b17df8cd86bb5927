// Whom or what a ruling is about, found by the umpire's words.
#pragma once

#include "campaign/rules/theatre.hpp"
#include "campaign/state/state.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace estafette::campaign {

enum class SubjectKind { force, piece, unit, node, country, nation, battle, campaign };

/// What is found; the members that its kind does not have stay empty. Points into the state it was found in.
struct Subject {
  SubjectKind kind = SubjectKind::campaign;
  std::string shown;  ///< as the state spells it
  ForceId force;      ///< force, piece; of a unit its force
  NodeId node;
  std::string name;           ///< of a nation; id of a unit
  std::vector<NodeId> nodes;  ///< of a country
  const Unit* unit = nullptr;
  const Contact* contact = nullptr;
};

/// All that is called so: forces and pieces before places, places before nations, nations before countries; many a
/// garrison has the name of its fortress, and most states that of their nation. Letter case and accents do not count.
/// "nation Austria" is a nation that nobody has heard of yet. If nothing is called so: the one force or piece of which
/// the words are part of the name.
[[nodiscard]] std::vector<Subject> subjects_of(const Theatre& theatre, const State& state, const std::string& words);
/// The first of them. Throws Refusal with the nearest name if nothing is called so.
[[nodiscard]] Subject subject_of(const Theatre& theatre, const State& state, const std::string& words);

/// By name or id, or null.
[[nodiscard]] const map::Node* find_place(const Theatre& theatre, std::string_view name);
[[nodiscard]] const Force* find_force_named(const State& state, std::string_view name);

[[nodiscard]] std::vector<std::string> place_names(const Theatre& theatre);
[[nodiscard]] std::vector<std::string> force_names(const State& state);

}  // namespace estafette::campaign
