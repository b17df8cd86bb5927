// Every row of the table of retellings does what its example says, and does it once and for all.
#include "converter/readers/retold/each_line.hpp"

#include "base/text.hpp"
#include "converter/readers/copied/lines.hpp"
#include "support/readers.hpp"

#include <gtest/gtest.h>

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
