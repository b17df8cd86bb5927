// "Cuirassiers stay cuirassiers" without a figure for everybody: the umpire's wishes for single units and divisions.
#include "converter/orbat/totals.hpp"
#include "converter/scaling/scale.hpp"
#include "converter/scaling/wished.hpp"
#include "rules_1813.hpp"
#include "support/orbats.hpp"

#include <gtest/gtest.h>

#include <algorithm>

namespace estafette::scaling::wishes_test {
namespace {

using namespace test;  // NOLINT: the builders are this file's language

Unit wishing(Unit unit, const std::string& wish) {
  unit.scale = wish;
  return unit;
}
Formation wishing(Formation formation, const std::string& wish) {
  formation.scale = wish;
  return formation;
}

std::string drawn(const Formation& brigade) {
  std::string text = brigade.name + ":";
  for (const Unit& unit : brigade.units) {
    text += " " + unit.name + " " + std::to_string(unit.men.value);
    if (unit.guns.value > 0) text += "/" + std::to_string(unit.guns.value);
  }
  return text;
}

/// The brigades of one corps, a line each.
std::string scaled(std::vector<Formation> divisions, const ScalingRules& rules = rules_of_eight()) {
  std::string text;
  const Scaled result = scale(orbat({corps("III", std::move(divisions))}), rules);
  for (const Formation& brigade : result.orbat.formations.front().formations) text += drawn(brigade) + "\n";
  return text;
}

std::vector<std::string> questions(std::vector<Formation> divisions) {
  std::vector<std::string> asked;
  for (const ScalingQuestion& question : scale(orbat({corps("III", std::move(divisions))}), rules_of_eight()).questions)
    asked.push_back(to_string(question.asks));
  return asked;
}

}  // namespace

TEST(ScalingWishes, KeepMakesAUnitOfItsOwnHoweverSmall) {
  const Unit small = infantry("3rd", 300);
  EXPECT_EQ(scaled({division("8th", {infantry("1st", 1200), small})}), "8th: 1st + 3rd 500\n");
  EXPECT_EQ(scaled({division("8th", {infantry("1st", 1200), wishing(small, "keep")})}), "8th: 1st 400 3rd 100\n");
}

TEST(ScalingWishes, MergeWithJoinsTwoThatAreLargeEnoughAlone) {
  EXPECT_EQ(scaled({division("8th", {infantry("1st", 900), infantry("2nd", 900)})}), "8th: 1st 300 2nd 300\n");
  EXPECT_EQ(scaled({division("8th", {infantry("1st", 900), wishing(infantry("2nd", 900), "merge with 1st")})}),
            "8th: 1st + 2nd 600\n");
}

TEST(ScalingWishes, LeaveOutTakesAUnitOrAWholeDivisionFromTheField) {
  EXPECT_EQ(scaled({division("8th", {infantry("1st", 900), wishing(infantry("2nd", 900), "leave out")})}),
            "8th: 1st 300\n");
  EXPECT_EQ(
      scaled({division("8th", {infantry("1st", 900)}), wishing(division("9th", {infantry("2nd", 900)}), "leave out")}),
      "8th: 1st 300\n");
}

TEST(ScalingWishes, GunsGiveABatteryAsManyAsTheUmpireSays) {
  EXPECT_EQ(scaled({division("8th", {infantry("1st", 900), wishing(battery("2nd Foot", 8, 120), "4 guns")})}),
            "8th: 1st 300 2nd Foot 60/4\n");
}

TEST(ScalingWishes, ADivisionMergesWithAnotherOfItsCorps) {
  EXPECT_EQ(scaled({division("8th", {infantry("1st", 900)}),
                    wishing(division("9th", {infantry("2nd", 900)}), "merge with 8th")}),
            "8th: 1st 300 2nd 300\n");
}

TEST(ScalingWishes, StandInTheNoteToo) {
  Unit unit = infantry("3rd", 300);
  unit.note = "raised in May; scale: keep";
  EXPECT_EQ(scaled({division("8th", {infantry("1st", 1200), unit})}), "8th: 1st 400 3rd 100\n");
}

TEST(ScalingWishes, WhomNobodyKnowsIsAsked) {
  EXPECT_EQ(questions({division("8th", {infantry("1st", 1200), wishing(infantry("2nd", 900), "merge with 4th")})}),
            std::vector<std::string>{"scale of 2nd: found \"merge with 4th\"; expected troops of its arm in 8th"});
}

TEST(ScalingWishes, ANoteThatIsNoWishIsAskedAbout) {
  Unit unit = infantry("1st", 1200);
  unit.note = "scale: kep";
  EXPECT_EQ(
      questions({division("8th", {unit})}),
      std::vector<std::string>{"scale of 1st: found \"kep\"; expected keep, leave out, or merge with and a name"});
}

TEST(ScalingWishes, TwoDivisionsThatAreToMergeWithEachOtherDoSoOnce) {
  EXPECT_EQ(scaled({wishing(division("8th", {infantry("1st", 900)}), "merge with 9th"),
                    wishing(division("9th", {infantry("2nd", 900)}), "merge with 8th")}),
            "9th: 1st 300 2nd 300\n");
}

TEST(ScalingQuestions, AVerySmallBrigadeIsAskedAboutUnlessItIsToBeKept) {
  const Formation small = division("9th", {infantry("2nd", 600)});
  const std::vector<std::string> asked = questions({division("8th", {infantry("1st", 900)}), small});
  ASSERT_EQ(asked.size(), 1U);
  EXPECT_EQ(
      asked.front(),
      "found \"9th, 200 men\"; expected a brigade of 300 men or more once it is scaled. Write keep, or merge with "
      "the name of another division, into the column scale of its row, or in a text behind its line as scale: "
      "keep");
  EXPECT_TRUE(questions({division("8th", {infantry("1st", 900)}), wishing(small, "keep")}).empty());
}

TEST(ScalingQuestions, HorseUnderABrigadeOfFootIsSaid) {
  const Scaled result =
      scale(orbat({corps("III", {division("8th", {infantry("1st", 1200), cavalry("10th Hussars", 600)})})}),
            rules_of_eight());
  EXPECT_EQ(result.mixed, std::vector<std::string>{"8th"});
  EXPECT_EQ(result.decisions.back().reason, "200 horse are under a brigade of foot");
}

TEST(ScalingQuestions, ABrigadeOfNobodyIsSaid) {
  EXPECT_EQ(
      questions({division("8th", {infantry("1st", 900)}), division("9th", {support("Sappers", 300)})}),
      std::vector<std::string>{"found \"9th\"; expected troops of which somebody is left once they are scaled. Its "
                               "brigade is empty, and is not sent to the game"});
}

TEST(ScalingWishes, AMisspeltNameIsAskedAboutWithTheNearest) {
  EXPECT_EQ(questions({division("8th",
                                {infantry("10th Line", 1200), wishing(infantry("2nd", 900), "merge with 10th Lnie")})}),
            std::vector<std::string>{"scale of 2nd: found \"merge with 10th Lnie\"; expected troops of its arm in 8th. "
                                     "Did you mean 10th Line?"});
}

TEST(ScalingWishes, AReasonBehindTheWishInANoteIsNoPartOfIt) {
  Unit unit = infantry("3rd", 300);
  unit.note = "scale: keep, it is famous";
  EXPECT_EQ(scaled({division("8th", {infantry("1st", 1200), unit})}), "8th: 1st 400 3rd 100\n");
}

TEST(ScalingWishes, OneThatHasNoEffectWhereItStandsIsAskedAbout) {
  EXPECT_EQ(questions({division("8th", {infantry("1st", 1200), wishing(battery("2nd Foot", 8, 120), "keep")})}),
            std::vector<std::string>{
                "scale of 2nd Foot: found \"keep\"; expected leave out, or how many guns it has, as 6 guns"});
}

TEST(ScalingWishes, MoreGunsThanABatteryHadAreAskedAbout) {
  EXPECT_EQ(
      questions({division("8th", {infantry("1st", 1200), wishing(battery("2nd Foot", 8, 120), "40 guns")})}),
      std::vector<std::string>{"scale of 2nd Foot: found \"40 guns\"; expected no more guns than the 8 that it had"});
}

TEST(ScalingWishes, ABrigadeMayBeLeftOut) {
  Formation with = division("8th", {infantry("1st", 1200)});
  Formation out = with;
  out.level = Level::brigade;
  out.name = "2nd Brigade";
  out.scale = "leave out";
  with.formations = {out};
  with.formations.front().units = {infantry("9th", 900)};
  EXPECT_EQ(scaled({with}), "8th: 1st 400\n");
}

TEST(ScalingWishes, SappersThatAreKeptAreABattalionOfAScaledArmySinceTheUmpireWishesIt) {
  Unit sappers = infantry("Sappers", 300);
  sappers.kind = Kind::engineers;
  const Scaled result = scale(
      orbat({corps("III", {division("8th", {infantry("1st", 1200), wishing(sappers, "keep")})})}), rules_of_eight());
  const Unit& kept = result.orbat.formations.at(0).formations.at(0).units.at(1);
  EXPECT_EQ(kept.level, UnitLevel::battalion);
  const bool as_wished = std::any_of(result.decisions.begin(), result.decisions.end(), [](const Decision& decision) {
    return decision.kind == DecisionKind::wished && decision.unit == "Sappers";
  });
  EXPECT_TRUE(as_wished);
}

}  // namespace estafette::scaling::wishes_test
