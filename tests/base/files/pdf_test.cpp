#include "base/files/pdf.hpp"

#include "support/pdf.hpp"
#include "support/refusal.hpp"

#include <gtest/gtest.h>

namespace estafette::pdf_test {

using test::pdf;

TEST(Pdf, IsKnownByItsBeginning) {
  EXPECT_TRUE(looks_like_pdf(pdf("")));
  for (const auto* text : {"", "PDF-1.4", "1st Division"}) EXPECT_FALSE(looks_like_pdf(text));
}

TEST(Pdf, ItsTextIsTakenOutWherePdftotextIsInstalled) {
  const auto pdftotext = find_pdftotext();
  if (!pdftotext) GTEST_SKIP() << "pdftotext is not installed";
  const std::string text =
      text_of_pdf(pdf("(8th Division: Souham) Tj T* (    22nd Line   1,450 men) Tj"), *pdftotext, "a.pdf");
  EXPECT_NE(text.find("8th Division: Souham\n"), std::string::npos) << text;
  EXPECT_NE(text.find("    22nd Line   1,450 men\n"), std::string::npos) << text;
}

TEST(Pdf, PagesThatArePicturesAndDamagedOnesAreRefused) {
  const auto pdftotext = find_pdftotext();
  if (!pdftotext) GTEST_SKIP() << "pdftotext is not installed";
  EXPECT_EQ(
      test::refusal([&] { (void)text_of_pdf(pdf(""), *pdftotext, "a.pdf"); }),
      "a.pdf: found \"a PDF without text: its pages are pictures\"; expected a PDF with text in it. Have a program "
      "recognise the text on them first");
  EXPECT_EQ(
      test::refusal([&] { (void)text_of_pdf("%PDF-1.4 nothing", *pdftotext, "a.pdf"); }),
      "a.pdf: found \"a PDF that pdftotext cannot read: damaged, or locked with a password\"; expected a PDF with "
      "text in it. Open it, copy its text, and give it by standard input, as -");
}

}  // namespace estafette::pdf_test
