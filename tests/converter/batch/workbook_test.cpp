// A workbook is read directly: its sheets are orders of battle like files.
#include "converter/review/answers.hpp"
#include "support.hpp"
#include "support/workbooks.hpp"

#include <gtest/gtest.h>

namespace estafette::test::batch_workbook_test {
namespace {

TableOfText army(const std::string& nation, const std::string& corps) {
  return {{"Nation", "Corps", "Division", "Unit", "Men"},
          {nation, corps, "1st Division", "1st Line", "1450"},
          {nation, corps, "1st Division", "2nd Line", "1200"},
          {nation, corps, "2nd Division", "3rd Line", "900"}};
}

const TableOfText kNotes = {{"Where this comes from"}, {"an old book"}};

std::string book(const std::vector<std::pair<std::string, TableOfText>>& tables) {
  Xlsx made;
  for (const auto& [name, rows] : tables) made.sheets.emplace_back(name, sheet_of(rows));
  return to_bytes(made);
}

/// A row of words in an .ods.
std::string row_of(const std::vector<std::string>& cells) {
  std::string row = "<table:table-row>";
  for (const std::string& cell : cells) row += "<table:table-cell><text:p>" + cell + "</text:p></table:table-cell>";
  return row + "</table:table-row>";
}

bool holds(const std::string& text, const std::string& words) {
  return text.find(words) != std::string::npos;
}

}  // namespace

TEST(BatchWorkbook, ASheetIsReadAsItsTableSavedAsCsvWouldBe) {
  const Shelf shelf;
  shelf.put("a.xlsx", book({{"Tabelle1", army("France", "III Corps")}}));
  shelf.put("b.ods", ods(table_of("Tabelle1", army("France", "III Corps"))));
  shelf.put("c.csv",
            "Nation,Corps,Division,Unit,Men\nFrance,III Corps,1st Division,1st Line,1450\n"
            "France,III Corps,1st Division,2nd Line,1200\nFrance,III Corps,2nd Division,3rd Line,900\n");
  ASSERT_EQ(told(convert({shelf / "a.xlsx", shelf / "b.ods", shelf / "c.csv"}, shelf / "out").outcomes),
            "a.xlsx done; b.ods done; c.csv done");
  const auto files = shelf.files("out");
  EXPECT_EQ(files.at("a.scaled.csv"), files.at("c.scaled.csv"));
  EXPECT_EQ(files.at("b.scaled.csv"), files.at("c.scaled.csv"));
}

TEST(BatchWorkbook, AHiddenSheetIsLeftOutAndTold) {
  const std::string hidden =
      R"(<style:style style:name="h"><style:table-properties table:display="false"/></style:style>)";
  std::string table = table_of("Old", army("France", "IV Corps"));
  table.insert(table.find("<table:table") + std::string("<table:table").size(), R"( table:style-name="h")");
  const Shelf shelf;
  shelf.put("a.ods", ods(table_of("Army", army("France", "III Corps")) + table, hidden));
  ASSERT_EQ(told(convert({shelf / "a.ods"}, shelf / "out").outcomes), "a.ods done");
  EXPECT_FALSE(holds(shelf.files("out").at("a.scaled.csv"), "IV Corps"));
  EXPECT_TRUE(holds(shelf.files("out").at("a.look.txt"), "sheet Old is hidden in the workbook, and is left out"));
  shelf.put("b.ods", ods(table, hidden));
  EXPECT_EQ(told(convert({shelf / "b.ods"}, shelf / "out").outcomes), "b.ods done");  // it has no other
}

TEST(BatchWorkbook, TheNameOfASheetTellsWhoseTroopsTheyAre) {
  const auto nameless = [](const std::string& corps) {
    return TableOfText{{"Corps", "Division", "Unit", "Men"},
                       {corps, "1st Division", "1st Regiment", "1450"},
                       {corps, "1st Division", "2nd Regiment", "1200"}};
  };
  const Shelf shelf;
  shelf.put("a.xlsx", book({{"Prussia", nameless("I Corps")}, {"Austrian Army", nameless("III Corps")}}));
  ASSERT_EQ(told(convert({shelf / "a.xlsx"}, shelf / "out").outcomes), "a.xlsx done");
  const auto files = shelf.files("out");
  EXPECT_TRUE(holds(files.at("a (Prussia).scaled.csv"), "Prussia"));
  EXPECT_TRUE(holds(files.at("a (Austrian Army).scaled.csv"), "Austria"));
  EXPECT_FALSE(holds(files.at("a (Prussia).look.txt"), "expected a nation"));
}

TEST(BatchWorkbook, SoDoesThatOfItsOnlySheet) {
  const Shelf shelf;
  shelf.put("a.xlsx", book({{"French Army",
                             {{"Corps", "Division", "Unit", "Men"},
                              {"I Corps", "1st Division", "1st Regiment", "1450"},
                              {"I Corps", "1st Division", "2nd Regiment", "many"}}}}));
  ASSERT_EQ(told(convert({shelf / "a.xlsx"}, shelf / "out").outcomes), "a.xlsx done");
  EXPECT_TRUE(holds(shelf.files("out").at("a.scaled.csv"), ",France,"));
  EXPECT_TRUE(holds(shelf.files("out").at("a.look.txt"), "a.xlsx:3: ")) << "its questions are those of the file";
}

TEST(BatchWorkbook, EachSheetWithTroopsIsAnOrderOfBattleOfItsOwn) {
  const Shelf shelf;
  shelf.put("luetzen.xlsx", book({{"French", army("France", "III Corps")},
                                  {"Sources", kNotes},
                                  {"Sheet3", {}},
                                  {"Prussian", army("Prussia", "Yorck's Corps")}}));
  const batch::Finished finished = convert({shelf / "luetzen.xlsx"}, shelf / "out");
  ASSERT_EQ(told(finished.outcomes), "luetzen.xlsx done");
  EXPECT_EQ(finished.outcomes.front().figures.men, 7100);
  EXPECT_EQ(finished.outcomes.front().figures.units, 6);
  const auto files = shelf.files("out");
  EXPECT_TRUE(files.contains("luetzen (French).scaled.csv"));
  EXPECT_TRUE(files.contains("luetzen (Prussian).scaled.csv"));
  EXPECT_TRUE(
      holds(files.at("luetzen (French).look.txt"), "note: sheet Sources is passed over: not an order of battle"));
}

TEST(BatchWorkbook, TwoSheetsWhoseNamesAreOneForTheSystemHaveResultsOfTheirOwn) {
  const Shelf shelf;
  shelf.put("x.ods",
            ods(table_of("a?", army("France", "III Corps")) + table_of("A*", army("Prussia", "Yorck's Corps"))));
  ASSERT_EQ(told(convert({shelf / "x.ods"}, shelf / "out").outcomes), "x.ods done");
  int scaled = 0;
  for (const auto& [name, bytes] : shelf.files("out")) scaled += name.ends_with(".scaled.csv") ? 1 : 0;
  EXPECT_EQ(scaled, 2);
}

TEST(BatchWorkbook, WithoutTroopsIsPassedOverInAFolderAndRefusedByName) {
  const Shelf shelf;
  shelf.put("shelf/list.xlsx", book({{"Shopping", {{"bread", "2"}, {"wine", "3"}}}}));
  EXPECT_EQ(told(convert({shelf / "shelf"}, shelf / "out").outcomes),
            "list.xlsx passed over: sheet Shopping is passed over: not an order of battle");
  EXPECT_TRUE(
      holds(first_fault(convert({shelf / "shelf/list.xlsx"}, shelf / "out2")),
            "expected a sheet with an order of battle. --from spreadsheet or --from text takes its sheets for one"));
}

TEST(BatchWorkbook, ADamagedOneIsRefused) {
  const Shelf shelf;
  const std::string whole = book({{"French", army("France", "III Corps")}});
  shelf.put("cut.xlsx", whole.substr(0, whole.size() - 30));
  EXPECT_TRUE(holds(first_fault(convert({shelf / "cut.xlsx"}, shelf / "out")), "cut off"));
}

TEST(BatchWorkbook, WhatIsDoubtfulInItsCellsIsToldAndCounted) {
  const Shelf shelf;
  TableOfText rows = army("France", "III Corps");
  Xlsx made{.sheets = {{"French", sheet_of(rows)}}};
  const std::string cell = "<c t=\"inlineStr\"><is><t xml:space=\"preserve\">3rd Line</t></is></c>";
  std::string& xml = made.sheets.front().second;
  xml.replace(xml.find(cell), cell.size(), "<c s=\"1\"><v>45292</v></c>");
  made.styles = R"(<cellXfs><xf/><xf numFmtId="14"/></cellXfs>)";
  shelf.put("x.xlsx", to_bytes(made));
  const batch::Finished finished = convert({shelf / "x.xlsx"}, shelf / "out");
  ASSERT_EQ(told(finished.outcomes), "x.xlsx done");
  EXPECT_GE(finished.outcomes.front().figures.questions, 1);
  EXPECT_TRUE(holds(shelf.files("out").at("x.look.txt"), "cell D4: a date. If it was typed as 1/2"));
}

TEST(BatchWorkbook, ABattalionThatBecameADateIsAskedAboutInItsRowUntilTheRowHasAnAnswer) {
  const Shelf shelf;
  shelf.put("a.ods",
            ods(R"(<table:table table:name="Army">)" + row_of({"Nation", "Brigade", "Unit", "Men"}) +
                row_of({"Britain", "Kern", "1/45th Foot", "508"}) +
                R"(<table:table-row><table:table-cell><text:p>Britain</text:p></table:table-cell>)"
                R"(<table:table-cell><text:p>Kern</text:p></table:table-cell>)"
                R"(<table:table-cell office:value-type="date" office:date-value="1995-02-01"><text:p>Feb 95</text:p>)"
                R"(</table:table-cell><table:table-cell office:value-type="float" office:value="540">)"
                R"(<text:p>540</text:p></table:table-cell></table:table-row>)" +
                row_of({"Britain", "Kern", "1/88th Foot", "600"}) + "</table:table>"));
  ASSERT_EQ(told(convert({shelf / "a.ods"}, shelf / "out").outcomes), "a.ods done");
  EXPECT_TRUE(holds(shelf.files("out").at("a.look.txt"), "perhaps 2/95. Type it again in cell C3, as text"));
  std::string xml = shelf.files("out").at("a.answers.xml");
  const std::size_t as = xml.rfind("1995-02-01");
  ASSERT_NE(as, std::string::npos) << xml;
  xml.replace(as, 10, "2/95th Foot");
  batch::Recipe answered = recipe();
  answered.answers = {review::read_answers(xml, "a.answers.xml")};
  answered.fingerprint = "answered";
  ASSERT_EQ(told(convert({shelf / "a.ods"}, run_into(shelf / "out"), answered).outcomes), "a.ods done");
  const auto files = shelf.files("out");
  EXPECT_TRUE(holds(files.at("a.report.csv"), "2/95th Foot"));
  EXPECT_FALSE(files.contains("a.look.txt") && holds(files.at("a.look.txt"), "perhaps 2/95"));
}

}  // namespace estafette::test::batch_workbook_test
