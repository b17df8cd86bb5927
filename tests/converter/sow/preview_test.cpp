#include "battles.hpp"
#include "converter/sow/mod.hpp"

#include <gtest/gtest.h>
#include <pugixml.hpp>

#include <algorithm>
#include <set>
#include <string>

namespace estafette::sow::preview_test {

TEST(Preview, ShowsEveryRowOfTroopsOnceAndEveryForceByName) {
  const Mod mod = make_mod(test::skirmish(), test::waterloo());
  pugi::xml_document picture;
  ASSERT_TRUE(picture.load_string(mod.preview.c_str()));
  int signs = 0;
  for (const pugi::xml_node bar : picture.child("svg").children("rect"))
    if (bar.child("title")) ++signs;
  for (const pugi::xml_node dot : picture.child("svg").children("circle"))
    if (!dot.attribute("stroke-dasharray")) ++signs;
  int rows = 0;
  for (const SheetRow& row : mod.sheet.rows)
    if (row.row_kind == RowKind::troops) ++rows;
  EXPECT_EQ(signs, rows);
  std::set<std::string> words;
  for (const pugi::xml_node text : picture.child("svg").children("text")) words.insert(text.text().get());
  for (const SheetSide& side : mod.sheet.sides)
    for (const Formation& force : side.army.formations) EXPECT_TRUE(words.contains(force.name)) << force.name;
}

TEST(Preview, TheFieldFillsTheSheetAndAScaleSaysHowLargeItIs) {
  const Mod mod = make_mod(test::skirmish(), test::waterloo());
  pugi::xml_document picture;
  ASSERT_TRUE(picture.load_string(mod.preview.c_str()));
  double west = 1000;
  double east = 0;
  double north = 1000;
  double south = 0;
  for (const pugi::xml_node bar : picture.child("svg").children("rect")) {
    if (!bar.child("title")) continue;
    west = std::min(west, bar.attribute("x").as_double());
    east = std::max(east, bar.attribute("x").as_double());
    north = std::min(north, bar.attribute("y").as_double());
    south = std::max(south, bar.attribute("y").as_double());
  }
  EXPECT_GT(std::max(east - west, south - north), 500);
  EXPECT_GE(west, 0);
  EXPECT_LE(east, 1000);
  EXPECT_NE(mod.preview.find(" yards</text>"), std::string::npos);
}

}  // namespace estafette::sow::preview_test
