// Lists of regiments that end with a battery, a company or some squadrons, behind a comma or a word for "and".
#include "converter/readers/text/told.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace estafette::readers::counted_at_ends_test {
namespace {

using text_test::asked;
using text_test::read;
using text_test::told;

/// The kinds of the units of the first command of an army.
std::vector<Kind> kinds(const Reading& reading) {
  std::vector<Kind> all;
  for (const Unit& unit : reading.orbat.formations.at(0).formations.at(0).units) all.push_back(unit.kind);
  return all;
}

const std::vector<Kind> kTwoRegimentsAndHorseGuns = {Kind::line_infantry, Kind::line_infantry, Kind::horse_artillery};
const std::vector<Kind> kTwoRegimentsAndGuns = {Kind::line_infantry, Kind::line_infantry, Kind::foot_artillery};

}  // namespace

TEST(CountedAtEnds, ABatteryBehindRegimentsWithTheirBattalionsIsAUnitOfItsOwnInEveryLanguage) {
  for (const std::string brigade :
       {"British Army\n4th Brigade: 46th Foot (two battalions), 47th Foot (one battalion) and a horse battery\n",
        "Arm\u00E9e fran\u00E7aise\n4e brigade : 17e de ligne (deux bataillons), 18e de ligne (un bataillon) et une "
        "batterie "
        "\u00E0 cheval\n",
        "Preu\u00DFische Armee\n4. Brigade: 6. Infanterie-Regiment (zwei Bataillone), 7. Infanterie-Regiment (ein "
        "Bataillon) "
        "und eine reitende Batterie\n",
        "Ej\u00E9rcito espa\u00F1ol\n2.\u00AA Brigada: Regimiento de Alba (dos batallones), Regimiento de Toro (un "
        "batall\u00F3n) y una bater\u00EDa a caballo\n",
        "\u0420\u0443\u0441\u0441\u043A\u0430\u044F \u0430\u0440\u043C\u0438\u044F\n2-\u044F "
        "\u0431\u0440\u0438\u0433\u0430\u0434\u0430: \u0410\u043B\u044C\u0431\u0441\u043A\u0438\u0439 "
        "\u043F\u0435\u0445\u043E\u0442\u043D\u044B\u0439 \u043F\u043E\u043B\u043A (\u0434\u0432\u0430 "
        "\u0431\u0430\u0442\u0430\u043B\u044C\u043E\u043D\u0430), \u0422\u043E\u0440\u0441\u043A\u0438\u0439 "
        "\u043F\u0435\u0445\u043E\u0442\u043D\u044B\u0439 \u043F\u043E\u043B\u043A (\u043E\u0434\u0438\u043D "
        "\u0431\u0430\u0442\u0430\u043B\u044C\u043E\u043D) \u0438 \u043A\u043E\u043D\u043D\u0430\u044F "
        "\u0440\u043E\u0442\u0430\n"}) {
    EXPECT_EQ(kinds(read(brigade)), kTwoRegimentsAndHorseGuns) << brigade << told(read(brigade));
    EXPECT_EQ(asked(read(brigade)), std::vector<int>{}) << brigade;
  }
}

TEST(CountedAtEnds, ALeaderBetweenTwoColonsKeepsTheListBeforeItsBattery) {
  for (const std::string brigade :
       {"British Army\n1st Brigade: General Roe: 40th Foot, 41st Foot, 1 battery\n",
        "British Army\n1st Brigade: General Roe: 40th Foot, 41st Foot and a battery\n",
        "Arm\u00E9e fran\u00E7aise\n2e brigade : g\u00E9n\u00E9ral Petit : 10e de ligne, 11e de ligne, une batterie\n",
        "Arm\u00E9e fran\u00E7aise\n2e brigade : g\u00E9n\u00E9ral Petit : 10e de ligne, 11e de ligne et une "
        "batterie\n",
        "Preu\u00DFische Armee\n1. Brigade: General Kern: 1. Infanterie-Regiment, 2. Infanterie-Regiment, eine "
        "Batterie\n"}) {
    const Reading reading = read(brigade);
    EXPECT_EQ(kinds(reading), kTwoRegimentsAndGuns) << brigade << told(reading);
    EXPECT_NE(reading.orbat.formations.at(0).formations.at(0).commander, "") << brigade;
    EXPECT_EQ(asked(reading), std::vector<int>{}) << brigade;
  }
}

TEST(CountedAtEnds, PartsOfARegimentBehindAndAreThatOnes) {
  EXPECT_EQ(told(read("British Army\n3rd Brigade - General Moss - 44th Foot, 45th Foot and two squadrons of the 4th "
                      "Hussars\n")),
            "British Army[3rd Brigade[44th Foot 650; 45th Foot 650; 4th Hussars 280; ]]");
  EXPECT_EQ(
      told(read("Arm\u00E9e fran\u00E7aise\n1re brigade : g\u00E9n\u00E9ral Petit : 10e de ligne, 11e de ligne, une "
                "compagnie du 12e et une batterie\n")),
      "Arm\u00E9e fran\u00E7aise[1re brigade[10e de ligne 570; 11e de ligne 570; 12e 100; Foot artillery 104 8 guns; "
      "]]");
  const Reading spain = read(
      "Ej\u00E9rcito espa\u00F1ol\n3.\u00AA Brigada: Regimiento de Alba, dos escuadrones de H\u00FAsares de Toro\n");
  EXPECT_EQ(kinds(spain), (std::vector<Kind>{Kind::line_infantry, Kind::light_cavalry})) << told(spain);
}

TEST(CountedAtEnds, BothPartsOfALegionStayTogether) {
  EXPECT_EQ(read("British Army\n1st Brigade: 40th Foot, two battalions and a squadron of the Toro Legion\n")
                .orbat.formations.at(0)
                .formations.at(0)
                .units.size(),
            2U);
}

}  // namespace estafette::readers::counted_at_ends_test
