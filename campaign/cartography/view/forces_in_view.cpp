#include "campaign/cartography/view/forces_in_view.hpp"

#include "base/table.hpp"
#include "base/text.hpp"
#include "campaign/state/questions.hpp"
#include "campaign/telling/telling.hpp"
#include "converter/orbat/totals.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <string_view>

namespace estafette::cartography {
namespace {

using campaign::Duty;
using campaign::Force;
using campaign::Piece;
using campaign::PieceKind;
using campaign::State;
using campaign::Theatre;

constexpr std::size_t kLetters = 14;  ///< of a short name

/// Words that say what a force is, which its sign says too.
constexpr std::array<std::string_view, 7> kNeedless = {"Corps",      "Cavalry",  "Division", "Brigade",
                                                       "Detachment", "garrison", "and"};

bool needless(std::string_view word) {
  return std::find(kNeedless.begin(), kNeedless.end(), word) != kNeedless.end();
}

std::string condition_of(const State& state, const Force& force) {
  std::string signs;
  if (force.fatigued_until >= state.turn) signs += 'F';
  if (campaign::exhausted(state, force)) signs += 'E';
  if (force.line.cut && force.duty != Duty::garrison) signs += 'C';
  if (force.duty == Duty::investing) signs += 'I';
  if (force.duty == Duty::besieging) signs += 'S';
  return signs;
}

bool mostly_horse(const Force& force) {
  const Totals strength = totals(force.troops);
  return 2 * campaign::cavalry_of(force).value > strength.men().value;
}

std::string told_of(const Theatre& theatre, const State& state, const Force& force,
                    const std::vector<std::string>& pieces) {
  std::string told = fmt::format("{} at {}, {}", campaign::with_strength(force), theatre.name(force.at), force.nation);
  if (force.duty != Duty::field) told += "; " + to_string(force.duty);
  const std::vector<std::string> reasons = campaign::tell_each(fatigue_reasons(state, force));
  if (!reasons.empty()) told += fmt::format("; {}", fmt::join(reasons, "; "));
  if (!pieces.empty()) told += fmt::format("; with {}", fmt::join(pieces, ", "));
  return told;
}

Counter counter_of(const Theatre& theatre, const State& state, const Force& force) {
  Counter counter;
  counter.place = theatre.ways.index_of(force.at);
  counter.side = force.side;
  counter.arm = mostly_horse(force) ? CounterArm::horse : CounterArm::foot;
  counter.name = short_name(force.name);
  counter.men = totals(force.troops).men().value;
  counter.strength = figure(counter.men);
  counter.corps = force.troops->level < Level::division;
  counter.garrison = force.duty == Duty::garrison;
  counter.condition = condition_of(state, force);
  std::vector<std::string> with;
  for (const Piece& piece : state.pieces) {
    if (piece.with != force.id) continue;
    counter.pieces += sign_of(piece);
    with.push_back(piece.name);
  }
  counter.told = told_of(theatre, state, force, with);
  return counter;
}

Counter counter_of(const Theatre& theatre, const Piece& piece) {
  Counter counter;
  counter.place = theatre.ways.index_of(piece.at);
  counter.side = piece.side;
  counter.arm = CounterArm::none;
  counter.pieces = sign_of(piece);
  counter.told = fmt::format("{} at {}", piece.name, theatre.name(piece.at));
  return counter;
}

}  // namespace

char sign_of(const Piece& piece) {
  if (piece.kind == PieceKind::headquarters) return 'H';
  if (piece.kind == PieceKind::pontoon_train) return 'P';
  const std::string letters = slug(piece.name);
  return letters.empty() ? '?' : static_cast<char>(std::toupper(static_cast<unsigned char>(letters.front())));
}

std::string short_name(const std::string& name) {
  std::string kept;
  for (std::string word : split(name, ' ')) {
    if (word.ends_with("'s")) word.resize(word.size() - 2);
    if (needless(word) || word.empty()) continue;
    const std::string longer = kept.empty() ? word : kept + " " + word;
    if (!kept.empty() && width(longer) > kLetters) break;
    kept = longer;
  }
  return shorten(kept.empty() ? name : kept, kLetters);
}

std::vector<Counter> own_counters(const Theatre& theatre, const State& state, std::optional<Side> side) {
  std::vector<Counter> counters;
  for (const Force& force : state.forces)
    if (!side || force.side == *side) counters.push_back(counter_of(theatre, state, force));
  for (const Piece& piece : state.pieces)
    if ((!side || piece.side == *side) && find_force(state, piece.with) == nullptr)
      counters.push_back(counter_of(theatre, piece));
  return counters;
}

std::vector<Counter> sighted_counters(const Theatre& theatre, const State& state, Side side) {
  std::vector<Counter> counters;
  const auto known = state.known.find(side);
  if (known == state.known.end()) return counters;
  for (const campaign::Sighting& sighting : known->second) {
    Counter counter;
    counter.place = theatre.ways.index_of(sighting.node);
    counter.side = opponent(side);
    const bool told_arms = sighting.infantry + sighting.cavalry + sighting.guns > 0;
    counter.certainty = sighting.name.empty() ? Certainty::presence : told_arms ? Certainty::named : Certainty::vague;
    counter.arm = !told_arms                             ? CounterArm::none
                  : sighting.cavalry > sighting.infantry ? CounterArm::horse
                                                         : CounterArm::foot;
    counter.name = sighting.name.empty() ? "enemy" : short_name(sighting.name);
    counter.men = sighting.men;
    counter.corps = sighting.name.find("orps") != std::string::npos;
    counter.strength = sighting.men > 0 ? "~" + figure(sighting.men) : "?";
    const campaign::Force* by = find_force(state, sighting.by);
    counter.told = fmt::format("{} at {}, {}{}{}", sighting.name.empty() ? "enemy troops" : sighting.name,
                               theatre.name(sighting.node),
                               sighting.men > 0 ? "about " + figure(sighting.men) : "strength not known",
                               told_arms ? fmt::format(" ({} foot, {} horse, {} guns)", figure(sighting.infantry),
                                                       figure(sighting.cavalry), sighting.guns)
                                         : "",
                               by == nullptr ? "" : "; reported by " + by->name);
    counters.push_back(counter);
  }
  return counters;
}

}  // namespace estafette::cartography
