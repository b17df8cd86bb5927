#include "base/other_programs.hpp"

#include "base/problem.hpp"

#include <gtest/gtest.h>

namespace estafette::other_programs_test {

TEST(OtherPrograms, WhoeverBringsAPdfOrAWorkbookIsToldWhatToDo) {
  EXPECT_EQ(
      told_of_other_program("%PDF-1.4 ..."),
      "a PDF. Make text of it with pdftotext -layout FILE.pdf FILE.txt (it comes with poppler-utils), or copy its "
      "text and give it by standard input, as -");
  EXPECT_TRUE(told_of_other_program(std::string("PK\x03\x04") + "xl/workbook.xml").starts_with("a workbook (.xlsx)"));
  EXPECT_TRUE(told_of_other_program("PK\x03\x04mimetypeapplication/vnd.oasis.opendocument.spreadsheet")
                  .starts_with("a workbook (.ods)"));
  EXPECT_TRUE(told_of_other_program("PK\x03\x04 word/document.xml").starts_with("a document (.docx)"));
}

TEST(OtherPrograms, TextIsNone) {
  for (const char* text : {"", "PDF", "PK", "%PDF", "1st Division"}) {
    EXPECT_EQ(told_of_other_program(text), "");
    EXPECT_NO_THROW(refuse_other_programs_file(text, "x"));
  }
}

TEST(OtherPrograms, ANamedOneIsRefused) {
  EXPECT_THROW(refuse_other_programs_file("%PDF-1.4", "x.pdf"), Refusal);
}

}  // namespace estafette::other_programs_test
