// Orders of battle in the files of settings that games have, in YAML, and in JSON whose lists have keys.
#include "converter/readers/any/read_any.hpp"
#include "converter/readers/page/programs/ini_sections.hpp"
#include "converter/readers/page/programs/yaml_tree.hpp"
#include "converter/readers/spreadsheet/told_table.hpp"
#include "support/readers.hpp"

#include <gtest/gtest.h>

#include <string>

namespace estafette::readers::settings_and_yaml_test {
namespace {

using table_test::asked;
using table_test::read;
using table_test::told;

constexpr const char* kDivision = "I Corps, Kern[1st Division, Roe[France 9th Line 900; France 24th Line 850; ]]";

}  // namespace

TEST(SettingsAndYaml, NestedListsKeepEveryCommandAndWhoLeadsIt) {
  EXPECT_EQ(told(read("# Roe Hill\narmy:\n  name: Army of Dale\n  nation: France\n  corps:\n    - name: I Corps\n"
                      "      commander: Kern\n      divisions:\n      - name: '1st Division'\n        commander: "
                      "\"Roe\"\n        regiments:\n          - {name: 9th Line, men: 900}\n          - name: 24th Line"
                      "  # at noon\n            men: 850\n",
                      "army.yaml")),
            "Army of Dale[" + std::string(kDivision) + "]");
}

TEST(SettingsAndYaml, AKeyMayBeTheNameOfACommand) {
  const std::string units =
      "- name: 9th Line\n            men: 900\n          - name: 24th Line\n            men: 850\n";
  EXPECT_EQ(
      told(read("corps:\n  I Corps:\n    commander: Kern\n    nation: France\n    divisions:\n      1st Division:\n"
                "        commander: Roe\n        regiments:\n          " +
                    units,
                "army.yaml")),
      kDivision);
  EXPECT_EQ(told(read(R"({"corps":{"I Corps":{"commander":"Kern","nation":"France","divisions":{"1st Division":)"
                      R"({"commander":"Roe","regiments":[{"name":"9th Line","men":900},{"name":"24th Line","men":850}])"
                      R"(}}}}})",
                      "army.json")),
            kDivision);
}

TEST(SettingsAndYaml, SidesWithKeysAreArmiesAndTheirLeadersLeadNoRegiment) {
  EXPECT_EQ(told(read("sides:\n  french:\n    commander: Kern\n    units:\n    - name: 9th Line\n      men: 900\n"
                      "    - name: 24th Line\n      men: 850\n  austrian:\n    commander: Toro\n    units:\n"
                      "    - name: IR 12\n      men: 1900\n    - name: IR 14\n      men: 1700\n",
                      "battle.yaml")),
            "french, Kern[french troops[France 9th Line 900; France 24th Line 850; ]]austrian, Toro[austrian "
            "troops[Austria IR 12 1900; Austria IR 14 1700; ]]");
}

TEST(SettingsAndYaml, ListsAsPeopleTypeThemStayAsTheyAre) {
  const ReaderData& data = test::reader_data();
  for (const char* text : {"1st Division: Kern\n- 9th Line: 900 men\n- 24th Line: 850 men\n",
                           "Infantry: 900\nCavalry: 300\nGuns: 6\n", "Kern:\n  Roe:\n    - 9th Line\n    - 24th Line\n",
                           "- name: 9th Line\n  men: 900\nand the rest of them\n", "- name: 9th Line\n\tmen: 900\n",
                           "name: Kern\nname: Roe\n", "- name: &a 9th Line\n  men: 900\n- name: *a\n  men: 1\n"})
    EXPECT_EQ(json_of_yaml(text, data.titles), text);
}

TEST(SettingsAndYaml, SectionsThatAreUnitsNameWhatTheyBelongTo) {
  EXPECT_EQ(
      told(read("; Roe Hill\n[General]\nTitle=Roe Hill\n\n[Corps1]\nName=I Corps\nCommander=Kern\nNation=France\n\n"
                "[Division1]\nName=1st Division\nCommander=Roe\nCorps=Corps1\n\n[Regiment1]\nName=9th Line\n"
                "Division=Division1\nStrength=900\n\n[Regiment2]\nName=24th Line\nDivision=Division1\n"
                "Strength=850\n",
                "battle.ini")),
      kDivision);
}

TEST(SettingsAndYaml, ASectionMayBeCalledByTheNameOfTheUnit) {
  EXPECT_EQ(told(read("[9th Line]\nnation=France\nmen=900\nbrigade=Roe's Brigade\n[24th_Line]\nnation=France\nmen=850\n"
                      "brigade=Roe's Brigade\n",
                      "battle.ini")),
            "Roe's Brigade[France 9th Line 900; France 24th Line 850; ]");
}

TEST(SettingsAndYaml, SectionsThatAreCommandsListTheirTroops) {
  const Reading reading = read(
      "[Army of Dale]\nnation = France\ncommander = Kern\n\n[1st Brigade]\ncommander = \"Roe\"\n"
      "regiments = 9th Line, 24th Line\n[2nd Brigade]\nunit = 45th Line, 700 men\nunit = "
      "46th Line, 600 men\nbattery = Toro's Battery, 6 guns\nmorale = 7\n",
      "battle.ini");
  EXPECT_EQ(told(reading),
            "Army of Dale, Kern[1st Brigade, Roe[France 9th Line 570; France 24th Line 570; ]2nd Brigade[France 45th "
            "Line 700; France 46th Line 600; France Toro's Battery 78; ]]");
  EXPECT_EQ(asked(reading), "");
}

TEST(SettingsAndYaml, WhatIsNotMadeOfSectionsStaysAsItIs) {
  const ReaderData& data = test::reader_data();
  for (const char* text : {"[1st Brigade]\n9th Line\n[2nd Brigade]\n24th Line\n", "[1st Brigade]\nunits = 9th Line\n",
                           "[Screen]\nwidth=800\n[Sound]\nloud=yes\n", "units = 9th Line\n[1st Brigade]\nmen = 6\n"})
    EXPECT_EQ(sections_told(text, data.titles), text);
}

TEST(SettingsAndYaml, AmongNamesInJsonTheNationIsThatOfItsCommandAndGunsAreABattery) {
  EXPECT_EQ(told(read(R"({"Army of Dale":{"nation":"France","commander":"Kern","1st Brigade":{"commander":"Roe",)"
                      R"("regiments":["9th Line","24th Line"],"guns":6}}})",
                      "army.json")),
            "Army of Dale, Kern[1st Brigade, Roe[France 9th Line 570; France 24th Line 570; France Foot artillery "
            "78; ]]");
}

}  // namespace estafette::readers::settings_and_yaml_test
