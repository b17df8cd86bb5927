// Tables with cells that go on over several rows, copied out of a page with tabs.
#include "converter/readers/page/copied_spans.hpp"

#include "converter/readers/any/read_any.hpp"
#include "converter/readers/spreadsheet/told_table.hpp"
#include "support/readers.hpp"

#include <gtest/gtest.h>

#include <string>

namespace estafette::readers::copied_spans_test {
namespace {

using table_test::asked;
using table_test::told;

Reading read(const std::string& text) {
  return read_any(text, "page.txt", std::nullopt, test::reader_data());
}

std::string filled(const std::string& text) {
  return with_copied_spans_filled(text, test::reader_data().titles);
}

}  // namespace

TEST(CopiedSpans, ShortRowsGoOnFromTheCommandsAbove) {
  const Reading reading = read(
      "French Army\nCorps\tDivision\tBrigade\tRegiment\tMen\nI Corps (Roe)\t1st Division (Dale)\t1st Brigade "
      "(Kern)\t9th "
      "Line\t900\n24th Line\t850\n2nd Brigade (Till)\t45th Line\t800\n2nd Division (Alba)\t1st Brigade (Toro)\t61st "
      "Line\t700\n");
  const std::string all = told(reading);
  EXPECT_NE(
      all.find("I Corps, Roe[1st Division, Dale[1st Brigade, Kern[France 9th Line 900; France 24th Line 850; ]2nd "
               "Brigade, Till[France 45th Line 800; ]]2nd Division, Alba[1st Brigade, Toro[France 61st Line 700; "
               "]]]"),
      std::string::npos)
      << all;
}

TEST(CopiedSpans, CellsOfSeveralLinesHoldWhoLeadsAndNoStrengthOfTheFirstRegiment) {
  const Reading reading = read(
      "British Army\nDivision\tBrigade\tUnits\tStrength\tLosses\n1st Division\nMajor General\nJohn Roe\t1st "
      "Brigade\nBrigadier General\nHenry Dale (1,989)\t1/9th Foot\t970\t3\n1/12th Foot\t1,019\t0\n2nd "
      "Brigade\nBrigadier General\nAlan Kern\t1/61st Foot\t778\t7\n2/83rd Foot\t535\t0\n");
  const std::string all = told(reading);
  EXPECT_NE(
      all.find("1st Division, Major General John Roe[1st Brigade, Brigadier General Henry Dale[Britain 1/9th Foot "
               "970; Britain 1/12th Foot 1019; ]2nd Brigade, Brigadier General Alan Kern[Britain 1/61st Foot 778; "
               "Britain 2/83rd Foot 535; ]]"),
      std::string::npos)
      << all;
  EXPECT_EQ(asked(reading), "");
}

TEST(CopiedSpans, ALeaderBeforeTheTabLeadsTheCommandAbove) {
  const Reading reading = read(
      "Union\nCorps\tDivision\tBrigade\tRegiments and Others\nI Corps\nMG Dale\t1st Division\nBG Till\t1st "
      "Brigade\nCol "
      "Toro\n22nd Ohio 400\n24th Ohio 500\n\n2nd Brigade\nBG Kern\n7th Indiana 300\n");
  EXPECT_EQ(
      told(reading),
      "I Corps, MG Dale[1st Division, BG Till[1st Brigade, Col Toro[Union 22nd Ohio 400; Union 24th Ohio 500; ]2nd "
      "Brigade, BG Kern[Union 7th Indiana 300; ]]]");
}

TEST(CopiedSpans, OtherTablesStayAsTheyAre) {
  for (const char* text :
       {"Division\tBrigade\tUnit\tMen\n1st\t1st\t9th Line\t900\n1st\t1st\t24th Line\t850\n",
        "Unit\tMen\tNote\n9th Line\t900\n24th Line\t850\n", "Division\tUnit\tMen\n24th Line\t850\n9th Line\t900\n",
        "Division\tUnit\tMen\n1st\t9th Line\t900\n\n24th Line\t850\n45th Line\t800\n", "9th Line\t900\n"})
    EXPECT_EQ(filled(text), text);
}

}  // namespace estafette::readers::copied_spans_test
