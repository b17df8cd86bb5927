// The same order of battle by two roads: the shipped armies of 1813 as they are, and written as text and read back.
#include "base/files/files.hpp"
#include "converter/orbat/on_day.hpp"
#include "converter/readers/outline/csv.hpp"
#include "converter/readers/text/glance.hpp"
#include "converter/readers/text/read_text.hpp"
#include "support/nafziger.hpp"
#include "support/words.hpp"

#include <gtest/gtest.h>

namespace estafette::readers::text_1813_test {
namespace {

/// What a text in that manner has no place for: ratings, notes, sources and what a return says. Dates are picked out
/// before.
void forget(Unit& unit) {
  unit.returned = {};
  unit.ratings = {};
  unit.note = unit.source = "";
}

void forget(Formation& formation) {
  formation.ratings = {};
  formation.note = formation.source = "";
  for (Unit& unit : formation.units) forget(unit);
  for (Formation& child : formation.formations) forget(child);
}

Orbat bare(Orbat orbat) {
  for (Formation& formation : orbat.formations) forget(formation);
  return orbat;
}

}  // namespace

TEST(TextOf1813, EveryShippedArmyWrittenInNafzigersMannerComesBackTheSameWithNothingGuessed) {
  int armies = 0;
  for (const auto& entry : fs::directory_iterator(fs::path(ESTAFETTE_SOURCE_DIR) / "templates/campaigns/1813/orbats")) {
    if (entry.path().extension() != ".csv") continue;
    const std::string file = entry.path().filename().string();
    const Orbat shipped = bare(as_of(read_outline_csv(read_text(entry.path()), file), {}));
    const Reading reading = read_text_orbat(test::as_nafziger_text(shipped), test::words(), file);
    EXPECT_EQ(to_csv(bare(reading.orbat)), to_csv(shipped));
    EXPECT_EQ(bare(reading.orbat), shipped) << file;
    EXPECT_EQ(reading.guesses, 0) << file;
    EXPECT_EQ(reading.understood, reading.lines) << to_string(reading);
    EXPECT_TRUE(looks_like_text_orbat(test::as_nafziger_text(shipped), test::words())) << file;
    ++armies;
  }
  EXPECT_GE(armies, 8);
}

}  // namespace estafette::readers::text_1813_test
