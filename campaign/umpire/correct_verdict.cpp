#include "campaign/umpire/correct_verdict.hpp"

#include "base/problem.hpp"
#include "base/text.hpp"
#include "campaign/battle/battle_day.hpp"
#include "campaign/rules/battle/defeat.hpp"
#include "campaign/rules/battle/pursuit.hpp"
#include "campaign/rules/politics/prestige.hpp"
#include "campaign/rules/tell.hpp"
#include "campaign/state/unfolding.hpp"
#include "campaign/state/words.hpp"
#include "converter/orbat/totals.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>
#include <map>
#include <optional>
#include <utility>

namespace estafette::campaign {
namespace {

/// What of a verdict's consequences can be put right afterwards.
struct Outcome {
  std::vector<std::pair<std::string, int>> points;  ///< by line of the table (4.5)
  std::map<std::string, std::pair<int, int>> lost;  ///< men and guns by unit, below zero: lost (5.5.2)
  std::map<ForceId, Turn> exhausted;                ///< until (4.1)
  bool marches = false;                             ///< somebody went back, or was taken
};

/// The state just before the verdict, with the losses of the battle, and the dice that the umpire or the campaign
/// threw.
struct Eve {
  State state;
  std::vector<int> dice;
};

Eve eve_of(const JudgedThen& then, int number) {
  Eve eve{then.before.state, {}};
  bool judged = false;
  for (const Event& event : then.events) {
    const auto* set = std::get_if<BattleSet>(&event.change);
    judged = judged || (set != nullptr && set->battle.number == number && set->battle.verdict);
    if (!judged) apply(eve.state, event);
    if (judged)
      for (const Roll& roll : event.dice) eve.dice.push_back(roll.value);
  }
  return eve;
}

Outcome outcome_of(const Theatre& theatre, const Eve& eve, const Battle& battle) {
  Outcome outcome;
  if (!battle.verdict->winner) return outcome;
  const Contact& contact = *find_contact(eve.state, battle.number);
  for (const Event& event : prestige_of_battle(theatre, eve.state, contact, battle))
    outcome.points.emplace_back(std::get<ByRow>(event.cause).row, std::get<PrestigeChanged>(event.change).by);
  DiceCup dice = dice_of_battle(eve.state, -battle.number, ThrownDice(eve.dice));
  Unfolding unfolding(eve.state);
  unfolding.happen(pursuit(theatre, unfolding.now(), contact, battle, dice));
  for (const Event& event : unfolding.events())
    if (const auto* changed = std::get_if<StrengthChanged>(&event.change))
      for (const StrengthChanged::UnitChange& unit : changed->units) {
        outcome.lost[unit.id].first += unit.men;
        outcome.lost[unit.id].second += unit.guns;
      }
  for (const Event& event : defeat(theatre, unfolding.now(), contact, battle)) {
    if (const auto* exhausted = std::get_if<Exhausted>(&event.change))
      outcome.exhausted[exhausted->force] = exhausted->until;
    else if (!std::holds_alternative<Told>(event.change))
      outcome.marches = true;
  }
  return outcome;
}

class Correction {
 public:
  Correction(const Standing& now, const Battle& battle, const Eve& eve, const Outcome& was, const Outcome& is)
      : unfolding_(now.state), battle_(battle), eve_(eve), was_(was), is_(is) {}

  std::vector<Event> play(const Saying& said) {
    Event ruling;
    ruling.turn = now().turn;
    ruling.said = said;
    ruling.change = BattleSet{battle_};
    unfolding_.happen(std::move(ruling));
    prestige();
    for (const Force& force : std::vector<Force>(now().forces)) strength(force);
    for (const Force& force : std::vector<Force>(now().forces)) exhaustion(force);
    if (was_.marches || is_.marches)
      unfolding_.happen(
          happens(now(), "5.4", says("the rest of a verdict stays", {{"battle", battle_.number}}), Told{}));
    return unfolding_.take();
  }

 private:
  [[nodiscard]] const State& now() const { return unfolding_.now(); }

  /// Entries that both verdicts have in common stay.
  void prestige() {
    std::vector<std::pair<std::string, int>> old = was_.points;
    for (const auto& entry : is_.points) {
      const auto same = std::find(old.begin(), old.end(), entry);
      if (same == old.end())
        enter(entry.first, entry.second);
      else
        old.erase(same);
    }
    for (const auto& [line, points] : old) enter(line, -points);
  }

  void enter(const std::string& line, int points) {
    Event entry = happens(now(), "4.5",
                          says("prestige is corrected", {{"rises", points > 0},
                                                         {"points", std::abs(points)},
                                                         {"score", now().prestige + points},
                                                         {"battle", battle_.number}}),
                          PrestigeChanged{points});
    entry.cause = ByRow{line};
    unfolding_.happen(std::move(entry));
  }

