// Ordinary pages, as wargamers type them: who leads a regiment, troops outside the brigades, totals of an arm.
#include "converter/readers/text/told.hpp"

#include <gtest/gtest.h>

#include <array>
#include <string>
#include <utility>

namespace estafette::readers::ordinary_pages_test {
namespace {

using text_test::asked;
using text_test::read;
using text_test::told;
using text_test::unit_of;

}  // namespace

TEST(OrdinaryPages, AColonelInTheNameOfHisRegimentIsItsCommanderInEveryLanguage) {
  const std::array<std::array<std::string, 3>, 10> lines = {{
      {"23rd Line Colonel Kern 800 men", "23rd Line", "Colonel Kern"},
      {"23rd Line Col. Kern (2 bns) 800", "23rd Line", "Col. Kern"},
      {"27e de ligne chef de bataillon Roe 800 hommes", "27e de ligne", "chef de bataillon Roe"},
      {"28. Regiment Oberst von Till 800 Mann", "28. Regiment", "Oberst von Till"},
      {"Infantry Regiment 40 Major Dale 3 bns 800", "Infantry Regiment 40", "Major Dale"},
      {"32\u00BA di linea colonnello Roe 800", "32\u00BA di linea", "colonnello Roe"},
      {"33 de l\u00EDnea coronel Kern 800 hombres", "33 de l\u00EDnea", "coronel Kern"},
      {"Col. Kern's 23rd Line 800 men", "23rd Line", "Col. Kern"},
      {"Colonel Roe 29e de ligne 800", "29e de ligne", "Colonel Roe"},
      {"Oberst Kern, 35. Regiment, 800 Mann", "35. Regiment", "Oberst Kern"},
  }};
  for (const auto& [line, name, commander] : lines) {
    const Unit unit = unit_of(read("France\n1st Division: General Lake\n" + line + "\n"));
    EXPECT_EQ(unit.name, name) << line;
    EXPECT_EQ(unit.commander, commander) << line;
    EXPECT_EQ(unit.men.value, 800) << line;
  }
}

TEST(OrdinaryPages, ARegimentOrCompanyMayBeCalledAfterWhoLedIt) {
  for (const std::string line : {"Grenadier Bn Major Kern 600", "Captain Kern's Battery 6 guns"})
    EXPECT_EQ(unit_of(read("Prussia\n1st Brigade: Roe\n" + line + "\n")).commander, "") << line;
}

TEST(OrdinaryPages, TroopsOutsideTheBrigadesAreNotThoseOfTheLastBrigade) {
  for (const std::string heading :
       {"Unbrigaded", "Not brigaded:", "Unattached", "Divisional troops", "Non embrigad\u00E9s",
        "Troupes divisionnaires", "Nicht eingeteilt", "Divisionstruppen", "Sin brigada", "Truppe divisionali"}) {
    const std::string name = heading.ends_with(':') ? heading.substr(0, heading.size() - 1) : heading;
    const Reading reading = read("1st Division: Kern\n1st Brigade: Roe\n24th Line 600\n" + heading +
                                 "\n25th Line 700\n2nd Division: Till\n26th Line 500\n");
    EXPECT_EQ(told(reading),
              "1st Division[1st Brigade[24th Line 600; ]" + name + "[25th Line 700; ]]2nd Division[26th Line 500; ]");
  }
}

TEST(OrdinaryPages, TroopsOfTheCorpsAreBesideItsDivisionsAndNoCorps) {
  for (const std::string heading : {"Corps troops", "Troupes du corps", "Korpstruppen"})
    EXPECT_EQ(told(read("I Corps: Kern\n1st Division: Roe\n24th Line 600\n" + heading +
                        "\n5th Hussars 400\n2nd Division: Till\n25th Line 700\n")),
              "I Corps[1st Division[24th Line 600; ]" + heading + "[5th Hussars 400; ]2nd Division[25th Line 700; ]]");
}

TEST(OrdinaryPages, AllSquadronsOrGunsOfAnArmAreNoRegimentAndNoBattery) {
  const std::string army = "Prussia\n1st Division: Roe\n24th Line 600\n";
  for (const std::string line :
       {"Hussars: 55 squadrons under Kern", "Dragons : 20 escadrons", "K\u00FCrassiere: 45 Eskadronen",
        "Grenadiers: 12 battalions", "Artillery: 44 guns", "Artillerie : 36 bouches \u00E0 feu", "RA: 54 guns"})
    EXPECT_EQ(asked(read(army + line + "\n")), std::vector<int>{4}) << line;
  for (const std::string line : {"Artillery: 12 guns", "2 foot batteries, 16 guns", "Hussars: 8 squadrons"})
    EXPECT_EQ(asked(read(army + line + "\n")), std::vector<int>{}) << line;
}

TEST(OrdinaryPages, WhoLeadsTroopsThatAreCountedIsNoNameOfTheirs) {
  const std::array<std::array<std::string, 2>, 5> lines = {{
      {"Hussars: 8 squadrons under Kern", "Hussars"},
      {"Hussards : 8 escadrons sous le colonel Kern", "Hussards"},
      {"2nd Hussars 8 squadrons under Col. Kern", "2nd Hussars"},
      {"H\u00FAsares: 8 escuadrones al mando de Kern", "H\u00FAsares"},
      {"8 Schwadronen Husaren unter Kern", "Husaren"},
  }};
  for (const auto& [line, name] : lines) {
    const Unit unit = unit_of(read("Prussia\n1st Division: Roe\n" + line + "\n"));
    EXPECT_EQ(unit.name, name) << line;
    EXPECT_TRUE(unit.commander.ends_with("Kern")) << line;
    EXPECT_EQ(unit.subunits, 8) << line;
  }
}

}  // namespace estafette::readers::ordinary_pages_test
