// Sums that a return carries over from page to page, and dittos that stand word by word.
#include "converter/readers/text/told.hpp"

#include <gtest/gtest.h>

#include <string>

namespace estafette::readers::carried_sums_test {
namespace {

using text_test::asked;
using text_test::french;
using text_test::read;
using text_test::told;

}  // namespace

TEST(CarriedSums, TheListGoesOnBelowThem) {
  const Reading german = read(
      "Österreich\nDivision Kern\nIR 1 Alba 800\nIR 2 Dale 900\nLatus | 1700\nÜbertrag | 1700\nIR 3 Roe 700\nSumme "
      "2400\n");
  EXPECT_EQ(told(german), "Division Kern[IR 1 Alba 800; IR 2 Dale 900; IR 3 Roe 700; ]");
  EXPECT_TRUE(asked(german).empty());
  const Reading french = read(
      "France\n1re Division : Petit\n1er de ligne 800\n2e de ligne 900\nà reporter 1700\nReport 1700\n3e de ligne "
      "700\nTotal 2400\n");
  EXPECT_EQ(told(french), "1re Division[1er de ligne 800; 2e de ligne 900; 3e de ligne 700; ]");
  EXPECT_TRUE(asked(french).empty());
}

TEST(CarriedSums, OneThatIsNotTheSumIsAskedAbout) {
  EXPECT_FALSE(asked(read("Britain\n1st Brigade: Kern\n5th Foot 800\n9th Foot 900\nCarried forward 1,750\n")).empty());
}

TEST(DittosByWords, ANumberMayBeOneOfThem) {
  EXPECT_EQ(told(read("Britain\n1st Brigade: Kern\n1st Battalion 4th Foot 600\n2nd \" \" \" 580\n3rd \" 5th \" 610\n")),
            "1st Brigade[1st Battalion 4th Foot 600; 2nd Battalion 4th Foot 580; 3rd Battalion 5th Foot 610; ]");
}

TEST(CarriedSums, TransportIsSuchASumWhereItIsTheSum) {
  EXPECT_EQ(french("Cuirassiers\nRoe : 3 escadrons\nGendarmes : 1 escadron\nDale : 3 escadrons\nTransport : 7 "
                   "escadrons\nKern : 2 escadrons\nTotal : 9 escadrons\n"),
            "Cuirassiers[Roe 450; Gendarmes 150; Dale 450; Kern 300; ]");
  EXPECT_EQ(french("Cuirassiers\nGardes du corps : 2 escadrons\nRoe : 3 escadrons\nDale : 3 escadrons\nTransport : 8 "
                   "escadrons\nKern : 2 escadrons\n")
                .find("Transport"),
            std::string::npos)
      << "below a regiment named as a corps is";
  EXPECT_NE(french("1re division\n9e de ligne 800\n12e de ligne 700\nTransport : 2 compagnies\n").find("ransport"),
            std::string::npos)
      << "and otherwise it is troops";
}

}  // namespace estafette::readers::carried_sums_test
