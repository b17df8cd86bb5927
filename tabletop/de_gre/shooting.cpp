#include "tabletop/de_gre/shooting.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace estafette::tabletop::degre {
namespace {

constexpr int kSides = 6;

std::string told_stands(int stands) {
  return stands == 0 ? "no hit" : fmt::format("{} {}", stands, stands == 1 ? "stand" : "stands");
}

/// Throws the dice; each that shows `needed` or more is a stand.
RefereeAnswer shoot(Reckoning& reckoning, int dice, const RuleRow& row, int range, const TabletopRules& rules,
                    TableCup& cup) {
  const int needed = row.whole(fmt::format("at-{}", range));
  reckoning.note(fmt::format("{} dice, {}{}", dice,
                             needed > kSides ? "too far" : fmt::format("{} or more hits", needed),
                             row.from.reconstructed ? " (DG 4.D, reconstructed)" : " (DG 4.D)"));
  const DiceThrow thrown = reckoning.roll_against(cup, needed > kSides ? 0 : std::max(dice, 0), kSides, needed);
  const auto hits = static_cast<int>(
      std::count_if(thrown.faces.begin(), thrown.faces.end(), [&](int face) { return face >= needed; }));
  const int stands = hits * rules.whole("musket-hit");
  if (stands > 0)
    reckoning.follow("target", "loses " + told_stands(stands) + " of the firer's choice", "DG 4.E", stands);
  return reckoning.result(told_stands(stands), "DG 4.D");
}

TableProcedure landing_procedure(const TabletopRules& rules) {
  return {.name = "landing",
          .purpose = "Whether a shot that lay there has destroyed a stand",
          .rule = "DG 3.F",
          .figures = {length_figure("distance", "inches from the shot to the stand", 24, "0"),
                      yes_figure("equipment", "the stand is a gun or a wagon"),
                      yes_figure("touches", "the shot touches it"), yes_figure("water", "the shot fell into water"),
                      yes_figure("protected", "the stand is in a protected square"),
                      word_figure("same-square", "the shot lies in the stand's square", {"yes", "no"})},
          .run = [&rules](const CaseFigures& given, TableCup&) {
            return landing({given.length("distance"), given.yes("equipment"), given.yes("touches"), given.yes("water"),
                            given.yes("protected"), given.yes("same-square")},
                           rules);
          }};
}

TableProcedure shots_procedure(const TabletopRules& rules) {
  return {.name = "shots",
          .purpose = "How many shots a foot battery has",
          .rule = "DG 3.C",
          .figures = {number_figure("guns-lost", "guns that it has lost", 0, 2, 0),
                      yes_figure("wagon-lost", "its wagon is lost")},
          .run = [&rules](const CaseFigures& given, TableCup&) {
            Reckoning reckoning(rules, "shots");
            const int shots = battery_shots(given.number("guns-lost"), given.yes("wagon-lost"), rules);
            return reckoning.result(fmt::format("{} {}", shots, shots == 1 ? "shot" : "shots"), "DG 3.C");
          }};
}

}  // namespace

RefereeAnswer musketry(const MusketryCase& of, const TabletopRules& rules, TableCup& cup) {
  Reckoning reckoning(rules, "musketry");
  reckoning.add_if(of.troops == "guard-infantry", "guards");
  reckoning.add_if(of.commander, "commander");
  reckoning.add_if(of.further_unit, "further-unit");
  reckoning.add_if(of.protected_square, "protected");
  const int dice = of.stands * rules.whole("musket-dice") + reckoning.modifiers();
  return shoot(reckoning, dice, rules.table("musketry").row(of.troops), of.range, rules, cup);
}

RefereeAnswer canister(const CanisterCase& of, const TabletopRules& rules, TableCup& cup) {
  Reckoning reckoning(rules, "canister");
  const int shots = of.field + of.howitzers + of.horse;
  for (int shot = 0; shot < shots; ++shot) reckoning.add_if(of.protected_square, "protected");
  const int dice = of.field * rules.whole("canister-field") + of.howitzers * rules.whole("canister-howitzer") +
                   of.horse * rules.whole("canister-horse") + reckoning.modifiers();
  return shoot(reckoning, dice, rules.table("musketry").row("line"), rules.whole("canister-range"), rules, cup);
}

int battery_shots(int guns_lost, bool wagon_lost, const TabletopRules& rules) {
  if (guns_lost >= 2) return rules.whole("shots-no-guns");
  if (guns_lost == 1 && wagon_lost) return rules.whole("shots-less-both");
  return rules.whole(guns_lost == 1 || wagon_lost ? "shots-less-one" : "shots-whole");
}

RefereeAnswer landing(const LandingCase& of, const TabletopRules& rules) {
  Reckoning reckoning(rules, "landing");
  if (of.water) return reckoning.result("missed", "DG 3.F");
  if (of.protected_square && (!of.same_square || of.distance > rules.value("protected-inches")))
    return reckoning.result("missed", "DG 6.A");
  const bool hit = of.equipment ? of.touches : of.touches || of.distance <= rules.value("circle");
  if (hit && of.equipment) reckoning.follow("crew", "one stand falls with it", "DG 3.F", rules.whole("lost-with-gun"));
  return reckoning.result(hit ? "destroyed" : "missed", "DG 3.F");
}

std::vector<TableProcedure> shooting_procedures(const TabletopRules& rules) {
  TableProcedure muskets{.name = "musketry",
                         .purpose = "A unit fires its muskets",
                         .rule = "DG 4.C",
                         .figures = {word_figure("troops", "who fires", {"line", "guard-infantry", "light-infantry"}),
                                     number_figure("stands", "its stands", 1, 6, 4),
                                     number_figure("range", "squares to the target", 1, 3, 1),
                                     yes_figure("commander", "a commander is present"),
                                     yes_figure("further-unit", "another unit has fired at this target"),
                                     yes_figure("protected", "the target is in a protected square")},
                         .run = [&rules](const CaseFigures& given, TableCup& cup) {
                           return musketry({given.word("troops"), given.number("stands"), given.number("range"),
                                            given.yes("commander"), given.yes("further-unit"), given.yes("protected")},
                                           rules, cup);
                         }};
  TableProcedure guns{.name = "canister",
                      .purpose = "Guns fire canister into the next square",
                      .rule = "DG 3.H",
                      .figures = {number_figure("field", "shots of field guns", 0, 2, 1),
                                  number_figure("howitzers", "shots of howitzers", 0, 2, 0),
                                  number_figure("horse", "shots of horse guns", 0, 2, 0),
                                  yes_figure("protected", "the target is in a protected square")},
                      .run = [&rules](const CaseFigures& given, TableCup& cup) {
                        return canister({given.number("field"), given.number("howitzers"), given.number("horse"),
                                         given.yes("protected")},
                                        rules, cup);
                      }};
  return {shots_procedure(rules), landing_procedure(rules), std::move(guns), std::move(muskets)};
}

}  // namespace estafette::tabletop::degre
