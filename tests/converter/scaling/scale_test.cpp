#include "converter/scaling/scale.hpp"

#include "converter/orbat/totals.hpp"
#include "converter/readers/outline/csv.hpp"
#include "rules_1813.hpp"
#include "support/orbats.hpp"

#include <gtest/gtest.h>

#include <chrono>

namespace estafette::scaling::scale_test {
namespace {

using namespace test;  // NOLINT: the builders are this file's language

/// The tree as "BC Army[BD III Corps[BB 8th Division{22nd Line 400}]]".
std::string drawn(const Formation& formation) {
  std::string text = to_string(formation.level) + " " + formation.name;
  if (!formation.units.empty()) {
    text += "{";
    for (const Unit& unit : formation.units) {
      text += (&unit == &formation.units.front() ? "" : ", ") + unit.name + " " + std::to_string(unit.men.value);
      if (unit.guns.value > 0) text += "/" + std::to_string(unit.guns.value);
    }
    text += "}";
  }
  if (!formation.formations.empty()) {
    text += "[";
    for (const Formation& child : formation.formations)
      text += (&child == &formation.formations.front() ? "" : "; ") + drawn(child);
    text += "]";
  }
  return text;
}

std::string scaled(Formation formation, const ScalingRules& rules = rules_of_eight()) {
  return drawn(scale(orbat({std::move(formation)}), rules).orbat.formations.at(0));
}

std::vector<std::string> reasons(const Scaled& result, DecisionKind kind) {
  std::vector<std::string> found;
  for (const Decision& decision : result.decisions) {
    if (decision.kind == kind) found.push_back(decision.formation + "/" + decision.unit);
  }
  return found;
}

}  // namespace

TEST(Rule131Names, AnArmyBecomesACorpsACorpsADivisionAndADivisionABrigade) {
  EXPECT_EQ(scaled(army("Main", {corps("III Corps", {division("8th", {},
                                                              {brigade("1st", {infantry("22nd", 1200)}),
                                                               brigade("2nd", {infantry("23rd", 1500)})})})})),
            "corps Main[division III Corps[brigade 8th{22nd 400, 23rd 500}]]");
}

TEST(Rule131Names, ACavalryCorpsBecomesACavalryDivisionOfSquadrons) {
  const Scaled result =
      scale(orbat({cavalry_corps("I Cavalry", {division("1st Heavy", {cavalry("1st Cuirassiers", 480)})})}),
            rules_of_eight());
  EXPECT_EQ(drawn(result.orbat.formations.at(0)), "cavalry division I Cavalry[brigade 1st Heavy{1st Cuirassiers 160}]");
  EXPECT_EQ(result.orbat.formations.at(0).formations.at(0).units.at(0).level, UnitLevel::squadron);
}

TEST(Rule131Names, ADivisionUnderNoCorpsGetsABattlefieldDivisionOfItsOwn) {
  EXPECT_EQ(scaled(division("Ricard", {infantry("22nd", 1200)})), "division Ricard[brigade Ricard{22nd 400}]");
  EXPECT_EQ(scaled(army("Main", {division("Reserve", {infantry("22nd", 1200)}), corps("Reserve", {})})),
            "corps Main[division Reserve[brigade Reserve{22nd 400}]; division Reserve (2)]");
}

TEST(Rule131Names, AThousandOfOneNameAreToldApartBeforeOneLosesPatience) {
  const std::vector<Unit> units(1000, infantry("22nd Line", 1500));
  const auto begin = std::chrono::steady_clock::now();
  EXPECT_NE(scaled(division("8th Division", units)).find("22nd Line (1000)"), std::string::npos);
  EXPECT_LT(std::chrono::steady_clock::now() - begin, std::chrono::seconds(10));
}

TEST(Rule13Guns, ADivisionsOwnGunsComeBackToItAndTheCorpsOwnGoWhereGunsAreFewest) {
  EXPECT_EQ(scaled(corps("III",
                         {division("8th", {battery("a", 8, 120), battery("b", 8, 120), infantry("22nd", 1200)}),
                          division("9th", {infantry("23rd", 1200)})},
                         {battery("c", 8, 150, Kind::foot_artillery, "12-pounder"),
                          battery("d", 8, 150, Kind::foot_artillery, "12-pounder"),
                          battery("e", 8, 150, Kind::foot_artillery, "12-pounder")})),
            "division III[brigade 8th{22nd 400, a + b 80/8}; brigade 9th{23rd 400, c and 2 more 150/8}]");
}

TEST(Rule13Guns, ABatteryGoesToTheDivisionOfItsOwnNation) {
  const std::string tree = scaled(
      corps("III",
            {division("8th", {infantry("22nd", 1200)}), division("39th", {of("Baden", infantry("Baden No. 1", 1200))})},
            {of("Baden", battery("Baden a", 8)), of("Baden", battery("Baden b", 8))}));
  EXPECT_NE(tree.find("brigade 39th{Baden No. 1 400, Baden a + Baden b"), std::string::npos) << tree;
}

TEST(Rule13Guns, HorseGunsOfTheCorpsGoToTheHorse) {
  const std::string tree =
      scaled(corps("Guard",
                   {division("Old Guard", {infantry("1st Grenadiers", 6000)}),
                    division("Guard Cavalry", {cavalry("Dragoons", 900)})},
                   {battery("a", 6, 90, Kind::horse_artillery), battery("b", 6, 90, Kind::horse_artillery)}));
  EXPECT_NE(tree.find("brigade Guard Cavalry{Dragoons 300, a + b"), std::string::npos) << tree;
}

TEST(Rule13Guns, ARowThatHoldsTheGunsOfSeveralBatteriesStandsBehindSeveral) {
  const Scaled result = scale(orbat({corps("III", {division("8th", {battery("park", 48, 720)})})}), rules_of_eight());
  const auto& units = result.orbat.formations.at(0).formations.at(0).units;
  ASSERT_EQ(units.size(), 2U);
  EXPECT_EQ(units.at(0).men.value + units.at(1).men.value, 240);
}

TEST(Rule13Guns, AnArmysOwnGunsAreDealtOverAllItsCorps) {
  EXPECT_EQ(scaled(army("Main",
                        {corps("III", {division("8th", {infantry("22nd", 1200)})}),
                         corps("VI", {division("20th", {infantry("32nd", 2400)})})},
                        {battery("a", 8, 120), battery("b", 8, 120)})),
            "corps Main[division III[brigade 8th{22nd 400}]; division VI[brigade 20th{32nd 800, a + b 80/8}]]");
}

TEST(Scaling, NothingVanishesSilently) {
  const Scaled result = scale(
      orbat({corps("III", {division("8th", {support("Sappers", 120), infantry("22nd", 1200), battery("lone", 6)})},
                   {support("Train", 300, Kind::train), support("Staff", 40, Kind::staff)})}),
      rules_of_eight());
  EXPECT_EQ(reasons(result, DecisionKind::left_out),
            (std::vector<std::string>{"8th/Sappers", "III/Train", "III/Staff", "III/lone"}));
  EXPECT_EQ(result.left_out.size(), 4U);
  EXPECT_EQ(result.left_out.at(3).guns, Guns{6});
}

TEST(Scaling, EngineersFoldedFillTheInfantryAndTrainTheGunners) {
  ScalingRules rules = rules_of_eight();
  rules.engineers = Treatment::fold;
  rules.train = Treatment::fold;
  EXPECT_EQ(
      scaled(corps("III", {division("8th", {support("Sappers", 150), infantry("22nd", 1200), battery("a", 16, 240)})},
                   {support("Train", 300, Kind::train)}),
             rules),
      "division III[brigade 8th{Sappers + 22nd 450, a + Train 180/8}]");
}

TEST(Scaling, EngineersKeptAreAUnitOfTheirOwn) {
  ScalingRules rules = rules_of_eight();
  rules.engineers = Treatment::keep;
  EXPECT_EQ(scaled(corps("III", {division("8th", {support("Sappers", 150), infantry("22nd", 1200)})},
                         {support("Pontoniers", 90)}),
                   rules),
            "division III{Pontoniers 30}[brigade 8th{22nd 400, Sappers 50}]");
}

TEST(Scaling, ALoneCompanyJoinsASiblingUnlessTheRulesLeaveItOut) {
  Unit company = infantry("Voltigeurs", 150);
  company.level = UnitLevel::company;
  const Formation eighth = division("8th", {company, infantry("22nd", 1200)});
  EXPECT_EQ(scaled(eighth), "division 8th[brigade 8th{Voltigeurs + 22nd 450}]");
  ScalingRules rules = rules_of_eight();
  rules.merge_lone_companies = false;
  EXPECT_EQ(scaled(eighth, rules), "division 8th[brigade 8th{22nd 400}]");
}

TEST(Scaling, TheScaledOrderOfBattleIsAnOutlineThatCanBeReadAgain) {
  const Scaled result =
      scale(orbat({army("Main", {corps("III", {division("8th", {battery("a", 8), battery("b", 8)},
                                                        {brigade("1st", {infantry("Bn", 1200)}),
                                                         brigade("2nd", {infantry("Bn", 1200)})})})})}),
            rules_of_eight());
  EXPECT_EQ(readers::read_outline_csv(readers::to_csv(result.orbat), ""), result.orbat);
}

TEST(Scaling, WhatIsScaledSaysSoAndIsKnownAgain) {
  const Orbat historical = orbat({corps("III", {division("8th", {infantry("22nd", 1200)})})});
  const Orbat made = scale(historical, rules_of_eight()).orbat;
  EXPECT_FALSE(is_scaled(historical));
  EXPECT_TRUE(is_scaled(readers::read_outline_csv(readers::to_csv(made), "")));
  EXPECT_EQ(made.formations.at(0).source, "scaled to 1/3 of history's strength");
}

TEST(Scaling, TwoBattalionsOfOneNameInADivisionAreToldApart) {
  EXPECT_EQ(
      scaled(division(
          "8th", {}, {brigade("1st", {infantry("Grenadiers", 1200)}), brigade("2nd", {infantry("Grenadiers", 1500)})})),
      "division 8th[brigade 8th{Grenadiers 400, Grenadiers (2) 500}]");
}

}  // namespace estafette::scaling::scale_test
