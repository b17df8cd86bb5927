#include "tabletop/napoleons_wars/combat_procedure.hpp"

#include "tabletop/napoleons_wars/combat.hpp"
#include "tabletop/napoleons_wars/common.hpp"

namespace estafette::tabletop::wars {
namespace {

void add_side(std::vector<CaseFigure>& figures, const std::string& side, const TabletopRules& rules) {
  const auto named = [&](CaseFigure figure) {
    figure.name = side + "-" + figure.name;
    figure.what = side + ": " + figure.what;
    figures.push_back(std::move(figure));
  };
  named(word_figure("arm", "infantry, cavalry by its weight, or a lone battery",
                    {"infantry", "heavy", "medium", "light", "battery"}));
  named(word_figure("nation", "nation", rules.table("nations").ids(), "others"));
  named(word_figure("state", "fatigue", unit_states(), "worn"));
  named(number_figure("points", "strength points, of both attackers if there are two; 0: as many as the enemy", 0, 48,
                      0));
  named(word_figure("order", "order; loss: disordered, and points lost in the fire just before",
                    {"good", "disordered", "loss"}));
  named(yes_figure("general", "a general is attached"));
  named(yes_figure("valorous", "a valorous commander within 3 inches, used here"));
  named(yes_figure("combined", "infantry and cavalry fight together"));
  named(yes_figure("armoured", "armoured cavalry"));
  named(yes_figure("halted", "cavalry at the halt"));
  named(yes_figure("outflanked", "outflanked"));
  named(yes_figure("guns", "guns are attached"));
}

CombatSide side_of(const CaseFigures& given, const std::string& side) {
  CombatSide of;
  of.arm = given.word(side + "-arm");
  of.nation = given.word(side + "-nation");
  of.state = given.word(side + "-state");
  of.points = given.number(side + "-points");
  of.disordered = given.word(side + "-order") != "good";
  of.lost_in_fire = given.word(side + "-order") == "loss";
  of.general = given.yes(side + "-general");
  of.valorous = given.yes(side + "-valorous");
  of.combined = given.yes(side + "-combined");
  of.armoured = given.yes(side + "-armoured");
  of.halted = given.yes(side + "-halted");
  of.outflanked = given.yes(side + "-outflanked");
  of.guns = given.yes(side + "-guns");
  return of;
}

}  // namespace

TableProcedure combat_procedure(const TabletopRules& rules) {
  TableProcedure procedure{.name = "combat", .purpose = "Two units fight", .rule = "NW I.11", .figures = {}, .run = {}};
  add_side(procedure.figures, "attacker", rules);
  add_side(procedure.figures, "defender", rules);
  procedure.figures.push_back(word_figure("cover", "what the defender stands in, or behind",
                                          {"none", "soft", "obstacle", "higher", "hard", "forest"}));
  procedure.figures.push_back(yes_figure("town", "the defender holds a town"));
  procedure.figures.push_back(yes_figure("vulnerable", "the defender fords, is on a bridge, or has used a road"));
  procedure.run = [&rules](const CaseFigures& given, TableCup& cup) {
    const CombatCase of = {side_of(given, "attacker"), side_of(given, "defender"), given.word("cover"),
                           given.yes("town"), given.yes("vulnerable")};
    return combat(of, rules, cup);
  };
  return procedure;
}

}  // namespace estafette::tabletop::wars
