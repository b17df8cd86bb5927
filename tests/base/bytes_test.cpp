#include "base/bytes.hpp"

#include <gtest/gtest.h>

#include <limits>
#include <stdexcept>

namespace estafette::bytes_test {

TEST(Bytes, GiveBackWhatWasWrittenInItsOrder) {
  BytesOut out;
  for (const std::uint64_t number : {0ULL, 127ULL, 128ULL, ~0ULL}) out.number(number);
  for (const std::int64_t whole : {std::int64_t{0}, std::int64_t{-1}, std::numeric_limits<std::int64_t>::min(),
                                   std::numeric_limits<std::int64_t>::max()})
    out.whole(whole);
  for (const double real : {0.1, -51.340000000000003, std::numeric_limits<double>::denorm_min()}) out.real(real);
  out.text("Lützen");
  out.text("");
  const std::string bytes = out.take();
  BytesIn in(bytes, "a test");
  for (const std::uint64_t number : {0ULL, 127ULL, 128ULL, ~0ULL}) EXPECT_EQ(in.number(), number);
  for (const std::int64_t whole : {std::int64_t{0}, std::int64_t{-1}, std::numeric_limits<std::int64_t>::min(),
                                   std::numeric_limits<std::int64_t>::max()})
    EXPECT_EQ(in.whole(), whole);
  for (const double real : {0.1, -51.340000000000003, std::numeric_limits<double>::denorm_min()})
    EXPECT_EQ(in.real(), real);
  EXPECT_EQ(in.text(), "Lützen");
  EXPECT_EQ(in.text(), "");
  in.end();
}

TEST(Bytes, ThatAreNotWhatIsAskedForAreRefused) {
  EXPECT_THROW((void)BytesIn("", "a test").number(), std::runtime_error);
  EXPECT_THROW((void)BytesIn("\x80", "a test").number(), std::runtime_error) << "cut short";
  EXPECT_THROW((void)BytesIn(std::string(11, '\xFF'), "a test").number(), std::runtime_error) << "too long";
  EXPECT_THROW((void)BytesIn("\x05", "a test").number(4), std::runtime_error) << "too large";
  EXPECT_THROW((void)BytesIn("\x05Ney", "a test").text(), std::runtime_error) << "longer than all the rest";
  EXPECT_THROW((void)BytesIn("\x7F", "a test").how_many(), std::runtime_error) << "more than there can be";
  EXPECT_THROW((void)BytesIn("1234567", "a test").real(), std::runtime_error);
  BytesOut infinite;
  infinite.real(std::numeric_limits<double>::infinity());
  EXPECT_THROW((void)BytesIn(infinite.take(), "a test").real(), std::runtime_error);
  EXPECT_THROW(BytesIn("x", "a test").end(), std::runtime_error);
}

}  // namespace estafette::bytes_test
