#include "converter/sow/sheet/battle_sheet.hpp"

#include "base/text.hpp"
#include "battles.hpp"
#include "converter/sow/mod.hpp"
#include "converter/sow/sheet/read_battle_sheet.hpp"
#include "converter/sow/sheet_of.hpp"
#include "random_battles.hpp"
#include "support/refusal.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>

namespace estafette::sow::battle_sheet_test {
namespace {

std::string sheet_of_skirmish() {
  return to_xml(make_mod(test::skirmish(), test::waterloo()).sheet);
}

std::string refusal_of(const std::string& from, const std::string& to) {
  std::string text = sheet_of_skirmish();
  const std::size_t at = text.find(from);
  EXPECT_NE(at, std::string::npos) << from;
  text.replace(at, from.size(), to);
  return test::refusal([&] { (void)read_battle_sheet(text, "battle.xml"); });
}

int line_of(const std::string& part) {
  const std::string text = sheet_of_skirmish();
  return static_cast<int>(std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(text.find(part)), '\n')) +
         1;
}

std::string first_battalion() {
  return test::id_stem(make_mod(test::skirmish(), test::waterloo()).sheet) + "1_1_1_1_1_1";
}

std::string second_battalion() {
  return test::id_stem(make_mod(test::skirmish(), test::waterloo()).sheet) + "1_1_1_1_1_2";
}

TEST(BattleSheet, OfLuetzenIsReadBackAsItWasWritten) {
  const BattleSheet sheet = make_mod(test::luetzen(), test::waterloo()).sheet;
  EXPECT_EQ(to_xml(read_battle_sheet(to_xml(sheet), "battle.xml")), to_xml(sheet));
  EXPECT_TRUE(read_battle_sheet(to_xml(sheet), "battle.xml") == sheet);
}

RC_GTEST_PROP(BattleSheet, OfAnyBattleIsReadBackAsItWasWritten, ()) {
  const BattleSheet sheet = make_mod(*test::battles(), test::waterloo()).sheet;
  const BattleSheet read = read_battle_sheet(to_xml(sheet), "battle.xml");
  RC_ASSERT(read == sheet);
}

TEST(BattleSheet, AnOldSheetThatDoesNotSayWhereAndInWhatWeatherIsStillRead) {
  BattleSheet sheet = make_mod(test::skirmish(), test::waterloo()).sheet;
  EXPECT_EQ(sheet.attacker_from, "south");
  EXPECT_EQ(sheet.sides[0].commander, "present");
  sheet.place = sheet.settlement = sheet.weather = sheet.attacker_from = "";
  for (SheetSide& side : sheet.sides) side.commander.clear();
  const std::string old = to_xml(sheet);
  for (const std::string name :
       {" place=", " settlement=", " weather=", " attacker_from=", " date=", "\" commander=\"p"})
    EXPECT_EQ(old.find(name), std::string::npos) << name;
  EXPECT_TRUE(read_battle_sheet(old, "battle.xml") == sheet);
}

TEST(BattleSheet, ABattleForATableNeedsNoMapOfTheGame) {
  BattlePlan plan = test::skirmish();
  plan.map = "a map that nobody has";
  plan.weather = "snow";
  plan.date = "1813-05-02";
  const TableSheet made = table_sheet(plan, test::waterloo(), "squares");
  EXPECT_EQ(made.sheet.game, "squares");
  EXPECT_EQ(made.sheet.map, "");
  EXPECT_EQ(made.sheet.weather, "snow");
  EXPECT_TRUE(read_battle_sheet(to_xml(made.sheet), "battle.xml") == made.sheet);
  EXPECT_EQ(made.sheet.rows, make_mod(test::skirmish(), test::waterloo()).sheet.rows) << "row by row as for the game";
  plan.handicaps[1] = 90;
  EXPECT_NE(test::refusal([&] { (void)table_sheet(plan, test::waterloo(), "squares"); }).find("no handicap"),
            std::string::npos);
}

TEST(BattleSheet, AGameIdThatComesTwiceIsRefusedWhateverItsLetterCase) {
  const std::string twice = fold(first_battalion());
  EXPECT_EQ(refusal_of("game_id=\"" + second_battalion() + "\"", "game_id=\"" + twice + "\""),
            "battle.xml:" + std::to_string(line_of(second_battalion())) + ": game_id: found \"" + twice +
                "\"; expected every game id once, whatever the letter case");
}

TEST(BattleSheet, RowsWhoseMenDoNotSumToTheirUnitAreRefused) {
  const std::string row = "battle.xml:" + std::to_string(line_of(first_battalion() + "\""));
  const std::string said = refusal_of("men=\"540\" guns=\"0\"", "men=\"541\" guns=\"0\"");
  EXPECT_TRUE(said.starts_with(row + ": men: found \"541 in all rows of ")) << said;
  EXPECT_TRUE(said.ends_with("\"; expected 540, as in its side's order of battle")) << said;
}

TEST(BattleSheet, ARowOfAStrangerIsRefused) {
  const std::string id = make_mod(test::skirmish(), test::waterloo()).sheet.rows[4].id;
  EXPECT_EQ(refusal_of("id=\"" + id + "\"", "id=\"stranger\""),
            "battle.xml:" + std::to_string(line_of(first_battalion() + "\"")) +
                ": id: found \"stranger\"; expected the id of a unit of one of the sides");
}

TEST(BattleSheet, NearMissesAreRefused) {
  const std::vector<std::pair<std::string, std::string>> misses = {
      {"kind=\"commander\"", "kind=\"comander\""},
      {"as_fought=", "as_faught="},
      {"kind=\"line infantry\"", "kind=\"infantry\""},
      {"start=\"12:00:00\"", "start=\"12:00\""},
      {"guns=\"1\"", "guns=\"2\""},
      {"<side number=\"1\"", "<side number=\"3\""},
      {"men=\"540\"", "men=\"540.0\""},
      {"attacker=\"yes\"", "attacker=\"true\""},
      {"fingerprint=", "finger="},
      {"settlement=\"town\"", "settlement=\"village\""},
      {"attacker_from=\"south\"", "attacker_from=\"below\""},
      {"commander=\"present\"", "commander=\"late\""},
      {" place=", " date=\"1813-02-30\" place="},
      {"</battle>", ""}};
  for (const auto& [from, to] : misses) EXPECT_NE(refusal_of(from, to), "accepted") << to;
}

}  // namespace
}  // namespace estafette::sow::battle_sheet_test
