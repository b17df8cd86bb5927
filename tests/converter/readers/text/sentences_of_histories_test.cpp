// Sentences of histories that tell whose troops they were: under whom they stood, and with what.
#include "converter/readers/text/told.hpp"

#include <gtest/gtest.h>

#include <string>

namespace estafette::readers::sentences_of_histories_test {
namespace {

using text_test::asked;
using text_test::french;
using text_test::read;
using text_test::told;

std::string of(const std::string& nation, const std::string& sentence) {
  return told(read(nation + "\n\n" + sentence + "\n"));
}

}  // namespace

TEST(SentencesOfHistories, TroopsStoodUnderALeader) {
  EXPECT_EQ(of("Britain", "Under General Kern were the 3rd Foot, the 9th Foot and two squadrons of the 14th Dragoons."),
            "General Kern[3rd Foot 650; 9th Foot 650; 14th Dragoons 280; ]");
  EXPECT_EQ(of("Prussia",
               "Unter General Kern standen das 3. Infanterieregiment, das 9. Jägerbataillon und zwei "
               "Schwadronen Dragoner."),
            "General Kern[3. Infanterieregiment 690; 9. Jägerbataillon 690; Dragoner 260; ]");
  EXPECT_EQ(french("Sous les ordres du général Petit se trouvaient le 3e de ligne, le 9e léger et deux escadrons du 5e "
                   "hussards.\n"),
            "général Petit[3e de ligne 570; 9e léger 570; 5e hussards 300; ]");
  EXPECT_EQ(of("Spain",
               "Bajo el mando del general Toro estaban los batallones de Alba y Soria y un escuadrón de "
               "húsares."),
            "general Toro[batallón de Alba 570; batallón Soria 570; húsares 130; ]");
  EXPECT_EQ(of("Italy", "Sotto il comando del generale Rossi erano il 3° di linea e due squadroni di lancieri."),
            "generale Rossi[3° di linea 600; lancieri 240; ]");
  EXPECT_EQ(of("Netherlands",
               "Onder generaal Peters stonden het 3e en 4e bataljon infanterie en twee eskadrons "
               "huzaren."),
            "generaal Peters[3e bataljon infanterie 570; 4e bataljon infanterie 570; huzaren 260; ]");
  EXPECT_EQ(of("Poland",
               "Pod rozkazami generała Kowala znajdowały się: 3. pułk piechoty, 4. pułk piechoty i bateria "
               "artylerii."),
            "generała Kowala[3. pułk piechoty 500; 4. pułk piechoty 500; bateria artylerii 90 6 guns; ]");
  EXPECT_EQ(of("Russia",
               "Под командованием генерала Петрова находились Тульский пехотный полк, 9-й егерский полк и 4 "
               "орудия."),
            "генерала Петрова[Тульский пехотный полк 350; 9-й егерский полк 350; Artillery 56 4 guns; ]");
}

TEST(SentencesOfHistories, TheirLeaderMayStandBehindThem) {
  EXPECT_EQ(of("Britain", "The 3rd Foot, the 9th Foot and two squadrons of the 14th Dragoons were under General Kern."),
            "General Kern[3rd Foot 650; 9th Foot 650; 14th Dragoons 280; ]");
  EXPECT_EQ(of("Spain", "El 3.º de línea y dos escuadrones de húsares de Alba estaban a las órdenes del general Toro."),
            "general Toro[3.º de línea 570; húsares de Alba 260; ]");
}

TEST(SentencesOfHistories, WhoLedOneRegimentHadNoOther) {
  EXPECT_EQ(of("Britain", "1st Brigade: the 9th Foot, the 24th Foot\nThe 3rd Foot was under Colonel Kern.")
                .find("Colonel Kern["),
            std::string::npos);
}

TEST(SentencesOfHistories, ABattalionOfItsOwnSortIsNoPartOfTheRegimentAboveIt) {
  EXPECT_EQ(of("Prussia",
               "Brigade Kern:\n3. Infanterieregiment\n9. Jägerbataillon\n12. Infanterieregiment\n2. "
               "Grenadierbataillon"),
            "Brigade Kern[3. Infanterieregiment 690; 9. Jägerbataillon 690; 12. Infanterieregiment 690; 2. "
            "Grenadierbataillon 690; ]");
  EXPECT_EQ(of("Prussia",
               "Brigade Kern:\n3. Infanterieregiment\n1. Musketierbataillon\n2. Musketierbataillon\n5. "
               "Infanterieregiment"),
            "Brigade Kern[3. Infanterieregiment 1380; 5. Infanterieregiment 690; ]");
}

}  // namespace estafette::readers::sentences_of_histories_test
