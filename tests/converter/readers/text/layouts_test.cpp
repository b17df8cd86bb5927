// Orders of battle as people type them, one file a layout: what is read of each, line for line. The expectations stand
// beside the texts: NAME.csv is the order of battle as an outline, NAME.report.txt what the reader says of the text.
#include "base/files/files.hpp"
#include "converter/readers/outline/csv.hpp"
#include "converter/readers/text/glance.hpp"
#include "converter/readers/text/read_text.hpp"
#include "support/words.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

namespace estafette::readers::text_layouts_test {
namespace {

fs::path fixture(const std::string& name) {
  return fs::path(ESTAFETTE_FIXTURES) / "readers/text" / name;
}

class TypedText : public testing::TestWithParam<std::string> {};

std::string test_name(const testing::TestParamInfo<std::string>& info) {
  std::string name = info.param;
  std::replace(name.begin(), name.end(), '-', '_');
  return name;
}

}  // namespace

TEST_P(TypedText, IsReadAsTheOutlineBesideItAndReportsWhatNeedsALook) {
  const std::string text = read_text(fixture(GetParam() + ".txt"));
  const Reading reading = read_text_orbat(text, test::words(), GetParam() + ".txt");
  EXPECT_EQ(to_csv(reading.orbat), read_text(fixture(GetParam() + ".csv")));
  EXPECT_EQ(to_string(reading) + fmt::format("{} guesses\n", reading.guesses),
            read_text(fixture(GetParam() + ".report.txt")));
}

TEST_P(TypedText, IsKnownForAnOrderOfBattleByLookingAtIt) {
  EXPECT_TRUE(looks_like_text_orbat(read_text(fixture(GetParam() + ".txt")), test::words()));
}

TEST_P(TypedText, IsAnOutlineThatCanBeReadAgain) {
  const Reading reading = read_text_orbat(read_text(fixture(GetParam() + ".txt")), test::words(), "");
  EXPECT_EQ(read_outline_csv(to_csv(reading.orbat), ""), reading.orbat);
}

TEST(PageOfTypedText, ItsExampleIsUnderstoodToTheLastLine) {
  const std::string page = read_text(fs::path(ESTAFETTE_SOURCE_DIR) / "docs/formats/text-orbat.md");
  const std::size_t begin = page.find("```\n") + 4;
  const std::string example = page.substr(begin, page.find("```", begin) - begin);
  EXPECT_EQ(to_string(read_text_orbat(example, test::words(), "example.txt")), "understood 10 of 10 lines\n");
}

INSTANTIATE_TEST_SUITE_P(Layouts, TypedText,
                         testing::Values("nafziger-manner", "english-blank-lines", "english-columns",
                                         "english-numbered", "english-slips", "english-web-page", "french-indentation",
                                         "french-inline", "german-battalions", "german-brigades-only", "german-letters",
                                         "german-tabs"),
                         test_name);

}  // namespace estafette::readers::text_layouts_test
