#include "cli/battle_words.hpp"

#include "base/problem.hpp"
#include "base/text.hpp"
#include "campaign/names/meant.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

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
