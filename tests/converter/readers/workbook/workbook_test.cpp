#include "converter/readers/workbook/workbook.hpp"

#include "support/refusal.hpp"
#include "support/workbooks.hpp"
#include "support/zipped.hpp"

#include <gtest/gtest.h>

namespace estafette::readers::workbook_test {
namespace {

using test::Xlsx;

std::vector<Sheet> read(const std::string& bytes) {
  EXPECT_TRUE(looks_like_workbook(bytes));
  return read_workbook(bytes, "army.xlsx");
}

/// The first sheet as text.
std::string shown(const std::string& bytes) {
  return text_of(read(bytes).at(0));
}

std::string xlsx(const std::string& sheet, const std::string& strings = "", const std::string& styles = "") {
  return to_bytes(Xlsx{.sheets = {{"Army", sheet}}, .strings = strings, .styles = styles});
}

const test::TableOfText kTable = {
    {"Corps", "Unit", "Men"}, {"III", "22nd Line", "1450"}, {"", "\"Les Braves\", 2e", "900"}};
const std::string kTableAsText = "Corps\tUnit\tMen\nIII\t22nd Line\t1450\n\t\"\"\"Les Braves\"\", 2e\"\t900\n";

}  // namespace

TEST(Workbook, OfBothKindsIsReadAsTheSameTable) {
  EXPECT_EQ(shown(xlsx(test::sheet_of(kTable))), kTableAsText);
  EXPECT_EQ(shown(test::ods(test::table_of("Army", kTable))), kTableAsText);
}

/// LibreOffice says in a first part, not packed, that it is an .ods; other programs pack that part, or leave it out.
TEST(Workbook, OfOpenDocumentIsKnownWhateverProgramHasWrittenIt) {
  const std::string mime = "application/vnd.oasis.opendocument.spreadsheet";
  const std::string body =
      "<office:body><office:spreadsheet>" + test::table_of("Army", kTable) + "</office:spreadsheet></office:body>";
  const test::ZipPart content = {"content.xml", "<office:document-content>" + body + "</office:document-content>"};
  EXPECT_EQ(shown(test::zipped({{.name = "mimetype", .content = mime, .packed = true}, content})), kTableAsText);
  EXPECT_EQ(shown(test::zipped({content})), kTableAsText);
  EXPECT_EQ(shown(test::zipped({{.name = "mimetype", .content = mime, .packed = false},
                                {.name = content.name, .content = content.content, .packed = false}})),
            kTableAsText);
  EXPECT_EQ(
      shown("<?xml version=\"1.0\"?><office:document office:mimetype=\"" + mime + "\">" + body + "</office:document>"),
      kTableAsText)
      << "not packed at all (.fods)";
  EXPECT_FALSE(looks_like_workbook(test::zipped({{"content.xml", "<office:text/>"}})));
  EXPECT_FALSE(looks_like_workbook(test::zipped({{"content.xml", "notes"}, {"army.txt", "III Corps"}})));
}

TEST(Workbook, KeepsItsSheetsInOrderAndTheirNames) {
  const std::string bytes =
      to_bytes(Xlsx{.sheets = {{"French & Allies", test::sheet_of(kTable)}, {"Notes", "<sheetData/>"}}});
  const std::vector<Sheet> sheets = read(bytes);
  ASSERT_EQ(sheets.size(), 2U);
  EXPECT_EQ(sheets[0].name, "French & Allies");
  EXPECT_EQ(sheets[1].name, "Notes");
  EXPECT_TRUE(sheets[1].rows.empty());
  EXPECT_EQ(read(test::ods(test::table_of("A", kTable) + test::table_of("B", {}))).at(1).name, "B");
}

TEST(Workbook, TextsThatCellsShareAreReadInOneOrSeveralPieces) {
  const std::string sheet = R"(<sheetData><row><c t="s"><v>1</v></c><c t="s"><v>0</v></c></row></sheetData>)";
  const std::string strings =
      "<si><t>Souham</t></si><si><r><t>8th </t></r><r><rPr><b/></rPr><t>Division</t></r><rPh><t>spoken</t></rPh></si>";
  EXPECT_EQ(shown(xlsx(sheet, strings)), "8th Division\tSouham\n");
  EXPECT_EQ(test::refusal([&] { (void)shown(xlsx(sheet, "<si><t>Souham</t></si>")); }),
            "army.xlsx: found \"text 1 in cell A1\"; expected one of the file's 1 texts. Open it in a spreadsheet and "
            "save it again, or save the sheet as CSV");
}

TEST(Workbook, RowsOfTheSheetAreLinesOfTheText) {
  const std::string sheet =
      R"(<sheetData><row r="3"><c r="B3"><v>1</v></c></row><row r="5"><c r="A5"><v>2</v></c></row></sheetData>)";
  EXPECT_EQ(shown(xlsx(sheet)), "\n\n\t1\n\n2\t\n");
  const std::string ods = test::ods(
      R"(<table:table><table:table-row table:number-rows-repeated="4"><table:table-cell/></table:table-row>)"
      R"(<table:table-row><table:table-cell><text:p>a</text:p></table:table-cell></table:table-row></table:table>)");
  EXPECT_EQ(shown(ods), "\n\n\n\na\n");
}

TEST(Workbook, OfAFormulaTheValueIsTakenThatTheProgramKept) {
  const std::string sheet =
      R"(<sheetData><row><c><f>SUM(A2:A9)</f><v>1450</v></c><c t="str"><f>A1</f><v>III</v></c><c><f>B1</f></c></row></sheetData>)";
  EXPECT_EQ(shown(xlsx(sheet)), "1450\tIII\n");
  EXPECT_EQ(
      remarks(read(xlsx(sheet)).at(0)),
      std::vector<std::string>{"cell C1: a formula without its value. Open the file in a spreadsheet and save it"});
}

TEST(Workbook, ADateIsADayAndToldBecauseItMayHaveBeenANumber) {
  const std::string styles =
      R"(<numFmts><numFmt numFmtId="170" formatCode="d\-mmm"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="170"/></cellXfs>)";
  const std::string sheet =
      R"(<sheetData><row><c s="0"><v>45292</v></c><c s="1"><v>45292</v></c><c s="2"><v>61</v></c></row></sheetData>)";
  EXPECT_EQ(shown(xlsx(sheet, "", styles)), "45292\t2024-01-01\t1900-03-01\n");
  EXPECT_EQ(remarks(read(xlsx(sheet, "", styles)).at(0)),
            std::vector<std::string>{"cells B1, C1: a date. If it was typed as 1/2 or 3-4, the spreadsheet has changed "
                                     "it: type it again as text"});
  EXPECT_EQ(shown(test::ods(R"(<table:table><table:table-row><table:table-cell office:value-type="date" )"
                            R"(office:date-value="1813-05-02T00:00:00"><text:p>02.05.13</text:p></table:table-cell>)"
                            R"(</table:table-row></table:table>)")),
            "1813-05-02\n");
}

TEST(Workbook, AWordInMergedCellsHoldsForAllTheirRowsAndAFigureForOne) {
  const std::string sheet =
      test::sheet_of({{"III Corps", "22nd Line", "1,800 men"}, {"", "59th Line", ""}, {"", "69th Line", ""}}) +
      R"(<mergeCells><mergeCell ref="A1:A3"/><mergeCell ref="C1:C2"/></mergeCells>)";
  EXPECT_EQ(shown(xlsx(sheet)), "III Corps\t22nd Line\t1,800 men\nIII Corps\t59th Line\t\nIII Corps\t69th Line\t\n");
  EXPECT_EQ(
      remarks(read(xlsx(sheet)).at(0)),
      std::vector<std::string>{"cell C1: a figure in merged cells: it was taken for the first of their rows only"});
  EXPECT_EQ(shown(test::ods(
                R"(<table:table><table:table-row><table:table-cell table:number-rows-spanned="2">)"
                R"(<text:p>III</text:p></table:table-cell><table:table-cell><text:p>a</text:p></table:table-cell>)"
                R"(</table:table-row><table:table-row><table:covered-table-cell/><table:table-cell>)"
                R"(<text:p>b</text:p></table:table-cell></table:table-row></table:table>)")),
            "III\ta\nIII\tb\n");
}

TEST(Workbook, ATextThatIsSetInKeepsItsIndentation) {
  const std::string styles = R"(<cellXfs><xf/><xf><alignment indent="2"/></xf></cellXfs>)";
  const std::string sheet =
      R"(<sheetData><row><c t="str"><v>Corps</v></c></row><row><c t="str" s="1"><v>Division</v></c></row></sheetData>)";
  EXPECT_EQ(shown(xlsx(sheet, "", styles)), "Corps\n    Division\n");
}

TEST(Workbook, WhatAPersonSeesOfACellIsItsText) {
  EXPECT_EQ(
      shown(test::ods(R"(<table:table><table:table-row><table:table-cell><office:annotation><text:p>a remark</text:p>)"
                      R"(</office:annotation><text:p>8th<text:s text:c="2"/><text:span>Division</text:span></text:p>)"
                      R"(<text:p>Souham</text:p></table:table-cell></table:table-row></table:table>)")),
      "8th  Division Souham\n");
  EXPECT_EQ(shown(xlsx(R"(<sheetData><row><c t="str"><v>8th_x000D_
Division</v></c></row></sheetData>)")),
            "8th  Division\n");
}

TEST(Workbook, LettersThatAnXlsxSpellsByTheirFiguresAreThoseLetters) {
  const auto cell = [](const std::string& text) {
    return shown(xlsx("<sheetData><row><c t=\"inlineStr\"><is><t>" + text + "</t></is></c></row></sheetData>"));
  };
  EXPECT_EQ(cell("_x0038_th_x0020_Line"), "8th Line\n");
  EXPECT_EQ(cell("L_x00FC_tzow_x2019_s _xD83D__xDE00_"), "L\u00FCtzow\u2019s \U0001F600\n");
  EXPECT_EQ(cell("_x005F_x0038_ is how it is spelt"), "_x0038_ is how it is spelt\n") << "somebody has typed it";
  EXPECT_EQ(cell("IR_x14_ and _x00G8_ and _x0038"), "IR_x14_ and _x00G8_ and _x0038\n") << "no such signs";
  EXPECT_EQ(cell("8th_x0007_Line_xD83D_"), "8th Line \n") << "no letters";
}

TEST(Workbook, AHiddenSheetIsReadAndTold) {
  const std::string hidden = test::ods(
      R"(<table:table table:style-name="h"><table:table-row><table:table-cell><text:p>x</text:p></table:table-cell></table:table-row></table:table>)",
      R"(<style:style style:name="h"><style:table-properties table:display="false"/></style:style>)");
  EXPECT_EQ(remarks(read(hidden).at(0)), std::vector<std::string>{"the sheet is hidden in the workbook"});
}

TEST(Workbook, ACommentIsToldWithItsCellAndReadAsNothing) {
  const Sheet sheet =
      read(test::ods(
               R"(<table:table><table:table-row><table:table-cell><office:annotation><text:p>from a guess</text:p>)"
               R"(</office:annotation><text:p>8th Division</text:p></table:table-cell></table:table-row>)"
               R"(</table:table>)"))
          .at(0);
  EXPECT_EQ(text_of(sheet), "8th Division\n");
  EXPECT_EQ(remarks(sheet), std::vector<std::string>{"cell A1 has a comment, which is not read: from a guess"});
}

TEST(Workbook, ACommentInAPartOfItsOwnIsToldToo) {
  test::Xlsx book;
  book.sheets.emplace_back("Army", test::sheet_of({{"8th Division", "1200"}}));
  book.comments = R"(<commentList><comment ref="B1"><text><r><t>from a guess</t></r></text></comment></commentList>)";
  EXPECT_EQ(remarks(read(test::to_bytes(book)).at(0)),
            std::vector<std::string>{"cell B1 has a comment, which is not read: from a guess"});
}

TEST(Workbook, ASheetLargerThanAnyPersonsIsRefused) {
  EXPECT_TRUE(
      test::refusal([] {
        (void)shown(xlsx(R"(<sheetData><row r="100001"><c><v>1</v></c></row></sheetData>)"));
      }).starts_with("army.xlsx: found \"something in cell A100001 of sheet Army\"; expected at most 100,000 rows"));
  EXPECT_TRUE(test::refusal([] {
                (void)shown(
                    test::ods(R"(<table:table><table:table-row table:number-rows-repeated="1000000"><table:table-cell)"
                              R"( table:number-columns-repeated="16000"><text:p>x</text:p></table:table-cell>)"
                              R"(</table:table-row></table:table>)"));
              }).starts_with("army.xlsx: found \"something in cell"));
}

TEST(Workbook, ASmallFileWhoseCellsShareOrRepeatALongTextIsRefused) {
  std::string shared = "<sheetData>";
  for (int i = 0; i < 400; ++i) shared += R"(<row><c t="s"><v>0</v></c></row>)";
  const std::string told = test::refusal(
      [&] { (void)shown(xlsx(shared + "</sheetData>", "<si><t>" + std::string(100'000, 'x') + "</t></si>")); });
  EXPECT_NE(told.find("down to cell A321 of sheet Army\"; expected at most 32,000,000 letters"), std::string::npos)
      << told;
  const std::string table = R"(<table:table><table:table-row table:number-rows-repeated="200"><table:table-cell>)"
                            R"(<text:p>)" +
                            std::string(100'000, 'x') +
                            R"(</text:p></table:table-cell></table:table-row></table:table>)";
  EXPECT_NE(test::refusal([&] { (void)read(test::ods(table + table)); }), "accepted");
}

TEST(Workbook, ASheetWithAStrayCellFarToTheRightOfVeryManyRowsIsRefused) {
  std::string rows;
  for (int row = 1; row <= 400; ++row) rows += "<row><c r=\"XFD" + std::to_string(row) + "\"><v>1</v></c></row>";
  const std::string told = test::refusal([&] { (void)shown(xlsx("<sheetData>" + rows + "</sheetData>")); });
  EXPECT_NE(told.find("cells, blank ones too, down to cell XFD306 of sheet Army\"; expected"), std::string::npos)
      << told;
}

TEST(Workbook, ARowThatIsRepeatedStandsThereSoOften) {
  EXPECT_EQ(shown(test::ods(R"(<table:table><table:table-row table:number-rows-repeated="2"><table:table-cell)"
                            R"( table:number-columns-repeated="2"><text:p>x</text:p></table:table-cell>)"
                            R"(</table:table-row><table:table-row table:number-rows-repeated="3"/><table:table-row>)"
                            R"(<table:table-cell/><table:table-cell><text:p>y</text:p></table:table-cell>)"
                            R"(</table:table-row></table:table>)")),
            "x\tx\nx\tx\n\n\n\n\ty\n");
}

TEST(Workbook, HostileXmlIsRefused) {
  const std::string laughs =
      "<!DOCTYPE x [<!ENTITY a \"ha\">]><worksheet><sheetData><row><c "
      "t=\"str\"><v>&a;</v></c></row></sheetData></worksheet>";
  const auto with_sheet = [](const std::string& xml) {
    return test::zipped({{"xl/workbook.xml", R"(<workbook><sheets><sheet name="A" r:id="r1"/></sheets></workbook>)"},
                         {"xl/_rels/workbook.xml.rels",
                          R"(<R><Relationship Id="r1" Type="x/worksheet" Target="worksheets/a.xml"/></R>)"},
                         {"xl/worksheets/a.xml", xml}});
  };
  EXPECT_TRUE(test::refusal([&] {
                (void)shown(with_sheet(laughs));
              }).starts_with("army.xlsx (xl/worksheets/a.xml):1: found \"&a;\""));
  EXPECT_TRUE(test::refusal([&] {
                (void)shown(with_sheet("<worksheet><row>"));
              }).starts_with("army.xlsx (xl/worksheets/a.xml):1: found"));
}

TEST(Workbook, ASheetThatLiesElsewhereIsNotLookedFor) {
  for (const std::string target : {"../../secret.xml", "http://example.org/a.xml"}) {
    const std::string bytes =
        test::zipped({{"xl/workbook.xml", R"(<workbook><sheets><sheet name="A" r:id="r1"/></sheets></workbook>)"},
                      {"xl/_rels/workbook.xml.rels",
                       R"(<R><Relationship Id="r1" Type="x/worksheet" Target=")" + target + R"("/></R>)"}});
    EXPECT_NE(test::refusal([&] { (void)read(bytes); }), "accepted") << target;
  }
}

TEST(Workbook, ACellInDoubtIsAQuestionOfItsRow) {
  const std::string styles = R"(<cellXfs><xf numFmtId="0"/><xf numFmtId="17"/></cellXfs>)";
  const std::string sheet = R"(<sheetData><row><c t="str"><v>1st Line</v></c><c><v>900</v></c></row>)"
                            R"(<row><c s="1"><v>34731</v></c><c><f>A1</f></c></row>)"
                            R"(<row><c t="str"><v>2nd Line</v></c><c><v>800</v></c></row></sheetData>)";
  std::string asked;
  for (const Problem& question : questions(read(xlsx(sheet, "", styles)).at(0))) asked += to_string(question) + "\n";
  EXPECT_EQ(
      asked,
      ":2: found \"1995-02-01\"; expected what was typed, of which the spreadsheet has made a date: perhaps 2/95. "
      "Type it again in cell A2, as text\n"
      ":2: found \"cell B2\"; expected the value of a formula, which the file does not hold. Open the file in a "
      "spreadsheet and save it, or type the figure into cell B2\n");
}

TEST(Workbook, AColumnOfDaysIsMeantAndSoIsADayAloneInItsRow) {
  const std::string styles = R"(<cellXfs><xf numFmtId="0"/><xf numFmtId="17"/></cellXfs>)";
  const std::string sheet = R"(<sheetData><row><c s="1"><v>34731</v></c></row>)"
                            R"(<row><c s="1"><v>34731</v></c><c><v>900</v></c></row></sheetData>)";
  const Sheet read_sheet = read(xlsx(sheet, "", styles)).at(0);
  EXPECT_TRUE(questions(read_sheet).empty());
  EXPECT_EQ(remarks(read_sheet).at(0).substr(0, 8), "cell A2:");
}

}  // namespace estafette::readers::workbook_test
