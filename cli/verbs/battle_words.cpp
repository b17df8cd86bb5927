#include "cli/verbs/battle_words.hpp"

#include "base/problem.hpp"
#include "base/text.hpp"
#include "campaign/names/meant.hpp"
#include "converter/sow/sheet/handicap.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <utility>

namespace estafette::cli {
namespace {

using campaign::Contact;
using campaign::ForceId;
using campaign::State;

std::vector<ForceId> forces_of(const Contact& contact) {
  std::vector<ForceId> forces = contact.attackers;
  forces.insert(forces.end(), contact.defenders.begin(), contact.defenders.end());
  for (const campaign::GunsMarch& march : contact.to_the_guns) forces.push_back(march.force);
  return forces;
}

/// "VI Corps=90": what comes before and after the last "=".
struct Assignment {
  std::string name, value;
};

Assignment assignment(const std::string& option, const std::string& text, const std::string& example) {
  const std::size_t equals = text.rfind('=');
  if (equals == std::string::npos || equals == 0 || equals + 1 == text.size())
    throw Refusal(
        Problem{option, 0, "", text, "a force, = and a value", fmt::format("Write {} \"{}\"", option, example)});
  return {text.substr(0, equals), text.substr(equals + 1)};
}

/// The options of which several words may be given, and those of which one.
constexpr std::string_view kDashes = "--", kLeavesCommand = "napoleon-leaves-command";
constexpr std::array<std::pair<std::string_view, std::vector<std::string> BattleWords::*>, 5> kSeveral = {{
    {"reserve", &BattleWords::reserves},
    {"delay", &BattleWords::delays},
    {"edge", &BattleWords::edges},
    {"handicap", &BattleWords::handicaps},
    {"position", &BattleWords::positions},
}};
constexpr std::array<std::pair<std::string_view, std::string BattleWords::*>, 6> kSingle = {{
    {"rules", &BattleWords::rules},
    {"map", &BattleWords::map},
    {"weather", &BattleWords::weather},
    {"start", &BattleWords::start},
    {"end", &BattleWords::end},
    {"attacker-from", &BattleWords::attacker_from},
}};

/// Runs `read`, and keeps its problems for the end.
template <typename Read>
void gather(ProblemList& problems, Read read) {
  try {
    read();
  } catch (const Refusal& refusal) {
    problems.add(refusal);
  }
}

sow::Edge edge(const std::string& option, const std::string& word) {
  const std::optional<sow::Edge> found = sow::edge_from(word);
  if (!found) throw Refusal(Problem{option, 0, "", word, "north, east, south or west", ""});
  return *found;
}

std::optional<sow::Clock> clock(const std::string& option, const std::string& text) {
  if (text.empty()) return std::nullopt;
  const std::optional<sow::Clock> found = sow::clock_from(text);
  if (!found) throw Refusal(Problem{option, 0, "", text, "an hour", fmt::format("Write {} 11:30", option)});
  return found;
}

}  // namespace

ForceId force_of_battle(const State& state, const Contact& contact, const std::string& option,
                        const std::string& name) {
  const std::vector<ForceId> forces = forces_of(contact);
  std::vector<std::string> names;
  for (const ForceId& id : forces)
    if (const campaign::Force* force = find_force(state, id)) names.push_back(force->name);
  return campaign::force_meant(
      state, forces, name,
      {.file = option, .expected = fmt::format("a force of battle {} ({})", contact.number, fmt::join(names, ", "))});
}

void BattleWords::declare(CLI::App& step) {
  step.add_option("--reserve", reserves,
                  "forces to hold in reserve (5.5.2), besides those for which the field has no room")
      ->delimiter(',');
  step.add_option("--delay", delays,
                  "a force that sets out late for the guns (5.5.1), by how many minutes: \"VI Corps=90\"")
      ->allow_extra_args(false);
  step.add_option("--edge", edges,
                  "the edge where a force marching to the guns arrives, if not that of its road: \"VI Corps=west\"")
      ->allow_extra_args(false);
  step.add_option("--rules", rules,
                  "fight it at a table instead, by these rules: the roster, cards and return instead of a mod folder; "
                  "napoleons-wars, de-gre, squares, code-napoleon, or a folder with a rules.xml of yours")
      ->type_name("SET");
  step.add_option("--map", map, "a map of the game profile (default: by the node's terrain, 2.4)");
  step.add_option("--weather", weather, "the weather (default: rolled for the month)");
  step.add_option("--start", start, "when the battle begins, as 11:00 (default: by the month)");
  step.add_option("--end", end, "when it ends (default: when the daylight goes in that month)");
  step.add_option("--attacker-from", attacker_from,
                  "the edge that the attacker comes from (default: that of the road he marched by)");
  step.add_option(
          "--handicap", handicaps,
          "for players of unequal skill: the share in 100 of a side's men who come onto the field, as france=90; "
          "losses come back unscaled")
      ->delimiter(',');
  step.add_option("--position", positions,
                  "where one corps stands, as a row of --positions: \"attacker,III Corps,4500,4200,south\"")
      ->allow_extra_args(false);
  step.add_flag("--napoleon-leaves-command", napoleon_leaves_command,
                "Napoleon is there, but does not take command (5.5.3)");
}

std::string BattleWords::as_lines() const {
  std::string lines;
  const auto add = [&](std::string_view option, const std::string& word) {
    const std::string line = one_line(word);
    if (!trim(line).empty()) lines += fmt::format("{}{}={}\n", kDashes, option, trim(line));
  };
  for (const auto& [option, member] : kSeveral)
    for (const std::string& word : this->*member) add(option, word);
  for (const sow::CorpsPlace& place : places) add("position", to_string(place));
  for (const auto& [option, member] : kSingle) add(option, this->*member);
  if (napoleon_leaves_command) lines += fmt::format("{}{}\n", kDashes, kLeavesCommand);
  return lines;
}

BattleWords BattleWords::from_lines(const std::string& lines) {
  BattleWords words;
  ProblemList problems;
  int number = 0;
  for (const std::string& line : split(lines, '\n')) {
    ++number;
    if (line.empty()) continue;
    const std::size_t equals = std::min(line.find('='), line.size());
    const std::string_view option = std::string_view(line).substr(0, equals);
    const std::string word(trim(std::string_view(line).substr(std::min(equals + 1, line.size()))));
    const auto named = [&](const auto& known) { return option == fmt::format("{}{}", kDashes, known.first); };
    const auto several = std::find_if(kSeveral.begin(), kSeveral.end(), named);
    const auto single = std::find_if(kSingle.begin(), kSingle.end(), named);
    if (line == fmt::format("{}{}", kDashes, kLeavesCommand)) {
      words.napoleon_leaves_command = true;
    } else if (several != kSeveral.end() && !word.empty()) {
      (words.*several->second).push_back(word);
    } else if (single != kSingle.end() && !word.empty()) {
      words.*single->second = word;
    } else {
      problems.add({"words of the battle", number, "", line, "an option of battle generate, = and its word",
                    "Give the options again, without --again"});
    }
  }
  problems.refuse_if_any();
  return words;
}

campaign::BattleChoice choice_from(const State& state, const Contact& contact, const BattleWords& words) {
  campaign::BattleChoice choice;
  ProblemList problems;
  for (const std::string& name : words.reserves)
    gather(problems, [&] { choice.muster.reserves.push_back(force_of_battle(state, contact, "--reserve", name)); });
  choice.muster.chief_leaves_command = words.napoleon_leaves_command;
  for (const std::string& text : words.delays) {
    gather(problems, [&] {
      const Assignment given = assignment("--delay", text, "VI Corps=90");
      const std::optional<int> minutes = whole_number(given.value);
      if (!minutes || *minutes < 0 || *minutes > 1440)
        throw Refusal(Problem{"--delay", 0, "", given.value, "minutes, 0 to 1440", "Write --delay \"VI Corps=90\""});
      choice.delays[force_of_battle(state, contact, "--delay", given.name)] = *minutes;
    });
  }
  for (const std::string& text : words.edges) {
    gather(problems, [&] {
      const Assignment given = assignment("--edge", text, "VI Corps=west");
      choice.arrive_at[force_of_battle(state, contact, "--edge", given.name)] = edge("--edge", given.value);
    });
  }
  for (const std::string& text : words.handicaps) {
    gather(problems, [&] {
      const auto handicap = sow::handicap_from(text);
      if (!handicap)
        throw Refusal(Problem{"--handicap", 0, "", text, sow::handicap_expected(), "Write --handicap france=90"});
      choice.handicaps[handicap->first] = handicap->second;
    });
  }
  choice.places = words.places;
  for (const std::string& text : words.positions)
    if (auto place = sow::place_from(text, "--position", problems)) choice.places.push_back(*place);
  gather(problems, [&] { choice.start = clock("--start", words.start); });
  gather(problems, [&] { choice.end = clock("--end", words.end); });
  if (!words.attacker_from.empty())
    gather(problems, [&] { choice.attacker_from = edge("--attacker-from", words.attacker_from); });
  problems.refuse_if_any();
  choice.map = words.map;
  choice.weather = words.weather;
  return choice;
}

std::vector<campaign::SpokenLoss> losses_from(const State& state, const Contact& contact,
                                              const std::vector<std::string>& words) {
  std::vector<campaign::SpokenLoss> losses;
  ProblemList problems;
  for (const std::string& text : words) {
    gather(problems, [&] {
      Assignment given = assignment("--losses", text, "III Corps=1200");
      campaign::SpokenLoss loss;
      loss.percent = given.value.ends_with('%');
      if (loss.percent) given.value.pop_back();
      const std::optional<int> men = whole_number(given.value);
      if (!men || *men < 0)
        throw Refusal(Problem{"--losses", 0, "", text, "a number of men, or a percentage",
                              "Write --losses \"III Corps=1200\" or --losses \"III Corps=10%\""});
      loss.men = *men;
      loss.force = force_of_battle(state, contact, "--losses", given.name);
      losses.push_back(loss);
    });
  }
  problems.refuse_if_any();
  return losses;
}

}  // namespace estafette::cli