  static std::pair<int, int> of(const std::map<std::string, std::pair<int, int>>& lost, const std::string& unit) {
    const auto one = lost.find(unit);
    return one == lost.end() ? std::pair{0, 0} : one->second;
  }

  /// Nobody loses more than he has by now.
  void strength(const Force& force) {
    StrengthChanged changed{force.id, {}};
    int men = 0;
    int guns = 0;
    for_each_unit(force.troops, [&](const CommandPath&, const Unit& unit) {
      const int more = std::max(of(is_.lost, unit.id).first - of(was_.lost, unit.id).first, -unit.men.value);
      const int pieces = std::max(of(is_.lost, unit.id).second - of(was_.lost, unit.id).second, -unit.guns.value);
      if (more != 0 || pieces != 0) changed.units.push_back({unit.id, more, pieces});
      men += more;
      guns += pieces;
    });
    if (changed.units.empty()) return;
    const bool back = men > 0 || (men == 0 && guns > 0);
    unfolding_.happen(happens(now(), "5.5.2",
                              says("pursuit is corrected", {{"who", force},
                                                            {"back", back},
                                                            {"men", Men{std::abs(men)}},
                                                            {"guns", Guns{std::abs(guns)}},
                                                            {"battle", battle_.number}}),
                              std::move(changed), {force.id}, {force.at}));
  }

  void exhaustion(const Force& force) {
    const auto old = was_.exhausted.find(force.id);
    const auto made = is_.exhausted.find(force.id);
    Turn until = force.exhausted_until;
    if (made != is_.exhausted.end()) {
      until = std::max(until, made->second);
    } else if (old != was_.exhausted.end() && old->second == until) {  // nothing has come on top of it since
      const Force* before = find_force(eve_.state, force.id);
      until = before == nullptr ? Turn{0} : before->exhausted_until;
    }
    if (until == force.exhausted_until || std::max(until, force.exhausted_until) < now().turn) return;
    unfolding_.happen(
        happens(now(), "4.1",
                says("exhaustion is corrected",
                     {{"who", force}, {"until", until < now().turn ? Turn{0} : until}, {"battle", battle_.number}}),
                Exhausted{force.id, until}, {force.id}, {force.at}));
  }

  Unfolding unfolding_;
  const Battle& battle_;
  const Eve& eve_;
  const Outcome& was_;
  const Outcome& is_;
};

std::string chief_of(const State& state) {
  for (const Piece& piece : state.pieces)
    if (piece.kind == PieceKind::chief) return piece.name;
  return to_string(PieceKind::chief);
}

}  // namespace

Verdict verdict_in(const Standing& now, const std::string& words, const std::string& chief_before) {
  const Sides& sides = now.theatre.rules.sides;
  Verdict verdict{std::nullopt, VictoryLevel::draw, false, chief_before};
  std::vector<std::string> name;  // whatever is no other word
  for (const std::string& word : split(fold(words), ' ')) {
    const auto level = std::find(victory_level_words().begin(), victory_level_words().end(), word);
    if (level != victory_level_words().end())
      verdict.level = static_cast<VictoryLevel>(level - victory_level_words().begin());
    else if (word == "easy")
      verdict.easy = true;
    else if (word == "present")
      verdict.chief = chief_of(now.state);
    else if (word == "absent")
      verdict.chief.clear();
    else if (!word.empty())
      name.push_back(word);
  }
  verdict.winner = side_named(sides, fmt::format("{}", fmt::join(name, " ")));
  const bool unknown = !name.empty() && !verdict.winner;
  const bool one = verdict.winner && verdict.level != VictoryLevel::draw;
  const bool none = !verdict.winner && verdict.level == VictoryLevel::draw && !verdict.easy && !trim(words).empty();
  if (unknown || (!one && !none))
    throw Refusal(Problem{"ruling", 0, "verdict", words,
                          fmt::format("the winner and the level, or draw: \"{} minor\", \"{} major easy\"",
                                      sides.coalition.name, sides.france.name),
                          "\"present\" and \"absent\" are about the commander-in-chief (4.5)"});
  return verdict;
}

std::vector<Event> correct_verdict(const Standing& now, const JudgedThen& then, int number, const Verdict& verdict,
                                   const Saying& said) {
  Battle battle = *find_battle(now.state, number);
  const Battle was = battle;
  battle.verdict = verdict;
  if (was.verdict == battle.verdict)
    throw Refusal(
        Problem{"ruling", 0, "verdict", "the verdict that stands", "another one", "There is nothing to change"});
  const Eve eve = eve_of(then, number);
  return Correction(now, battle, eve, outcome_of(now.theatre, eve, was), outcome_of(now.theatre, eve, battle))
      .play(said);
}

}  // namespace estafette::campaign
