#include "tabletop/code_napoleon/tests_of_will.hpp"

#include <fmt/format.h>

namespace estafette::tabletop::code {
namespace {

/// Rolls the unit die against a number; true if it is reached.
bool reaches(const WillCase& of, int needed, const TabletopRules& rules, Reckoning& reckoning, TableCup& cup) {
  reckoning.add_if(of.general, "general");
  reckoning.note(fmt::format("{} or more on a die of {}", needed, unit_die(of.quality, rules)));
  return reckoning.net(reckoning.roll(cup, 1, unit_die(of.quality, rules))) >= needed;
}

TableProcedure will_procedure(const std::string& name, const std::string& purpose, const std::string& rule,
                              bool may_be_disordered, const TabletopRules& rules,
                              RefereeAnswer (*run)(const WillCase&, const TabletopRules&, TableCup&)) {
  TableProcedure procedure{.name = name, .purpose = purpose, .rule = rule, .figures = {}, .run = {}};
  procedure.figures = {word_figure("quality", "the unit's quality", rules.table("qualities").ids(), "line"),
                       yes_figure("general", "a general is attached")};
  if (may_be_disordered) procedure.figures.push_back(yes_figure("disordered", "it is disordered"));
  procedure.run = [&rules, run, may_be_disordered](const CaseFigures& given, TableCup& cup) {
    return run({given.word("quality"), may_be_disordered && given.yes("disordered"), given.yes("general")}, rules, cup);
  };
  return procedure;
}

}  // namespace

int unit_die(const std::string& quality, const TabletopRules& rules) {
  return rules.table("qualities").row(quality).whole("die");
}

RefereeAnswer initiative(int first_rating, int second_rating, const TabletopRules& rules, TableCup& cup) {
  Reckoning reckoning(rules, "initiative");
  reckoning.add_value(first_rating, "rating", "CN INITIATIVE", "first side");
  reckoning.add_value(second_rating, "rating", "CN INITIATIVE", "second side");
  const int one = reckoning.net(reckoning.roll(cup, 1, rules.whole("initiative-die"), "first side"));
  const int two = reckoning.net(reckoning.roll(cup, 1, rules.whole("initiative-die"), "second side"));
  if (one == two) return reckoning.result("roll again", "CN INITIATIVE");
  return reckoning.result(one > two ? "first side chooses" : "second side chooses", "CN INITIATIVE");
}

RefereeAnswer charge(const WillCase& of, const TabletopRules& rules, TableCup& cup) {
  Reckoning reckoning(rules, "charge");
  if (reaches(of, rules.whole(of.disordered ? "charge-disordered" : "charge"), rules, reckoning, cup))
    return reckoning.result("charges or stands", "CN CHARGES");
  const int hits = rules.whole("charge-fails");
  reckoning.follow("unit", "loses " + told_steps(rules, hits), "CN CHARGES", hits);
  reckoning.follow("unit", "is disordered; an attacker halts short of his target", "CN CHARGES");
  return reckoning.result("fails", "CN CHARGES");
}

RefereeAnswer reaction(const WillCase& of, const TabletopRules& rules, TableCup& cup) {
  Reckoning reckoning(rules, "reaction");
  if (!reaches(of, rules.whole(of.disordered ? "reaction-disordered" : "reaction"), rules, reckoning, cup))
    return reckoning.result("does not react", "CN REACTION");
  for (const RuleRow& row : rules.table("react").rows)
    reckoning.follow(row.id, "may " + row.text("may") + (row.from.reconstructed ? " [reconstructed]" : ""),
                     row.from.rule);
  return reckoning.result("reacts", "CN REACTION");
}

RefereeAnswer rally(const WillCase& of, const TabletopRules& rules, TableCup& cup) {
  Reckoning reckoning(rules, "rally");
  if (reaches(of, rules.whole("rally"), rules, reckoning, cup)) return reckoning.result("rallies", "CN RECOVER");
  const int hits = rules.whole("rally-fails");
  reckoning.follow("unit", "loses " + told_steps(rules, hits), "CN RECOVER", hits);
  return reckoning.result("does not rally", "CN RECOVER");
}

RefereeAnswer restore(const WillCase& of, const TabletopRules& rules, TableCup& cup) {
  Reckoning reckoning(rules, "restore");
  const bool restored = reaches(of, rules.whole("restore"), rules, reckoning, cup);
  return reckoning.result(restored ? "a hit restored" : "no hit restored", "CN RESTORE");
}

std::vector<TableProcedure> will_procedures(const TabletopRules& rules) {
  const int most = rules.whole("rating-most");
  TableProcedure first{.name = "initiative",
                       .purpose = "Who chooses which side begins",
                       .rule = "CN INITIATIVE",
                       .figures = {number_figure("first", "rating of the first commander-in-chief", 0, most, 0),
                                   number_figure("second", "rating of the second", 0, most, 0)},
                       .run = [&rules](const CaseFigures& given, TableCup& cup) {
                         return initiative(given.number("first"), given.number("second"), rules, cup);
                       }};
  return {std::move(first),
          will_procedure("charge", "A unit charges, or stands a charge", "CN CHARGES", true, rules, charge),
          will_procedure("reaction", "The target of a charge reacts", "CN REACTION", true, rules, reaction),
          will_procedure("rally", "A routed unit tries to rally", "CN RECOVER", false, rules, rally),
          will_procedure("restore", "A unit at rest restores a hit", "CN RESTORE", false, rules, restore)};
}

}  // namespace estafette::tabletop::code
