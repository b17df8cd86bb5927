// Brigades of which a page says only how many battalions, squadrons and batteries they had: in figures, in words or by
// an article, below the command, behind its colon or in its brackets.
#include "converter/readers/text/told.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace estafette::readers::arms_counted_test {
namespace {

using text_test::asked;
using text_test::read;
using text_test::told;

/// The battalions, squadrons and batteries of the first command: "2 1 1".
std::string arms_of(const std::string& text) {
  const Reading reading = read(text);
  int battalions = 0, squadrons = 0, batteries = 0;
  for (const Unit& unit : reading.orbat.formations.at(0).units) {
    const int parts = unit.subunits > 0 ? unit.subunits : 1;
    const Arm arm = arm_of(unit.kind);
    (arm == Arm::infantry  ? battalions
     : arm == Arm::cavalry ? squadrons
                           : batteries) += arm == Arm::artillery ? 1 : parts;
  }
  return std::to_string(battalions) + " " + std::to_string(squadrons) + " " + std::to_string(batteries);
}

}  // namespace

TEST(ArmsCounted, BattalionsASquadronAndABatteryBelowACommandAreItsTroopsInEveryLanguage) {
  for (const std::string brigade :
       {"1st Brigade: General Roe\ntwo battalions, one squadron and a battery of horse artillery\n",
        "1st Brigade: General Roe\n2 battalions, 1 squadron, 1 horse battery\n",
        "1st Brigade\nGeneral Roe\n2 battalions, 1 squadron and a horse battery\n",
        "1re brigade : g\u00E9n\u00E9ral Petit\ndeux bataillons, un escadron et une batterie \u00E0 cheval\n",
        "1. Brigade: General Kern\nzwei Bataillone, eine Schwadron und eine reitende Batterie\n",
        "1.\u00AA Brigada: general Ruiz\ndos batallones, un escuadr\u00F3n y una bater\u00EDa a caballo\n",
        "1\u00AA Brigata: generale Rossi\ndue battaglioni, uno squadrone e una batteria a cavallo\n",
        "1-\u044F \u0431\u0440\u0438\u0433\u0430\u0434\u0430: \u0433\u0435\u043D\u0435\u0440\u0430\u043B \u0420\u043E\n"
        "\u0434\u0432\u0430 \u0431\u0430\u0442\u0430\u043B\u044C\u043E\u043D\u0430, \u043E\u0434\u0438\u043D "
        "\u044D\u0441\u043A\u0430\u0434\u0440\u043E\u043D \u0438 \u043E\u0434\u043D\u0430 "
        "\u043A\u043E\u043D\u043D\u0430\u044F \u0440\u043E\u0442\u0430\n"}) {
    EXPECT_EQ(arms_of(brigade), "2 1 1") << brigade << told(read(brigade));
    EXPECT_EQ(read(brigade).orbat.formations.at(0).units.at(0).kind, Kind::horse_artillery) << brigade;
  }
}

TEST(ArmsCounted, TheSameBehindTheColonOfTheCommandAndInItsBrackets) {
  for (const std::string brigade : {"1st Brigade: General Roe: 2 battalions, 1 squadron and a horse battery\n",
                                    "1st Brigade (2 battalions, 1 squadron and a battery of horse artillery)\n",
                                    "1re brigade (deux bataillons, un escadron et une batterie \u00E0 cheval)\n"}) {
    EXPECT_EQ(arms_of(brigade), "2 1 1") << brigade << told(read(brigade));
    EXPECT_EQ(read(brigade).orbat.formations.at(0).units.at(0).kind, Kind::horse_artillery) << brigade;
  }
}

