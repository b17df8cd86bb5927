// Pages that lost their line ends: headings stand behind names and figures without a mark.
#include "converter/readers/retold/pages/lost_line_ends.hpp"

#include "converter/readers/text/told.hpp"
#include "support/words.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace estafette::readers::lost_line_ends_test {
namespace {

using text_test::asked;
using text_test::read;
using text_test::told;

}  // namespace

TEST(LostLineEnds, EachCommandOfALineIsReadWithItsTroops) {
  const Reading reading = read(
      "French Army of Alba, 22 July 1812 Commander-in-Chief: Marshal Kern 1st Division: GD Roe Brigade Dale: 6th Light "
      "(2 bns) 1,101, 69th Line (2 bns) 1,458 Brigade Till: 39th Line (2 bns) 967 2nd Division: GD Moe Brigade Lake: "
      "25th Light (3 bns) 1,538, 27th Line (2 bns) 1,677 Foot battery 8 guns\n");
  EXPECT_EQ(told(reading),
            "French Army of Alba, 22 July 1812[1st Division[Brigade Dale[6th Light 1101; 69th Line 1458; ]Brigade "
            "Till[39th Line 967; ]]2nd Division[Foot battery 104 8 guns; Brigade Lake[25th Light 1538; 27th Line 1677; "
            "]]]");
  EXPECT_EQ(reading.orbat.formations.at(0).commander, "Marshal Kern");
}

TEST(LostLineEnds, NeitherColonsNorCommasNeedPartTheEntries) {
  EXPECT_EQ(
      told(read("British Army at Alba 27 July 1809 1st Division (Lt Gen Kern) Henry Roe's Brigade 1/Coldstream Guards "
                "970 1/3rd Foot Guards 1,019 Dale's Brigade 1/61st Foot 778 2/83rd Foot 535 2nd Division (Maj Gen "
                "Till) Moe's Brigade 1/3rd Foot 746 2/48th Foot 567 Stone's Battery 6 guns\n")),
      "British Army at Alba[1st Division[Henry Roe's Brigade[1/Coldstream Guards 970; 1/3rd Foot "
      "Guards 1019; ]Dale's Brigade[1/61st Foot 778; 2/83rd Foot 535; ]]2nd Division[Moe's "
      "Brigade[1/3rd Foot 746; 2/48th Foot 567; Stone's Battery 120 6 guns; ]]]");
}

TEST(LostLineEnds, TheTroopsOfALeaderBeginWhereHisNameEnds) {
  EXPECT_EQ(
      told(read("EJ\u00C9RCITO DE ALBA General en jefe: Teniente general D. Juan Kern 1.\u00AA DIVISI\u00D3N: Mariscal "
                "de campo D. Pedro Roe Guardias Walonas (3.er batall\u00F3n) 852 hombres Regimiento de Toro (2 "
                "batallones) 922 hombres Caballer\u00EDa: Lena 120 caballos Zafra 213 caballos Artiller\u00EDa: 10 "
                "piezas 2.\u00AA DIVISI\u00D3N: Mariscal de campo Marqu\u00E9s de Dale Regimiento de Alba 1.208 "
                "hombres\n")),
      "EJ\u00C9RCITO DE ALBA[1.\u00AA DIVISI\u00D3N[Guardias Walonas (3.er batall\u00F3n) 852; Regimiento de Toro "
      "922; Lena 120; Zafra 213; Artiller\u00EDa 150 10 guns; ]2.\u00AA DIVISI\u00D3N[Regimiento de Alba 1208; ]]");
  EXPECT_EQ(
      told(read("III. Armeekorps Generalleutnant von Kern 9. Brigade Generalmajor von Roe 8. Infanterie-Regiment 3 "
                "Bataillone 30. Infanterie-Regiment 3 Bataillone 10. Brigade Oberst von Dale 27. Infanterie-Regiment "
                "3 Bataillone Reserve-Kavallerie Generalmajor von Till 7. Ulanen-Regiment 3 Eskadronen [Prussia]\n"))
          .substr(0, 60),
      "III. Armeekorps[9. Brigade[8. Infanterie-Regiment 1710; 30. ");
}

TEST(LostLineEnds, SentencesAndListsWithMarksStayAsTheyAre) {
  const std::string story =
      "The 1st Division was posted on the left of the 2nd Division, and the 3rd Division of General Kern with the 4th "
      "Division behind it. Roe's Brigade held the village, Dale's Brigade the wood, and Till's Brigade was in reserve "
      "behind the hill with all its guns.";
  EXPECT_EQ(with_lost_line_ends(story, test::words()), story);
  const std::string list =
      "FIRST BRIGADE. Brig. Gen. Kern. 104th Ill., Col. Dale. 15th Ky., Col. Roe. SECOND BRIGADE. Col. Toro. 19th "
      "Ill., "
      "Lt. Col. Alba. 7th Indiana Battery, Capt. Till. THIRD BRIGADE. Col. Lake. 21st Ill., Col. Moe. 22d Ind.";
  EXPECT_EQ(with_lost_line_ends(list, test::words()), list);
}

}  // namespace estafette::readers::lost_line_ends_test
