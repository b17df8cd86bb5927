// Corps that the umpire puts elsewhere: moved and turned as they have formed up, and never where they cannot stand.
#include "converter/sow/field/place_corps.hpp"

#include "battles.hpp"
#include "converter/sow/mod.hpp"
#include "random_battles.hpp"
#include "support/refusal.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <cmath>

namespace estafette::sow::place_corps_test {
namespace {

Mod luetzen_with(const std::vector<CorpsPlace>& places) {
  BattlePlan plan = test::luetzen();
  plan.places = places;
  return make_mod(plan, test::waterloo());
}

std::vector<CorpsPlace> usual() {
  const Mod mod = luetzen_with({});
  return places_of(mod.field, mod.ground);
}

CorpsPlace& named(std::vector<CorpsPlace>& places, const std::string& name) {
  return *std::find_if(places.begin(), places.end(), [&](const CorpsPlace& place) { return place.force == name; });
}

const FieldDivision& division(const Field& field, const std::string& name) {
  for (const FieldArmy& army : field.armies)
    for (const FieldDivision& found : army.divisions)
      if (found.leader.formation_name == name) return found;
  throw std::logic_error("no division " + name);
}

std::string refused(const CorpsPlace& place) {
  return test::refusal([&] { (void)luetzen_with({place}); });
}

}  // namespace

TEST(PlaceCorps, ThePlacesAsTheyAreGiveTheSameBattleByteForByte) {
  const Mod before = luetzen_with({});
  const Mod after = luetzen_with(usual());
  EXPECT_EQ(after.sheet.fingerprint, before.sheet.fingerprint);
}

RC_GTEST_PROP(PlaceCorps, AnyBattlesOwnPlacesChangeNothingInIt, ()) {
  BattlePlan plan = *test::battles();
  const Mod before = make_mod(plan, test::waterloo());
  plan.places = places_of(before.field, before.ground);
  RC_ASSERT(make_mod(plan, test::waterloo()).sheet.fingerprint == before.sheet.fingerprint);
}

TEST(PlaceCorps, WhoIsMovedIsThereAndTheOthersStay) {
  std::vector<CorpsPlace> places = usual();
  CorpsPlace ney = named(places, "III Corps");
  ney.south -= 300;
  ney.east += 40;
  const Mod mod = luetzen_with({ney});
  std::vector<CorpsPlace> now = places_of(mod.field, mod.ground);
  ASSERT_EQ(now.size(), places.size());
  for (std::size_t i = 0; i < now.size(); ++i) EXPECT_EQ(now[i], now[i].force == "III Corps" ? ney : places[i]);
}

TEST(PlaceCorps, WhoIsTurnedKeepsHisOrderRoundTheMiddleOfHisFirstLine) {
  std::vector<CorpsPlace> places = usual();
  CorpsPlace ney = named(places, "III Corps");
  const Mod before = luetzen_with({});
  ney.south -= 800;  // room to turn
  ney.facing = 200;
  const Mod after = luetzen_with({ney});
  std::vector<CorpsPlace> now = places_of(after.field, after.ground);
  EXPECT_NEAR(named(now, "III Corps").south, ney.south, 1);
  EXPECT_NEAR(named(now, "III Corps").east, ney.east, 1);
  EXPECT_EQ(named(now, "III Corps").facing, 200);
  const auto& was = division(before.field, "III Corps").brigades;
  const auto& is = division(after.field, "III Corps").brigades;
  const auto apart = [](const Position& a, const Position& b) { return std::hypot(a.x - b.x, a.z - b.z); };
  for (std::size_t i = 1; i < was.size(); ++i) {
    EXPECT_NEAR(apart(is[i].leader.position, is[0].leader.position),
                apart(was[i].leader.position, was[0].leader.position), 2);
    EXPECT_NEAR(std::hypot(is[i].leader.position.dir_x, is[i].leader.position.dir_z), 1, 0.001);
  }
}

TEST(PlaceCorps, WhoeverWouldStandOffTheMapAmongFriendsOrUnderTheEnemysGunsIsRefused) {
  std::vector<CorpsPlace> places = usual();
  CorpsPlace ney = named(places, "III Corps");
  ney.file = "positions.csv";
  ney.line = 4;
  const CorpsPlace guard = named(places, "Guard");
  CorpsPlace off = ney;
  off.south = 100;
  EXPECT_NE(refused(off).find("positions.csv:4: found \"defender,III Corps,100,"), std::string::npos) << refused(off);
  EXPECT_NE(refused(off).find("Move it inwards"), std::string::npos);
  CorpsPlace crowded = ney;
  crowded.south = guard.south;
  crowded.east = guard.east;
  EXPECT_NE(refused(crowded).find("at least 22 yards from Guard"), std::string::npos) << refused(crowded);
  CorpsPlace near = ney;
  near.south += 700;
  EXPECT_NE(refused(near).find("at least 450 yards from"), std::string::npos) << refused(near);
}

TEST(PlaceCorps, AForceThatIsNotInTheBattleIsRefusedWithThoseThatAre) {
  const std::string said = refused({false, "VI Corps", 1, 2, 0, "positions.csv", 7});
  EXPECT_NE(
      said.find("positions.csv:7: force: found \"VI Corps\"; expected a force that the defender has on the field: "),
      std::string::npos)
      << said;
  EXPECT_NE(said.find("III Corps"), std::string::npos) << said;
}

}  // namespace estafette::sow::place_corps_test
