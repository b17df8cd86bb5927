// The shipped armies of 1806, 1809 and 1815: plausible, near the published figures, and in step with their page.
#include "base/files/files.hpp"
#include "published.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>

namespace estafette::readers::campaign_armies_test {
namespace {

using test::Figure, test::within;

struct Bounds {
  int least, most;
};

/// A campaign that comes with the program, and what is believed of its units.
struct Campaign {
  std::string year;
  std::vector<std::string> files;
  Bounds battalion = {350, 1250}, squadron = {100, 220}, men_to_a_gun = {8, 18};
};

const std::vector<Campaign>& campaigns() {
  static const std::vector<Campaign> all = {
      {"1806", {"french-grande-armee", "prussian-main-army", "prussian-hohenlohe", "reinforcements-french"}},
      {"1809",
       {"french-army-of-germany", "austrian-main-army", "austrian-northern-wing", "reinforcements-french",
        "reinforcements-austrian"}},
      {"1815", {"french-armee-du-nord", "anglo-allied-army", "prussian-niederrhein"}, {340, 1110}, {90, 240}, {8, 26}}};
  return all;
}

bool has_confidence(const std::string& source) {
  return source.starts_with("high; ") || source.starts_with("medium; ") || source.starts_with("reconstructed; ");
}

class CampaignArmies : public testing::TestWithParam<Campaign> {
 protected:
  [[nodiscard]] const test::ShippedArmies& armies() const { return armies_; }
  [[nodiscard]] static std::string page_name() { return "docs/campaign-" + GetParam().year + ".md"; }
  [[nodiscard]] static std::string page() { return read_text(fs::path(ESTAFETTE_SOURCE_DIR) / page_name()); }

 private:
  test::ShippedArmies armies_{GetParam().year, GetParam().files};
};

std::string year_as_name(const testing::TestParamInfo<Campaign>& info) {
  return info.param.year;
}

INSTANTIATE_TEST_SUITE_P(Shipped, CampaignArmies, testing::ValuesIn(campaigns()), year_as_name);

}  // namespace

TEST_P(CampaignArmies, EverySourceBeginsWithItsConfidence) {
  for (const auto& [file, orbat] : armies().by_file()) {
    for_each_formation(
        orbat, [&](const CommandPath& path) { EXPECT_TRUE(has_confidence(path.back()->source)) << path.back()->name; });
    for_each_unit(orbat,
                  [&](const CommandPath&, const Unit& unit) { EXPECT_TRUE(has_confidence(unit.source)) << unit.name; });
  }
}

TEST_P(CampaignArmies, NoBattalionSquadronOrGunCrewIsBeyondBelief) {
  for (const auto& [file, orbat] : armies().by_file()) {
    for_each_unit(orbat, [&, where = file](const CommandPath&, const Unit& unit) {
      const auto within_bounds = [&](Bounds bounds, int each) {
        EXPECT_TRUE(bounds.least <= each && each <= bounds.most) << where << ", " << unit.name << ": " << each;
      };
      const Arm arm = arm_of(unit.kind);
      const Campaign& campaign = GetParam();
      if (arm == Arm::infantry) within_bounds(campaign.battalion, unit.men.value / unit.subunits);
      if (arm == Arm::cavalry) within_bounds(campaign.squadron, unit.men.value / unit.subunits);
      if (arm == Arm::artillery) within_bounds(campaign.men_to_a_gun, unit.men.value / std::max(unit.guns.value, 1));
    });
  }
}

TEST_P(CampaignArmies, EveryLeaderOfACorpsOrDivisionIsRated) {
  for (const auto& [file, orbat] : armies().by_file()) {
    for_each_formation(orbat, [&](const CommandPath& path) {
      const Formation& last = *path.back();
      EXPECT_TRUE(last.level == Level::brigade || (last.ratings.ability && last.ratings.style)) << last.name;
    });
  }
}

TEST_P(CampaignArmies, EveryFigureHoldsWithinItsTolerance) {
  ASSERT_GE(armies().figures().size(), 20U);
  for (const Figure& figure : armies().figures()) {
    const int our = armies().counted(figure);
    EXPECT_TRUE(within(our, figure.published, figure.tolerance))
        << figure.name << ": ours " << our << ", published " << figure.published << ", tolerance " << figure.tolerance
        << " per cent";
  }
}

TEST_P(CampaignArmies, ThePageShowsEveryFigureAsTheFilesHaveIt) {
  const std::string text = page();
  for (const Figure& figure : armies().figures()) {
    const std::string line = armies().row_of(figure);
    EXPECT_NE(text.find(line), std::string::npos) << page_name() << " should have: " << line;
  }
}

TEST_P(CampaignArmies, ThePageSaysHowManyStrengthsAreReconstructed) {
  int all = 0;
  int reconstructed = 0;
  for (const auto& [file, orbat] : armies().by_file()) {
    for_each_unit(orbat, [&](const CommandPath&, const Unit& unit) {
      ++all;
      if (unit.source.starts_with("reconstructed")) ++reconstructed;
    });
  }
  const std::string sentence = fmt::format("of {} units {} are reconstructed", all, reconstructed);
  EXPECT_NE(page().find(sentence), std::string::npos) << sentence;
}

}  // namespace estafette::readers::campaign_armies_test
