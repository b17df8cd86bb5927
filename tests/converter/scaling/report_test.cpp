#include "converter/scaling/report.hpp"

#include "converter/scaling/scale.hpp"
#include "rules_1813.hpp"
#include "support/orbats.hpp"

#include <gtest/gtest.h>

namespace estafette::scaling::report_test {
namespace {

using namespace test;  // NOLINT: the builders are this file's language

Orbat ney() {
  return orbat({corps("III Corps",
                      {division("8th", {battery("1/2nd", 8, 120), battery("2/2nd", 8, 120), infantry("6th Light", 600),
                                        infantry("22nd", 3000), support("Sappers", 90)})})});
}

}  // namespace

TEST(ScalingReport, ListsForEachUnitWhatItStandsForAndEachDecisionWithItsReason) {
  EXPECT_EQ(
      report_csv(scale(ney(), rules_of_eight())),
      "formation,unit,decision,stands_for,men_before,men,guns_before,guns,reason\n"
      "8th,\"6th Light + 22nd, 1st Bn\",stands for,6th Light,600,200,,,\n"
      "8th,\"6th Light + 22nd, 1st Bn\",stands for,22nd,3000,400,,,\n"
      "8th,\"22nd, 2nd Bn\",stands for,22nd,3000,600,,,\n"
      "8th,1/2nd + 2/2nd,stands for,1/2nd,120,40,8,8,\n"
      "8th,1/2nd + 2/2nd,stands for,2/2nd,120,40,8,,\n"
      "III Corps,,level,,,,,,the corps is a division on the battlefield (rule 1.3.1)\n"
      "8th,,level,,,,,,the division is a brigade on the battlefield (rule 1.3.1)\n"
      "8th,Sappers,left out,,,,,,\"engineers are left out (rules.xml, support)\"\n"
      "8th,,rounded,,,,,,\"1,200 of 3,600 infantry remain, and 0 of 0 cavalry\"\n"
      "8th,\"6th Light + 22nd, 1st Bn\",merged,,,,,,\"2 regiments fight together, so that none is below 250 men\"\n"
      "8th,\"6th Light + 22nd, 1st Bn\",split,,,,,,\"part 1 of 2, so that none is above 800 men\"\n"
      "8th,\"22nd, 2nd Bn\",split,,,,,,\"part 2 of 2, so that none is above 800 men\"\n"
      "8th,1/2nd + 2/2nd,battery formed,,,,,,\"8 foot guns, for the 16 such guns of France in III Corps; of its 16 "
      "guns of all sorts 8 are left\"\n"
      "8th,1/2nd + 2/2nd,battery dealt,,,,,,\"8th falls furthest short of its share of such guns, by 5.3\"\n");
}

TEST(ScalingReport, ThePageNamesEveryUnitAndWhatWasLeftOut) {
  const std::string page = report_html("Ney", ney(), scale(ney(), rules_of_eight()));
  for (const char* text :
       {"6th Light (200 of 600), 22nd (400 of 3,000)", "Sappers", "3,600 &gt; 1,200", "16\u00A0&gt;\u00A08"}) {
    EXPECT_NE(page.find(text), std::string::npos) << text;
  }
}

}  // namespace estafette::scaling::report_test
