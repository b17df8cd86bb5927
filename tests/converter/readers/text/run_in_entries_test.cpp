// Entries whose heads are run in, as histories of the American Civil War print them.
#include "converter/readers/text/told.hpp"

#include <gtest/gtest.h>

namespace estafette::readers::run_in_entries_test {
namespace {

using text_test::asked;
using text_test::read;
using text_test::told;

}  // namespace

TEST(RunInEntries, LinesThatThePrinterBrokeAreJoinedAndEachHeadBeginsItsOwn) {
  const Reading reading = read(
      "First Division.\n\nMaj.-Gen'l J. M. Kern.\n\nFIRST BRIGADE.--Brig. Gen'l M. A. Roe, 21st Ill., 38th Ill.,\n"
      "29th Ind., 1st Ky., 90th O. SECOND\nBRIGADE.--Brig. Gen'l W. C. Till, 96th Ill., 115th\nIll., 51st O., 99th O. "
      "ARTILLERY.--5th Ind.\nBattery, 4th U.S. Art., Co. \"H;\" 4th U.S. Art., Co. \"M.\"\n");
  EXPECT_EQ(
      told(reading),
      "First Division.[5th Ind. Battery 120 8 guns; 4th U.S. Art. Co. H 120 8 guns; 4th U.S. Art. Company M 120 8 "
      "guns; FIRST BRIGADE[21st Ill 570; 38th Ill 570; 29th Ind 570; 1st Ky 570; 90th O 570; ]SECOND BRIGADE[96th "
      "Ill 570; 115th Ill 570; 51st O 570; 99th O 570; ]]");
  EXPECT_EQ(reading.orbat.formations.at(0).formations.at(0).commander, "Brig. Gen. M. A. Roe");
  EXPECT_TRUE(asked(reading).empty());
}

TEST(RunInEntries, BlanksThatWereLostAreNoMatter) {
  EXPECT_EQ(told(read("Till's Division.\nKERN'S BRIGADE.--Brig.-Gen'l M.J.Kern: 8th Tenn., 51st Tenn., Barnes' (Tenn.) "
                      "Batt'y.ROE'S BRIGADE.--Col.O.F.Roe: 4th Ga., 1st O.Cav.\n")),
            "Till's Division.[KERN'S BRIGADE[8th Tenn 570; 51st Tenn 570; Barnes' Battery (Tenn.) 120 8 guns; ]ROE'S "
            "BRIGADE[4th Ga 570; 1st O. Cav 520; ]]");
}

TEST(RunInEntries, TheStatesOfABrigadeTellItsSideAndBritishNamesDoNot) {
  const Reading reading = read(
      "1st Brigade: Col. Long: 2d Mich., 4th Ohio\n2d Brigade: Col. Hill: 5th Miss., 8th Tenn.\n3d Brigade: Col. Roe: "
      "1st E. Tenn. Cav., 3d Ind. Cav.\n");
  const auto nation = [&](std::size_t at) { return reading.orbat.formations.at(at).units.at(0).nation; };
  EXPECT_EQ(nation(0), "Union");
  EXPECT_EQ(nation(1), "Confederacy");
  EXPECT_EQ(nation(2), "Union");
}

TEST(RunInEntries, WhoLedAfterTheFirstIsNoted) {
  const Reading reading = read(
      "Union\n1st Division\n1st Brigade: Gen. Kern, Col. A. J. Roe: 11th Ohio, 12th Ohio\nTill's Brigade -- Brigadier "
      "General Till (k), Colonel Moe\n13th Ohio\n");
  const auto& brigades = reading.orbat.formations.at(0).formations;
  EXPECT_EQ(brigades.at(0).commander, "Gen. Kern");
  EXPECT_EQ(brigades.at(0).units.size(), 2U);
  EXPECT_EQ(brigades.at(1).name, "Till's Brigade");
  EXPECT_EQ(brigades.at(1).commander, "Brigadier General Till (k)");
}

TEST(RunInEntries, TheDateOfAPageIsNoRegiment) {
  EXPECT_EQ(told(read("Britain\nSaturday, October 8, 2016\n1st Brigade: Kern\n24th Foot 700\nOct 9 2017\n")),
            "1st Brigade[24th Foot 700; ]");
}

TEST(RunInEntries, LightBatteriesAndTroopsWithTheirStateInBracketsAreUnits) {
  const Reading reading = read(
      "Union\n1st Brigade: Kern\n5th Battery, New York Light: Cpt Roe\nBattery A, 1st Battalion New York Light\nAlba "
      "(New "
      "York) Cavalry: Cpt Moe\nToro (Illinois) Rifles: Cpt Till\n22nd New Jersey\n");
  EXPECT_EQ(
      told(reading),
      "1st Brigade[5th Battery, New York Light 120 8 guns; Battery A, 1st Battalion New York Light 120 8 guns; Alba "
      "Cavalry (New York) 520; Toro Rifles (Illinois) 570; 22nd New Jersey 570; ]");
  EXPECT_TRUE(asked(reading).empty());
}

TEST(RunInEntries, TheTitleOfABrigadeIsNobodyAndNumberedLeadersLeadItOneAfterTheOther) {
  const Reading reading = read(
      "Union\n1st Division: Kern\nSecond Brigade: (Green Brigade)\nBrigadier General Thomas Roe\n28th "
      "Massachusetts\nThird Brigade:\n(1.) Colonel Samuel Till\n(2.) Colonel John Moe\n27th Connecticut\n");
  const auto& brigades = reading.orbat.formations.at(0).formations;
  EXPECT_EQ(brigades.at(0).name, "Second Brigade");
  EXPECT_EQ(brigades.at(0).commander, "Brigadier General Thomas Roe");
  EXPECT_EQ(brigades.at(1).commander, "Colonel Samuel Till");
}

TEST(RunInEntries, AHeadingBehindTheLastEntryOfALineBeginsAnotherDivision) {
  const Reading reading = read(
      "Union\nFIRST BRIGADE.--Col.A.P.Kern: 1st Ohio Cav., 9th Penn.Cav.SECOND BRIGADE.--Col.E.Roe: 2d Ohio\n"
      "Cav., 2d Ind.Cav.SECOND DIVISION CAVALRY.\nBrig-Gen'l Geo.Till.\nFIRST BRIGADE.--Col.R.L.Moe: 3d Ind.Cav., 4th "
      "Mich.Cav.THIRDBRIGADE.--Col.W.R.Lane: 6th Ia.Cav., 11th O.Cav., Capt.Noe's Ohio Batt'y, 12th Pa.Vol.Cav., "
      "Col.W.S.\nPalm.\n");
  ASSERT_EQ(reading.orbat.formations.size(), 3U);
  const Formation& second = reading.orbat.formations.at(2);
  EXPECT_EQ(second.name, "SECOND DIVISION CAVALRY.");
  EXPECT_EQ(second.commander, "Brig-Gen. Geo.Till");
  ASSERT_EQ(second.formations.size(), 2U);
  const Formation& third = second.formations.at(1);
  EXPECT_EQ(third.commander, "Col. W.R. Lane");
  ASSERT_EQ(third.units.size(), 4U);
  EXPECT_EQ(third.units.at(3).commander, "Col. W.S. Palm");  // broken over two lines
}

}  // namespace estafette::readers::run_in_entries_test
