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

}  // namespace estafette::transfer_test
