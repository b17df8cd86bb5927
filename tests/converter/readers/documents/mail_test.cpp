#include "converter/readers/documents/mail.hpp"

#include "converter/readers/any/read_any.hpp"
#include "converter/readers/documents/documents.hpp"
#include "support/readers.hpp"
#include "support/refusal.hpp"

#include <gtest/gtest.h>

namespace estafette::readers::mail_test {
namespace {

constexpr const char* kFile = "army.eml";
constexpr const char* kHeading = "From: Ney <ney@example.org>\r\nSubject: the corps\r\nMIME-Version: 1.0\r\n";

std::string part(const std::string& kind, const std::string& body, const std::string& more = "") {
  return "--cut\r\nContent-Type: " + kind + "\r\n" + more + "\r\n" + body + "\r\n";
}

std::string parts(const std::string& kind, const std::string& all) {
  return std::string(kHeading) + "Content-Type: multipart/" + kind + ";\r\n\tboundary=\"cut\"\r\n\r\n" + all +
         "--cut--\r\n";
}

/// What the readers are given.
std::string shown(const std::string& bytes) {
  EXPECT_TRUE(looks_like_document(bytes));
  return as_read(page_of_document(bytes, kFile), std::nullopt, test::reader_data());
}

std::string refused(const std::string& bytes) {
  return test::refusal([&] { (void)page_of_mail(bytes, kFile); });
}

}  // namespace

TEST(Mail, IsReadWithoutItsHeading) {
  EXPECT_EQ(shown(std::string(kHeading) +
                  "Content-Type: text/plain; charset=iso-8859-1\r\n\r\n13e l\xE9g\xE8re, 900 men\r\n"),
            "13e l\u00E9g\u00E8re, 900 men\r\n\n");
}

TEST(Mail, IsReadHoweverItsLettersArePacked) {
  EXPECT_EQ(shown(std::string(kHeading) + "Content-Type: text/plain; charset=\"utf-8\"\r\nContent-Transfer-Encoding: "
                                          "base64\r\n\r\nMTNlIGzDqWfDqHJlLCA5MDAg\r\nbWVu\r\n"),
            "13e l\u00E9g\u00E8re, 900 men\n");
  EXPECT_EQ(shown(std::string(kHeading) + "Content-Type: text/plain; charset=UTF-8\r\nContent-Transfer-Encoding: "
                                          "quoted-printable\r\n\r\n13e l=C3=A9g=C3=A8re, =\r\n900 men\r\n"),
            "13e l\u00E9g\u00E8re, 900 men\r\n\n");
}

TEST(Mail, APageThatABrowserSavedInOneFileIsReadWithoutItsPictures) {
  const std::string page =
      "<html><head><style>p {}</style></head><body><p>III Corps: Marshal Ney</p><p>22nd Line, "
      "1,450=20men</p></body></html>";
  const std::string bytes =
      parts("related", part("text/html", page, "Content-Transfer-Encoding: quoted-printable\r\n") +
                           part("text/css", "body { width: 900px }") + part("text/html", "<p>59th Line, 900 men</p>"));
  EXPECT_EQ(shown(bytes), "III Corps: Marshal Ney\n22nd Line, 1,450 men\n");
}

TEST(Mail, OfOneTextWrittenTwoWaysThePageIsRead) {
  const std::string plain = part("text/plain", "22nd Line, 1,450\r\nmen");
  const std::string page = part("text/html", "<p>22nd Line, 1,450 men</p>");
  EXPECT_EQ(shown(parts("alternative", plain + page)), "22nd Line, 1,450 men\n");
  EXPECT_EQ(shown(parts("alternative", page + plain)), "22nd Line, 1,450 men\n");
}

TEST(Mail, TextsOneAfterTheOtherAreAllRead) {
  const std::string text = shown(parts("mixed", part("text/html", "<p>22nd Line, 1,450 men</p>") +
                                                    part("text/plain", "59th Line,\n900 men & no <officer>")));
  EXPECT_NE(text.find("22nd Line, 1,450 men\n"), std::string::npos) << text;
  EXPECT_NE(text.find("59th Line,\n900 men & no <officer>\n"), std::string::npos) << text;
}

TEST(Mail, AnAttachmentThatIsNotReadIsNamed) {
  const std::string bytes = parts(
      "mixed",
      part("text/plain", "22nd Line, 1,450 men") +
          part("application/octet-stream", "UEsDBA==", "Content-Disposition: attachment; filename=\"army.xlsx\"\r\n"));
  EXPECT_NE(shown(bytes).find("Note: \"army.xlsx\" is attached to the mail, and is not read with it"),
            std::string::npos);
}

TEST(Mail, TextsWithAWordAndAColonAreNone) {
  EXPECT_FALSE(looks_like_document("Corps: Ney\nDivision: Souham\n\n22nd Line, 1,450 men\n"));
  EXPECT_FALSE(looks_like_document("From: Ney\nSubject: the corps\n\n22nd Line, 1,450 men\n"));
  EXPECT_FALSE(looks_like_document("Content-Type: text/plain\n22nd Line, 1,450 men\nFrom: Ney\n"));
}

TEST(Mail, ThatBreaksOffOrHasNoTextIsRefused) {
  EXPECT_NE(refused(std::string(kHeading) + "Content-Type: multipart/mixed; boundary=cut\r\n\r\n").find("breaks off"),
            std::string::npos);
  EXPECT_NE(refused(parts("mixed", part("image/png", "x"))).find("a mail without a text"), std::string::npos);
  EXPECT_NE(
      refused(std::string(kHeading) + "Content-Type: text/plain; charset=koi8-r\r\n\r\n\xF0\xCF\xCC\xCB 5, 900 men\r\n")
          .find("a mail in koi8-r"),
      std::string::npos);
}

}  // namespace estafette::readers::mail_test
