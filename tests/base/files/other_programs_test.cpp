#include "base/files/other_programs.hpp"

#include "base/problem.hpp"

#include <gtest/gtest.h>

namespace estafette::other_programs_test {

TEST(OtherPrograms, WhoeverBringsAPdfOrADocumentIsToldWhatToDo) {
  EXPECT_EQ(
      told_of_other_program("%PDF-1.4 ..."),
      "a PDF. Where pdftotext is installed, it is read as it is: on Debian install poppler-utils; on Windows put "
      "pdftotext.exe, of the Xpdf command line tools, beside estafette.exe. Or copy its text and give it by standard "
      "input, as -");
  EXPECT_TRUE(
      told_of_other_program(std::string("PK\x03\x04") + "xl/workbook.bin").starts_with("an archive, or a workbook"));
  EXPECT_TRUE(
      told_of_other_program("<?xml version=\"1.0\"?><Workbook xmlns=\"urn:schemas-microsoft-com:office:spreadsheet\">")
          .starts_with("a spreadsheet of Excel 2003 (.xml)"));
  EXPECT_TRUE(told_of_other_program("\xD0\xCF\x11\xE0").starts_with("a file of an older office program (.xls, .doc)"));
  EXPECT_TRUE(told_of_other_program("PK\x03\x04 word/document.xml").starts_with("a document (.docx)"));
}

TEST(OtherPrograms, WhoeverBringsAnArchiveABookOrAPictureIsToldToo) {
  EXPECT_TRUE(told_of_other_program("\x1F\x8B\x08").starts_with("a packed file (.gz). Unpack it"));
  EXPECT_TRUE(told_of_other_program("Rar!\x1A\x07").starts_with("an archive (.rar). Unpack it"));
  EXPECT_TRUE(told_of_other_program("PK\x03\x04 mimetypeapplication/epub+zip").starts_with("a book (.epub)"));
  EXPECT_TRUE(told_of_other_program("bplist00 WebMainResource").starts_with("a web page as Safari saves it"));
  EXPECT_TRUE(told_of_other_program("\x89PNG\r\n").starts_with("a picture (.png). Type what it says"));
  EXPECT_TRUE(
      told_of_other_program(std::string("\0\1\0\0Standard ACE DB", 19)).starts_with("a database (.mdb, .accdb)"));
}

TEST(OtherPrograms, APictureIsKnownAsOne) {
  EXPECT_TRUE(is_picture("GIF89a"));
  EXPECT_FALSE(is_picture("%PDF-1.4"));
  EXPECT_FALSE(is_picture("Giffard's brigade"));
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
