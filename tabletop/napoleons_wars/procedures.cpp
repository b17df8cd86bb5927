#include "tabletop/napoleons_wars/procedures.hpp"

#include "tabletop/napoleons_wars/after_battle.hpp"
#include "tabletop/napoleons_wars/combat_procedure.hpp"
#include "tabletop/napoleons_wars/evasion.hpp"
#include "tabletop/napoleons_wars/fire.hpp"
#include "tabletop/napoleons_wars/manoeuvre.hpp"
#include "tabletop/napoleons_wars/officers_and_rally.hpp"
#include "tabletop/napoleons_wars/reaction.hpp"
#include "tabletop/napoleons_wars/skirmish.hpp"

namespace estafette::tabletop::wars {

std::vector<TableProcedure> procedures(const TabletopRules& rules) {
  return {initiative_procedure(rules),  skirmish_procedure(rules), fire_procedure(rules),    evasion_procedure(rules),
          manoeuvre_procedure(rules),   reaction_procedure(rules), combat_procedure(rules),  rally_procedure(rules),
          replacement_procedure(rules), pursuit_procedure(rules),  recovery_procedure(rules)};
}

}  // namespace estafette::tabletop::wars
