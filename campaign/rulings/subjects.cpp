#include "campaign/rulings/subjects.hpp"

#include "base/problem.hpp"
#include "base/text.hpp"
#include "campaign/names/candidates.hpp"
#include "converter/orbat/totals.hpp"

#include <fmt/format.h>

#include <optional>

namespace estafette::campaign {
namespace {

constexpr std::string_view kBattle = "battle ";
constexpr std::string_view kNation = "nation ";
constexpr std::string_view kExpectedForce = "expected ";
constexpr std::string_view kTrigger = "trigger ";
constexpr std::string_view kRoad = "road ";

Asked asked_for(const std::string& expected) {
  return {.file = "ruling", .column = "subject", .expected = expected};
}

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
    subject.battle = contact.number;
    subject.contact = &contact;
    return subject;
  }
  const Battle* over = number ? find_battle(state, *number) : nullptr;
  if (over == nullptr) return std::nullopt;
  Subject subject;
  subject.kind = SubjectKind::battle;
  subject.shown = fmt::format("battle {}", over->number);
  subject.battle = over->number;
  return subject;
}

std::string behind(std::string_view mark, const std::string& words) {
  return std::string(trim(std::string_view(trim(words)).substr(mark.size())));
}

Subject expected(const State& state, const std::string& words) {
  const Catalogue known(named_expected(state));
  const Named& one = known[the_one(known, words, asked_for("a force that is still expected"))];
  Subject subject;
  subject.kind = SubjectKind::expected;
  subject.shown = one.name;
  subject.force = {one.id};
  return subject;
}

Subject trigger(const Theatre& theatre, const std::string& words) {
  std::vector<std::string> known;
  for (const Trigger& one : theatre.rules.triggers) {
    known.push_back(one.id);
    if (one.id != fold(words)) continue;
    Subject subject;
    subject.kind = SubjectKind::trigger;
    subject.shown = subject.name = one.id;
    return subject;
  }
  const std::string near = nearest(words, known);
  throw Refusal(
      Problem{"ruling", 0, "subject", words,
              known.empty() ? "a trigger of rules.xml, which has none" : "a trigger of rules.xml: " + one_of(known),
              near.empty() ? "" : fmt::format("Is it {}?", near)});
}

/// Two places with " - " between them.
Subject road(const Theatre& theatre, const std::string& words) {
  const std::size_t mark = words.find(" - ");
  const Catalogue places = places_of(theatre.map);
  const auto place = [&](const std::string& name) {
    return NodeId{places[the_one(places, name, asked_for("a place on the map"))].id};
  };
  const NodeId from = place(words.substr(0, mark));
  const NodeId to = place(mark == std::string::npos ? words : words.substr(mark + 3));
  for (const map::Road& one : theatre.map.roads) {
    if ((one.from != from || one.to != to) && (one.from != to || one.to != from)) continue;
    Subject subject;
    subject.kind = SubjectKind::road;
    subject.name = road_key(from, to);
    subject.shown = fmt::format("road {} - {}", theatre.name(from), theatre.name(to));
    return subject;
  }
  throw Refusal(Problem{"ruling", 0, "subject", words, "two places that a road joins: \"road A - B\"", ""});
}

/// A nation that is known by its whole name, or a quite new one; never part of a known name or a misspelling.
Subject nation(const Theatre& theatre, const State& state, const std::string& words) {
  const Catalogue known = among({named_nations(state), named_countries(theatre.map)});
  Meaning meaning = known.find(words);
  Subject subject;
  subject.kind = SubjectKind::nation;
  subject.shown = words;
  if (meaning.one() && !meaning.whole) {
    meaning.nearest = known[meaning.fits.front()].name;
    meaning.fits.clear();
  }
  if (meaning.one())
    subject.shown = known[meaning.fits.front()].name;
  else if (!meaning.fits.empty() || !meaning.nearest.empty())
    throw Refusal(not_the_one(known, words, meaning, asked_for("a nation by its whole name")));
  subject.name = subject.shown;
  return subject;
}

Subject of_unit(const State& state, const Named& named) {
  Subject subject;
  subject.kind = SubjectKind::unit;
  subject.name = named.id;
  for (const Force& force : state.forces) {
    for_each_unit(force.troops, [&](const CommandPath&, const Unit& one) {
      if (one.id != named.id) return;
      subject.shown = fmt::format("{} of {}", one.name, force.name);
      subject.force = force.id;
      subject.unit = &one;
    });
  }
  return subject;
}

