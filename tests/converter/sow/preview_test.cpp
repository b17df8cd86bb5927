#include "battles.hpp"
#include "converter/sow/mod.hpp"

#include <gtest/gtest.h>
#include <pugixml.hpp>

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

}  // namespace estafette::sow::preview_test
