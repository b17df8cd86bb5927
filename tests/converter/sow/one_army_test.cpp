#include "converter/sow/one_army.hpp"

#include "support/orbats.hpp"
#include "support/refusal.hpp"

#include <gtest/gtest.h>

namespace estafette::sow::one_army_test {
namespace {

using namespace test;

Unit battalion(const std::string& name) {
  Unit made = infantry(name, 600);
  made.level = UnitLevel::battalion;
  return made;
}

Formation bd(const std::string& name) {
  return division(name, {}, {brigade("1st Brigade", {battalion("1st Battalion")})});
}

Formation led(Formation formation, const std::string& commander) {
  formation.commander = commander;
  return formation;
}

std::vector<std::string> names(const std::vector<Formation>& formations) {
  std::vector<std::string> found;
  for (const Formation& formation : formations) found.push_back(formation.name);
  return found;
}

const std::string kHint = ". Run estafette convert on it first, and name the .scaled.csv here";
const std::string kScaled = "; expected a scaled order of battle: a corps (BC) of divisions (BD) of brigades (BB)";

}  // namespace

TEST(OneArmy, OneFileWithOneBcIsThatBc) {
  const Orbat ney = orbat({led(corps("III Corps", {bd("8th Division"), bd("9th Division")}), "Ney")});
  EXPECT_EQ(one_army({ney}, {"ney.csv"}), ney.formations.front());
}

TEST(OneArmy, TheFirstBcLeadsAndTheOthersPutTheirDivisionsAndOwnTroopsUnderIt) {
  const Formation army =
      one_army({orbat({led(corps("III Corps", {bd("8th Division")}, {battalion("Guides")}), "Ney")}),
                orbat({led(corps("VI Corps", {bd("20th Division")}, {battalion("Gendarmes")}), "Marmont")})},
               {"ney.csv", "marmont.csv"});
  EXPECT_EQ(army.name, "III Corps");
  EXPECT_EQ(army.commander, "Ney");
  EXPECT_EQ(names(army.formations), (std::vector<std::string>{"8th Division", "20th Division"}));
  ASSERT_EQ(army.units.size(), 2U);
  EXPECT_EQ(army.units[1].name, "Gendarmes");
}

TEST(OneArmy, ACorpsThatStandsInTwoFilesIsRefusedSinceItWouldFightTwice) {
  const Orbat before = orbat({corps("Main", {bd("III Corps")}, {battalion("Guides")})});
  const Orbat after = orbat({corps("Main", {bd("iii corps")}, {battalion("Guides")})});
  const std::string remedy = " too. Leave out one of the files, or tell the two apart by name";
  EXPECT_EQ(refusal([&] {
              (void)one_army({before, after}, {"main.csv", "next-main.csv"});
            }),
            "next-main.csv: name: found \"iii corps\"; expected a name that is not in main.csv" + remedy +
                "\nnext-main.csv: name: found \"Guides\"; expected a name that is not in main.csv" + remedy);
}

TEST(OneArmy, TwoArmiesOfOneFileMayEachHaveAFirstCorps) {
  const Orbat both = test::orbat({corps("Army of the Main", {division("I Corps", {battalion("22nd")})}),
                                  corps("Army of the Elbe", {division("I Corps", {battalion("32nd")})})});
  const Formation army = one_army({both}, {"both.csv"});
  ASSERT_EQ(army.formations.size(), 2U);
  EXPECT_EQ(army.formations[0].name, "I Corps");
  EXPECT_EQ(army.formations[1].name, "I Corps of Army of the Elbe");
  EXPECT_NE(army.formations[0].id, army.formations[1].id);
}

TEST(OneArmy, ADivisionAloneIsPutUnderTheBcWhereverItsFileStands) {
  const Formation army =
      one_army({orbat({bd("Guard")}), orbat({corps("III Corps", {bd("8th Division")})})}, {"guard.csv", "ney.csv"});
  EXPECT_EQ(army.name, "III Corps");
  EXPECT_EQ(names(army.formations), (std::vector<std::string>{"Guard", "8th Division"}));
  EXPECT_EQ(army.formations[0].id.rfind(army.id, 0), 0U) << "ids are those of the path as it now stands";
}

TEST(OneArmy, WithoutABcTheFirstDivisionsCommanderLeads) {
  const Formation army = one_army({orbat({led(bd("Guard"), "Mortier")}), orbat({led(bd("8th Division"), "Souham")})},
                                  {"guard.csv", "souham.csv"});
  EXPECT_EQ(army.level, Level::corps);
  EXPECT_EQ(army.name, "Army of Guard");
  EXPECT_EQ(army.commander, "Mortier");
  EXPECT_EQ(names(army.formations), (std::vector<std::string>{"Guard", "8th Division"}));
}

TEST(OneArmy, AnOrderOfBattleInHistorysStrengthIsRefusedFileByFile) {
  EXPECT_EQ(refusal([] {
              (void)one_army({orbat({army("Army of the Main", {corps("III Corps", {bd("8th Division")})})}),
                              orbat({corps("VI Corps", {bd("20th Division")})}),
                              orbat({division("21st Division", {infantry("22nd Line", 1800)})})},
                             {"main.csv", "marmont.csv", "bonet.csv"});
            }),
            "bonet.csv: level: found \"regiments\"" + kScaled + kHint +
                "\nmain.csv: level: found \"army Army of the Main\"" + kScaled + kHint);
}

class FindForce : public testing::Test {
 protected:
  [[nodiscard]] std::string found(const std::string& name) const {
    return refusal_or_name([&] { return find_force({&ney_, &blucher_}, name, "--forces").name; });
  }