TEST(ArmsCounted, BatteriesOfSeveralSortsAndCompaniesAreAUnitEach) {
  const std::string army = "British Army\n1st Brigade: General Roe\n";
  const std::string three = "Foot artillery 1 120 6 guns; Foot artillery 2 120 6 guns; Foot artillery 3 120 6 guns; ";
  EXPECT_EQ(told(read(army + "three field batteries, one heavy battery and one troop of horse artillery\n")),
            "British Army[1st Brigade[" + three + "heavy battery 120 6 guns; troop of horse artillery 144 6 guns; ]]");
  EXPECT_EQ(told(read(army + "three batteries, a rocket troop and a company of engineers\n")),
            "British Army[1st Brigade[" + three + "rocket troop 120 6 guns; company of engineers 100; ]]");
  EXPECT_EQ(told(read(army + "2 battalions, 1 squadron of hussars, 1 company of sappers\n")),
            "British Army[1st Brigade[Line infantry 1300; squadron of hussars 140; company of sappers 100; ]]");
  for (const std::string batteries :
       {"Arm\u00E9e fran\u00E7aise\n1re brigade : g\u00E9n\u00E9ral Petit\ntrois batteries mont\u00E9es, une batterie "
        "lourde et une batterie \u00E0 cheval\n",
        "Preu\u00DFische Armee\n1. Brigade: General Kern\ndrei Feldbatterien, eine schwere Batterie und eine reitende "
        "Batterie\n",
        "Ej\u00E9rcito espa\u00F1ol\n1.\u00AA Brigada: general Ruiz\ntres bater\u00EDas montadas, una bater\u00EDa "
        "pesada y "
        "una bater\u00EDa a caballo\n",
        "Esercito italiano\n1\u00AA Brigata: generale Rossi\ntre batterie da campo, una batteria pesante e una "
        "batteria a "
        "cavallo\n",
        "\u0420\u0443\u0441\u0441\u043A\u0430\u044F \u0430\u0440\u043C\u0438\u044F\n1-\u044F "
        "\u0431\u0440\u0438\u0433\u0430\u0434\u0430: \u0433\u0435\u043D\u0435\u0440\u0430\u043B \u0420\u043E\n"
        "\u0442\u0440\u0438 \u043F\u043E\u043B\u0435\u0432\u044B\u0435 "
        "\u0431\u0430\u0442\u0430\u0440\u0435\u0438, \u043E\u0434\u043D\u0430 "
        "\u0431\u0430\u0442\u0430\u0440\u0435\u0439\u043D\u0430\u044F \u0440\u043E\u0442\u0430 \u0438 "
        "\u043E\u0434\u043D\u0430 \u043A\u043E\u043D\u043D\u0430\u044F \u0440\u043E\u0442\u0430\n"}) {
    const Reading reading = read(batteries);
    const std::vector<Unit>& units = reading.orbat.formations.at(0).formations.at(0).units;
    ASSERT_EQ(units.size(), 5U) << told(reading);
    EXPECT_EQ(units.at(4).kind, Kind::horse_artillery) << told(reading);
    EXPECT_EQ(asked(reading), std::vector<int>{}) << batteries;
  }
}

TEST(ArmsCounted, AboveAListOfTroopsAndAboveBrigadesTheyAreItsSum) {
  const Reading list = read(
      "British Army\n1st Brigade: General Roe\n2 battalions, a squadron and a battery of horse "
      "artillery\n40th Foot 600\n41st Foot 600\n4th Hussars, 1 squadron\nKern's horse battery\n");
  EXPECT_EQ(list.orbat.formations.at(0).formations.at(0).units.size(), 4U) << told(list);
  const Reading wing = read(
      "Left Wing: General Roe\n4 battalions, 1 squadron and a battery\n1st Column: General "
      "Kern\n40th Foot, 2 bns\n2nd Column: General Dale\n41st Foot, 2 bns\n");
  EXPECT_EQ(told(wing).find("Left Wing artillery"), std::string::npos) << told(wing);
}

TEST(ArmsCounted, OthersToldInWordsBehindAUnitAreAskedAbout) {
  EXPECT_EQ(asked(read("British Army\n1st Brigade: General Roe\nAlba Infantry, one squadron of hussars\n40th Foot, a "
                       "squadron of hussars\n")),
            (std::vector<int>{3, 4}));
  EXPECT_EQ(
      asked(read("\u0420\u0443\u0441\u0441\u043A\u0430\u044F \u0430\u0440\u043C\u0438\u044F\n1-\u044F "
                 "\u0431\u0440\u0438\u0433\u0430\u0434\u0430: \u0433\u0435\u043D\u0435\u0440\u0430\u043B "
                 "\u0420\u043E\n\u0442\u0440\u0438 \u0431\u0430\u0442\u0430\u0440\u0435\u0438, "
                 "\u0440\u043E\u0442\u0430 \u0441\u0430\u043F\u0435\u0440 \u0438 "
                 "\u043A\u043E\u043C\u0430\u043D\u0434\u0430 \u043F\u0438\u043E\u043D\u0435\u0440\u043E\u0432\n")),
      std::vector<int>{3});
}

}  // namespace estafette::readers::arms_counted_test
