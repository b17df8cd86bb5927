// Orders of battle as programs keep them: JSON, lists in their code, XML, and scripts for databases.
#include "converter/readers/any/read_any.hpp"
#include "converter/readers/page/programs/inserted_rows.hpp"
#include "converter/readers/page/programs/loose_objects.hpp"
#include "converter/readers/spreadsheet/told_table.hpp"
#include "support/readers.hpp"
#include "support/refusal.hpp"

#include <gtest/gtest.h>

#include <optional>
#include <string>

namespace estafette::readers::programs_test {
namespace {

using table_test::asked;
using table_test::read;
using table_test::told;

constexpr const char* kBrigades =
    "II Corps, Maj. Gen. Dale[1st Division[Kern's Brigade, Roe[France 9th Line 900; France 24th Line 850; ]"
    "Till's Brigade[France 45th Line 700; ]]]";

}  // namespace

TEST(Programs, ATreeOfChildrenKeepsItsCommandsAndWhoLeadsEach) {
  EXPECT_EQ(told(read(R"({"name":"II Corps","nation":"France","commander":"Maj. Gen. Dale","children":[{"name":)"
                      R"("1st Division","children":[{"name":"Kern's Brigade","commander":"Roe","units":[)"
                      R"({"name":"9th Line","strength":900},{"name":"24th Line","strength":850}]},)"
                      R"({"name":"Till's Brigade","units":[{"name":"45th Line","strength":700}]}]}]})",
                      "army.json")),
            kBrigades);
}

TEST(Programs, AListMayBeCalledByItsRankInSuchATreeAndACommanderMayHaveARank) {
  EXPECT_EQ(told(read(R"({"corps":[{"name":"The Second","nation":"France","subunits":[{"name":"1st Division",)"
                      R"("commander":{"name":"Roe","rank":"Brig. Gen."},"units":["9th Line","24th Line"]}]}]})",
                      "army.json")),
            "The Second[1st Division, Brig. Gen. Roe[France 9th Line 570; France 24th Line 570; ]]");
}

TEST(Programs, SidesAreNoCommandsAndNoTroops) {
  const Reading reading = read(
      R"({"sides":[{"name":"French","formations":[{"name":"Roe's Brigade","units":[{"name":"9th Line","men":900}]}]},)"
      R"({"name":"Austrian","formations":[{"name":"Kern's Brigade","units":[{"name":"IR 12","men":1900}]}]}]})",
      "battle.json");
  EXPECT_EQ(told(reading), "Roe's Brigade[France 9th Line 900; ]Kern's Brigade[Austria IR 12 1900; ]");
}

TEST(Programs, WhatOneObjectCallsAnotherIsFoundByItsId) {
  EXPECT_EQ(told(read(R"({"divisions":[{"id":"d1","name":"1st Division","leader":"Dale","nation":"France"},)"
                      R"({"id":"d2","name":"2nd Division","leader":"Till","nation":"France"}],"brigades":[)"
                      R"({"id":"b1","div":"d1","name":"Roe's Brigade","nation":"France","regs":[)"
                      R"({"name":"9th Line","men":900}]},{"id":"b2","div":"d2","name":"Kern's Brigade",)"
                      R"("nation":"France","regs":[{"name":"24th Line","men":850}]}]})",
                      "army.json")),
            "1st Division, Dale[Roe's Brigade[France 9th Line 900; ]]2nd Division, Till[Kern's Brigade[France 24th "
            "Line 850; ]]");
}

TEST(Programs, AListInTheirCodeIsRead) {
  EXPECT_EQ(told(read("// ours\nexport const units: Unit[] = [\n  { name: '9th Line', nation: 'France', men: 900, "
                      "brigade: \"Roe's Brigade\", },\n  { name: `24th Line`, nation: 'France', men: 850, brigade: "
                      "'Roe\\'s Brigade' }, /* late */\n];\n",
                      "units.js")),
            "Roe's Brigade[France 9th Line 900; France 24th Line 850; ]");
}

TEST(Programs, CodeThatDoesMoreStaysAsItIs) {
  for (const char* text : {"const units = load({ name: '9th Line' });", "const a = [{ men: 9 * 100 }];",
                           "if (a) { b = [1]; }", "{ 9th Line } and [24th Line]", "const a = [{ name: '9th Line' ];"})
    EXPECT_EQ(json_of_code(text), text);
  EXPECT_EQ(json_of_code("a = {x: 1}\nb = {y: None}"), R"({"a":{"x":1},"b":{"y":null}})");
  EXPECT_EQ(json_of_code(std::string(500, '[') + "{" + std::string(500, ']') + "}"),
            std::string(500, '[') + "{" + std::string(500, ']') + "}");
}

TEST(Programs, XmlTellsCommandsByTheirTagsOrByNesting) {
  EXPECT_EQ(told(read("<?xml version=\"1.0\"?>\n<corps name=\"II Corps\" nation=\"France\" commander=\"Maj. Gen. "
                      "Dale\"><division name=\"1st Division\"><brigade name=\"Kern's Brigade\" "
                      "commander=\"Roe\"><regiment name=\"9th Line\" strength=\"900\"/><regiment name=\"24th Line\" "
                      "strength=\"850\"/></brigade><brigade name=\"Till's Brigade\"><regiment name=\"45th Line\" "
                      "strength=\"700\"/></brigade></division></corps>",
                      "army.xml")),
            kBrigades);
  EXPECT_EQ(
      told(read("<oob nation=\"France\"><unit><name>II Corps</name><leader>Maj. Gen. Dale</leader><unit><name>1st "
                "Division</name><unit><name>Kern's Brigade</name><leader>Roe</leader><unit><name>9th "
                "Line</name><men>900</men></unit><unit><name>24th Line</name><men>850</men></unit></unit>"
                "<unit><name>Till's Brigade</name><unit><name>45th Line</name><men>700</men></unit></unit></unit>"
                "</unit></oob>",
                "army.xml")),
      kBrigades);
}

TEST(Programs, APieceOfXmlHasAllItsCommandsAndAttributesOfAFormAreNoNames) {
  EXPECT_EQ(
      told(read("<Brigade><Name type=\"Text\">Kern's Brigade</Name><Commander rank=\"General\">Roe</Commander>"
                "<Battalion><Name>9th Line, 2 battalions</Name><Strength type=\"Number\" init=\"6\">900</Strength>"
                "</Battalion></Brigade>\n<Brigade><Name>Till's Brigade</Name><Battalion><Name>45th Line</Name>"
                "<Strength>700</Strength></Battalion></Brigade>",
                "piece.xml")),
      "Kern's Brigade, General Roe[unknown 9th Line 900; ]Till's Brigade[unknown 45th Line 700; ]");
}

TEST(Programs, ASentenceWithManyCommasAboveAListIsNoTitlesOfADatabase) {
  const std::string list = "Kern: 3 Foot Battalions\nDale: 2 Foot Battalions\nRoe: 2 Foot Battalions\n";
  for (const std::string first :
       {"Our men, so, the name, guns, few, more (all here).\n", "Name,Men,Guns,Corps,Division,Note\n"})
    EXPECT_EQ(read_any(first + list, "page.txt", std::nullopt, test::reader_data()).format, Format::text) << first;
}

TEST(Programs, OurOwnFilesAreNoOrdersOfBattleOfOthers) {
  const std::string troops =
      "<corps name=\"II Corps\"><regiment name=\"9th Line\"/><regiment name=\"24th Line\"/></corps>";
  const ReaderData& data = test::reader_data();
  for (const std::string root : {"orbat", "campaign", "reinforcements"}) {
    const std::string ours = "<?xml version=\"1.0\"?>\n<" + root + ">" + troops + "</" + root + ">\n";
    EXPECT_EQ(as_read(ours, std::nullopt, data), ours);
  }
  EXPECT_NE(as_read("<army>" + troops + "</army>", std::nullopt, data), "<army>" + troops + "</army>");
}

TEST(Programs, XmlWithoutCommandsAndTroopsIsRefusedAsBefore) {
  EXPECT_NE(test::refusal([] {
              (void)read("<shop><item name=\"a\"/><item name=\"b\"/></shop>", "shop.xml");
            }).find("expected <orbat>"),
            std::string::npos);
}

TEST(Programs, RowsPutIntoADatabaseAreATable) {
  EXPECT_EQ(table_of_inserts("-- ours\nCREATE TABLE `units` (\n `id` int(11) NOT NULL,\n `name` varchar(40),\n `men` "
                             "decimal(6,0),\n PRIMARY KEY (`id`)\n);\nINSERT INTO `units` VALUES (1,'Roe''s Own',900),"
                             "(2,'9th Line',NULL);\nINSERT INTO units VALUES (3, \"24th \\\"Line\\\"\", 850);\n",
                             test::reader_data().titles),
            "id,name,men\n1,Roe's Own,900\n2,9th Line,\n3,\"24th \"\"Line\"\"\",850\n");
  EXPECT_EQ(told(read("INSERT INTO units (name, nation, men, brigade) VALUES\n('9th Line', 'France', 900, 'Roe''s "
                      "Brigade'),\n('24th Line', 'France', 850, 'Roe''s Brigade');\n",
                      "units.sql")),
            "Roe's Brigade[France 9th Line 900; France 24th Line 850; ]");
}

TEST(Programs, AScriptWithSeveralTablesStaysAsItIs) {
  for (const char* text : {"INSERT INTO a (name) VALUES ('9th');\nINSERT INTO b (name) VALUES ('24th');\n",
                           "INSERT INTO a (name) VALUES (lower('9th'));", "INSERT INTO a VALUES ('9th');",
                           "INSERT INTO a (name, men) VALUES ('9th');", "We insert into the line the 9th."})
    EXPECT_EQ(table_of_inserts(text, test::reader_data().titles), text);
}

TEST(Programs, TablesThatNameEachOthersRowsAreOneOrderOfBattle) {
  const std::string units =
      "INSERT INTO units VALUES (1,'9th Line',11,900,2),(2,'24th Line',11,850,2),(3,'45th Line',12,700,2);\n";
  const std::string nations = "INSERT INTO nations (id, name) VALUES (1,'Prussia'),(2,'France');\n";
  EXPECT_EQ(told(read("CREATE TABLE corps (id int, name varchar(40), leader varchar(40));\nINSERT INTO corps VALUES "
                      "(1,'II Corps','Maj. Gen. Dale');\nCREATE TABLE brigades (id int, name varchar(40), leader "
                      "varchar(40), corps_id int);\nINSERT INTO brigades VALUES (11,'Kern''s Brigade','Roe',1),(12,"
                      "'Till''s Brigade',NULL,1);\nCREATE TABLE units (id int, name varchar(40), brigade_id int, men "
                      "int, nation_id int);\n" +
                          units + nations,
                      "army.sql")),
            "II Corps, Maj. Gen. Dale[Kern's Brigade, Roe[France 9th Line 900; France 24th Line 850; ]Till's "
            "Brigade[France 45th Line 700; ]]");
}

TEST(Programs, NumbersOfRowsAreNoMenWhereNoTitleSaysWhatTheyAre) {
  EXPECT_EQ(told(read("1301\t101\tRoe's Brigade\t9th Line\tFrance\t900\n1302\t101\tRoe's Brigade\t24th "
                      "Line\tFrance\t850\n1305\t101\tDale's Brigade\t45th Line\tFrance\t700\n1304\t101\tDale's "
                      "Brigade\t61st Line\tFrance\t650\n",
                      "units.tsv")),
            "Roe's Brigade[France 9th Line 900; France 24th Line 850; ]Dale's Brigade[France 45th Line 700; France "
            "61st Line 650; ]");
}

TEST(Programs, ACommandOfTheTypeHqIsLedByNobodyCalledSo) {
  EXPECT_EQ(told(read("Unit,Men,Type,Nation\n1st Division,,HQ,\n9th Line,900,line infantry,France\n24th "
                      "Line,850,line infantry,France\n",
                      "list.csv")),
            "1st Division[France 9th Line 900; France 24th Line 850; ]");
}

TEST(Programs, WhoWasEnrolledInAWarDidNotFightInOneBattle) {
  EXPECT_EQ(told(read("regiment,division,enrolled,killed,nation\n2nd Ohio,Roe's Division,1203,238,Union\n7th "
                      "Ohio,Roe's Division,1630,281,Union\n",
                      "losses.csv")),
            "Roe's Division[Union 2nd Ohio 570; Union 7th Ohio 570; ]");
}

}  // namespace estafette::readers::programs_test
