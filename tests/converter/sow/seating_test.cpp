#include "converter/sow/muster/seating.hpp"

#include "battles.hpp"
#include "converter/sow/muster/muster.hpp"
#include "support/orbats.hpp"

#include <gtest/gtest.h>

#include <algorithm>

namespace estafette::sow::seating_test {
namespace {

/// The skirmish, its attackers' one brigade replaced by `brigades` of `battalions`, with `batteries` of `guns`.
Field with(int brigades, int battalions, int batteries, int guns) {
  BattlePlan plan = test::skirmish();
  Formation& corps = plan.attacker.army.formations[0];
  corps.formations.clear();
  for (int b = 1; b <= brigades; ++b) {
    std::vector<Unit> units;
    for (int i = 1; i <= battalions; ++i) {
      units.push_back(test::infantry(fmt::format("{} of {}", i, b), 500));
      units.back().id = fmt::format("unit-{}-{}", b, i);
    }
    corps.formations.push_back(test::brigade(fmt::format("Brigade {}", b), units));
  }
  for (int b = 1; b <= batteries; ++b) {
    corps.units.push_back(test::battery(fmt::format("Battery {}", b), guns, 12 * guns));
    corps.units.back().id = fmt::format("battery-{}", b);
  }
  return muster(plan, test::waterloo());
}

const FieldArmy& french(const Field& field) {
  return field.armies.front();
}

bool said(const Field& field, const std::string& text) {
  return std::any_of(field.remarks.begin(), field.remarks.end(), [&](const Remark& one) { return one.text == text; });
}

TEST(Seating, ASmallDivisionHasItsNationsUsualFormation) {
  const Field field = with(3, 4, 1, 8);
  ASSERT_EQ(french(field).divisions.size(), 1U);
  EXPECT_EQ(french(field).divisions[0].leader.look.formation, "DRIL_Lvl4_Inf_Div_Col_Btn_FR");
}

TEST(Seating, ALargerOneHasTheFirstFormationThatSeatsItAndTheUmpireIsTold) {
  const Field field = with(5, 4, 3, 8);
  ASSERT_EQ(french(field).divisions.size(), 1U);
  EXPECT_EQ(french(field).divisions[0].leader.look.formation, "DRIL_Lvl4_Inf_Div_Line_FR");
  EXPECT_TRUE(said(field, "I Corps forms up by DRIL_Lvl4_Inf_Div_Line_FR, which seats its 8 brigades and batteries"));
}

TEST(Seating, BatteriesForWhichThereIsNoSeatFightAsAnArtilleryCommandBesideIt) {
  const Field field = with(5, 4, 5, 8);
  const std::vector<FieldDivision>& divisions = french(field).divisions;
  ASSERT_EQ(divisions.size(), 2U);
  EXPECT_EQ(divisions[0].brigades.size(), 8U);
  EXPECT_EQ(divisions[1].brigades.size(), 2U);
  EXPECT_EQ(divisions[1].leader.look.unit_class, "UGLB_FR_Art_Cdr_Res");
  EXPECT_EQ(divisions[1].leader.look.formation, "DRIL_Lvl4_Art_ColumnbySection");
  EXPECT_EQ(divisions[1].leader.formation_name, "Artillery of I Corps");
  EXPECT_EQ(divisions[1].leader.sheet.id, "") << "the campaign does not know him";
  EXPECT_EQ(divisions[1].leader.sheet.formation, divisions[0].leader.sheet.formation) << "its losses are I Corps's";
  EXPECT_TRUE(said(field, "I Corps: 2 of its 5 batteries without a seat, sent as Artillery of I Corps"));
}

TEST(Seating, ADivisionWithTooManyBrigadesIsDividedAndItsLeaderKeepsTheFirstPart) {
  const Field field = with(8, 2, 0, 0);
  const std::vector<FieldDivision>& divisions = french(field).divisions;
  ASSERT_EQ(divisions.size(), 2U);
  EXPECT_EQ(divisions[0].leader.sheet.name, "Varonne");
  EXPECT_EQ(divisions[1].leader.sheet.name, "Second in command of I Corps");
  EXPECT_EQ(divisions[1].wagon.look.unit_class, "UGLB_FR_Wagon");
  EXPECT_TRUE(
      said(field, "I Corps has 8 brigades and batteries: sent as 2 divisions, since no formation seats them all"));
}

TEST(Seating, ADividedDivisionSharesOutItsBatteriesAndNeedsNoArtilleryCommand) {
  const Field field = with(6, 4, 5, 8);
  const std::vector<FieldDivision>& divisions = french(field).divisions;
  ASSERT_EQ(divisions.size(), 2U);
  EXPECT_EQ(divisions[0].brigades.size(), 6U);
  EXPECT_EQ(divisions[1].brigades.size(), 5U);
  EXPECT_EQ(divisions[0].leader.look.formation, "DRIL_Lvl4_Inf_Div_Line_FR");
}

TEST(Seating, AnArrivingDivisionsPartsArriveWithIt) {
  BattlePlan plan = test::luetzen();
  Formation& macdonald = test::force(plan, "XI Corps");
  for (int i = 0; i < 8; ++i) {
    Formation more = macdonald.formations[0];
    for (Unit& unit : more.units) unit.id += fmt::format("-{}", i);
    macdonald.formations.push_back(more);
  }
  const Field field = muster(plan, test::waterloo());
  int parts = 0;
  for (const FieldDivision& division : french(field).divisions) {
    if (division.leader.sheet.formation != macdonald.id) continue;
    ++parts;
    EXPECT_EQ(division.arrival, (Arrival{Edge::west, *clock_from("14:00")}));
    EXPECT_EQ(division.leader.sheet.arrives, "14:00:00");
  }
  EXPECT_EQ(parts, 2);
}

TEST(Seating, ABatteryOfTwelveIsTwoCommandsOfSixWithOneIdForTheLosses) {
  const Field field = with(1, 4, 1, 12);
  const std::vector<FieldBrigade>& brigades = french(field).divisions[0].brigades;
  ASSERT_EQ(brigades.size(), 3U);
  EXPECT_EQ(brigades[1].units.size(), 6U);
  EXPECT_EQ(brigades[2].units.size(), 6U);
  EXPECT_EQ(brigades[1].leader.sheet.id, "battery-1");
  EXPECT_EQ(brigades[2].leader.sheet.id, "");
  EXPECT_EQ(brigades[2].units[0].sheet.id, "battery-1");
  EXPECT_TRUE(said(field, "1 battery has more guns than a formation seats, and is sent in parts: Battery 1"));
}

TEST(Seating, ABrigadeGoesFromColumnToDoubleLineAndThenIntoParts) {
  EXPECT_EQ(french(with(1, 8, 0, 0)).divisions[0].brigades[0].leader.look.formation, "DRIL_Lvl5_Inf_Column");
  EXPECT_EQ(french(with(1, 14, 0, 0)).divisions[0].brigades[0].leader.look.formation,
            "DRIL_Lvl5_Inf_Brig_DoubleLine_Fr");
  EXPECT_EQ(french(with(1, 15, 0, 0)).divisions[0].brigades.size(), 2U);
}

TEST(Seating, GunsThatFightAloneAreUnderAGeneralOfArtillery) {
  const Field field = muster(test::luetzen(), test::waterloo());
  const FieldDivision& own = field.armies.back().divisions.back();
  EXPECT_EQ(own.leader.look.unit_class, "UGLB_PR_Art_Cdr_Bn");
  EXPECT_EQ(own.leader.look.formation, "DRIL_Lvl4_Art_ColumninLine");
}

}  // namespace
}  // namespace estafette::sow::seating_test
