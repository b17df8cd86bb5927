// Sentences of histories and newspapers that count: the men of each regiment, or the battalions of each command.
#include "converter/readers/text/told.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace estafette::readers::counts_in_sentences_test {
namespace {

using text_test::asked;
using text_test::read;
using text_test::told;
using text_test::told_of;
using text_test::unit_of;

}  // namespace

TEST(CountsInSentences, TheMenOfEachRegimentAreToldOneBehindTheOther) {
  const std::string three = "British Army[British Army troops[6th Foot 574; Light Dragoons 177; Hussars 123; ]]";
  for (const std::string sentence : {"The 6th Foot had 574 men; the Light Dragoons, 177; the Hussars, 123.",
                                     "The 6th Foot had 574 men, the Light Dragoons 177 men and the Hussars 123.",
                                     "The 6th Foot mustered 574 men; the Light Dragoons, 177 and the Hussars, 123."}) {
    EXPECT_EQ(told_of("British Army", sentence), three) << sentence;
    EXPECT_EQ(asked(read("British Army\n\n" + sentence + "\n")), std::vector<int>{}) << sentence;
  }
  EXPECT_EQ(told_of("Arm\u00E9e fran\u00E7aise",
                    "Le 6e de ligne avait 574 hommes ; les dragons l\u00E9gers, 177 ; les hussards, 123."),
            "Arm\u00E9e fran\u00E7aise[Arm\u00E9e fran\u00E7aise troops[6e de ligne 574; dragons l\u00E9gers 177; "
            "hussards 123; ]]");
  EXPECT_EQ(
      told_of("Preussische Armee", "Das 6. Regiment z\u00E4hlte 574 Mann, die leichten Dragoner 177, die Husaren 123."),
      "Preussische Armee[Preussische Armee troops[6. Regiment 574; leichten Dragoner 177; Husaren 123; ]]");
}

TEST(CountsInSentences, WhoLedEachIsToldInItsBracketAndACorpsOfASortIsARegiment) {
  const Reading reading = read(
      "Ej\u00E9rcito espa\u00F1ol\n\nel Cuerpo de Cazadores (cuyo jefe era Carlos Roe), ten\u00EDa 227 hombres; el "
      "Escuadr\u00F3n de "
      "H\u00FAsares (jefe, Jos\u00E9 Kern), 123; el Regimiento de Infanter\u00EDa n\u00FAmero 6 (jefe, Juan Vela), "
      "ten\u00EDa 574 y los "
      "Dragones Ligeros (jefe, Diego Toro), 177. O sea un total de 1.101 hombres.\n");
  EXPECT_EQ(told(reading),
            "Ej\u00E9rcito espa\u00F1ol[Ej\u00E9rcito espa\u00F1ol troops[Cuerpo de Cazadores 227; Escuadr\u00F3n de "
            "H\u00FAsares 123; "
            "Regimiento de Infanter\u00EDa n\u00FAmero 6 574; Dragones Ligeros 177; ]]");
  const std::vector<Unit>& units = reading.orbat.formations.at(0).formations.at(0).units;
  EXPECT_EQ(units.at(0).commander, "Carlos Roe");
  EXPECT_EQ(units.at(3).commander, "Diego Toro");
  EXPECT_EQ(units.at(3).kind, Kind::light_cavalry);
  EXPECT_EQ(asked(reading), std::vector<int>{});
}

TEST(CountsInSentences, ACorpsOfASortWithAFewHundredMenIsNoArmyCorps) {
  for (const std::string corps : {"Corps of Rifles, 227 men", "Cuerpo de Cazadores, 227 hombres",
                                  "Corps de chasseurs, 227 hommes", "Husaren-Korps, 227 Mann"}) {
    const Reading reading = read("France\nDivision Kern\n" + corps + "\n6th Line, 574 men\n");
    EXPECT_EQ(reading.orbat.formations.at(0).units.size(), 2U) << told(reading);
    EXPECT_EQ(asked(reading), std::vector<int>{}) << corps;
  }
  const Reading real = read("Russia\nGrenadier Corps: Kern - 9,270 men\n1st Division\n6th Grenadiers, 574 men\n");
  EXPECT_EQ(real.orbat.formations.at(0).level, Level::corps);
}

