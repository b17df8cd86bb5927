// Orders of battle that a program builds call by call, and rosters of games in XML.
#include "converter/readers/spreadsheet/told_table.hpp"
#include "support/readers.hpp"

#include <gtest/gtest.h>

#include <string>

namespace estafette::readers::built_by_calls_test {
namespace {

using table_test::asked;
using table_test::read;
using table_test::told;

constexpr const char* kDivision =
    "Dale's Division, Dale[Kern's Brigade, Kern[unknown 9th Line 900; unknown 24th Line 850; ]Roe's Brigade, "
    "Roe[unknown "
    "45th Line 700; ]]";

}  // namespace

TEST(BuiltByCalls, WhatIsAddedToACommandStandsBelowIt) {
  const Reading reading = read(
      "using Game.Core;\n\npublic class Left {\n  public static Division Build() {\n    var left = new "
      "Division(\"Dale's Division\", \"Dale\");\n    var kern = left.AddBrigade(\"Kern's Brigade\", \"Kern\");\n    "
      "kern.AddUnit(\"9th Line\", Arm.Line, 1, 900); // first\n    kern.AddUnit(\"24th Line\", Arm.Line, 1, 850);\n    "
      "var roe = left.AddBrigade(\"Roe's Brigade\", \"Roe\");\n    roe.AddUnit(\"45th Line\", Arm.Line, 1, 700);\n    "
      "return left;\n  }\n}\n",
      "Left.cs");
  EXPECT_EQ(told(reading), kDivision);
  EXPECT_NE(reading.orbat.formations.at(0).formations.at(0).units.at(0).note.find("900 has no name"), std::string::npos)
      << "which is said";
}

TEST(BuiltByCalls, CallsWithinCallsStandBelowThem) {
  EXPECT_EQ(told(read("from game import div, bde, reg\n\nLEFT = div(\n    \"Dale's Division\", \"Dale\",\n    "
                      "bde(\"Kern's Brigade\", \"Kern\",\n        reg(\"9th Line\", 2, 900),\n        reg(\"24th "
                      "Line\", 2, 850),\n    ),\n    bde(\"Roe's Brigade\", \"Roe\", reg(\"45th Line\", 1, 700)),\n)\n",
                      "left.py")),
            kDivision);
}

TEST(BuiltByCalls, CallsInARowAddToTheSameCommand) {
  EXPECT_EQ(told(read("Division left = new Division(\"Dale's Division\", \"Dale\");\nleft.add(new Brigade(\"Kern's "
                      "Brigade\", \"Kern\").add(new Unit(\"9th Line\", 900)).add(new Unit(\"24th Line\", "
                      "850)));\nleft.add(new Brigade(\"Roe's Brigade\", \"Roe\").add(new Unit(\"45th Line\", 700)));\n",
                      "Left.java")),
            kDivision);
}

TEST(BuiltByCalls, AFewPiecesOfABatteryAreItsGuns) {
  const Reading reading = read(
      "left = Division('Dale', 'Gen. Dale')\nleft.add_unit('9th Line', 900)\nleft.add_unit('24th Line', "
      "850)\nleft.add_battery('Toro Battery', 6)\n",
      "left.py");
  ASSERT_EQ(reading.orbat.formations.size(), 1U);
  EXPECT_EQ(reading.orbat.formations[0].units.back().guns.value, 6);
}

TEST(BuiltByCalls, WhatAProgramPrintsIsNoUnit) {
  EXPECT_EQ(told(read("left = Division('Dale Division', 'Gen. Dale')\nleft.add_unit('9th Line', "
                      "900)\nleft.add_unit('24th Line', 850)\nleft.add_unit('45th Line', 700)\nprint('9 units')\n",
                      "left.py")),
            "Dale Division, Gen. Dale[unknown 9th Line 900; unknown 24th Line 850; unknown 45th Line 700; ]");
}

TEST(BuiltByCalls, ARowOfADatabaseMayNameItsCommandWithoutAnEnding) {
  EXPECT_EQ(
      told(read("CREATE TABLE formations (id INT, parent INT, title TEXT, leader TEXT);\nCREATE TABLE units (id "
                "INT, formation INT, title TEXT, men INT);\nINSERT INTO formations VALUES (1, NULL, 'Dale''s "
                "Division', 'Dale'), (2, 1, 'Kern''s Brigade', 'Kern'), (3, 1, 'Roe''s Brigade', 'Roe');\nINSERT "
                "INTO units VALUES (11, 2, '9th Line', 900), (12, 2, '24th Line', 850);\nINSERT INTO units VALUES "
                "(13, 3, '45th Line', 700);\n",
                "left.sql")),
      kDivision);
}

TEST(BuiltByCalls, ARosterHasItsEntriesBelowItsForces) {
  EXPECT_EQ(
      told(read("<roster name=\"Left\"><costs><cost name=\"pts\" value=\"412\"/></costs><forces><force name=\"Dale's "
                "Division\"><forces><force name=\"Kern's Brigade: Gen. Kern\"><selections><selection name=\"9th "
                "Line\" number=\"2\"><costs><cost name=\"pts\" value=\"36\"/></costs><categories><category "
                "name=\"Infantry\" primary=\"true\"/></categories></selection><selection name=\"1st Hussars\" "
                "number=\"1\"><categories><category name=\"Cavalry\" "
                "primary=\"true\"/></categories></selection></selections></force></forces></force></forces></roster>",
                "left.xml")),
      "Left[Dale's Division[Kern's Brigade, Gen. Kern[unknown 9th Line 1140; unknown 1st Hussars 520; ]]]");
}

TEST(BuiltByCalls, EachElementOfAListOfBattalionsIsAUnit) {
  EXPECT_EQ(
      told(read("<oob><line name=\"First Line\"><bn n=\"2\" men=\"900\">9th Line</bn><bn n=\"1\" men=\"850\">24th "
                "Line</bn></line><line name=\"Second Line\"><bn n=\"2\" men=\"700\">45th Line</bn></line></oob>",
                "army.xml")),
      "First Line[unknown 9th Line 900; unknown 24th Line 850; ]Second Line[unknown 45th Line 700; ]");
}

TEST(BuiltByCalls, TablesOfTomlMayStandInALineOrGoOnOverSeveral) {
  EXPECT_EQ(told(read("[army]\nname = \"Alba Army\"\n\n[[army.division]]\nname = \"Dale's Division\"\ncommander = "
                      "\"Dale\"\n  [[army.division.brigade]]\n  name = \"Kern's Brigade\"\n  units = [ { name = \"9th "
                      "Line\", strength = 900 }, { name = \"24th Line\", strength = 850 } ]\n  "
                      "[[army.division.brigade]]\n  name = \"Roe's Brigade\"\n  units = [\n    { name = \"45th Line\", "
                      "strength = 700 },\n  ]\n",
                      "army.toml")),
            "Alba Army[Dale's Division, Dale[Kern's Brigade[unknown 9th Line 900; unknown 24th Line 850; ]Roe's "
            "Brigade[unknown 45th Line 700; ]]]");
}

TEST(BuiltByCalls, TuplesOfPythonAreRows) {
  EXPECT_EQ(told(read("army = {\n  \"divisions\": {\n    \"1st Division\": {\"commander\": \"Dale\", \"regiments\": "
                      "{\"9th Line\": 900, \"24th Line\": 850}, \"batteries\": [(\"Toro Battery\", 6), (\"Alba "
                      "Battery\", 6)]},\n  },\n}\n",
                      "army.py"))
                .substr(0, 75),
            "1st Division, Dale[unknown 9th Line 900; unknown 24th Line 850; unknown Tor");
}

TEST(BuiltByCalls, WhatStandsInABlockBehindACallStandsBelowIt) {
  EXPECT_EQ(told(read("val left = division(\"Dale's Division\") {\n    leader = \"Dale\"\n    brigade(\"Kern's "
                      "Brigade\") {\n        leader = \"Kern\"\n        unit(\"9th Line\", men = 900)\n        "
                      "unit(\"24th Line\", men = 850)\n    }\n    brigade(\"Roe's Brigade\") {\n        leader = "
                      "\"Roe\"\n        unit(\"45th Line\", men = 700)\n    }\n}\n",
                      "left.kt")),
            kDivision);
}

TEST(BuiltByCalls, WhatIsToldInBracesIsToldOfTheUnit) {
  EXPECT_EQ(
      told(read("const left = new Division(\"Dale's Division\", \"Dale\");\nleft.add(new Brigade(\"Kern's "
                "Brigade\", \"Kern\")\n  .add(new Unit(\"9th Line\", { men: 900, bns: 2 }))\n  .add(new "
                "Unit(\"24th Line\", { men: 850, bns: 2 })));\nleft.add(new Brigade(\"Roe's Brigade\", \"Roe\")\n "
                " .add(new Unit(\"45th Line\", { men: 700, bns: 1 })));\n",
                "left.js")),
      kDivision);
}

TEST(BuiltByCalls, FiguresOfACommandWithoutANameAreNotItsNumber) {
  EXPECT_EQ(
      told(read("Division left = new Division(\"Dale's Division\", Leader.of(\"Dale\", 6), 7);\nleft.addUnit(new "
                "Infantry(\"9th Line\", 900));\nleft.addUnit(new Infantry(\"24th Line\", 850));\nleft.addUnit(new "
                "Infantry(\"45th Line\", 700));\n",
                "Left.java")),
      "Dale's Division, Dale[unknown 9th Line 900; unknown 24th Line 850; unknown 45th Line 700; ]");
}

}  // namespace estafette::readers::built_by_calls_test
