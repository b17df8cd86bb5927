// What a list tells of each of several: men of each regiment, of each battalion, guns of each battery, in the words of
// several languages.
#include "converter/readers/text/told.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace estafette::readers::each_of_several_test {
namespace {

using text_test::asked;
using text_test::french;
using text_test::read;
using text_test::told;
using text_test::unit_of;

/// What is read of a line of a division of Spaniards.
std::string spanish(const std::string& line) {
  return told(read("Spain\n1st Division\n" + line + "\n"));
}

}  // namespace

TEST(EachOfSeveral, MenOfEachRegimentAreItsOwn) {
  const std::string expected = "1st Division[IR Alba 1100; IR Toro 1100; IR Dale 1100; ]";
  for (const char* line :
       {"IR Alba, IR Toro, IR Dale (2 bns, 1100 men each)", "IR Alba, IR Toro, IR Dale (2 bns each, 1100 men per rgt)",
        "IR Alba, IR Toro, IR Dale, 2 bns each, 1100 men each", "IR Alba, IR Toro, IR Dale: 2 bns each, 1100 each"})
    EXPECT_EQ(spanish(line), expected) << line;
  EXPECT_EQ(spanish("4th and 5th Line (2 bns, 1100 men each)"), "1st Division[4th Line 1100; 5th Line 1100; ]");
  EXPECT_EQ(spanish("IR Alba and IR Toro (2 bns each, 1100 men each)"), "1st Division[IR Alba 1100; IR Toro 1100; ]");
}

TEST(EachOfSeveral, MenOfEachBattalionAreThoseOfAsManyAsARegimentHas) {
  EXPECT_EQ(spanish("IR Alba and IR Toro, two bns each, 650 per bn"), "1st Division[IR Alba 1300; IR Toro 1300; ]");
  EXPECT_EQ(spanish("4th, 5th and 6th Line, 2 bns each, 650 per bn"),
            "1st Division[4th Line 1300; 5th Line 1300; 6th Line 1300; ]");
  EXPECT_EQ(spanish("Regiment Alba (2 bns, 500 per bn)"), "1st Division[Regiment Alba 1000; ]");
}

TEST(EachOfSeveral, MenOfEachThatMayBeOfEitherAreGuessed) {
  const Reading reading = read("Spain\n1st Division\n7th, 8th, 9th Line (2 bns each, 500 each)\n");
  EXPECT_EQ(unit_of(reading).men.value, 1000);
  EXPECT_NE(unit_of(reading, 2).note.find("500 men read as those of each part"), std::string::npos);
}

TEST(EachOfSeveral, MenOfAllStayThoseOfAll) {
  EXPECT_EQ(spanish("4th and 5th Line (2 bns each) 2,400 men"), "1st Division[4th Line 1200; 5th Line 1200; ]");
}

TEST(EachOfSeveral, AFigureBehindAWordForEachIsThatOfEach) {
  EXPECT_EQ(spanish("Regiment Alba 2 bns of 500"), "1st Division[Regiment Alba 1000; ]");
  EXPECT_EQ(spanish("Regiment Alba 2 bns @ 500"), "1st Division[Regiment Alba 1000; ]");
  EXPECT_EQ(french("Division Kern\n3 bat. de ligne \u00E0 500 hommes\n"), "Division Kern[ligne 1500; ]");
  EXPECT_EQ(french("Division Kern\n2 bat. l\u00E9gers, 500 h. par bat.\n"), "Division Kern[l\u00E9gers 1000; ]");
  EXPECT_EQ(told(read("Napoli\nDivisione Kern\n1\u00B0 Rgt Linea (2 btg da 500)\n")),
            "Divisione Kern[1\u00B0 Rgt Linea 1000; ]");
  EXPECT_EQ(told(read("Polska\nDywizja Kern\n2 szwadrony u\u0142an\u00F3w po 120\n")),
            "Dywizja Kern[u\u0142an\u00F3w 240; ]");
  EXPECT_EQ(told(read("Espa\u00F1a\nDivisi\u00F3n Kern\n2 esc. de dragones, 120 c/u\n")),
            "Divisi\u00F3n Kern[dragones 240; ]");
}

TEST(EachOfSeveral, GermanPartsAndMenOfEach) {
  EXPECT_EQ(told(read("Preu\u00DFen\nDiv. X: 33., 48., 108. Linie je 2 Btl. - 7000\n")),
            "Div. X[33. Linie 2334; 48. Linie 2333; 108. Linie 2333; ]");
  EXPECT_EQ(told(read("Preu\u00DFen\nBrigade Kern\nIR Alba 2 Btl., je Btl. 500\nIR Toro 2 Btl., 500 pro Btl.\n")),
            "Brigade Kern[IR Alba 1000; IR Toro 1000; ]");
  const Reading jaegers = read("Preu\u00DFen\nBrigade Kern\n2 J\u00E4gerbtl. je 500 Mann\n");
  EXPECT_EQ(unit_of(jaegers).men.value, 1000) << told(jaegers);
  EXPECT_EQ(unit_of(jaegers).subunits, 2);
}

TEST(EachOfSeveral, GunsOfEachBattery) {
  for (const char* line : {"2 foot batteries of 6 guns", "2 foot batteries, 6 guns each",
                           "2 batterie d'artiglieria da 6 cannoni", "2 baterie artylerii po 6 dzia\u0142"}) {
    const Reading reading = read("Spain\n1st Division\nRegiment Alba 900\n" + std::string(line) + "\n");
    EXPECT_EQ(unit_of(reading, 1).guns.value, 6) << line << ' ' << told(reading);
    EXPECT_EQ(unit_of(reading, 2).guns.value, 6) << line;
  }
}

TEST(EachOfSeveral, AFigureBehindNumberedBatteriesIsThatOfTheirGuns) {
  const Reading reading = read("Prussia\n1st Brigade\nIR 1 700\nHorse Batteries Nr. 5 and 6 (16)\n");
  EXPECT_EQ(unit_of(reading, 1).guns.value, 8);
  EXPECT_EQ(unit_of(reading, 2).guns.value, 8);
  EXPECT_TRUE(asked(reading).empty());
}

TEST(EachOfSeveral, GunsOfEachBehindWhatCannotBeToldApartAreAskedAbout) {
  EXPECT_EQ(asked(read("Union\n1st Division\n8th Ohio 900\nLt. Batt. 33 & 34, 12 guns each\n")), (std::vector{4}));
}

}  // namespace estafette::readers::each_of_several_test
