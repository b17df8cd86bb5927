#include "cli/verbs/scenario_plan.hpp"

#include "base/problem.hpp"
#include "base/text.hpp"
#include "converter/sow/one_army.hpp"
#include "converter/sow/sheet/handicap.hpp"
#include "converter/sow/sheet/plan_problems.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <functional>
#include <iterator>
#include <optional>
#include <set>

namespace estafette::cli {
namespace {

constexpr int kFrench = 1;  ///< the game's side of the French and their allies (docs/formats/game-looks.md, "Nations")

/// Turns words into values of the plan; a word that makes no sense is a problem with its option.
class Interpreter {
 public:
  Interpreter(const Formation& attacker, const Formation& defender) : armies_{&attacker, &defender} {}

  sow::Clock clock(const std::string& option, const std::string& word) {
    const std::optional<sow::Clock> clock = sow::clock_from(word);
    if (!clock) complain(option, word, "a time of day from 0:00 to 23:59", "Write 11:00");
    return clock.value_or(sow::Clock{});
  }

  void force(const std::string& option, const std::string& name, const std::function<void(sow::ForceOrders&)>& order) {
    try {
      const std::string id = sow::find_force(armies_, name, option).id;
      named_.insert(id);
      auto known = std::find_if(orders_.begin(), orders_.end(), [&](const auto& one) { return one.formation == id; });
      if (known == orders_.end()) {
        orders_.push_back({.formation = id, .arrival = std::nullopt, .reserve = false, .away = false, .fatigue = {}});
        known = std::prev(orders_.end());
      }
      order(*known);
    } catch (const Refusal& refusal) {
      problems_.add(refusal);
    }
  }

  /// "VI Corps,edge=west,at=14:00"
  void arrival(const std::string& text) {
    std::string name;
    std::optional<sow::Edge> edge;
    std::optional<sow::Clock> at;
    int edges = 0;
    int hours = 0;
    for (const std::string& part : split(text, ',')) {
      if (part.starts_with("edge=")) {
        edge = sow::edge_from(part.substr(5));
        ++edges;
      } else if (part.starts_with("at=")) {
        at = sow::clock_from(part.substr(3));
        ++hours;
      } else {
        name += (name.empty() ? "" : ",") + part;
      }
    }
    if (name.empty() || !edge || !at || edges > 1 || hours > 1) {
      complain("--arrive", text, "a force, an edge of the map and an hour",
               "Write \"VI Corps,edge=west,at=14:00\"; edges are north, east, south and west");
      return;
    }
    force("--arrive", name, [&](sow::ForceOrders& orders) {
      if (orders.arrival) complain("--arrive", text, "one arrival for each force", "Remove one of the two");
      orders.arrival = sow::Arrival{*edge, *at};
    });
  }

  /// "III Corps=forced march (2.1.2)"
  void fatigue(const std::string& text) {
    const std::size_t equals = text.find('=');
    const std::string reason = equals == std::string::npos ? "" : std::string(trim(text.substr(equals + 1)));
    if (reason.empty()) {
      complain("--fatigued", text, "a force, = and the reason", "Write \"III Corps=forced march (2.1.2)\"");
      return;
    }
    force("--fatigued", std::string(trim(text.substr(0, equals))),
          [&](sow::ForceOrders& orders) { orders.fatigue.push_back(reason); });
  }

  /// A force that does not fight cannot be marked as fatigued: that is a slip of the pen.
  void check_fatigue(const std::vector<std::string>& texts, bool all_fight) {
    for (const sow::ForceOrders& order : orders_) {
      if (order.fatigue.empty() || all_fight || named_.contains(order.formation)) continue;
      for (const std::string& text : texts) {
        if (text.find(order.fatigue.front()) == std::string::npos) continue;
        complain("--fatigued", text, "a force that fights", "Name it in --forces or --arrive too");
        break;
      }
    }
  }

  /// Names and reasons go into the game's tables and onto the screen.
  void check_plain(const std::string& option, const std::string& text) {
    if (one_line(text) != text) complain(option, text, "text on one line, without control characters", "Type it again");
  }

  void complain(const std::string& option, const std::string& found, const std::string& expected,
                const std::string& remedy) {
    problems_.add({option, 0, "", found, expected, remedy});
  }

  [[nodiscard]] const std::set<std::string>& named() const { return named_; }
  void forget_named() { named_.clear(); }
  void refuse_if_any() const { problems_.refuse_if_any(); }

  /// The orders for the forces of one army.
  [[nodiscard]] std::vector<sow::ForceOrders> orders_of(const Formation& army) const {
    std::vector<sow::ForceOrders> own;
    for (const sow::ForceOrders& order : orders_) {
      const bool here = std::any_of(army.formations.begin(), army.formations.end(),
                                    [&](const Formation& force) { return force.id == order.formation; });
      if (here) own.push_back(order);
    }
    return own;
  }

