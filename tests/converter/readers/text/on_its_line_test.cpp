// Commands with their troops behind them on the same line, without a colon.
#include "converter/readers/text/told.hpp"

#include <gtest/gtest.h>

namespace estafette::readers::on_its_line_test {
namespace {

using text_test::asked;
using text_test::french;
using text_test::read;
using text_test::told;

}  // namespace

TEST(OnItsLine, TroopsBehindTheNameOfTheirCommandAreItsUnits) {
  for (const char* line : {"Brigade Kern 8th Line 900, 9th Line 800", "Brigade Kern - 8th Line 900, 9th Line 800",
                           "Brigade Kern, 8th Line 900, 9th Line 800", "Brigade Kern: 8th Line 900, 9th Line 800"})
    EXPECT_EQ(french(std::string("1st Division\n") + line + "\n28th Line 700"),
              "1st Division[28th Line 700; Brigade Kern[8th Line 900; 9th Line 800; ]]")
        << line;
}

TEST(OnItsLine, TheyMayHaveTheirBattalionsInBracketsOrNumbersInCapitals) {
  EXPECT_EQ(french("1st Division\nKern's Brigade 8th Line (2) 9th Line (3)"),
            "1st Division[Kern's Brigade[8th Line 1140; 9th Line 1710; ]]");
  EXPECT_EQ(told(read("Prussia\n1. Brigade Kern IR 3, IR 4 (je 2 Bat.)\n")), "1. Brigade[IR 3 1380; IR 4 1380; ]");
  EXPECT_EQ(told(read("Britain\nBrigade Kern 1/42nd, 1/79th & 1/91st Foot\n")),
            "Brigade Kern[1/42nd Foot 650; 1/79th Foot 650; 1/91st Foot 650; ]");
}

TEST(OnItsLine, TheCommanderBetweenThemIsItsOwn) {
  const Reading reading = read("France\n1st Division\n1st Brigade GdB Kern 8th Line 900, 9th Line 800\n");
  const Formation& brigade = reading.orbat.formations.at(0).formations.at(0);
  EXPECT_EQ(brigade.name, "1st Brigade");
  EXPECT_EQ(brigade.commander, "GdB Kern");
  EXPECT_EQ(brigade.units.size(), 2U);
}

TEST(OnItsLine, ABatteryThatIsNamedAfterItsCommandIsOne) {
  EXPECT_EQ(french("III Corps\n8th Division\n8th Line 900\nIII Corps Horse Battery 1 (6 guns)"),
            "III Corps[8th Division[8th Line 900; III Corps Horse Battery 1 90 6 guns; ]]");
}

TEST(OnItsLine, NumbersThatNobodyCanTellAreNoCommander) {
  EXPECT_EQ(asked(read("Portugal\n1st Division\n1st Brigade: 1st of Lisbon and 16th of Telles\n8th Line 700\n")),
            (std::vector<int>{3}));
}

TEST(OnItsLine, ACompanyHasNotTheShareOfABattalion) {
  EXPECT_EQ(
      told(read("Spain\n1st Division\nLeon (two batts.); Soria (one batt.); one company of sappers. 1,900 men\n")),
      "1st Division[Leon 1200; Soria 600; sappers 100; ]");
}

TEST(OnItsLine, TroopsBehindTheNameOfTheirCommanderAreNoPartOfIt) {
  const Reading reading = read("Britain\n2nd Division\n1st Bde: MG Kern 29th (750), 1/48th (820)\n");
  EXPECT_EQ(told(reading), "2nd Division[1st Bde[29th 750; 1/48th 820; ]]");
  EXPECT_EQ(reading.orbat.formations.at(0).formations.at(0).commander, "MG Kern");
  EXPECT_EQ(asked(reading), std::vector<int>{});
}

TEST(OnItsLine, TroopsInBracketsBehindTheirCommandAreItsUnits) {
  EXPECT_EQ(
      told(read("Italy\nDivisione Rossi\nBrigata Savona (15\u00B0 e 16\u00B0 reggimento)\nBatteria 2 (8 pezzi)\n")),
      "Divisione Rossi[Batteria 2 104 8 guns; Brigata Savona[15\u00B0 reggimento 600; 16\u00B0 reggimento 600; ]]");
  EXPECT_EQ(french("1st Division\n1st Brigade Kern (8th Line 2 bns, 24th Line 3 bns)\n"),
            "1st Division[1st Brigade Kern[8th Line 1140; 24th Line 1710; ]]");
}

TEST(OnItsLine, FiguresAndNamesInBracketsBehindACommandAreNoTroops) {
  EXPECT_EQ(french("1st Division (12 bns, 8 guns)\n1st Brigade (Kern)\n8th Line 900\n"),
            "1st Division[1st Brigade[8th Line 900; ]]");
}

}  // namespace estafette::readers::on_its_line_test
