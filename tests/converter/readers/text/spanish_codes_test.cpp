// Formations and regiments by the codes of Spanish histories: DI for a division, BRI for a brigade, RI for a regiment.
#include "converter/readers/text/told.hpp"

#include <gtest/gtest.h>

namespace estafette::readers::spanish_codes_test {
namespace {

using text_test::asked;
using text_test::read;
using text_test::told;

}  // namespace

TEST(SpanishCodes, DivisionsBrigadesAndRegimentsStandWhereTheirCodesPutThem) {
  const Reading reading = read(
      "Francia\n- DI-1/S de Kern con 4.884 efectivos: BRI-I/1/S de Roe (RIL-9 y RI-24), BRI-II/1/S de Till (RI-88 y "
      "RI-86).\n- DI-4/S de Moe: BRI-I/4/S de Rey (RI-32) y BRI-II/4/S de Stein (RI-55).\n");
  EXPECT_EQ(
      told(reading),
      "Divisi\u00F3n de infanter\u00EDa DI-1/S[Brigada de infanter\u00EDa BRI-I/1/S[9\u00BA regimiento de "
      "infanter\u00EDa ligera 1221; 24\u00BA regimiento de infanter\u00EDa de l\u00EDnea 1221; ]Brigada de "
      "infanter\u00EDa BRI-II/1/S[88\u00BA regimiento de infanter\u00EDa de l\u00EDnea 1221; 86\u00BA regimiento de "
      "infanter\u00EDa de l\u00EDnea 1221; ]]Divisi\u00F3n de infanter\u00EDa DI-4/S[Brigada de infanter\u00EDa "
      "BRI-I/4/S[32\u00BA regimiento de infanter\u00EDa de l\u00EDnea 570; ]Brigada de infanter\u00EDa "
      "BRI-II/4/S[55\u00BA regimiento de infanter\u00EDa de l\u00EDnea 570; ]]");
  EXPECT_EQ(reading.orbat.formations.at(0).commander, "Kern");
  EXPECT_TRUE(asked(reading).empty());
}

TEST(SpanishCodes, SeveralRegimentsBehindOneCodeAreEachARegiment) {
  EXPECT_EQ(
      told(read("Francia\n- DI-2 de Kern: BRI-I/2 de Roe (RI-1), BRCL-1 de Moe con 1.770 efectivos (RH-2, RCs 5 y "
                "10 de cazadores, 1 B\u00EDa a caballo).\n- DD-1 de Till con 900 dragones (RDs 2 y 4).\n")),
      "Divisi\u00F3n de infanter\u00EDa DI-2[Brigada de infanter\u00EDa BRI-I/2[1\u00BA regimiento de "
      "infanter\u00EDa de l\u00EDnea 570; ]Brigada de caballer\u00EDa ligera BRCL-1[2\u00BA regimiento de "
      "h\u00FAsares 590; 5\u00BA regimiento de cazadores a caballo 590; 10\u00BA regimiento de cazadores a caballo "
      "590; Horse artillery 90 6 guns; ]]Divisi\u00F3n de dragones DD-1[2\u00BA regimiento de dragones 450; 4\u00BA "
      "regimiento de dragones 450; ]");
}

TEST(SpanishCodes, WhatIsToldBetweenThemIsAskedAboutAndNotLost) {
  EXPECT_FALSE(
      asked(read("Francia\nDI-1 de Kern: BRI-I/1 de Roe (RI-1), BRI-II/1 de Till (RI-2)\nDI-2 de Moe, que lleg\u00F3 "
                 "tarde, con 3 batallones: BRI-I/2 de Rey (RI-3), BRI-II/2 de Stein (RI-4)\n"))
          .empty());
}

}  // namespace estafette::readers::spanish_codes_test
