#include "campaign/rulings/subjects.hpp"

#include "base/problem.hpp"
#include "base/text.hpp"
#include "campaign/state/called.hpp"
#include "converter/orbat/totals.hpp"

#include <fmt/format.h>

#include <optional>

namespace estafette::campaign {
namespace {

constexpr std::string_view kBattle = "battle ";
constexpr std::string_view kNation = "nation ";

std::optional<Subject> battle(const State& state, const std::string& words) {
  const std::string folded = fold(words);
  if (!folded.starts_with(kBattle)) return std::nullopt;
  const std::optional<int> number = whole_number(trim(std::string_view(folded).substr(kBattle.size())));
  for (const Contact& contact : state.contacts) {
    if (!number || contact.number != *number) continue;
    Subject subject;
    subject.kind = SubjectKind::battle;
    subject.shown = fmt::format("battle {}", contact.number);
    subject.node = contact.node;
    subject.contact = &contact;
    return subject;
  }
  return std::nullopt;
}

std::optional<Subject> unit(const State& state, const std::string& words) {
  std::optional<Subject> found;
  for (const Force& force : state.forces) {
    for_each_unit(force.troops, [&](const CommandPath&, const Unit& one) {
      if (one.id != words) return;
      Subject subject;
      subject.kind = SubjectKind::unit;
      subject.shown = fmt::format("{} of {}", one.name, force.name);
      subject.force = force.id;
      subject.name = one.id;
      subject.unit = &one;
      found = subject;
    });
  }
  return found;
}

/// A country that is not also a nation with a side of its own.
std::optional<Subject> country(const Theatre& theatre, const std::string& words) {
  Subject subject;
  subject.kind = SubjectKind::country;
  for (const map::Node& node : theatre.map.nodes) {
    if (fold(node.country) != fold(words)) continue;
    subject.shown = node.country;
    subject.nodes.push_back(node.id);
  }
  return subject.nodes.empty() ? std::nullopt : std::optional<Subject>(subject);
}

/// The names of forces and pieces.
std::vector<std::string> troops_of(const State& state) {
  std::vector<std::string> names = force_names(state);
  for (const Piece& piece : state.pieces) names.push_back(piece.name);
  return names;
}

bool called(std::string_view words, const std::string& name, const std::string& id) {
  return fold(words) == fold(name) || words == id;
}

}  // namespace

const map::Node* find_place(const Theatre& theatre, std::string_view name) {
  for (const map::Node& node : theatre.map.nodes)
    if (called(name, node.name, node.id.slug)) return &node;
  return nullptr;
}

const Force* find_force_named(const State& state, std::string_view name) {
  for (const Force& force : state.forces)
    if (called(name, force.name, force.id.slug)) return &force;
  return nullptr;
}

std::vector<std::string> place_names(const Theatre& theatre) {
  std::vector<std::string> names;
  for (const map::Node& node : theatre.map.nodes) names.push_back(node.name);
  return names;
}

std::vector<std::string> force_names(const State& state) {
  std::vector<std::string> names;
  for (const Force& force : state.forces) names.push_back(force.name);
  return names;
}

std::vector<Subject> subjects_of(const Theatre& theatre, const State& state, const std::string& words) {
  std::vector<Subject> found;
  const auto add = [&](SubjectKind kind, const std::string& shown) -> Subject& {
    found.emplace_back();
    found.back().kind = kind;
    found.back().shown = shown;
    return found.back();
  };
  if (fold(words) == "campaign") {
    add(SubjectKind::campaign, "campaign");
    return found;
  }
  if (fold(words).starts_with(kNation)) {
    Subject& nation = add(SubjectKind::nation, std::string(trim(std::string_view(words).substr(kNation.size()))));
    nation.name = nation.shown;
    return found;
  }
  if (const std::optional<Subject> one = battle(state, words)) found.push_back(*one);
  if (const Force* force = find_force_named(state, words)) add(SubjectKind::force, force->name).force = force->id;
  for (const Piece& piece : state.pieces)
    if (called(words, piece.name, piece.id.slug)) add(SubjectKind::piece, piece.name).force = piece.id;
  if (const map::Node* node = find_place(theatre, words)) add(SubjectKind::node, node->name).node = node->id;
  for (const auto& [nation, side] : state.nations)
    if (fold(nation) == fold(words)) add(SubjectKind::nation, nation).name = nation;
  if (const std::optional<Subject> one = country(theatre, words)) found.push_back(*one);
  if (const std::optional<Subject> one = unit(state, words)) found.push_back(*one);
  if (!found.empty()) return found;
  const std::vector<std::string> troops = troops_of(state);
  const std::vector<std::size_t> part = called_in_part(troops, words);
  return part.size() == 1 ? subjects_of(theatre, state, troops[part.front()]) : found;
}

Subject subject_of(const Theatre& theatre, const State& state, const std::string& words) {
  if (const std::vector<Subject> found = subjects_of(theatre, state, words); !found.empty()) return found.front();
  std::vector<std::string> known = troops_of(state);
  if (const std::vector<std::size_t> part = called_in_part(known, words); part.size() > 1)
    throw Refusal(Problem{"ruling", 0, "subject", words, "a force or piece that is meant alone",
                          fmt::format("It may be {} or {}: write more of the name", known[part[0]], known[part[1]])});
  for (const auto& [nation, side] : state.nations) known.push_back(nation);
  const std::vector<std::string> places = place_names(theatre);
  known.insert(known.end(), places.begin(), places.end());
  const std::string near = nearest(words, known);
  throw Refusal(
      Problem{"ruling", 0, "subject", words,
              "a force, a piece, a place, a nation, the id of a unit, \"battle\" with its number, or \"campaign\"",
              near.empty() ? "" : fmt::format("Is it {}?", near)});
}

}  // namespace estafette::campaign