Subject subject_from(const Theatre& theatre, const State& state, const Named& named) {
  Subject subject;
  subject.shown = named.name;
  switch (kind_of(named)) {
    case NamedKind::force:
      subject.kind = SubjectKind::force;
      subject.force = {named.id};
      break;
    case NamedKind::piece:
      subject.kind = SubjectKind::piece;
      subject.force = {named.id};
      break;
    case NamedKind::place:
      subject.kind = SubjectKind::node;
      subject.node = {named.id};
      break;
    case NamedKind::nation:
      subject.kind = SubjectKind::nation;
      subject.name = named.name;
      break;
    case NamedKind::army:
      subject.kind = SubjectKind::army;
      subject.name = named.id;
      break;
    case NamedKind::division:
      subject.kind = SubjectKind::command;
      subject.name = named.id;
      break;
    case NamedKind::country:
      subject.kind = SubjectKind::country;
      for (const map::Node& node : theatre.map.nodes)
        if (node.country == named.name) subject.nodes.push_back(node.id);
      break;
    default:
      return of_unit(state, named);
  }
  return subject;
}

struct Nameable {
  SubjectKind kind;
  const char* called;
};
constexpr Nameable kNameable[] = {{SubjectKind::force, "a force"},     {SubjectKind::piece, "a piece"},
                                  {SubjectKind::node, "a place"},      {SubjectKind::nation, "a nation"},
                                  {SubjectKind::country, "a country"}, {SubjectKind::unit, "a unit"},
                                  {SubjectKind::army, "an army"},      {SubjectKind::command, "a division"}};

std::vector<Named> all_of(const Theatre& theatre, const State& state, SubjectKind kind) {
  switch (kind) {
    case SubjectKind::force:
      return named_forces(state);
    case SubjectKind::piece:
      return named_pieces(state);
    case SubjectKind::node:
      return named_places(theatre.map);
    case SubjectKind::nation:
      return named_nations(state);
    case SubjectKind::country:
      return named_countries(theatre.map);
    case SubjectKind::unit:
      return named_units(state);
    case SubjectKind::army:
      return named_armies(state);
    case SubjectKind::command:
      return named_commands(state);
    default:
      return {};
  }
}

Catalogue all_of(const Theatre& theatre, const State& state, const std::set<SubjectKind>& kinds) {
  std::vector<std::vector<Named>> lists;
  for (const SubjectKind kind : kinds) lists.push_back(all_of(theatre, state, kind));
  return among(std::move(lists));
}

std::string in_words(const std::set<SubjectKind>& kinds) {
  std::vector<std::string> words;
  for (const Nameable& one : kNameable)
    if (kinds.contains(one.kind)) words.emplace_back(one.called);
  return one_of(words);
}

}  // namespace

Subject subject_of(const Theatre& theatre, const State& state, const std::string& words,
                   const std::set<SubjectKind>& kinds) {
  if (fold(words) == "campaign") {
    Subject subject;
    subject.shown = "campaign";
    return subject;
  }
  if (fold(words).starts_with(kNation)) return nation(theatre, state, behind(kNation, words));
  if (fold(words).starts_with(kExpectedForce)) return expected(state, behind(kExpectedForce, words));
  if (fold(words).starts_with(kTrigger)) return trigger(theatre, behind(kTrigger, words));
  if (fold(words).starts_with(kRoad)) return road(theatre, behind(kRoad, words));
  if (const std::optional<Subject> one = battle(state, words)) return *one;
  const Catalogue likely = all_of(theatre, state, kinds);
  const Meaning meant = likely.find(words);
  if (meant.one()) return subject_from(theatre, state, likely[meant.fits.front()]);
  if (!meant.fits.empty()) throw Refusal(not_the_one(likely, words, meant, asked_for(in_words(kinds))));
  std::set<SubjectKind> every;
  for (const Nameable& one : kNameable) every.insert(one.kind);
  const Catalogue any = all_of(theatre, state, every);
  return subject_from(
      theatre, state,
      any[the_one(
          any, words,
          asked_for("a force, a piece, a place, a nation, a country, a unit, an army, a division, \"battle\" with "
                    "its number, or \"campaign\""))]);
}

}  // namespace estafette::campaign
