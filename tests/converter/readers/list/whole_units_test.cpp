// Lists in which every entry tells its own unit, by a number, a name or a count, and no word goes for two of them.
#include "converter/readers/text/told.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace estafette::readers::whole_units_test {
namespace {

using text_test::asked;
using text_test::read;
using text_test::told;
using text_test::unit_of;

}  // namespace

TEST(WholeUnits, EachEntryIsAUnitOfItsOwn) {
  const Reading reading = read(
      "Naples\n1st Division: General Roe\n2nd Regiment of Line Infantry, 3rd Regiment of Line Infantry, 3rd Light "
      "Regiment, Alba Regiment, 1 company of horse artillery\n");
  ASSERT_EQ(reading.orbat.formations.at(0).units.size(), 5U) << told(reading);
  EXPECT_EQ(unit_of(reading, 0).name, "2nd Regiment of Line Infantry");
  EXPECT_EQ(unit_of(reading, 2).kind, Kind::light_infantry);
  EXPECT_EQ(unit_of(reading, 3).name, "Alba Regiment");
  EXPECT_EQ(unit_of(reading, 4).kind, Kind::horse_artillery);
}

TEST(WholeUnits, AnItalianListHasItsGunnersAndTrainBesideItsRegiments) {
  const Reading reading = read(
      "Naples\nDivisione del Generale Vela\n2° Reggimento Fanteria di Linea, 3° Reggimento Leggero, Reggimento Dalmata "
      "di Fanteria Leggera, 1 Compagnia di Artiglieria a cavallo, 2 Compagnie del Treno;\n");
  ASSERT_EQ(reading.orbat.formations.at(0).units.size(), 5U) << told(reading);
  EXPECT_EQ(unit_of(reading, 1).kind, Kind::light_infantry);
  EXPECT_EQ(unit_of(reading, 3).kind, Kind::horse_artillery);
  EXPECT_EQ(unit_of(reading, 4).kind, Kind::train);
}

TEST(WholeUnits, AFigureBetweenTwoEntriesIsTheStrengthOfTheFirst) {
  const Reading reading = read(
      "Spain\nPrimera división: coronel Alba\ndos batallones de Toro, 800 hombres; el Cuerpo de Marina, 400; dos "
      "compañías de Fusileros Catalanes, 130; el primer escuadrón de Húsares, 217, y el tercer escuadrón de Cazadores, "
      "180.\n");
  ASSERT_EQ(reading.orbat.formations.at(0).units.size(), 5U) << told(reading);
  EXPECT_EQ(unit_of(reading, 0).men.value, 800);
  EXPECT_EQ(unit_of(reading, 0).subunits, 2);
  EXPECT_EQ(unit_of(reading, 1).name, "Cuerpo de Marina");
  EXPECT_EQ(unit_of(reading, 1).men.value, 400);
  EXPECT_EQ(unit_of(reading, 3).men.value, 217);
  EXPECT_EQ(unit_of(reading, 4).men.value, 180);
}

TEST(WholeUnits, ASecondNameOfARegimentIsNoOtherRegiment) {
  const Reading reading = read(
      "Britain\nBrigade: General Roe\n42nd Regiment of Foot, Alba Fusiliers, 1 company of foot artillery, 1 company of "
      "sappers\n");
  EXPECT_TRUE(asked(reading) == std::vector<int>{3}) << told(reading);
}

TEST(WholeUnits, ABrigadeAfterItsSortAndItsLeaderIsACommand) {
  for (const std::string brigade :
       {"Brigata di Cavalleria Leggera del Generale Dale", "Brigata Cavalleria di Linea del Colonnello Dale",
        "Brigada de caballería ligera del general Dale", "Brigade leichter Kavallerie des Generals Dale",
        "Brigade de cavalerie légère du général Dale", "Brigade of Light Cavalry of General Dale"}) {
    const Reading reading = read("Italy\nDivision Vela\n" + brigade + "\n2. Dragoner, 300 Mann\n");
    const Formation& division = reading.orbat.formations.at(0);
    ASSERT_EQ(division.formations.size(), 1U) << brigade << ": " << told(reading);
    EXPECT_EQ(division.formations[0].units.size(), 1U) << brigade;
    EXPECT_TRUE(division.formations[0].commander.ends_with("Dale")) << brigade;
  }
}

TEST(WholeUnits, ARegimentInTheBracketBehindItsNameIsAUnitWhoeverLedIt) {
  const Reading reading = read(
      "Britain\n1st Brigade: General Penn\nvon Toro (Alba Regiment): Major Lund\nPrinz Dale (Mora Regiment): Major "
      "Kerr\n33rd Regiment detachment: Lieutenant Gray\n");
  ASSERT_EQ(reading.orbat.formations.at(0).units.size(), 3U) << told(reading);
  EXPECT_EQ(unit_of(reading, 0).name, "von Toro (Alba Regiment)");
  EXPECT_EQ(unit_of(reading, 2).name, "33rd Regiment detachment");
}

TEST(WholeUnits, ALineThatBeginsWithTheWordForACommandIsNeverARemark) {
  const Reading reading = read("Austria\nDivision Vela\nBrigade ungewisser Kavallerie mit Kern\nIR 12, 1.200 Mann\n");
  const bool command = !reading.orbat.formations.at(0).formations.empty();
  EXPECT_TRUE(command || asked(reading) == std::vector<int>{3}) << told(reading);
}

}  // namespace estafette::readers::whole_units_test
