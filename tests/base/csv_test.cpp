#include "base/csv.hpp"

#include "base/problem.hpp"
#include "base/text.hpp"
#include "support/refusal.hpp"

#include <csv.h>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

namespace estafette::csv_test {
namespace {

struct Row {
  int line;
  std::vector<std::string> fields;
  bool operator==(const Row&) const = default;
};

void PrintTo(const Row& row, std::ostream* out) {
  *out << row.line << ": " << testing::PrintToString(row.fields);
}

std::vector<Row> rows(std::string_view text, char separator = ',') {
  std::vector<Row> found;
  for_each_row(text, separator, "orbat.csv", [&](const CsvRow& row) {
    found.push_back({row.line, {row.fields.begin(), row.fields.end()}});
  });
  return found;
}

/// The rows of libcsv alone, without those that are blank.
std::vector<std::vector<std::string>> by_libcsv(const std::string& text, char separator) {
  struct Taken {
    std::vector<std::vector<std::string>> rows;
    std::vector<std::string> row;
  } taken;
  const auto field = [](void* letters, std::size_t length, void* to) {
    static_cast<Taken*>(to)->row.emplace_back(static_cast<const char*>(letters), length);
  };
  const auto end = [](int /*terminator*/, void* to) {
    auto& [rows, row] = *static_cast<Taken*>(to);
    const bool blank = std::all_of(row.begin(), row.end(), [](const std::string& cell) { return trim(cell).empty(); });
    if (!blank) rows.push_back(row);
    row.clear();
  };
  csv_parser parser{};
  csv_init(&parser, 0);
  csv_set_delim(&parser, static_cast<unsigned char>(separator));
  csv_parse(&parser, text.data(), text.size(), field, end, &taken);
  csv_fini(&parser, field, end, &taken);
  csv_free(&parser);
  return taken.rows;
}

}  // namespace

TEST(CsvRows, CarryTheLineThatTheUmpireSeesInNotepad) {
  EXPECT_EQ(rows("a,b\n\n \t\n,,\nc,d\n"), (std::vector<Row>{{1, {"a", "b"}}, {5, {"c", "d"}}}));
}

TEST(CsvRows, AQuotedLineBreakBelongsToItsRowAndCountsAsALine) {
  EXPECT_EQ(rows("a,\"x\n\ny\"\nc,d\n"), (std::vector<Row>{{1, {"a", "x\n\ny"}}, {4, {"c", "d"}}}));
  EXPECT_EQ(rows("\"\nx\",b\nc,d\n"), (std::vector<Row>{{1, {"\nx", "b"}}, {3, {"c", "d"}}}));
}

TEST(CsvRows, SayHowManyLinesTheyTakeUp) {
  std::vector<int> lines;
  for_each_row("a,b\n\n\"x\r\n\r\ny\",b\nc,\"d\"\"e\"\n\"f\n\"", ',', "",
               [&](const CsvRow& row) { lines.push_back(row.lines); });
  EXPECT_EQ(lines, (std::vector<int>{1, 3, 1, 2}));
}

TEST(CsvRows, AnyLineEndingWillDo) {
  const std::vector<Row> expected = {{1, {"a", "b"}}, {3, {"c", "d"}}};
  EXPECT_EQ(rows("a,b\n\nc,d\n"), expected);
  EXPECT_EQ(rows("a,b\r\n\r\nc,d\r\n"), expected);
  EXPECT_EQ(rows("a,b\r\rc,d\r"), expected);
}

TEST(CsvRows, TheLastLineMayHaveNoEnd) {
  EXPECT_EQ(rows("a,b\nc,\"d\""), (std::vector<Row>{{1, {"a", "b"}}, {2, {"c", "d"}}}));
  EXPECT_EQ(rows("a,"), (std::vector<Row>{{1, {"a", ""}}}));
  EXPECT_EQ(rows(""), std::vector<Row>{});
}

TEST(CsvRows, BlanksRoundAFieldGoUnlessTheyAreQuoted) {
  EXPECT_EQ(rows(" a ,\" b \"\n"), (std::vector<Row>{{1, {"a", " b "}}}));
}

TEST(CsvRows, AQuotationMarkInsideAFieldIsALetter) {
  EXPECT_EQ(rows("6\" howitzer,\"the \"\"Young\"\" Guard\"\n"),
            (std::vector<Row>{{1, {"6\" howitzer", "the \"Young\" Guard"}}}));
}

TEST(CsvRows, TheSeparatorIsWhatItIsSaidToBe) {
  EXPECT_EQ(rows("a,b;c\td\n", ';'), (std::vector<Row>{{1, {"a,b", "c\td"}}}));
  EXPECT_EQ(rows("a,b;c\t\td\n", '\t'), (std::vector<Row>{{1, {"a,b;c", "", "d"}}}));
}

TEST(CsvRows, AQuotationMarkThatIsNeverClosedIsRefusedWithTheLineWhereItsRowBegins) {
  EXPECT_EQ(test::refusal([] { rows("a,b\n\nc,\"d\ne,f\n"); }),
            "orbat.csv:3: found \"\"\"; expected every quotation mark that opens a field to be closed. "
            "Close it, or remove it, in the row that begins on this line");
}

RC_GTEST_PROP(CsvRows, QuotedOrNotAreWhatLibcsvMakesOfThem, ()) {
  const auto letters = rc::gen::element<char>('a', '7', ',', ',', ';', '\t', ' ', '\n', '\n', '\r', '\xC3', '"');
  const auto text = *rc::gen::container<std::string>(letters);
  const char separator = *rc::gen::element(',', ';', '\t');
  RC_PRE(std::count(text.begin(), text.end(), '"') % 2 == 0);
  std::vector<std::vector<std::string>> found;
  try {
    for (const Row& row : rows(text, separator)) found.push_back(row.fields);
  } catch (const Refusal&) {  // a quotation mark that is never closed
    RC_DISCARD();
  }
  RC_ASSERT(found == by_libcsv(text, separator));
}

TEST(CsvSeparator, IsTheOneThatTheFirstLineHoldsMostOften) {
  EXPECT_EQ(separator_of("level,name\nx;y;z\n"), ',');
  EXPECT_EQ(separator_of("\n \r\nlevel;name;\"a,b,c,d\"\n"), ';');
  EXPECT_EQ(separator_of("level\tname"), '\t');
  EXPECT_EQ(separator_of("level\n"), ',');
  EXPECT_EQ(separator_of(""), ',');
}

TEST(CsvLine, QuotesAFieldOnlyWhereItMust) {
  EXPECT_EQ(csv_line({"22nd Line", "1,980", "the \"Young\" Guard", "", " x"}),
            "22nd Line,\"1,980\",\"the \"\"Young\"\" Guard\",,\" x\"\n");
}

RC_GTEST_PROP(CsvLine, ComesBackFromForEachRowFieldByField, ()) {
  const auto letters = rc::gen::element<char>('a', '7', ',', ';', '\t', ' ', '"', '\n', '\r', '\'', '\xC3', '\xB6');
  const auto fields =
      *rc::gen::nonEmpty(rc::gen::container<std::vector<std::string>>(rc::gen::container<std::string>(letters)));
  RC_PRE(std::any_of(fields.begin(), fields.end(), [](const std::string& field) { return !trim(field).empty(); }));
  std::vector<Row> read = rows(csv_line(fields));
  RC_ASSERT(read.size() == 1U);
  for (std::string& field : read.front().fields) field = std::string(without_apostrophe(field));
  RC_ASSERT(read == (std::vector<Row>{{1, fields}}));
}

TEST(CsvLine, WhatASpreadsheetWouldComputeGetsAnApostropheAndFiguresNone) {
  EXPECT_EQ(csv_line({"=HYPERLINK(\"http://x\")", "@SUM(1)", "-2+3+cmd|x", " =1", "'=1"}),
            "\"'=HYPERLINK(\"\"http://x\"\")\",'@SUM(1),'-2+3+cmd|x,' =1,''=1\n");
  EXPECT_EQ(csv_line({"-5", "+1.5", "-3 %", "-", "3=4", "'t Hooft", "a@b"}), "-5,+1.5,-3 %,-,3=4,'t Hooft,a@b\n");
}

TEST(CsvLine, SignsOfFullWidthAndTextsBehindATabAreGuardedToo) {
  EXPECT_EQ(csv_line({"\uFF1D1+1", "\uFF0Bcmd", "\uFF0D2", "\uFF20SUM(1)", "\u00A0=1", "\u3000\uFEFF@x"}),
            "'\uFF1D1+1,'\uFF0Bcmd,'\uFF0D2,'\uFF20SUM(1),'\u00A0=1,'\u3000\uFEFF@x\n");
  EXPECT_EQ(csv_line({"\tcmd", "\rcmd",
                      "=\x1B\xE2\x80\xAE"
                      "1"}),
            "\"'\tcmd\",\"'\rcmd\",'=  1\n");
}

TEST(CsvLine, SoAreSmallSignsTheMinusOfMathematicsAndSignsBehindABlankThatTakesNoRoom) {
  for (const std::string text : {"\uFE66 1+1", "\uFE62cmd", "\uFE63cmd", "\uFE6BSUM(1)", "\u2212cmd|x", "\u200B=1",
                                 "\u2060\u2009@x", "\u202F+cmd"})
    EXPECT_EQ(csv_line({text}), "'" + text + "\n");
}

TEST(ForEachRow, MoreColumnsThanAnyTableHasAreRefusedAtOnce) {
  const std::string wide(2 * kMostFields, ';');
  for (const std::string& text : {wide + "\n", "\"a\"" + wide + "\n", "\"a\"" + wide, "a;b\n" + wide + ";a"})
    EXPECT_NE(test::refusal([&] { (void)rows(text, ';'); }).find("found \"more than 10000 columns\""),
              std::string::npos);
}

RC_GTEST_PROP(CsvLine, ItsApostrophesAreTakenAwayAgain, ()) {
  const auto letters = rc::gen::element<std::string>("a", "7", " ", "'", "=", "+", "-", "@", "\"", ",", "\t", "\r",
                                                     "\u3000", "\uFF1D", "\u2212", "\u200B");
  std::string field;
  for (const std::string& letter : *rc::gen::nonEmpty(rc::gen::container<std::vector<std::string>>(letters)))
    field += letter;
  RC_PRE(!trim(field).empty());
  const std::vector<Row> read = rows(csv_line({field}));
  RC_ASSERT(read.size() == 1U);
  RC_ASSERT(without_apostrophe(read.front().fields.front()) == field);
}

}  // namespace estafette::csv_test