 private:
  template <typename Find>
  static std::string refusal_or_name(Find find) {
    std::string name;
    const std::string said = refusal([&] { name = find(); });
    return said == "accepted" ? name : said;
  }
  Formation ney_ = corps("III Corps", {bd("8th Division"), bd("9th Division")});
  Formation blucher_ = corps("Army", {bd("Brigade Zieten"), bd("Brigade Klüx"), bd("Württemberg"), bd("9th")});
};

TEST_F(FindForce, KnowsItByItsWholeNameWhateverLetterCaseAndAccents) {
  EXPECT_EQ(found("8TH division"), "8th Division");
  EXPECT_EQ(found("wurttemberg "), "Württemberg");
}

TEST_F(FindForce, KnowsItByAnyPartThatOnlyOneHas) {
  EXPECT_EQ(found("zieten"), "Brigade Zieten");
}

TEST_F(FindForce, PrefersAWholeNameToAPart) {
  EXPECT_EQ(found("9th"), "9th");
}

TEST_F(FindForce, PrefersAWholeWordToAPieceOfOne) {
  const Formation french = corps("Main", {bd("VI Corps"), bd("VII Corps"), bd("XII Corps"), bd("II Corps")});
  for (const char* word : {"VI", "VII", "XII", "II"}) {
    EXPECT_EQ(find_force({&french}, word, "").name, std::string(word) + " Corps");
  }
}

TEST_F(FindForce, AsksBackWhenSeveralHaveThatPart) {
  const std::string known = "one of 8th Division, 9th Division, Brigade Zieten, Brigade Klüx, Württemberg or 9th";
  EXPECT_EQ(found("brigade"), "--forces: found \"brigade\"; expected " + known +
                                  ", named so that only one fits. It may be Brigade Zieten or Brigade Klüx: write "
                                  "more of the name");
  EXPECT_EQ(found("Wurtenberg"), "--forces: found \"Wurtenberg\"; expected " + known + ". Is it Württemberg?");
  EXPECT_EQ(found("Kutuzov"), "--forces: found \"Kutuzov\"; expected " + known);
  EXPECT_EQ(found(""), "--forces: expected " + known);
}

}  // namespace estafette::sow::one_army_test
