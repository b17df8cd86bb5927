#include "base/encodings.hpp"

#include <gtest/gtest.h>

namespace estafette::encodings_test {
namespace {

using namespace std::string_literals;

TEST(Encodings, OfWindowsHaveTypographersMarksWhereLatin1HasNothing) {
  EXPECT_EQ(from_windows_1252("K\xF6sen \x96 \x80 \x8Auvalov \x9F"), "Kösen – € Šuvalov Ÿ");
  EXPECT_EQ(from_windows_1252("\xA0\xFF"), "\u00A0ÿ");
  EXPECT_EQ(from_windows_1252(""), "");
}

TEST(Encodings, CyrillicOfWindowsIsKnownByItsLetters) {
  const std::string corps = "2-\xE9 \xEF\xE5\xF5\xEE\xF2\xED\xFB\xE9 \xEA\xEE\xF0\xEF\xF3\xF1, \xB9 5";
  EXPECT_TRUE(is_windows_1251(corps));
  EXPECT_EQ(from_windows_1251(corps), "2-й пехотный корпус, № 5");
  EXPECT_FALSE(is_windows_1251("General von K\xF6sen, \xD6sterreich, hinter dem Flu\xDF, Regiment Z\xFCrich"));
  EXPECT_FALSE(is_windows_1251("\xC4\xD6\xDC")) << "a few letters do not tell";
  EXPECT_TRUE(is_windows_1251(corps + " Borodino 1812, 26 August")) << "fewer Latin letters than Cyrillic";
  EXPECT_FALSE(is_windows_1251(corps + " at Borodino on 26 August 1812, in reserve")) << "more";
  EXPECT_FALSE(from_windows_1251("\x98"));
}

TEST(Encodings, OfWindowsLackFiveBytes) {
  int lacking = 0;
  for (int byte = 0; byte < 256; ++byte)
    if (!from_windows_1252(std::string(1, static_cast<char>(byte)))) ++lacking;
  EXPECT_EQ(lacking, 5);
  EXPECT_FALSE(from_windows_1252("\x81"));
}

TEST(Encodings, OfTwoBytesAreReadInEitherOrder) {
  EXPECT_EQ(from_utf16("K\0\xF6\0"s, ByteOrder::little), "Kö");
  EXPECT_EQ(from_utf16("\0K\0\xF6"s, ByteOrder::big), "Kö");
  EXPECT_EQ(from_utf16("\x1A\x20"s, ByteOrder::little), "‚");
}

TEST(Encodings, OfTwoBytesPairTheLettersBeyondThem) {
  EXPECT_EQ(from_utf16("\x3D\xD8\x00\xDE"s, ByteOrder::little), "\xF0\x9F\x98\x80");
  EXPECT_FALSE(from_utf16("\x3D\xD8"s, ByteOrder::little)) << "half a pair at the end";
  EXPECT_FALSE(from_utf16("\x3D\xD8K\0"s, ByteOrder::little)) << "the first half alone";
  EXPECT_FALSE(from_utf16("\x00\xDE"s, ByteOrder::little)) << "the second half alone";
  EXPECT_FALSE(from_utf16("K\0x"s, ByteOrder::little)) << "a byte left over";
}

}  // namespace
}  // namespace estafette::encodings_test
