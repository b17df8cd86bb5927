// Rows that say to which other row they belong, as a database exports them, and titles that a copy has moved.
#include "converter/readers/any/read_any.hpp"
#include "support/readers.hpp"

#include <gtest/gtest.h>

#include <string>

namespace estafette::readers::linked_rows_test {
namespace {

Reading read(const std::string& table) {
  return read_any(table, "table.csv", std::nullopt, test::reader_data());
}

/// "Army(Corps(Division(9th Line 24th Line)))".
void tell(const Formation& formation, std::string& text) {
  text += formation.name + "(";
  for (const Unit& unit : formation.units) text += unit.name + ' ';
  for (const Formation& below : formation.formations) tell(below, text);
  text += ")";
}

std::string tree(const Reading& reading) {
  std::string text;
  for (const Formation& formation : reading.orbat.formations) tell(formation, text);
  return text;
}

}  // namespace

TEST(LinkedRows, ARowStandsBelowTheOneThatItNamesAsItsParentWhereverThatIs) {
  EXPECT_EQ(tree(read("Unit,Parent,Nation,Strength,Guns\n9th Line,1st Division,France,1200,\n"
                      "24th Line,1st Division,France,1100,\n1st Division,I Corps,France,,\n"
                      "45th Line,2nd Division,France,1300,\n3rd Foot Battery,1st Division,France,,8\n"
                      "2nd Division,I Corps,France,,\nI Corps,,France,,\n")),
            "I Corps(1st Division(9th Line 24th Line 3rd Foot Battery )2nd Division(45th Line ))");
}

TEST(LinkedRows, ARowStandsBelowTheOneWhoseKeyItHas) {
  EXPECT_EQ(tree(read("id,parent_id,name,nation,strength\n1,NULL,II Corps,France,\n5,2,8th Line,France,900\n"
                      "2,1,3rd Division,France,\n3,1,4th Division,France,\n6,3,16th Line,France,950\n"
                      "7,2,27th Line,France,850\n")),
            "II Corps(3rd Division(8th Line 27th Line )4th Division(16th Line ))");
}

TEST(LinkedRows, ARowStandsBelowTheOneWhosePathBeginsItsOwnWithinItsOwnForce) {
  EXPECT_EQ(
      tree(read(
          "id,force_id,path,name,nation,bayonets,guns\n1,10,1st_Div,1st Div,Prussia,0,0\n"
          "2,10,1st_Div.Roe_Fusiliers,Roe Fusiliers,Prussia,600,0\n3,11,1st_Div,1st Div,Prussia,0,0\n"
          "4,11,1st_Div.Dale_Fusiliers,Dale Fusiliers,Prussia,650,0\n5,10,1st_Div.Hv_Bty,Heavy Bty,Prussia,0,8\n")),
      "1st Div(Roe Fusiliers Heavy Bty )1st Div (2)(Dale Fusiliers )");
}

TEST(LinkedRows, TroopsOfADivisionDoNotFallToTheBrigadeBeforeThem) {
  EXPECT_EQ(tree(read("Unit,Parent,Nation,Strength,Guns\n1st Division,,France,,\n1st Brigade,1st Division,France,,\n"
                      "9th Line,1st Brigade,France,1200,\n3rd Foot Battery,1st Division,France,,8\n")),
            "1st Division(3rd Foot Battery 1st Brigade(9th Line ))");
}

TEST(LinkedRows, WhereAParentIsMissingTheRowsStayAsTheyAreAndAreAskedAbout) {
  const Reading reading = read(
      "id,parent_id,name,nation,strength\n1,,II Corps,France,\n2,9,3rd Division,France,\n5,2,8th Line,France,900\n"
      "6,1,4th Division,France,\n");
  EXPECT_EQ(tree(reading), "II Corps(3rd Division(8th Line )4th Division())");
  EXPECT_FALSE(reading.looks.empty());
}

TEST(LinkedRows, TitlesOverTheLastColumnsStandWhereTheirFiguresAre) {
  const Reading reading = read(
      "Men,Guns,Nation\n1st Division,9th Line,900,,France\n1st Division,24th Line,850,,France\n"
      "1st Division,3rd Battery,120,8,France\n");
  const Formation& division = reading.orbat.formations.at(0);
  ASSERT_EQ(division.units.size(), 3U);
  EXPECT_EQ(division.units[0].men.value, 900);
  EXPECT_EQ(division.units[2].guns.value, 8);
}

TEST(LinkedRows, KeysThatLookLikePathsAndTitlesAreKeys) {
  EXPECT_EQ(tree(read("id,name,parentId\nUNIT.corps,II Corps,null\nUNIT.division,1st Division,UNIT.corps\n"
                      "UNIT.brigade,Roe's Brigade,UNIT.division\nUNIT.line1,8th Line,UNIT.brigade\n"
                      "UNIT.line2,9th Line,UNIT.brigade\n")),
            "II Corps(1st Division(Roe's Brigade(8th Line 9th Line )))");
}

}  // namespace estafette::readers::linked_rows_test
