// Lines that add up the troops above them, arm by arm.
#include "converter/readers/text/told.hpp"

#include <gtest/gtest.h>

namespace estafette::readers::recap_test {
namespace {

using text_test::asked;
using text_test::french;
using text_test::read;
using text_test::told;

}  // namespace

TEST(Recap, WhatAddsUpTheTroopsAboveIsNoUnit) {
  const std::string units = "1re division[54e de ligne 900; 55e de ligne 800; 7e hussards 400; ]";
  for (const char* sum :
       {"2 régiments d'infanterie 1.700 hommes", "1 régiment de cavalerie 400 chevaux", "Infanterie 1.700 hommes",
        "Infanterie : 2 régiments, 1.700 hommes", "3 régiments 2.100 hommes"})
    EXPECT_EQ(
        french(std::string("1re division\n54e de ligne 900 hommes\n55e de ligne 800 hommes\n7e hussards 400 hommes\n") +
               sum),
        units)
        << sum;
}

TEST(Recap, ItsFiguresAreSharedByTroopsOfItsArmThatStateNone) {
  EXPECT_EQ(told(read("Prussia\nBrigade von Hagen\n2 Bat. von Borck\n2 Bat. von Renner\n5 Esk. Dragoner von Katte\n\n"
                      "4 Bat. Infanterie 2800 Mann\n5 Esk. Cavallerie 600 Pferde\n")),
            "Brigade von Hagen[Borck 1400; Renner 1400; Dragoner von Katte 600; ]");
}

TEST(Recap, ItMayBeThatOfAllBrigades) {
  EXPECT_EQ(told(read("Prussia\nDivision Kern\nBrigade von Hagen\n2 Bat. von Borck\n2 Bat. von Renner\nBrigade von "
                      "Moe\n3 Bat. von Alba\n\n7 Bat. Infanterie 4900 Mann\n")),
            "Division Kern[Brigade von Hagen[Borck 1400; Renner 1400; ]Brigade von Moe[Alba 2100; ]]");
}

TEST(Recap, MenByArmInATotalAreSharedByTheTroopsOfEachArm) {
  EXPECT_EQ(told(read("Prussia\nBrigade von Hagen\n2 Bat. von Borck\n2 Bat. von Renner\n5 Esk. Dragoner von Katte\n"
                      "Total: 2800 Infanterie, 600 Kavallerie\n")),
            "Brigade von Hagen[Borck 1400; Renner 1400; Dragoner von Katte 600; ]");
}

TEST(Recap, FiguresThatAreNoSumAreTroopsOfTheirOwn) {
  EXPECT_EQ(french("1re division\n54e de ligne 900 hommes\n55e de ligne 800 hommes\nInfanterie légère 600 hommes"),
            "1re division[54e de ligne 900; 55e de ligne 800; Infanterie légère 600; ]");
  EXPECT_EQ(french("1re division\n54e de ligne 900 hommes\n1 bataillon de marins 900 hommes"),
            "1re division[54e de ligne 900; marins 900; ]");
}

}  // namespace estafette::readers::recap_test
