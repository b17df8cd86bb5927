#include "campaign/rulings/truce_rulings.hpp"

#include "base/text.hpp"
#include "campaign/names/meant.hpp"
#include "campaign/rulings/ruling_values.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace estafette::campaign {
namespace {

using Of = const RulingCase&;

/// The nation whose truce it is; empty: everybody's.
std::string whose(Of of) {
  return of.subject.kind == SubjectKind::nation ? of.subject.name : "";
}

const Truce* truce_now(Of of) {
  if (whose(of).empty()) return of.state.truce ? &*of.state.truce : nullptr;
  const auto own = of.state.truces.find(whose(of));
  return own == of.state.truces.end() ? nullptr : &own->second;
}

/// Agreed by both sides. The terms come after a colon; without them the reason serves as the terms. Boundaries and
/// cessions that are agreed on already stay so.
Change set_truce(Of of) {
  if (says_no(of.ruling.value)) return TruceSet{std::nullopt, whose(of)};
  const auto [last, terms] = parted_at(of.ruling.value, ":");
  Truce made;
  if (const Truce* before = truce_now(of)) made = *before;
  if (!whole_number(last))
    refuse_value(of.ruling, last, "the number of its last turn, or no",
                 fmt::format("This is turn {}", of.state.turn.value));
  made.until = turn_in(of, last, of.state.turn);
  made.terms = trim(terms.value_or("").empty() ? of.ruling.because : *terms);
  made.told = trim(of.ruling.told);
  return TruceSet{made, whose(of)};
}

/// The truce whose terms are ruled, with what the players are told of it if that is new.
Truce agreed(Of of) {
  const Truce* now = truce_now(of);
  if (now == nullptr) refuse_value(of.ruling, of.subject.shown, "a truce", "First rule its end: truce 12");
  Truce truce = *now;
  if (!trim(of.ruling.told).empty()) truce.told = trim(of.ruling.told);
  return truce;
}

/// The places of the countries and places that are named, with commas between them.
std::vector<NodeId> ground_in(Of of, const std::string& words) {
  const Catalogue names = among({named_places(of.theatre.map), named_countries(of.theatre.map)});
  const Asked asked{.file = "ruling", .column = of.ruling.what, .expected = "a place or a country of the map"};
  std::vector<NodeId> ground;
  for (const std::string& word : split(words, ',')) {
    const Named& meant = names[the_one(names, word, asked)];
    for (const map::Node& node : of.theatre.map.nodes)
      if (kind_of(meant) == NamedKind::place ? node.id.slug == meant.id : node.country == meant.name)
        ground.push_back(node.id);
  }
  return ground;
}

/// Every place of the other bank; of one that does not state its bank nobody can tell.
std::vector<NodeId> beyond_river(Of of, const std::string& words, map::Bank own) {
  const Catalogue rivers = rivers_of(of.theatre.map);
  const Asked asked{.file = "ruling", .column = of.ruling.what, .expected = "a river of the map"};
  const std::string river = rivers[the_one(rivers, words, asked)].name;
  std::vector<NodeId> beyond;
  for (const map::Node& node : of.theatre.map.nodes)
    if (const std::optional<map::Bank> bank = map::bank_of(node, river); bank && *bank != own)
      beyond.push_back(node.id);
  if (beyond.empty())
    refuse_value(of.ruling, river, "a river whose banks the map states", "Name the places: \"france: not in A, B\"");
  return beyond;
}

std::vector<NodeId> ground_beyond(Of of, const std::string& words) {
  const auto rest = [&](const std::string& start) {
    return std::string(trim(std::string_view(words).substr(start.size())));
  };
  for (const auto& [start, own] : {std::pair<std::string, map::Bank>{"left of ", map::Bank::left},
                                   std::pair<std::string, map::Bank>{"right of ", map::Bank::right}})
    if (fold(words).starts_with(start)) {
      const std::string river = rest(start);
      return beyond_river(of, fold(river).starts_with("the ") ? river.substr(4) : river, own);
    }
  if (fold(words).starts_with("not in ")) return ground_in(of, rest("not in "));
  if (fold(words).starts_with("within ")) {
    const std::vector<NodeId> own = ground_in(of, rest("within "));
    std::vector<NodeId> others;
    for (const map::Node& node : of.theatre.map.nodes)
      if (std::find(own.begin(), own.end(), node.id) == own.end()) others.push_back(node.id);
    return others;
  }
  refuse_value(of.ruling, words, "\"left of\" or \"right of\" a river, \"within\" or \"not in\" countries and places");
}

/// "france: left of the Elbe"; "france: no"
Change set_boundary(Of of) {
  Truce truce = agreed(of);
  const auto [whom, words] = parted_at(of.ruling.value, ":");
  if (!words) refuse_value(of.ruling, of.ruling.value, "whose forces stay where: \"france: not in A, B\"");
  const Side side = side_in(of, whom);
  std::erase_if(truce.boundaries, [&](const TruceBoundary& one) { return one.side == side; });
  if (fold(*words) != "no") truce.boundaries.push_back({side, *words, ground_beyond(of, *words)});
  return TruceSet{truce, whose(of)};
}

/// "Torgau to france by 9"; "Torgau: no"
Change set_cession(Of of) {
  Truce truce = agreed(of);
  const auto [kept, no] = parted_at(of.ruling.value, ":");
  const auto [what, last] = parted_at(of.ruling.value, " by ");
  const auto [place, side] = parted_at(what, " to ");
  const bool taken_back = no && says_no(*no);
  if (!side && !taken_back)
    refuse_value(of.ruling, of.ruling.value, "what goes to whom: \"A to france by 9\"; or \"A: no\"");
  const NodeId node = place_in(of, taken_back ? kept : place);
  std::erase_if(truce.cessions, [&](const TruceCession& one) { return one.place == node; });
  if (!taken_back)
    truce.cessions.push_back(
        {node, side_in(of, *side), last ? turn_in(of, *last, of.state.turn, truce.until) : Turn{0}});
  return TruceSet{truce, whose(of)};
}

}  // namespace

RulingRows truce_rulings() {
  RulingRows rows;
  for (const auto& [kind, called] :
       {std::pair{SubjectKind::campaign, "campaign"}, std::pair{SubjectKind::nation, "a nation"}}) {
    rows.push_back(
        {{called, "truce", "its last turn and terms (\"12: the bridge is left standing\"), or no"}, kind, set_truce});
    rows.push_back(
        {{called, "boundary",
          "of its truce: \"france: left of\" or \"right of\" a river, \"within\" or \"not in\" countries and "
          "places; \"france: no\""},
         kind,
         set_boundary});
    rows.push_back({{called, "cession", "by its truce: \"A to france by 9\"; \"A: no\""}, kind, set_cession});
  }
  return rows;
}

}  // namespace estafette::campaign
