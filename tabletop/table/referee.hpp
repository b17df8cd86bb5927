// What a procedure of tabletop rules answers: the modifiers with their rules, the dice, the result, and what follows.
// The referee's aid prints it, and whoever fights a battle by machine reads it.
#pragma once

#include "tabletop/data/tabletop_rules.hpp"
#include "tabletop/table/cup.hpp"

#include <string>
#include <vector>

namespace estafette::tabletop {

/// Something that was added to a roll, or a number that was looked up.
struct AppliedModifier {
  std::string whose;  ///< "attacker"; empty where there is only one side
  int value = 0;
  std::string what, rule;
  bool reconstructed = false;
  bool operator==(const AppliedModifier&) const = default;
};

struct DiceThrow {
  std::string whose;
  std::vector<int> faces;
  int sides = 6;
  [[nodiscard]] int sum() const;
  bool operator==(const DiceThrow&) const = default;
};

/// What follows for one unit.
struct Consequence {
  std::string who;   ///< "target", "attacker"
  std::string what;  ///< "loses 1 s.p."
  std::string rule;
  int steps = 0;  ///< what it loses, in the set's own unit
  bool operator==(const Consequence&) const = default;
};

struct RefereeAnswer {
  std::vector<AppliedModifier> why;
  std::vector<DiceThrow> dice;
  std::vector<std::string> working;  ///< "attacker: 2 + 4 = 6"
  std::string result;                ///< "disordered"; odds are counted by it
  std::string rule;
  std::vector<Consequence> follows;
  bool operator==(const RefereeAnswer&) const = default;
};

/// Gathers an answer while a procedure works it out.
class Reckoning {
 public:
  Reckoning(const TabletopRules& rules, std::string procedure) : rules_(rules), procedure_(std::move(procedure)) {}

  /// Adds a modifier of the procedure if it is `there`.
  void add_if(bool there, const std::string& modifier, const std::string& whose = "");
  void add(const AppliedModifier& modifier) { answer_.why.push_back(modifier); }
  /// Adds `value`, unless it is 0, for a reason that is not in the list of modifiers.
  void add_value(int value, const std::string& what, const std::string& rule, const std::string& whose = "");
  [[nodiscard]] int modifiers(const std::string& whose = "") const;
  /// Throws dice and notes them.
  DiceThrow roll(TableCup& cup, int dice, int sides, const std::string& whose = "");
  /// The same where only those count that show `needed` or more.
  DiceThrow roll_against(TableCup& cup, int dice, int sides, int needed, const std::string& whose = "");
  /// The roll and the modifiers of that side, noted as a line of working.
  int net(const DiceThrow& thrown);
  void note(const std::string& line) { answer_.working.push_back(line); }
  void follow(const std::string& who, const std::string& what, const std::string& rule, int steps = 0);
  RefereeAnswer result(const std::string& words, const std::string& rule);

 private:
  const TabletopRules& rules_;
  std::string procedure_;
  RefereeAnswer answer_;
};

/// "1 s.p.", "2 hits".
[[nodiscard]] std::string told_steps(const TabletopRules& rules, int steps);

/// "3/4 of its move", "a full move"; of 0: "no move".
[[nodiscard]] std::string told_quarters(int quarters);

/// The answer as lines for a terminal; reconstructed figures are marked.
[[nodiscard]] std::vector<std::string> told(const RefereeAnswer& answer);

}  // namespace estafette::tabletop
