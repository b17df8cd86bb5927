// Rosters of programs that call names, sides and keys otherwise than we do.
#include "converter/readers/page/programs/ini_sections.hpp"
#include "converter/readers/spreadsheet/told_table.hpp"
#include "support/readers.hpp"

#include <gtest/gtest.h>

#include <string>

namespace estafette::readers::field_names_test {
namespace {

using table_test::asked;
using table_test::read;
using table_test::told;

constexpr const char* kBrigades =
    "Kern's Brigade, Roe[France 9th Line 900; France 24th Line 850; ]Till's Brigade, Dale[France 45th Line 700; ]";

}  // namespace

TEST(FieldNames, WhateverANameIsCalledItsCommandAndItsLeaderStand) {
  EXPECT_EQ(told(read(R"({"sides":[{"label":"French","oob":[{"fname":"Kern's Brigade","ldr":"Roe","elems":[)"
                      R"({"nm":"9th Line","men":900},{"nm":"24th Line","men":850}]},)"
                      R"({"fname":"Till's Brigade","ldr":"Dale","elems":[{"nm":"45th Line","men":700}]}]}]})",
                      "army.json")),
            kBrigades);
  EXPECT_EQ(told(read("<oob><camp label=\"French\"><grp label=\"Kern's Brigade\" boss=\"Roe\"><ctr lbl=\"9th Line\" "
                      "men=\"900\"/><ctr lbl=\"24th Line\" men=\"850\"/></grp><grp label=\"Till's Brigade\" "
                      "boss=\"Dale\"><ctr lbl=\"45th Line\" men=\"700\"/></grp></camp></oob>",
                      "army.xml")),
            kBrigades);
}

TEST(FieldNames, KeysThatEachHoldTheSameListAreSides) {
  EXPECT_EQ(told(read("title: Alba\nallied:\n  commander: Kern\n  divisions:\n    - name: 1st Division\n      units:\n"
                      "        - {name: 2/27th Foot, men: 810}\n        - {name: 1/58th Foot, men: 870}\nfrench:\n"
                      "  commander: Roe\n  divisions:\n    - name: Dale's Division\n      units:\n        - name: 114e "
                      "ligne\n          men: 1390\n        - name: 13e cuirassiers\n          men: 600\n",
                      "battle.yaml")),
            "allied, Kern[1st Division[Britain 2/27th Foot 810; Britain 1/58th Foot 870; ]]french, Roe[Dale's "
            "Division[France 114e ligne 1390; France 13e cuirassiers 600; ]]");
}

TEST(FieldNames, ASectionIsFoundByItsNumberAndItsSideIsThatOfItsUnits) {
  EXPECT_EQ(
      told(read("[army.1]\nside=Austrian\ngeneral=Kern\n\n[unit.101]\narmy=1\nname=IR Alba\nbrigade=Roe\ntype=LINE\n"
                "men=3100\n\n[unit.102]\narmy=1\nname=IR Toro\nbrigade=Roe\ntype=LINE\nmen=3050\n\n[army.2]\n"
                "side=French\ngeneral=Dale\n\n[unit.201]\narmy=2\nname=1er Ligne\nbrigade=Till\ntype=LINE\n"
                "men=2200\n",
                "battle.ini")),
      "army 1, Kern[Roe[Austria IR Alba 3100; Austria IR Toro 3050; ]]army 2, Dale[Till[France 1er Ligne 2200; ]]");
}

TEST(FieldNames, AColumnOfKeysIsKnownByWhatStandsInIt) {
  EXPECT_EQ(
      told(read("CREATE TABLE formations (id INTEGER PRIMARY KEY, parent INTEGER, name TEXT, leader TEXT, side "
                "TEXT);\nINSERT INTO formations VALUES(1,NULL,'1st Division','Kern','French');\nINSERT INTO "
                "formations VALUES(2,1,'1st Brigade','Roe','French');\nCREATE TABLE units (id INTEGER PRIMARY KEY, fid "
                "INTEGER, uname TEXT, strength INTEGER);\nINSERT INTO units VALUES(1,2,'9th Line',900);\nINSERT INTO "
                "units VALUES(7,2,'24th Line',850);\n",
                "army.sql")),
      "1st Division, Kern[1st Brigade, Roe[France 9th Line 900; France 24th Line 850; ]]");
}

}  // namespace estafette::readers::field_names_test
