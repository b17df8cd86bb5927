// The archive in which dispatches are fetched.
#include "desk/deeds/zip.hpp"

#include <gtest/gtest.h>

namespace estafette::desk::zip_test {

TEST(DeskZip, HoldsEveryFileByItsNameAndIsTheSameEachTime) {
  const std::string archive = zipped({{"a/b.txt", "hello"}, {"c.txt", ""}});
  EXPECT_TRUE(archive.starts_with(std::string("PK\x03\x04", 4)));
  EXPECT_NE(archive.find("a/b.txthello"), std::string::npos);
  EXPECT_EQ(archive, zipped({{"a/b.txt", "hello"}, {"c.txt", ""}}));
  const std::string crc_of_hello("\x86\xa6\x10\x36", 4);
  EXPECT_EQ(archive.substr(14, 4), crc_of_hello);
}

TEST(DeskZip, OfNothingIsAnEmptyArchive) {
  EXPECT_EQ(zipped({}).size(), 22U);
}

}  // namespace estafette::desk::zip_test
