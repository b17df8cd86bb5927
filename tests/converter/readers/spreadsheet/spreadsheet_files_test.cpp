// Other people's spreadsheets, one a manner: what is proposed and read of each, row for row. The expectations stand
// beside them: NAME.mapping.xml is proposed, NAME.outline.csv the order of battle, NAME.report.txt what the reader
// says.
#include "base/files/files.hpp"
#include "converter/readers/any/read_any.hpp"
#include "converter/readers/outline/csv.hpp"
#include "converter/readers/spreadsheet/propose_mapping.hpp"
#include "converter/readers/spreadsheet/read_spreadsheet.hpp"
#include "support/readers.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <string>

namespace estafette::readers::spreadsheet_files_test {
namespace {

fs::path fixture(const std::string& name) {
  return fs::path(ESTAFETTE_FIXTURES) / "readers/spreadsheet" / name;
}

Mapping proposed(const std::string& name) {
  const std::vector<SpreadsheetRow> rows = spreadsheet_rows(read_text(fixture(name + ".csv")), name);
  return propose_mapping(rows, test::reader_data().titles, test::reader_data().words);
}

Reading read(const std::string& name) {
  return read_any(read_text(fixture(name + ".csv")), name + ".csv", std::nullopt, test::reader_data());
}

std::string test_name(const testing::TestParamInfo<std::string>& info) {
  std::string name = info.param;
  std::replace(name.begin(), name.end(), '-', '_');
  return name;
}

class Spreadsheet : public testing::TestWithParam<std::string> {};

}  // namespace

TEST_P(Spreadsheet, IsReadAsTheOutlineBesideItAndReportsWhatNeedsALook) {
  const Reading reading = read(GetParam());
  EXPECT_EQ(to_csv(reading.orbat), read_text(fixture(GetParam() + ".outline.csv")));
  EXPECT_EQ(to_string(reading) + fmt::format("{} guesses\n", reading.guesses),
            read_text(fixture(GetParam() + ".report.txt")));
  EXPECT_EQ(reading.format, Format::spreadsheet);
}

TEST_P(Spreadsheet, GetsTheMappingBesideItProposed) {
  EXPECT_EQ(to_xml(proposed(GetParam())), read_text(fixture(GetParam() + ".mapping.xml")));
}

TEST_P(Spreadsheet, ReadsTheSameByTheProposalThatWasWrittenAndReadAgain) {
  const Mapping again = read_mapping(to_xml(proposed(GetParam())), "mapping.xml");
  EXPECT_EQ(again, proposed(GetParam()));
  const std::string text = read_text(fixture(GetParam() + ".csv"));
  const ReaderData& data = test::reader_data();
  EXPECT_EQ(read_spreadsheet(text, again, data.titles, data.words, "").orbat, read(GetParam()).orbat);
}

TEST_P(Spreadsheet, IsAnOutlineThatCanBeReadAgain) {
  const Orbat orbat = read(GetParam()).orbat;
  EXPECT_EQ(read_outline_csv(to_csv(orbat), ""), orbat);
}

INSTANTIATE_TEST_SUITE_P(Manners, Spreadsheet,
                         testing::Values("english-columns", "english-merged-cells", "english-level-column",
                                         "english-arm-columns", "english-indented", "english-staggered",
                                         "english-untitled", "english-slips", "english-subheadings",
                                         "english-inner-commands", "english-words-alone", "english-battalion-column",
                                         "french-niveaux", "french-etat", "french-artillerie", "german-staerke",
                                         "german-gliederung"),
                         test_name);

}  // namespace estafette::readers::spreadsheet_files_test
