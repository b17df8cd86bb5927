// The game's own order of battle, both sides of it, is written back byte for byte if nobody has changed anything.
#include "converter/orbat/totals.hpp"
#include "converter/readers/outline/csv.hpp"
#include "converter/readers/outline/xml.hpp"
#include "converter/write_back/write_back.hpp"
#include "game.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace estafette::test::there_and_back_test {
namespace {

std::string shipped() {
  static const std::string kBytes = shipped_oob(1815);
  return kBytes;
}

ShippedShape any_shape() {
  return {.corps = *rc::gen::inRange(1, 3),
          .divisions = *rc::gen::inRange(1, 4),
          .brigades = *rc::gen::inRange(1, 3),
          .battalions = *rc::gen::inRange(1, 4),
          .guns = *rc::gen::inRange(1, 9),
          .oddities = *rc::gen::arbitrary<bool>()};
}

}  // namespace

TEST(ThereAndBack, TheFixtureHasTheShapeOfTheShippedFile) {
  const std::vector<std::string> lines = lines_of_game(shipped());
  EXPECT_GE(lines.size(), 1900U);
  EXPECT_LE(lines.size(), 2400U);
  const readers::Reading reading = read_game(shipped());
  EXPECT_EQ(reading.orbat.formations.size(), 3U);
  EXPECT_EQ(reading.understood, reading.lines) << to_string(reading).substr(0, 2000);
  EXPECT_NE(shipped().find('\x96'), std::string::npos) << "a letter that only Windows-1252 has";
}

TEST(ThereAndBack, AFileOfTheShippedShapeWithBothSidesComesBackByteForByte) {
  const sow::WrittenBack back = written_back(read_game(shipped()).orbat);
  ASSERT_TRUE(back.oob) << back.why_not;
  EXPECT_TRUE(back.oob->csv == shipped()) << differences(shipped(), back.oob->csv).front().second;
}

TEST(ThereAndBack, AlsoByWayOfAnOutlineAsSpreadsheetOrAsXml) {
  const Orbat orbat = read_game(shipped()).orbat;
  EXPECT_TRUE(bytes_of(written_back(readers::read_outline_csv(readers::to_csv(orbat), ""))) == shipped());
  EXPECT_TRUE(bytes_of(written_back(readers::read_outline_xml(readers::to_xml(orbat), ""))) == shipped());
}

TEST(ThereAndBack, AnOrderOfBattleThatIsNotTheGamesIsNotWrittenBack) {
  const std::string text =
      "level,name,nation,kind,quality,men\ndivision,8th,,,,\n"
      "regiment,22nd,France,line infantry,line,1500\n";
  const sow::WrittenBack back = written_back(readers::read_outline_csv(text, ""));
  EXPECT_FALSE(back.oob);
  EXPECT_EQ(back.why_not, "");
}

RC_GTEST_PROP(ThereAndBack, AnyFileOfThatShapeComesBackByteForByteWithItsCommentsAndItsGaps, (std::uint32_t seed)) {
  const std::string bytes = shipped_oob(seed % 2147483646U + 1, any_shape());
  const Orbat orbat = read_game(bytes).orbat;
  RC_ASSERT(bytes_of(written_back(orbat)) == bytes);
  RC_ASSERT(bytes_of(written_back(readers::read_outline_csv(readers::to_csv(orbat), ""))) == bytes);
}

RC_GTEST_PROP(ThereAndBack, MenOfOneUnitThatAreChangedChangeOneCellOfOneLine, (std::uint32_t seed)) {
  const std::string bytes = shipped_oob(seed % 2147483646U + 1, any_shape());
  Orbat orbat = read_game(bytes).orbat;
  Unit* changed = nullptr;
  const std::function<void(Formation&)> look = [&](Formation& formation) {
    for (Unit& unit : formation.units) {
      if (arm_of(unit.kind) == Arm::infantry || arm_of(unit.kind) == Arm::cavalry) changed = &unit;
    }
    for (Formation& child : formation.formations) look(child);
  };
  for (Formation& top : orbat.formations) look(top);
  RC_PRE(changed != nullptr);
  changed->men = Men{77};
  const auto found = differences(bytes, bytes_of(written_back(orbat)));
  RC_ASSERT(found.size() == 1U);
  std::vector<std::string> before = cells_of(decode(found[0].first).value());
  before.at(static_cast<std::size_t>(GameColumn::heads)) = "77";
  RC_ASSERT(before == cells_of(decode(found[0].second).value()));
}

}  // namespace estafette::test::there_and_back_test
