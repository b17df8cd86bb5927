// Rows for a staff, and for an arm that a table calls a battalion: neither is a unit.
#include "converter/readers/spreadsheet/told_table.hpp"

#include <gtest/gtest.h>

namespace estafette::readers::staff_rows_test {

using table_test::asked;
using table_test::read;
using table_test::told;

TEST(StaffRows, AStaffIsNoUnitAndItsGeneralLeadsTheCommand) {
  EXPECT_EQ(
      told(read("Korps;Brigade;Einheit;Bestand;Bemerkung\n1. Korps;;Korpsstab;;GdK Graf Kern\n1. Korps;Brigade GM "
                "Roe;IR 10 Alba;900;\n1. Korps;Brigade GM Roe;IR 42 Toro;850;\n")),
      "1. Korps, GdK Graf Kern[Brigade Roe, GM Roe[unknown IR 10 Alba 900; unknown IR 42 Toro 850; ]]");
  EXPECT_EQ(told(read("Level,Name,Commander,Men\nDivision,1st Division,,\nUnit,Division HQ,Gen. "
                      "Dale,\nBrigade,Kern's Brigade,Kern,\nUnit,9th Line,,900\nUnit,24th Line,,850\n")),
            "1st Division, Gen. Dale[Kern's Brigade, Kern[unknown 9th Line 900; unknown 24th Line 850; ]]");
}

TEST(StaffRows, AHeadquartersThatHoldsOnlyAGeneralNamesTheLeader) {
  EXPECT_EQ(told(read("<oob><army name=\"Alba Army\"><hq><general rank=\"Gen.\" name=\"Kern\"/></hq><line name=\"First "
                      "Line\"><hq><general rank=\"Gen.\" name=\"Dale\"/></hq><bn men=\"900\">9th Line</bn><bn "
                      "men=\"850\">24th Line</bn></line></army></oob>",
                      "army.xml")),
            "Alba Army, Gen. Kern[First Line, Gen. Dale[unknown 9th Line 900; unknown 24th Line 850; ]]");
}

TEST(StaffRows, ALeaderAmongTheUnitsLeadsTheCommandOfHisRow) {
  EXPECT_EQ(told(read("Wing,Corps,Division,Brigade,Unit,Men\nRight Wing,,,,MG Kern,\n,II Corps,,,MG Dale,\n,,1st "
                      "Division,,BG Toro,\n,,,1st Brigade,BG Roe,\n,,,,9th Line,900\n,,,,24th Line,850\n")),
            "Right Wing, MG Kern[II Corps, MG Dale[1st Division, BG Toro[1st Brigade, BG Roe[unknown 9th Line 900; "
            "unknown 24th Line 850; ]]]]");
}

TEST(StaffRows, AMarkForTheSameAsAboveDoesNotEndATable) {
  EXPECT_EQ(told(read("Unit\tCommander\tMen\n1st Division\tGen. Kern\t\n9th Line\tCol. Roe\t900\n24th "
                      "Line\t\"\t850\n",
                      "table.txt")),
            "1st Division, Gen. Kern[unknown 9th Line 900; unknown 24th Line 850; ]");
}

TEST(StaffRows, ATickInAColumnOfHeadquartersLeadsNobody) {
  EXPECT_EQ(told(read("Unit;Type;Men;HQ\n1st Brigade;HQ;;x\n9th Line;LN;900;\n24th Line;LN;850;\n")),
            "1st Brigade[unknown 9th Line 900; unknown 24th Line 850; ]");
}

TEST(StaffRows, AStaffThatIsCountedIsAUnit) {
  EXPECT_NE(told(read("Division,Unit,Kind,Men\n1st Division,Division HQ,staff,45\n1st Division,9th Line,line "
                      "infantry,900\n1st Division,24th Line,line infantry,850\n"))
                .find("45"),
            std::string::npos);
}

TEST(StaffRows, AnArmWithTroopsBelowItIsNoBattery) {
  EXPECT_EQ(
      told(read(R"({"armies":[{"label":"Alba Army","children":[{"label":"First Brigade","echelon":"bde","children":)"
                R"([{"label":"9th Line","men":900},{"label":"24th Line","men":850}]},{"label":"Artillery",)"
                R"("echelon":"bn","leader":{"rank":"Maj.","name":"Dale"},"children":[{"label":"Roe's Company",)"
                R"("arm":"ART","men":89,"guns":4},{"label":"Kern's Company","arm":"ART","men":96,"guns":3}]}]}]})",
                "army.json")),
      "Alba Army[First Brigade[unknown 9th Line 900; unknown 24th Line 850; ]Artillery, Maj. Dale[unknown Roe's "
      "Company 89; unknown Kern's Company 96; ]]");
}

}  // namespace estafette::readers::staff_rows_test
