#include "campaign/rulings/ruling.hpp"

#include "base/problem.hpp"
#include "base/text.hpp"
#include "campaign/names/meant.hpp"
#include "campaign/rules/politics/national_forces.hpp"
#include "campaign/rules/supply/bases.hpp"
#include "campaign/rules/tell.hpp"
#include "campaign/rulings/subjects.hpp"
#include "campaign/state/words.hpp"
#include "campaign/telling/telling.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <functional>
#include <optional>

namespace estafette::campaign {
namespace {

constexpr int kMostTurns = 9999;
constexpr int kMostMen = 99999;
constexpr int kMostGuns = 99;
constexpr int kMostPrestige = 9999;

[[noreturn]] void refuse(const std::string& column, const std::string& found, const std::string& expected,
                         const std::string& remedy = "") {
  throw Refusal(Problem{"ruling", 0, column, found, expected, remedy});
}

std::string is_it(const std::string& found, const std::vector<std::string>& known) {
  const std::string near = nearest(found, known);
  return near.empty() ? "" : fmt::format("Is it {}?", near);
}

int number(const Ruling& ruling, int low, int high) {
  const std::optional<int> value = whole_number(ruling.value);
  if (!value || *value < low || *value > high)
    refuse(ruling.what, ruling.value, fmt::format("a whole number, {} to {}", low, high));
  return *value;
}

/// One of `words`, or nothing for `none`.
std::optional<std::size_t> word_or_none(const Ruling& ruling, std::vector<std::string> words, const std::string& none) {
  for (std::size_t i = 0; i < words.size(); ++i)
    if (fold(words[i]) == fold(ruling.value)) return i;
  if (fold(ruling.value) == none) return std::nullopt;
  if (!none.empty()) words.push_back(none);
  refuse(ruling.what, ruling.value, one_of(words), is_it(ruling.value, words));
}

std::optional<Side> side_or_none(const Ruling& ruling, const std::string& none) {
  const std::optional<std::size_t> word = word_or_none(ruling, side_words(), none);
  return word ? std::optional<Side>(static_cast<Side>(*word)) : std::nullopt;
}

NodeId node_of(const Theatre& theatre, const Ruling& ruling) {
  return place_meant(theatre.map, ruling.value,
                     {.file = "ruling", .column = ruling.what, .expected = "a place on the map"});
}

Turn turn_or_none(const Ruling& ruling) {
  return fold(ruling.value) == "no" ? Turn{0} : Turn{number(ruling, 1, kMostTurns)};
}

void expect_yes(const Ruling& ruling) {
  if (fold(ruling.value) != "yes") refuse(ruling.what, ruling.value, "yes");
}

/// Agreed by both sides (4.2). The terms come after a colon; without them the reason serves as the terms.
Change truce(const State& state, const Ruling& ruling, const std::string& nation = "") {
  if (fold(ruling.value) == "no") return TruceSet{std::nullopt, nation};
  const std::size_t colon = ruling.value.find(':');
  Ruling last = ruling;
  last.value = std::string(trim(std::string_view(ruling.value).substr(0, colon)));
  const std::string terms = colon == std::string::npos ? "" : ruling.value.substr(colon + 1);
  const int turn = number(last, state.turn.value, kMostTurns);
  return TruceSet{Truce{Turn{turn}, std::string(trim(trim(terms).empty() ? ruling.because : terms)),
                        std::string(trim(ruling.told))},
                  nation};
}

/// Which depot the force draws on (5.1).
Change base(const Theatre& theatre, const State& state, const Subject& subject, const Ruling& ruling) {
  const Force& force = *find_force(state, subject.force);
  const NodeId fortress = node_of(theatre, ruling);
  if (const Objections against = objections_to_base(theatre, state, force, fortress); !against.empty())
    refuse(ruling.what, ruling.value,
           fmt::format("a depot that rule {} lets supply {}", against.front().rule, force.name),
           tell(against.front().reason));
  const std::vector<Event> events = takes_base(theatre, state, force, fortress);
  return events.empty() ? Change(Told{}) : events.front().change;
}

/// One line of the table: what may be amended of such a subject, and what follows.
struct Rule {
  Amendment amendment;
  SubjectKind kind;
  std::function<Change(const Theatre&, const State&, const Subject&, const Ruling&)> change;
  /// What else follows, if one change is not all.
  std::function<std::vector<Event>(const Theatre&, const State&, const Subject&, const Ruling&)> more = {};
};

Event passes(const Theatre& theatre, const State& state, const NodeId& node, Allegiance owner) {
  return happens(state, "", passes_to(theatre, node, owner), OwnerChanged{node, owner}, {}, {node});
}

/// Every place of a country, but not where the other side stands (2.3).
std::vector<Event> country_passes(const Theatre& theatre, const State& state, const Subject& country,
                                  const Ruling& ruling) {
  const Allegiance owner = side_or_none(ruling, "nobody");
  std::vector<Event> events;
  for (const NodeId& node : country.nodes) {
    const auto now = state.owners.find(node);
    const bool theirs = now == state.owners.end() ? !owner : owner == now->second;
    const bool others = std::any_of(state.forces.begin(), state.forces.end(),
                                    [&](const Force& force) { return force.at == node && force.side != owner; });
    if (!theirs && !others) events.push_back(passes(theatre, state, node, owner));
  }
  return events;
}

using T = const Theatre&;
using S = const State&;
using Sub = const Subject&;
using R = const Ruling&;

const std::vector<Rule>& rules() {
  static const std::vector<Rule> table = {
      {{"a force", "at", "a place"},
       SubjectKind::force,
       [](T theatre, S, Sub subject, R ruling) -> Change {
         return Placed{subject.force, node_of(theatre, ruling)};
       }},
      {{"a force", "fatigued", "its last turn, or no"},
       SubjectKind::force,
       [](T, S, Sub subject, R ruling) -> Change {
         return Fatigued{subject.force, turn_or_none(ruling)};
       }},
      {{"a force", "exhausted", "its last turn, or no"},
       SubjectKind::force,
       [](T, S, Sub subject, R ruling) -> Change {
         return Exhausted{subject.force, turn_or_none(ruling)};
       }},
      {{"a force", "duty", "in the field, garrison, investing or besieging"},
       SubjectKind::force,
       [](T, S, Sub subject, R ruling) -> Change {
         return DutyTaken{subject.force, static_cast<Duty>(*word_or_none(ruling, duty_words(), "")), Turn{0}};
       }},
      {{"a force", "base", "a fortress whose depot can supply it"},
       SubjectKind::force,
       [](T theatre, S state, Sub subject, R ruling) -> Change { return base(theatre, state, subject, ruling); }},
      {{"a force", "removed", "yes"},
       SubjectKind::force,
       [](T, S, Sub subject, R ruling) -> Change {
         expect_yes(ruling);
         return Removed{subject.force};
       }},
      {{"a piece", "at", "a place"},
       SubjectKind::piece,
       [](T theatre, S, Sub subject, R ruling) -> Change {
         return PieceMoved{subject.force, node_of(theatre, ruling), ForceId{}};
       }},
      {{"a piece", "with", "a force"},
       SubjectKind::piece,
       [](T, S state, Sub subject, R ruling) -> Change {
         const ForceId with = force_meant(state, ruling.value,
                                          {.file = "ruling", .column = ruling.what, .expected = "a force on the map"});
         return PieceMoved{subject.force, find_force(state, with)->at, with};
       }},
      {{"a piece", "taken", "yes"},
       SubjectKind::piece,
       [](T, S, Sub subject, R ruling) -> Change {
         expect_yes(ruling);
         return PieceTaken{subject.force};
       }},
      {{"a unit", "men", "the number present"},
       SubjectKind::unit,
       [](T, S, Sub subject, R ruling) -> Change {
         return StrengthChanged{subject.force,
                                {{subject.name, number(ruling, 0, kMostMen) - subject.unit->men.value, 0}}};
       }},
      {{"a unit", "guns", "the number present"},
       SubjectKind::unit,
       [](T, S, Sub subject, R ruling) -> Change {
         return StrengthChanged{subject.force,
                                {{subject.name, 0, number(ruling, 0, kMostGuns) - subject.unit->guns.value}}};
       }},
      {{"a place", "owner", "france, coalition or nobody"},
       SubjectKind::node,
       [](T, S, Sub subject, R ruling) -> Change {
         return OwnerChanged{subject.node, side_or_none(ruling, "nobody")};
       }},
      {{"a place", "shut", "yes or no"},
       SubjectKind::node,
       [](T, S, Sub subject, R ruling) -> Change {
         return NeutralityChanged{{subject.node}, *word_or_none(ruling, {"yes", "no"}, "") == 0};
       }},
      {{"a country", "neutral", "yes or no"},
       SubjectKind::country,
       [](T, S, Sub subject, R ruling) -> Change {
         return NeutralityChanged{subject.nodes, *word_or_none(ruling, {"yes", "no"}, "") == 0};
       }},
      {{"a country", "owner", "france, coalition or nobody"},
       SubjectKind::country,
       [](T, S, Sub, R ruling) -> Change {
         (void)side_or_none(ruling, "nobody");
         return Told{};
       },
       country_passes},
      {{"a nation", "forces", "france, coalition (they go over) or home"},
       SubjectKind::nation,
       [](T, S, Sub, R ruling) -> Change {
         (void)side_or_none(ruling, "home");
         return Told{};
       },
       [](T theatre, S state, Sub subject, R ruling) {
         return nation_departs(theatre, state, subject.name, side_or_none(ruling, "home"), "");
       }},
      {{"a nation", "side", "france, coalition or neutral"},
       SubjectKind::nation,
       [](T, S, Sub subject, R ruling) -> Change {
         return NationChanged{subject.name, side_or_none(ruling, "neutral")};
       }},
      {{"a nation", "truce", "the last turn of its own truce and terms (\"12: its garrisons stay\"), or no"},
       SubjectKind::nation,
       [](T, S state, Sub subject, R ruling) -> Change { return truce(state, ruling, subject.name); }},
      {{"battle 3", "settled", "yes"},
       SubjectKind::battle,
       [](T, S, Sub subject, R ruling) -> Change {
         expect_yes(ruling);
         Contact contact = *subject.contact;
         contact.settled = true;
         return ContactSet{contact};
       }},
      {{"campaign", "prestige", "the score"},
       SubjectKind::campaign,
       [](T, S state, Sub, R ruling) -> Change {
         return PrestigeChanged{number(ruling, -kMostPrestige, kMostPrestige) - state.prestige};
       }},
      {{"campaign", "truce", "its last turn and terms (\"12: the bridge is left standing\"), or no"},
       SubjectKind::campaign,
       [](T, S state, Sub, R ruling) -> Change { return truce(state, ruling); }},
      {{"campaign", "over", "france, coalition, peace (nobody has won) or no"},
       SubjectKind::campaign,
       [](T, S state, Sub, R ruling) -> Change {
         if (fold(ruling.value) == "no") return Ruled{"/ending", "null"};
         return CampaignEnded{{state.turn, side_or_none(ruling, "peace"), "", std::string(trim(ruling.because)),
                               std::string(trim(ruling.told))}};
       }},
  };
  return table;
}

/// Only of a truce and of the end is there more to tell the players than that it is so.
void want_somebody_to_tell(const Change& change, const Ruling& ruling) {
  const auto* truce = std::get_if<TruceSet>(&change);
  if (ruling.told.empty() || std::holds_alternative<CampaignEnded>(change) || (truce != nullptr && truce->truce))
    return;
  refuse("tell", ruling.told, "nothing to tell, unless a truce or the end of the campaign is ruled",
         "Leave out --tell, and write it in the letter: report FILE --dispatch --letter");
}

Figure as_figure(const Subject& subject) {
  if (!subject.force.slug.empty()) return NamedForce{subject.force, subject.shown};
  if (!subject.node.slug.empty()) return NamedPlace{subject.node, subject.shown};
  return ProperName{subject.shown};
}

Event amended_by(const Rule& rule, T theatre, S state, Sub subject, R ruling) {
  Event event;
  event.turn = state.turn;
  event.change = rule.change(theatre, state, subject, ruling);
  event.said = says("ruling", {{"subject", as_figure(subject)},
                               {"what", FreeText{rule.amendment.what}},
                               {"value", FreeText{ruling.value}},
                               {"because", FreeText{std::string(trim(ruling.because))}}});
  if (!subject.force.slug.empty()) event.forces = {subject.force};
  if (!subject.node.slug.empty()) event.places = {subject.node};
  return event;
}

}  // namespace

const std::vector<Amendment>& amendments() {
  static const std::vector<Amendment> list = [] {
    std::vector<Amendment> all;
    for (const Rule& rule : rules()) all.push_back(rule.amendment);
    return all;
  }();
  return list;
}

std::vector<Event> ruled(const Theatre& theatre, const State& state, const Ruling& ruling) {
  if (trim(ruling.because).empty()) refuse("because", "no reason", "a reason in quotes", "Add --because \"...\"");
  std::set<SubjectKind> kinds;  // of which this can be said
  for (const Rule& rule : rules())
    if (rule.amendment.what == fold(ruling.what)) kinds.insert(rule.kind);
  const Subject subject = subject_of(theatre, state, ruling.subject, kinds);
  for (const Rule& rule : rules()) {
    if (rule.kind != subject.kind || rule.amendment.what != fold(ruling.what)) continue;
    std::vector<Event> events = {amended_by(rule, theatre, state, subject, ruling)};
    want_somebody_to_tell(events.front().change, ruling);
    if (!rule.more) return events;
    for (Event& event : rule.more(theatre, state, subject, ruling)) events.push_back(std::move(event));
    return events;
  }
  std::vector<std::string> known;
  for (const Rule& rule : rules())
    if (rule.kind == subject.kind) known.push_back(rule.amendment.what);
  refuse("what", ruling.what, fmt::format("one of these for {}: {}", subject.shown, one_of(known)),
         is_it(ruling.what, known));
}

}  // namespace estafette::campaign
