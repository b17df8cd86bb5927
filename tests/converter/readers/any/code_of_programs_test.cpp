// Orders of battle in the code and the data of programs: what a word makes, tables of Lua, rows without names, lists
// that name each other by numbers, sections in sections.
#include "converter/readers/page/programs/loose_objects.hpp"
#include "converter/readers/spreadsheet/told_table.hpp"
#include "support/readers.hpp"

#include <gtest/gtest.h>

#include <string>

namespace estafette::readers::code_of_programs_test {
namespace {

using table_test::asked;
using table_test::read;
using table_test::told;

constexpr const char* kDivision =
    "Dale's Division, Dale[Kern's Brigade, Kern[France 9th Line 900; France 24th Line 850; ]Roe's Brigade[France 45th "
    "Line 700; ]]";

}  // namespace

TEST(CodeOfPrograms, WhatAWordMakesIsCalledByTheFirstThatItIsGiven) {
  const Reading reading = read(
      "\"\"\"The left wing.\"\"\"\nfrom .core import Unit, Division\n\nFRA = Nation.France\n\nleft = Division(\n"
      "    name=\"Dale's Division\", leader=\"Dale\", nation=FRA,\n    brigades=[\n        Brigade(\"Kern's Brigade\", "
      "leader=\"Kern\", units=[\n            Unit(\"9th Line\", men=900),\n            Unit(\"24th Line\", men=850),  "
      "# "
      "late\n        ]),\n        Brigade(\"Roe's Brigade\", units=[Unit(\"45th Line\", men=700)]),\n    ],\n)\n\nif "
      "__name__ == \"__main__\":\n    print(left.total())\n",
      "left.py");
  EXPECT_EQ(told(reading), kDivision);
}

TEST(CodeOfPrograms, ATableOfLuaIsAListOrAnEntryByWhatStandsInIt) {
  EXPECT_EQ(
      told(read("-- mod\nlocal oob = {}\noob[\"left\"] = {\n  display = \"Dale's Division\", general = \"Dale\", "
                "nation = \"France\",\n  children = {\n    { display = \"Kern's Brigade\", general = \"Kern\", units "
                "= {\n      { display = \"9th Line\", men = 900 },\n      { display = \"24th Line\", men = 850 },\n "
                "   }},\n    { display = \"Roe's Brigade\", units = {\n      { display = \"45th Line\", men = 700 },\n"
                "    }},\n  },\n}\nreturn oob\n",
                "oob.lua")),
      kDivision);
}

TEST(CodeOfPrograms, RowsWithoutNamesHaveTheTitlesBesideThemOrTheirFirstFiguresCountMen) {
  EXPECT_EQ(told(read(R"({"columns":["unit","brigade","men"],"rows":[["9th Line","Kern's Brigade",900],)"
                      R"(["24th Line","Kern's Brigade",850]]})",
                      "army.json")),
            "Kern's Brigade[unknown 9th Line 900; unknown 24th Line 850; ]");
  const Reading bare = read(
      "import { Q } from './q.js';\nexport const OOB = { divisions: [{ name: \"Dale's Division\", "
      "brigades: [{ name: \"Kern's Brigade\", units: [['9th Line', 900, Q.VET], ['24th Line', 850, "
      "Q.RAW]] }] }] };\n",
      "oob.js");
  EXPECT_EQ(told(bare), "Dale's Division[Kern's Brigade[unknown 9th Line 900; unknown 24th Line 850; ]]");
  EXPECT_NE(bare.orbat.formations.at(0).formations.at(0).units.at(0).note.find("900 has no title"), std::string::npos)
      << "which is said";
}

TEST(CodeOfPrograms, ListsThatNameEachOthersNumbersAreOneTree) {
  EXPECT_EQ(
      told(read(R"({"scenario":"Roe Hill","formations":[{"id":1,"parent":null,"name":"Dale's Division",)"
                R"("leader":"Dale","nation":"France"},{"id":2,"parent":1,"name":"Kern's Brigade","leader":"Kern"},)"
                R"({"id":3,"parent":1,"name":"Roe's Brigade"}],"units":[{"formation":2,"name":"9th Line",)"
                R"("men":900},{"formation":3,"name":"45th Line","men":700},{"formation":2,"name":"24th Line",)"
                R"("men":850}]})",
                "battle.json")),
      kDivision);
}

TEST(CodeOfPrograms, SectionsStandWithinThoseTheyAreNamedAfterAndNumberTheirUnits) {
  EXPECT_EQ(
      told(read("; ours\n[General]\nTitle=Roe Hill\n[Army1]\nName=Army of Dale\nCommander=Dale\nNation=France\n"
                "[Army1.Division1]\nName=Left\nCommander=Kern\nUnit1=9th Line,900\nUnit2=24th Line,850\n"
                "[Army1.Division2]\nName=2nd Division\nUnit1=45th Line,700\n",
                "battle.ini")),
      "Army of Dale, Dale[Left division, Kern[France 9th Line 900; France 24th Line 850; ]2nd Division[France 45th "
      "Line 700; ]]");
}

TEST(CodeOfPrograms, ALeaderInXmlLeadsWhatHeStandsInAndAnArmyMayBeCalledByItsSide) {
  const Reading reading = read(
      "<Scenario name=\"Roe Hill\"><Army side=\"French\"><Leader name=\"Toro\" rank=\"Marshal\" range=\"6\"/><Division "
      "name=\"Dale's Division\"><Leader name=\"Dale\"/><Brigade name=\"Kern's Brigade\"><Unit name=\"9th Line\" "
      "men=\"900\"/><Unit name=\"24th Line\" men=\"850\"/></Brigade><Battery name=\"Divisional foot\" guns=\"8\"/>"
      "</Division></Army></Scenario>",
      "battle.xml");
  EXPECT_EQ(
      told(reading),
      "French, Marshal Toro[Dale's Division, Dale[France Divisional foot 104; Kern's Brigade[France 9th Line 900; "
      "France 24th Line 850; ]]]");
}

TEST(CodeOfPrograms, TablesOfTomlStandInThoseTheyAreNamedAfter) {
  EXPECT_EQ(
      told(read("title = \"Roe Hill\"  # ours\n\n[[division]]\nname = \"Dale's Division\"\nleader = 'Dale'\nnation "
                "= \"France\"\n\n  [[division.brigade]]\n  name = \"Kern's Brigade\"\n  leader = \"Kern\"\n  "
                "[[division.brigade.unit]]\n  name = \"9th Line\"\n  men = 900\n  [[division.brigade.unit]]\n  "
                "name = \"24th Line\"\n  men = 850\n  [[division.brigade]]\n  name = \"Roe's Brigade\"\n  "
                "[[division.brigade.unit]]\n  name = \"45th Line\"\n  men = 700\n",
                "battle.toml")),
      kDivision);
}

TEST(CodeOfPrograms, NamesMayBeKeysOfTheirStrengths) {
  EXPECT_EQ(told(read(R"({"divisions":[{"name":"1st Division","nation":"France","units":{"9th Line":900,"24th Line":)"
                      R"(850}},{"name":"2nd Division","nation":"France","units":{"45th Line":700,"46th Line":710}}]})",
                      "army.json")),
            "1st Division[France 9th Line 900; France 24th Line 850; ]2nd Division[France 45th Line 700; France 46th "
            "Line 710; ]");
  EXPECT_EQ(
      told(read("divisions:\n  1st Division:\n    commander: Dale\n    nation: France\n    units:\n      - 9th "
                "Line: 900\n      - 24th Line: 850\n  2nd Division:\n    nation: France\n    units:\n      - 45th "
                "Line: 700\n",
                "army.yaml")),
      "1st Division, Dale[France 9th Line 900; France 24th Line 850; ]2nd Division[France 45th Line 700; ]");
}

TEST(CodeOfPrograms, SidesThatListTheirTroopsByArmKeepThem) {
  EXPECT_EQ(
      told(read(R"({"oob":{"french":{"leader":"Kern","units":{"inf":[{"n":"9th Line","s":900}],"cav":[{"n":)"
                R"("2nd Hussars","s":400}]}},"austrian":{"leader":"Roe","units":{"inf":[{"n":"IR 12","s":1900}]}}}})",
                "battle.json")),
      "french, Kern[french troops[France 9th Line 900; France 2nd Hussars 400; ]]austrian, Roe[austrian "
      "troops[Austria IR 12 1900; ]]");
}

}  // namespace estafette::readers::code_of_programs_test