 private:
  std::vector<const Formation*> armies_;
  std::vector<sow::ForceOrders> orders_;
  std::set<std::string> named_;
  ProblemList problems_;
};

/// A corps that is not named does not fight, but stays in the army for the next battle.
void send_away_others(sow::BattleSide& side, const std::set<std::string>& named) {
  std::erase_if(side.orders, [&](const sow::ForceOrders& order) { return !named.contains(order.formation); });
  for (const Formation& force : side.army.formations) {
    if (named.contains(force.id)) continue;
    side.orders.push_back(
        {.formation = force.id, .arrival = std::nullopt, .reserve = false, .away = true, .fatigue = {}});
  }
}

}  // namespace

void declare_words(CLI::App& command, ScenarioWords& words) {
  command.add_option("--name", words.name, "the battle's name (default: the place's)");
  command.add_option("--place", words.place, "the place fought over (default: the battle's name)");
  command.add_option("--settlement", words.settlement, "what kind of place: town, city or fortress");
  command.add_option("--map", words.map, "a map of the game profile: Waterloo, or one that you add there")->required();
  command.add_option("--start", words.start, "when the battle begins, as 11:00")->required();
  command.add_option("--end", words.end, "when it ends")->required();
  command.add_option("--weather", words.weather, "the weather, a word of the game profile: clear, overcast, ...")
      ->required();
  command.add_option("--attacker-from", words.attacker_from,
                     "the edge that the attacker comes from: north, east, south or west (default: the map's own)");
  command
      .add_option("--forces", words.forces,
                  "the corps that fight, of either side: \"III Corps,XI Corps\" (default: all)")
      ->delimiter(',');
  command.add_option("--reserve", words.reserves, "corps that are near, but not on the field (rule 5.5.2)")
      ->delimiter(',');
  command
      .add_option("--arrive", words.arrivals,
                  "a reinforcement (rule 5.5.1): \"VI Corps,edge=west,at=14:00\"; repeat for each")
      ->allow_extra_args(false);
  command
      .add_option("--fatigued", words.fatigued,
                  "a corps that fights as fatigued, and why: \"III Corps=forced march (2.1.2)\"; repeat for each")
      ->allow_extra_args(false);
  command
      .add_option("--absent", words.absent,
                  "the side whose army commander is not there (rule 4.1.1): attacker, defender")
      ->delimiter(',');
  command
      .add_option(
          "--handicap", words.handicaps,
          "for players of unequal skill: the share in 100 of a side's men who come onto the field, as france=90; "
          "losses come back unscaled")
      ->delimiter(',');
  command.add_flag("--napoleon", words.napoleon, "Napoleon is there in person and commands the French (rule 5.5.3)");
}

sow::BattlePlan plan_from(const ScenarioWords& words, Formation attacker, Formation defender,
                          const sow::Profile& profile, int corps_a_side) {
  sow::BattlePlan plan;
  plan.corps_a_side = corps_a_side;
  plan.attacker.army = std::move(attacker);
  plan.defender.army = std::move(defender);
  Interpreter read(plan.attacker.army, plan.defender.army);
  if (plan.attacker.army.id == plan.defender.army.id) {
    read.complain("--defender", plan.defender.army.name, "a different army from the attacker's",
                  "Name the file of the other side");
    read.refuse_if_any();  // otherwise each of its corps would be a problem of its own
  }
  read.check_plain("--name", words.name);
  read.check_plain("--place", words.place);
  for (const std::string& text : words.fatigued) read.check_plain("--fatigued", text);
  plan.name = words.name.empty() ? words.place : words.name;
  plan.place = words.place.empty() ? words.name : words.place;
  if (plan.name.empty()) read.complain("--name", "", "the battle's name, or the place's", "Write --name Lutzen");
  const std::optional<sow::BattleSite> settlement = sow::settlement_from(words.settlement);
  if (!settlement) read.complain("--settlement", words.settlement, "town, city or fortress", "");
  plan.settlement = settlement.value_or(sow::BattleSite::town);
  plan.map = words.map;
  plan.weather = words.weather;
  plan.start = read.clock("--start", words.start);
  plan.end = read.clock("--end", words.end);

  for (const std::string& text : words.fatigued) read.fatigue(text);
  read.forget_named();  // being fatigued does not mean fighting
  for (const std::string& name : words.forces) read.force("--forces", name, [](sow::ForceOrders&) {});
  for (const std::string& name : words.reserves)
    read.force("--reserve", name, [](sow::ForceOrders& orders) { orders.reserve = true; });
  for (const std::string& text : words.arrivals) read.arrival(text);
  for (const std::string& side : words.absent) {
    if (fold(side) == "attacker") {
      plan.attacker.commander_present = false;
    } else if (fold(side) == "defender") {
      plan.defender.commander_present = false;
    } else {
      read.complain("--absent", side, "attacker or defender", "");
    }
  }
  for (const std::string& text : words.handicaps) {
    const auto handicap = sow::handicap_from(text);
    if (handicap) {
      plan.handicaps[handicap->first] = handicap->second;
    } else {
      read.complain("--handicap", text, sow::handicap_expected(), "Write --handicap france=90");
    }
  }
  read.check_fatigue(words.fatigued, words.forces.empty());
  if (!words.attacker_from.empty()) {
    plan.attacker_from = sow::edge_from(words.attacker_from);
    if (!plan.attacker_from) {
      read.complain("--attacker-from", words.attacker_from, "north, east, south or west", "Write --attacker-from east");
    }
  }
  if (words.napoleon) {
    sow::BattleSide& french = sow::side_number(plan.defender, profile) == kFrench ? plan.defender : plan.attacker;
    french.chief = "Napoleon";
    if (fold(french.army.commander).find("napoleon") == std::string::npos) {
      read.complain("--napoleon", fmt::format("{} under {}", french.army.name, french.army.commander),
                    "the French army under Napoleon (rule 5.5.3)",
                    "Put the file of Napoleon's own army first, or write his name in its commander column");
    }
  }
  read.refuse_if_any();

  plan.attacker.orders = read.orders_of(plan.attacker.army);
  plan.defender.orders = read.orders_of(plan.defender.army);
  if (!words.forces.empty()) {
    send_away_others(plan.attacker, read.named());
    send_away_others(plan.defender, read.named());
  }
  return plan;
}

}  // namespace estafette::cli
