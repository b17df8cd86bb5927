#include "base/transfer.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace estafette::transfer_test {

RC_GTEST_PROP(Transfer, Base64ThereAndBackGivesTheSameBytes, (const std::string& bytes)) {
  RC_ASSERT(from_base64(base64(bytes)) == bytes);
}

TEST(Transfer, Base64IsReadOverSeveralLinesAndRefusesOtherSigns) {
  EXPECT_EQ(from_base64("MTNlIGzD\r\nqWfDqHJl"), "13e l\u00E9g\u00E8re");
  EXPECT_EQ(from_base64("22nd Line!"), std::nullopt);
}

TEST(Transfer, QuotedPrintableJoinsBrokenLinesAndLeavesOtherEqualSigns) {
  EXPECT_EQ(from_quoted_printable("l=C3=A9g=\r\n=C3=A8re"), "l\u00E9g\u00E8re");
  EXPECT_EQ(from_quoted_printable("1 base = 50 men, =ca."), "1 base = 50 men, =ca.");
}

TEST(Transfer, AHeadingIsReadHoweverItsLettersArePacked) {
  for (const char* heading :
       {"=?utf-8?Q?Mar=C3=A9chal_Ney?= <ney@example.org>", "=?UTF-8?B?TWFyw6ljaGFsIE5leQ==?= <ney@example.org>",
        "=?iso-8859-1?q?Mar=E9chal?= Ney <ney@example.org>", "Mar\u00E9chal Ney <ney@example.org>"})
    EXPECT_EQ(from_encoded_words(heading), "Mar\u00E9chal Ney <ney@example.org>");
  EXPECT_EQ(from_encoded_words("=?utf-8?X?a?= =? ="), "=?utf-8?X?a?= =? =");
}

}  // namespace estafette::transfer_test