TEST(CountsInSentences, LossesAndDaysAreNoStrengths) {
  for (const std::string sentence : {"The 6th Foot had 574 men killed; the Light Dragoons, 177.",
                                     "On 4 June the 6th Foot had 574 men; the Light Dragoons, 177.",
                                     "The town had 574 men, the village 480 men and the farm 177."}) {
    const Reading reading = read("British Army\n\n24th Foot, 600 men\n\n" + sentence + "\n");
    EXPECT_EQ(told(reading), "British Army[British Army troops[24th Foot 600; ]]") << sentence;
    EXPECT_FALSE(asked(reading).empty()) << sentence;
  }
}

TEST(CountsInSentences, CommandsOfWhichOnlyTheCountsAreToldKeepTheirOwnMenAndGuns) {
  const auto brigades = [](const std::string& nation, const std::string& sentence) {
    const Reading reading = read(nation + "\n\n" + sentence + "\n");
    EXPECT_EQ(asked(reading), std::vector<int>{}) << sentence;
    const std::vector<Formation>& commands = reading.orbat.formations.at(0).formations;
    std::string all;
    for (const Formation& command : commands) {
      all += command.commander + ":";
      for (const Unit& unit : command.units)
        all += unit.guns.value > 0 ? " " + std::to_string(unit.guns.value) + " guns"
                                   : " " + std::to_string(unit.men.value);
      all += "; ";
    }
    return all;
  };
  EXPECT_EQ(brigades("Russian Army",
                     "The right brigade, under General Roe, consisted of 3 battalions and 1 battery, numbering "
                     "1,833 men with 6 guns; the left brigade, under General Kern, of 4 battalions and 1 "
                     "battery, in all 2,100 men with 8 guns."),
            "General Roe: 6 guns 1833; General Kern: 8 guns 2100; ");
  EXPECT_EQ(brigades("Arm\u00E9e russe",
                     "La brigade de droite, sous le g\u00E9n\u00E9ral Roe, se composait de 3 bataillons et 1 batterie, "
                     "soit 1,833 hommes et 6 pi\u00E8ces ; la brigade de gauche, sous le g\u00E9n\u00E9ral Kern, de 4 "
                     "bataillons et 1 batterie, soit 2,100 hommes et 8 pi\u00E8ces."),
            "g\u00E9n\u00E9ral Roe: 6 guns 1833; g\u00E9n\u00E9ral Kern: 8 guns 2100; ");
  EXPECT_EQ(brigades("Russische Armee",
                     "Die rechte Brigade unter General Roe bestand aus 3 Bataillonen und 1 Batterie, zusammen "
                     "1833 Mann mit 6 Gesch\u00FCtzen; die linke Brigade unter General Kern aus 4 Bataillonen und "
                     "1 Batterie, zusammen 2100 Mann mit 8 Gesch\u00FCtzen."),
            "General Roe: 6 guns 1833; General Kern: 8 guns 2100; ");
  EXPECT_EQ(brigades("\u0420\u0443\u0441\u0441\u043A\u0430\u044F \u0430\u0440\u043C\u0438\u044F",
                     "\u041F\u0440\u0430\u0432\u0430\u044F \u043A\u043E\u043B\u043E\u043D\u043D\u0430, "
                     "\u043F\u043E\u0434 \u043D\u0430\u0447\u0430\u043B\u044C\u0441\u0442\u0432\u043E\u043C "
                     "\u0433\u0435\u043D\u0435\u0440\u0430\u043B\u0430 \u0420\u043E\u044D, "
                     "\u0441\u043E\u0441\u0442\u043E\u044F\u043B\u0430 \u0438\u0437 3-\u0445 "
                     "\u0431\u0430\u0442\u0430\u043B\u044C\u043E\u043D\u043E\u0432 \u0438 1 "
                     "\u0431\u0430\u0442\u0430\u0440\u0435\u0438, \u0432 "
                     "\u0447\u0438\u0441\u043B\u0435 1,833 \u0447\u0435\u043B\u043E\u0432\u0435\u043A \u0441 "
                     "6-\u0442\u0438 \u043E\u0440\u0443\u0434\u0438\u044F\u043C\u0438."),
            "\u0433\u0435\u043D\u0435\u0440\u0430\u043B\u0430 \u0420\u043E\u044D: 6 guns 1833; ");
}

}  // namespace estafette::readers::counts_in_sentences_test
