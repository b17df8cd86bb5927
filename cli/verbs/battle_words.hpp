// Reads what the umpire writes about a battle on the command line: forces by name, hours, edges, losses.
#pragma once

#include "campaign/battle/losses.hpp"
#include "campaign/battle/plan.hpp"

#include <CLI/CLI.hpp>

#include <string>
#include <vector>

namespace estafette::cli {

/// The force of the contact whose name this is (docs/names.md). Throws Refusal.
[[nodiscard]] campaign::ForceId force_of_battle(const campaign::State& state, const campaign::Contact& contact,
                                                const std::string& option, const std::string& name);

struct BattleWords {
  std::vector<std::string> reserves, delays, edges;  ///< "VI Corps", "VI Corps=90", "VI Corps=west"
  std::vector<std::string> handicaps;                ///< "france=90"
  std::vector<std::string> positions;                ///< "attacker,III Corps,4500,4200,south"
  std::vector<sow::CorpsPlace> places;               ///< those of a file
  std::string map, weather, start, end, attacker_from;
  std::string rules;  ///< of a battle at a table: "de-gre", or a folder; empty: the game
  bool napoleon_leaves_command = false;
  bool operator==(const BattleWords&) const = default;

  /// The options by which they are given.
  void declare(CLI::App& step);
  /// The same words as one text, a line each, and back. Throws Refusal for a line that as_lines does not write.
  [[nodiscard]] std::string as_lines() const;
  [[nodiscard]] static BattleWords from_lines(const std::string& lines);
};
/// Throws Refusal with every problem.
[[nodiscard]] campaign::BattleChoice choice_from(const campaign::State& state, const campaign::Contact& contact,
                                                 const BattleWords& words);

/// "III Corps=1200", "Blücher=10%". Throws Refusal with every problem.
[[nodiscard]] std::vector<campaign::SpokenLoss> losses_from(const campaign::State& state,
                                                            const campaign::Contact& contact,
                                                            const std::vector<std::string>& words);

}  // namespace estafette::cli
