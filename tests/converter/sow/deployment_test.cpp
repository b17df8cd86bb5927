#include "converter/sow/field/deployment.hpp"

#include "battles.hpp"
#include "converter/sow/mod.hpp"
#include "converter/sow/muster/muster.hpp"
#include "random_battles.hpp"
#include "support/refusal.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <cmath>
#include <limits>

namespace estafette::sow::deployment_test {
namespace {

constexpr int kYard = 30;
constexpr int kMiddle = 131072;

Field deployed(const BattlePlan& plan, const Profile& profile = test::waterloo()) {
  Field field = muster(plan, profile);
  deploy(field, ground_of(plan, profile), plan, profile);
  return field;
}

const FieldDivision& division(const Field& field, const std::string& name) {
  for (const FieldArmy& army : field.armies) {
    for (const FieldDivision& found : army.divisions) {
      if (found.leader.formation_name == name) return found;
    }
  }
  throw std::logic_error("no division " + name);
}

/// The mean position of all units of one arm of a division, in yards.
Position middle_of(const FieldDivision& division, Arm arm) {
  std::int64_t x = 0;
  std::int64_t z = 0;
  int units = 0;
  for (const FieldBrigade& brigade : division.brigades) {
    for (const FieldRow& unit : brigade.units) {
      if (arm_of(unit.sheet.kind) != arm) continue;
      x += unit.position.x;
      z += unit.position.z;
      ++units;
    }
  }
  return {static_cast<int>(x / units / kYard), static_cast<int>(z / units / kYard), 0, 0};
}

TEST(Deployment, TheDefenderStandsAtThePlaceAndTheAttackerFacesHim) {
  const Field field = deployed(test::luetzen());  // the attacker comes from the south
  int defenders_front = 0;
  int attackers_front = std::numeric_limits<int>::max();
  for (const FieldArmy& army : field.armies) {
    for (const FieldDivision& body : army.divisions) {
      if (body.arrival) continue;
      for (const FieldBrigade& brigade : body.brigades) {
        for (const FieldRow& unit : brigade.units) {
          EXPECT_EQ(unit.position.dir_x, army.attacker ? -1 : 1);
          EXPECT_EQ(unit.position.dir_z, 0);
          if (army.attacker) attackers_front = std::min(attackers_front, unit.position.x);
          if (!army.attacker) defenders_front = std::max(defenders_front, unit.position.x);
        }
      }
    }
  }
  EXPECT_EQ(defenders_front, kMiddle + 150 * kYard);
  EXPECT_EQ(attackers_front - defenders_front, 900 * kYard);
}

TEST(Deployment, GunsStandInFrontAndTheCavalryOfACorpsBehindItsInfantry) {
  const Field field = deployed(test::luetzen());
  const FieldDivision& ney = division(field, "III Corps");  // looks south: x grows ahead
  EXPECT_GT(middle_of(ney, Arm::artillery).x, middle_of(ney, Arm::infantry).x);
  EXPECT_GT(middle_of(ney, Arm::infantry).x, middle_of(ney, Arm::cavalry).x);
}

TEST(Deployment, ACavalryCorpsStandsOnAWing) {
  const Field field = deployed(test::luetzen());
  const int horse = middle_of(division(field, "I Cavalry Corps"), Arm::cavalry).z;
  for (const char* name : {"III Corps", "Guard"}) {
    EXPECT_LT(horse, middle_of(division(field, name), Arm::infantry).z);  // looking south, the right wing is west
  }
}

TEST(Deployment, TheAttackerComesFromTheEdgeThatThePlanNames) {
  BattlePlan plan = test::skirmish();
  for (const Edge edge : {Edge::north, Edge::east, Edge::south, Edge::west}) {
    plan.attacker_from = edge;
    const Field field = deployed(plan);
    const Position& attacker = field.armies.front().divisions.front().brigades.front().units.front().position;
    const Direction out = towards(edge);
    EXPECT_GT((attacker.x - kMiddle) * out.x + (attacker.z - kMiddle) * out.z, 1000 * kYard) << to_string(edge);
    EXPECT_EQ(attacker.dir_x, -out.x);
    EXPECT_EQ(attacker.dir_z, -out.z);
  }
}

TEST(Rule551Guns, AForceThatMarchesToTheGunsStandsAtItsEdgeLookingInwards) {
  BattlePlan plan = test::luetzen();
  for (const Edge edge : {Edge::north, Edge::east, Edge::south, Edge::west}) {
    test::orders(plan, "XI Corps").arrival->edge = edge;
    const Field field = deployed(plan);
    const FieldDivision& macdonald = division(field, "XI Corps");
    const Position& at = macdonald.wagon.position;  // the rearmost of all
    const Direction out = towards(edge);
    EXPECT_EQ((at.x - kMiddle) * out.x + (at.z - kMiddle) * out.z, kMiddle - 175 * kYard) << to_string(edge);
    EXPECT_EQ(at.dir_x, -out.x);
    EXPECT_EQ(at.dir_z, -out.z);
  }
}

TEST(Rule551Guns, AForceThatMarchesAtOnceIsSeenFromTheStart) {
  BattlePlan plan = test::luetzen();
  test::orders(plan, "XI Corps").arrival->at = plan.start;
  const Mod mod = make_mod(plan, test::waterloo());
  const auto script = std::find_if(mod.documents.begin(), mod.documents.end(), [](const Document& document) {
    return document.path.filename() == "battlescript.csv";
  });
  EXPECT_EQ(script->bytes.find("Ahideunit"), std::string::npos);
  EXPECT_NE(script->bytes.find("11:00:10," + test::id_stem(mod.sheet) + "1_1_1_3,moveto,"), std::string::npos);
}

TEST(Deployment, OnASmallerMapTheSameArmiesStandCloser) {
  Profile small = test::waterloo();
  small.maps.front().extent = 120000;
  small.maps.front().places = {{"Middle", 60000, 60000}};
  const Field field = deployed(test::luetzen(), small);
  for (const FieldRow* row : rows_of(field)) {
    EXPECT_GE(row->position.x, 5000);
    EXPECT_LE(row->position.x, 115000);
    EXPECT_GE(row->position.z, 5000);
    EXPECT_LE(row->position.z, 115000);
  }
}

TEST(Rule552Size, FourGreatCorpsOfEachSideFindRoom) {
  BattlePlan plan = test::luetzen();
  for (BattleSide* side : {&plan.attacker, &plan.defender}) {
    Formation great = side->army.formations.front();
    for (int i = 0; i < 6; ++i) great.formations.push_back(great.formations[0]);  // with a battery each
    for (int i = 0; i < 8; ++i) great.formations.push_back(great.formations[1]);
    side->army.formations = {great, great, great, great};
    side->orders.clear();
  }
  const Field field = deployed(plan);
  for (const FieldRow* row : rows_of(field)) {
    EXPECT_TRUE(row->position.x >= 5000 && row->position.x <= 262144 - 5000) << row->sheet.game_id;
    EXPECT_TRUE(row->position.z >= 5000 && row->position.z <= 262144 - 5000) << row->sheet.game_id;
  }
}

TEST(Deployment, AMapThatCannotHoldThemIsRefused) {
  Profile tiny = test::waterloo();
  tiny.maps.front().extent = 30000;
  tiny.maps.front().places = {{"Middle", 15000, 15000}};
  EXPECT_EQ(test::refusal([&] { (void)deployed(test::luetzen(), tiny); }),
            "battle plan: map: found \"Waterloo\"; expected a map larger than 1000 yards for armies of this size. Send "
            "fewer corps, or lower the distances of <deployment> in waterloo.xml");
}

RC_GTEST_PROP(Deployment, FindsRoomAtAnyPlaceOfTheMap, ()) {
  Profile profile = test::waterloo();
  profile.maps.front().places = {{"Anywhere", *rc::gen::inRange(0, 262145), *rc::gen::inRange(0, 262145)}};
  const Field field = deployed(*test::battles(), profile);
  for (const FieldRow* row : rows_of(field)) {
    RC_ASSERT(row->position.x >= 5000 && row->position.x <= 262144 - 5000);
    RC_ASSERT(row->position.z >= 5000 && row->position.z <= 262144 - 5000);
  }
}

}  // namespace
}  // namespace estafette::sow::deployment_test
