// Every row of the table of retellings does what its example says, and does it once and for all.
#include "converter/readers/retold/each_line.hpp"

#include "base/text.hpp"
#include "converter/readers/copied/lines.hpp"
#include "support/readers.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace estafette::test::each_line_test {
namespace {

using readers::Retelling;

const readers::PhraseBook& book() {
  return reader_data().words;
}

TEST(EachLine, ARowPutsItsExampleAsItSays) {
  for (const Retelling& row : readers::retellings()) {
    EXPECT_EQ(row.tell(row.written, book()), row.told) << row.written;
    EXPECT_NE(row.written, row.told);
  }
}

TEST(EachLine, NoRowTouchesWhatNeedsNoRetelling) {
  for (const std::string_view plain : {"9th Line (2 battalions) 1,200 men", "1st Division: General Kern", "6 guns"})
    for (const Retelling& row : readers::retellings()) EXPECT_EQ(row.tell(plain, book()), plain) << row.written;
}

void expect_untouched_where_something_is_missing(const std::string& line) {
  const readers::LineHolds there(line, book());
  for (const Retelling& row : readers::retellings()) {
    if (there.all(row.needed)) continue;
    EXPECT_EQ(row.tell(line, book()), line) << row.written;
  }
}

TEST(EachLine, ARowLeavesALineAsItIsThatLacksWhatTheRowNeeds) {
  for (const Retelling& row : readers::retellings()) {
    EXPECT_TRUE(readers::LineHolds(row.written, book()).all(row.needed)) << row.written;
    expect_untouched_where_something_is_missing(std::string(row.written));
    expect_untouched_where_something_is_missing(std::string(row.told));
  }
  for (const auto& entry : fs::recursive_directory_iterator(fs::path(ESTAFETTE_FIXTURES) / "readers")) {
    if (entry.path().extension() != ".txt") continue;
    for (const readers::TextLine& line : readers::lines_of(read_text(entry.path()), book()))
      expect_untouched_where_something_is_missing(line.text);
  }
}

RC_GTEST_PROP(EachLine, ALineOfTwoHalvesLacksWhatARowNeedsOnlyWhereTheRowLeavesItAsItIs, ()) {
  const auto half = [](bool first) {
    const Retelling& row = readers::retellings()[*rc::gen::inRange<std::size_t>(0, readers::retellings().size())];
    const std::string_view line = *rc::gen::arbitrary<bool>() ? row.written : row.told;
    const std::size_t cut = *rc::gen::inRange<std::size_t>(0, line.size() + 1);
    return std::string(first ? line.substr(0, cut) : line.substr(cut));
  };
  const std::string before = half(true);
  expect_untouched_where_something_is_missing(before + half(false));
}

TEST(EachLine, ARowAppliedTwiceDoesNoMoreThanOnce) {
  const fs::path world = fs::path(ESTAFETTE_FIXTURES) / "readers/world";
  for (const auto& entry : fs::recursive_directory_iterator(world)) {
    if (entry.path().extension() != ".txt") continue;
    for (const readers::TextLine& line : readers::lines_of(read_text(entry.path()), book())) {
      std::string text = line.text;
      for (const Retelling& row : readers::retellings()) {
        text = row.tell(text, book());
        EXPECT_EQ(row.tell(text, book()), text) << entry.path() << ", the row of " << row.written;
      }
    }
  }
}

}  // namespace
}  // namespace estafette::test::each_line_test
