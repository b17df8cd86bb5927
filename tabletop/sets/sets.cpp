#include "tabletop/sets/sets.hpp"

#include "tabletop/code_napoleon/fighting.hpp"
#include "tabletop/code_napoleon/tests_of_will.hpp"
#include "tabletop/de_gre/melee.hpp"
#include "tabletop/de_gre/shooting.hpp"
#include "tabletop/napoleons_wars/procedures.hpp"
#include "tabletop/squares/assault.hpp"
#include "tabletop/squares/orders.hpp"

namespace estafette::tabletop {
namespace {

std::vector<TableProcedure> both(std::vector<TableProcedure> first, std::vector<TableProcedure> second) {
  for (TableProcedure& procedure : second) first.push_back(std::move(procedure));
  return first;
}

std::vector<TableProcedure> of_the_set(const TabletopRules& rules) {
  if (rules.id == "de-gre") return both(degre::shooting_procedures(rules), degre::melee_procedures(rules));
  if (rules.id == "squares") return both(squares::order_procedures(rules), squares::assault_procedures(rules));
  if (rules.id == "code-napoleon") return both(code::will_procedures(rules), code::fighting_procedures(rules));
  return wars::procedures(rules);
}

}  // namespace

const std::vector<std::string>& set_names() {
  static const std::vector<std::string> kNames = {"napoleons-wars", "de-gre", "squares", "code-napoleon"};
  return kNames;
}

std::vector<TableProcedure> procedures_of(const TabletopRules& rules) {
  std::vector<TableProcedure> procedures = of_the_set(rules);
  for (TableProcedure& procedure : procedures) cite_rules(procedure, rules);
  return procedures;
}

}  // namespace estafette::tabletop
