// The figures of rules.xml as they ship with each campaign, where a rule leaves no choice.
#include "campaign/rules/figures/rules.hpp"
#include "shipped.hpp"

#include <gtest/gtest.h>

#include <optional>
#include <string>

namespace estafette::campaign::shipped_rules_test {
namespace {

Rules play(const std::string& year) {
  ProblemList problems;
  XmlElement root = XmlElement::parse(test::Shipped{year, {}}.text("rules.xml"), "rules.xml", "rules", problems);
  std::optional<XmlElement> chapter = root.child("play");
  return read_rules(*chapter);
}

}  // namespace

TEST(Rule53Scouting, EveryReportOfEveryShippedCampaignTellsStrengthAndComposition) {
  for (const char* year : {"1806", "1809", "1813", "1815"})
    for (const ScoutingRules::Band& band : play(year).scouting.bands) EXPECT_TRUE(band.composition) << year;
}

TEST(Rule53Scouting, OneHorsemanMoreIsEnoughForAReportInEveryShippedCampaign) {
  for (const char* year : {"1806", "1809", "1813", "1815"})
    EXPECT_EQ(play(year).scouting.bands.front().ratio, 100) << year;
}

}  // namespace estafette::campaign::shipped_rules_test
