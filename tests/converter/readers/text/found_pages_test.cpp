// Pages as an umpire finds and pastes them: what surrounds the order of battle must not change it.
#include "converter/readers/text/told.hpp"

#include <gtest/gtest.h>

namespace estafette::readers::found_pages_test {
namespace {

using text_test::asked;
using text_test::read;
using text_test::told;
using text_test::unit_of;

}  // namespace

TEST(FoundPages, ASentenceThatNamesBothSidesTellsNoNationButTheHeadingDoes) {
  const std::string sentence = "At Morven the troops of the Kingdom of Sardinia and of the French Empire met.\n\n";
  EXPECT_EQ(unit_of(read(sentence + "Austrian order of battle\n\n1st Division: Roe\n12th Infantry Regiment 900 men\n"))
                .nation,
            "Austria");
  const Reading reading = read(sentence + "1st Division: Roe\n12th Infantry Regiment 900 men\n");
  EXPECT_EQ(unit_of(reading).nation, "unknown");
  EXPECT_EQ(asked(reading).size(), 1U);
}

TEST(FoundPages, ASentenceThatNamesOneNationTellsIt) {
  EXPECT_EQ(unit_of(read("This was the army with which the Prussians came to Morven in that year.\n1st Division: Roe\n"
                         "12th Infantry Regiment 900 men\n"))
                .nation,
            "Prussia");
}

TEST(FoundPages, TownsAndProvincesNameRussianRegimentsInEveryLanguage) {
  const Reading reading = read(
      "Ordre de bataille\n1re brigade de Kern\n- régiment de Pskov\n- 5e et 6e Chasseurs\n2e brigade de Roe\n"
      "- hussards de Pavlograd\n- dragons de Tver\n");
  for (const Formation& brigade : reading.orbat.formations)
    for (const Unit& unit : brigade.units) EXPECT_EQ(unit.nation, "Russia") << unit.name;
  EXPECT_EQ(asked(reading), std::vector<int>{});
}

TEST(FoundPages, ASummaryInColumnsAboveTheTroopsIsNone) {
  EXPECT_EQ(told(read("Armies at Morven\n\nSummary of strengths\n\nInfantry Cavalry Guns Total\nBritish 16,100 2,900 "
                      "five batteries, 1,010 gunners 20,010\nFrench\nPresent\n35,000\n7,000\n30 guns\n\nBritish Army\n"
                      "1st Division: Kern\n24th Foot 700\n25th Foot 600\n")),
            "British Army[1st Division[24th Foot 700; 25th Foot 600; ]]");
}

}  // namespace estafette::readers::found_pages_test
