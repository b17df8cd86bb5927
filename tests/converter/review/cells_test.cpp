// A row's cells stand apart in a review, whatever parts them in the file.
#include "converter/review/cells.hpp"

#include "base/markup/markup.hpp"
#include "converter/review/page.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace estafette::review::cells_test {
namespace {

using Cells = std::vector<std::string>;

Cells cells_of(std::string_view row, char parting) {
  Cells cells;
  each_cell(row, parting, [&](std::string_view cell) { cells.emplace_back(cell); });
  return cells;
}

Review of(const std::string& titles, readers::Format format) {
  Review review;
  review.format = readers::to_string(format);
  review.lines.push_back({.line = 1, .text = titles, .questions = {}});
  return review;
}

}  // namespace

TEST(Cells, ArePartedByWhatTheTitlesHaveMostOf) {
  EXPECT_EQ(parting_of(of("Corps;Regiment, or battery;Men", readers::Format::spreadsheet)), ';');
  EXPECT_EQ(parting_of(of("Corps,Regiment,Men", readers::Format::spreadsheet)), ',');
  EXPECT_EQ(parting_of(of("Corps\tRegiment\tMen", readers::Format::spreadsheet)), '\t');
  EXPECT_EQ(parting_of(of("III Corps, Ney, at Lützen", readers::Format::text)), '\t') << "a typed line has commas";
}

TEST(Cells, AreWithoutTheirQuotationAndWithoutEmptyOnesAtTheEnd) {
  EXPECT_EQ(cells_of("\"Queen, the\",\"2nd \"\"Old\"\"\",,500,,", ','),
            (Cells{"Queen, the", "2nd \"Old\"", "", "500"}));
  EXPECT_EQ(cells_of("Line,,500,,", ','), (Cells{"Line", "", "500"}));
  EXPECT_EQ(cells_of(",,", ','), Cells{""});
  EXPECT_EQ(cells_of("\"at Wavre,", ','), Cells{"\"at Wavre,"}) << "goes on in the next line";
}

TEST(Cells, OfATypedLineArePartedByTabsAndWideGaps) {
  EXPECT_EQ(cells_of("  1st Brigade  of the line   Clary\t900", '\t'),
            (Cells{"  1st Brigade  of the line", "Clary", "900"}));
  EXPECT_EQ(cells_of("III Corps\x1f  8th Division", '\t'), (Cells{"III Corps", "8th Division"}));
}

/// How deep a command stands is told by them, and by as many blanks on the page.
TEST(Cells, OfATypedLineThatTabsSetInStandAsDeepAsThese) {
  EXPECT_EQ(cells_of("\t\t1st Brigade\tClary", '\t'), (Cells{"        1st Brigade", "Clary"}));
  EXPECT_EQ(cells_of("\t  1st Brigade", '\t'), Cells{"      1st Brigade"});
}

TEST(Cells, DoNotRunIntoEachOtherOnThePage) {
  const std::string page = to_html(of("Corps;Division;;Men", readers::Format::spreadsheet), {});
  EXPECT_NE(page.find("Corps <i>Division</i> <i>\u00A0</i> <i>Men</i>"), std::string::npos);
}

RC_GTEST_PROP(Cells, OfAPlainRowAndOfAnyOtherAreDrawnAlike, ()) {
  const auto parts = *rc::gen::container<std::vector<std::string>>(rc::gen::elementOf(std::vector<std::string>{
      "Ney", "961", ",", ",", ",", " ", "é", "Я", "–", "&", "<b>", "\"", "'", "\u0085", "\u00A0", "GFX_CO_France"}));
  std::string row, drawn, expected;
  for (const std::string& part : parts) row += part;
  add_cells(drawn, row, ',');
  const char* before = "";
  int cells = 0;
  each_cell(row, ',', [&](std::string_view cell) {
    expected += before + (cell.empty() && cells > 0 ? "\u00A0" : escaped(cell));
    before = ++cells == 1 ? " <i>" : "</i> <i>";
  });
  RC_ASSERT(drawn == expected + (cells > 1 ? "</i>" : ""));
}

}  // namespace estafette::review::cells_test
