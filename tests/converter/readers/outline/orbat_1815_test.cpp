// The shipped armies of June 1815: plausible, near the published figures, and in step with docs/campaign-1815.md.
#include "base/files.hpp"
#include "published.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>

namespace estafette::readers::orbat_1815_test {
namespace {

using test::Figure, test::within;

const test::ShippedArmies& armies() {
  static const test::ShippedArmies all("1815", {"french-armee-du-nord", "anglo-allied-army", "prussian-niederrhein"});
  return all;
}

const std::string& page() {
  static const std::string text = read_text(fs::path(ESTAFETTE_SOURCE_DIR) / "docs/campaign-1815.md");
  return text;
}

bool has_confidence(const std::string& source) {
  return source.starts_with("high; ") || source.starts_with("medium; ") || source.starts_with("reconstructed; ");
}

}  // namespace

TEST(Orbat1815, EverySourceBeginsWithItsConfidence) {
  for (const auto& [file, orbat] : armies().by_file()) {
    for_each_formation(
        orbat, [&](const CommandPath& path) { EXPECT_TRUE(has_confidence(path.back()->source)) << path.back()->name; });
    for_each_unit(orbat,
                  [&](const CommandPath&, const Unit& unit) { EXPECT_TRUE(has_confidence(unit.source)) << unit.name; });
  }
}

TEST(Orbat1815, NoBattalionSquadronOrGunCrewIsBeyondBelief) {
  for (const auto& [file, orbat] : armies().by_file()) {
    for_each_unit(orbat, [&, where = file](const CommandPath&, const Unit& unit) {
      const auto between = [&](int least, int each, int most) {
        EXPECT_TRUE(least <= each && each <= most) << where << ", " << unit.name << ": " << each;
      };
      const Arm arm = arm_of(unit.kind);
      if (arm == Arm::infantry) between(340, unit.men.value / unit.subunits, 1110);
      if (arm == Arm::cavalry) between(90, unit.men.value / unit.subunits, 240);
      if (arm == Arm::artillery) between(8, unit.men.value / std::max(unit.guns.value, 1), 26);
    });
  }
}

TEST(Orbat1815, EveryLeaderOfACorpsOrDivisionIsRated) {
  for (const auto& [file, orbat] : armies().by_file()) {
    for_each_formation(orbat, [&](const CommandPath& path) {
      const Formation& last = *path.back();
      EXPECT_TRUE(last.level == Level::brigade || (last.ratings.ability && last.ratings.style)) << last.name;
    });
  }
}

TEST(Published1815, EveryFigureHoldsWithinItsTolerance) {
  ASSERT_GE(armies().figures().size(), 20U);
  for (const Figure& figure : armies().figures()) {
    const int our = armies().counted(figure);
    EXPECT_TRUE(within(our, figure.published, figure.tolerance))
        << figure.name << ": ours " << our << ", published " << figure.published << ", tolerance " << figure.tolerance
        << " per cent";
  }
}

TEST(Published1815, ThePageShowsEveryFigureAsTheFilesHaveIt) {
  for (const Figure& figure : armies().figures()) {
    const std::string line = armies().row_of(figure);
    EXPECT_NE(page().find(line), std::string::npos) << "docs/campaign-1815.md should have: " << line;
  }
}

TEST(Published1815, ThePageSaysHowManyStrengthsAreReconstructed) {
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

}  // namespace estafette::readers::orbat_1815_test
