// A word for "the same" at the beginning of an entry, in a list on one line.
#include "converter/readers/text/told.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace estafette::readers::dittos_in_lists_test {
namespace {

using text_test::asked;
using text_test::read;
using text_test::told;

}  // namespace

TEST(DittosInLists, ADittoBeforeANameStandsForTheSortOfTheEntryBeforeIt) {
  const Reading reading = read(
      "Spanish Army\n1st Division: General Roe\n*Alba, 1,106; *Light Infantry of Vela (half batt.), 359; *ditto of "
      "Toro, "
      "800; \u2020Burgos, 415\n2nd Division: General Dale\nHussars of Alba, 300; do. of Toro, 250\n");
  EXPECT_EQ(told(reading),
            "Spanish Army[1st Division[Alba 1106; Light Infantry of Vela (half batt.) 359; Light Infantry of Toro 800; "
            "Burgos 415; ]2nd Division[Hussars of Alba 300; Hussars of Toro 250; ]]");
  EXPECT_EQ(reading.orbat.formations.at(0).formations.at(0).units.at(2).kind, Kind::light_infantry);
  EXPECT_EQ(asked(reading), std::vector<int>{});
}

TEST(DittosInLists, TheSameInOtherLanguagesAndBehindACount) {
  EXPECT_EQ(told(read("Ej\u00E9rcito espa\u00F1ol\n1.\u00AA Divisi\u00F3n: general Ruiz\nH\u00FAsares de Alba, 300; "
                      "\u00EDdem de Toro, 250; id. de Vela, 200\n")),
            "Ej\u00E9rcito espa\u00F1ol[1.\u00AA Divisi\u00F3n[H\u00FAsares de Alba 300; H\u00FAsares de Toro 250; "
            "H\u00FAsares de Vela 200; ]]");
  EXPECT_EQ(
      told(read("Preu\u00DFische Armee\n1. Brigade: General Kern\n2 Bataillone F\u00FCsiliere Alba; 2 desgl. Toro; 1 "
                "dito Huber\n")),
      "Preu\u00DFische Armee[1. Brigade[F\u00FCsiliere Alba 1380; F\u00FCsiliere Toro 1380; F\u00FCsiliere Huber 690; "
      "]]");
}

}  // namespace estafette::readers::dittos_in_lists_test
