#include "campaign/umpire/adjudicate.hpp"

#include "base/problem.hpp"
#include "campaign/battle/muster.hpp"
#include "campaign/battle/settle.hpp"
#include "campaign/state/words.hpp"
#include "converter/orbat/totals.hpp"

#include <fmt/format.h>

#include <utility>

namespace estafette::campaign {
namespace {

/// The umpire's words as a verdict. Throws Refusal if they contradict each other.
Verdict verdict_of(const Sides& sides, const Judgement& given, std::string chief) {
  ProblemList problems;
  const bool drawn = given.level == VictoryLevel::draw;
  if (!given.winner && !given.nobody && !drawn)
    problems.add({"--winner", 0, "", "", one_of(names_of(sides, {"nobody"})), "Or write --level draw"});
  if (given.winner && drawn)
    problems.add({"--level", 0, "", "draw", "minor or major, since there is a winner", "Or leave --winner out"});
  if (given.nobody && !drawn)
    problems.add({"--level", 0, "", to_string(given.level), "draw, since nobody won", "Write --level draw"});
  if (given.easy && drawn) problems.add({"--easy", 0, "", "a draw", "a victory", "Leave --easy out"});
  problems.refuse_if_any();
  return {given.winner, given.level, given.easy, std::move(chief)};
}

/// Who was kept back: as the umpire says now, or as the battle was sent, as far as they are still on the map.
MusterChoice kept_back(const Judgement& given, const State& state, const Battle& battle) {
  MusterChoice choice;
  if (given.reserves) {
    choice.reserves = *given.reserves;
    return choice;
  }
  for (const ForceId& id : battle.reserves)
    if (const Force* force = find_force(state, id); force != nullptr && totals(force->troops).men().value > 0)
      choice.reserves.push_back(id);
  return choice;
}

/// The commander-in-chief who was there in person (4.5: whether or not he commanded), because he is in the node or the
/// umpire says so; empty: none. Kept back in reserve he was not there.
std::string chief_there(const Judgement& given, const State& state, const Muster& mustered) {
  for (const MusterSide* side : {&mustered.attacker, &mustered.defender})
    if (!side->chief.empty()) return side->chief;
  if (!given.chief) return "";
  for (const Piece& piece : state.pieces)
    if (piece.kind == PieceKind::chief) return piece.name;
  return to_string(PieceKind::chief);
}

/// The losses that the umpire states, if no dump gave any. Throws Refusal if there are neither, or both.
std::vector<Event> spoken_losses(const Standing& standing, const Judgement& given, const Contact& contact,
                                 Battle& battle) {
  if (battle.losses) {
    if (given.losses.empty()) return {};
    throw Refusal(Problem{"--losses", 0, "", "losses by hand", "no losses, since a dump has given them already",
                          "Leave --losses out, or take the dump back with estafette undo"});
  }
  if (given.losses.empty() && !given.no_losses) {
    throw Refusal(Problem{
        "battle", 0, "", fmt::format("battle {} without losses", given.number),
        "losses from a dump, or stated with --losses",
        "First use estafette battle import; or give --losses \"III Corps=10%\" for each force, or --no-losses"});
  }
  battle.losses = true;
  battle.sheet.clear();
  const dumps::CarryoverPolicy& policy = standing.book.carryover;
  const dumps::Losses losses = losses_by_word(standing.theatre, standing.state, contact, given.losses, policy);
  return carry_losses(standing.theatre, standing.state, contact, losses, {}, policy);
}

}  // namespace

Deed adjudicate(const Standing& standing, const Judgement& given) {
  const Theatre& theatre = standing.theatre;
  const State& state = standing.state;
  const Contact& contact = open_contact(theatre, state, given.number);
  Battle battle = battle_so_far(theatre, state, contact);
  const Muster mustered = muster(theatre, state, contact, kept_back(given, state, battle));
  if (given.reserves) battle.reserves = reserves_of(mustered);
  battle.verdict = verdict_of(theatre.rules.sides, given, chief_there(given, state, mustered));
  std::vector<Event> events = spoken_losses(standing, given, contact, battle);
  DiceCup dice = dice_of_battle(state, -given.number, given.dice);  // not those of the weather
  const std::vector<Event> verdict = judged(theatre, state_after(state, events), contact, battle, dice);
  events.insert(events.end(), verdict.begin(), verdict.end());
  return deed_of(standing, "battle adjudicate", std::move(events), dice);
}

}  // namespace estafette::campaign
