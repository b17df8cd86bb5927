// Manners of Polish pages: battalions and squadrons in short, men "in" so many of them.
#include "converter/readers/text/told.hpp"

#include <gtest/gtest.h>

namespace estafette::readers::written_in_polish_test {
namespace {

using text_test::asked;
using text_test::battalions;
using text_test::read;
using text_test::told;

/// The page of a brigade with these troops.
std::string polish(const std::string& troops) {
  return "Polska\n1. brygada: gen. bryg. Norski\n" + troops + "\n";
}

}  // namespace

TEST(WrittenInPolish, PartsInShortAreCounted) {
  const Reading reading = read(polish("65. pp, 3 batal., 2096 ludzi\n21. p. kirasjer\u00F3w, 4 szwadr., 501 ludzi"));
  EXPECT_EQ(battalions(reading), "65. pp 3; 21. p. kirasjer\u00F3w 4; ");
  EXPECT_TRUE(asked(reading).empty());
}

TEST(WrittenInPolish, MenInSoManyBattalionsAreTheStrength) {
  const Reading reading = read(polish("6. p. piechoty, 1621 ludzi w 3 baony\n60. pp, 520 ludzi w 1 batalion"));
  EXPECT_EQ(told(reading), "1. brygada[6. p. piechoty 1621; 60. pp 520; ]");
  EXPECT_TRUE(asked(reading).empty());
}

}  // namespace estafette::readers::written_in_polish_test
