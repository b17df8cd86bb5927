// A battle of the campaign of 1813 that is fought at a table: Lützen as rosters, its return imported and judged.
#include "base/files/files.hpp"
#include "converter/sow/sheet/read_battle_sheet.hpp"
#include "shipped_campaign.hpp"

#include <gtest/gtest.h>

namespace estafette::table_night_test {
namespace {

using test::Folder, test::has, test::Outcome, test::run;

/// The campaign after its second turn: battle 2 is at Lützen.
class TableNight : public test::LuetzenNight {
 protected:
  void generate(const std::string& rules, const std::string& out) const {
    const Outcome sent = luetzen("generate", {"--rules", rules, "--out", folder / out});
    ASSERT_EQ(sent.code, 0) << sent.err;
  }

  /// The form with a first loss in each army: a step by fire. The first general of the attacker is killed.
  [[nodiscard]] std::string filled(const std::string& out) const {
    std::string text = read_text(folder / (out + "/return.csv"));
    const std::string untouched = ",0,,,0,,,";
    const std::size_t first = text.find(untouched);
    text.replace(first, untouched.size(), ",1,fire,,0,killed,,");
    const std::size_t second = text.find(untouched, text.find("\npiece,"));
    text.replace(second, untouched.size(), ",1,melee,routed,0,,,");
    return text;
  }
};

}  // namespace

TEST_F(TableNight, WithRulesTheSheetIsLodgedAndTheRostersAreWrittenInsteadOfAModFolder) {
  const Outcome sent = luetzen("generate", {"--rules", "napoleons-wars", "--out", folder / "a"});
  ASSERT_EQ(sent.code, 0) << sent.err;
  EXPECT_TRUE(has(sent.out, "At a table, by the rules napoleons-wars")) << sent.out;
  const sow::BattleSheet sheet = sow::read_battle_sheet(read_text(folder / "a/battle.xml"), "battle.xml");
  EXPECT_EQ(sheet.game, "napoleons-wars");
  EXPECT_EQ(sheet.map, "") << "no map of the game is needed";
  EXPECT_EQ(sheet.place, "Lützen");
  EXPECT_EQ(sheet.settlement, "town");
  EXPECT_FALSE(sheet.weather.empty());
  EXPECT_FALSE(sheet.attacker_from.empty());
  EXPECT_EQ(sheet.date, "1813-05-01");
  for (const sow::SheetSide& side : sheet.sides) EXPECT_FALSE(side.commander.empty());
  for (const std::string name : {"attacker/roster.csv", "attacker/cards.html", "defender/return.csv",
                                 "defender/return.html", "return.csv", "return.html", "charts.html", "remarks.txt"})
    EXPECT_TRUE(fs::exists(folder / ("a/" + name))) << name;
  for (const auto& entry : fs::recursive_directory_iterator(folder / "a"))
    EXPECT_NE(entry.path().filename().string(), "scenario.csv");
  EXPECT_TRUE(has(read_text(folder / "a/attacker/cards.html"), "Lützen, a town"));
  EXPECT_TRUE(has(run({"battle", "list", file()}).out, ": sent to the table, fingerprint " + sheet.fingerprint));
  const std::string before = status();
  ASSERT_EQ(luetzen("generate", {"--again", "--out", folder / "b"}).code, 0);
  EXPECT_EQ(read_bytes(folder / "a/return.html"), read_bytes(folder / "b/return.html"));
  EXPECT_EQ(status(), before);
}

TEST_F(TableNight, AReturnIsKnownByItsHeaderAndItsLossesAreImportedAndJudgedInEverySet) {
  for (const std::string set : {"napoleons-wars", "de-gre", "squares", "code-napoleon"}) {
    generate(set, set);
    const std::string form = folder.file(set + "-return.csv", filled(set));
    const std::string before = status();
    const Outcome shown = luetzen("import", {form});
    ASSERT_EQ(shown.code, 0) << set << shown.err;
    EXPECT_TRUE(has(shown.out, "Nothing has been applied yet")) << shown.out;
    EXPECT_TRUE(has(shown.out, "killed; ")) << "his general: " << shown.out;
    EXPECT_EQ(status(), before);
    const Outcome taken = luetzen("import", {form, "--yes", "--report", folder / (set + "-report")});
    ASSERT_EQ(taken.code, 0) << set << taken.err;
    EXPECT_TRUE(has(taken.out, "come from the table's return")) << taken.out;
    EXPECT_TRUE(has(read_text(folder / (set + "-report/gamedb.table.csv")), "RETURNED from a table under " + set));
    const std::string after = status();
    EXPECT_NE(after, before);
    EXPECT_TRUE(has(luetzen("import", {form, "--yes"}).out, "nothing is counted twice")) << set;
    const Outcome judged = luetzen("adjudicate", {"--winner", "france", "--level", "minor"});
    EXPECT_EQ(judged.code, 0) << judged.err;
    EXPECT_TRUE(has(judged.out, "Blücher's Corps has lost battle 2 at Lützen")) << judged.out;
    for (int i = 0; i < 3; ++i) ASSERT_EQ(run({"undo", file()}).code, 0);
  }
}

TEST_F(TableNight, TheSameDumpComesOfTheVerbThatOnlyWritesIt) {
  generate("squares", "a");
  const std::string form = folder.file("return.csv", filled("a"));
  const Outcome made = run({"table", "return", form, "--sheet", folder / "a/battle.xml", "--rules", "squares", "--out",
                            folder / "gamedb.table.csv"});
  ASSERT_EQ(made.code, 0) << made.err;
  const std::string other = folder.file("other.csv", "another file of that name");
  EXPECT_EQ(run({"table", "return", form, "--sheet", folder / "a/battle.xml", "--out", other}).code, 1);
  const Outcome direct = luetzen("import", {folder / "gamedb.table.csv"});
  EXPECT_EQ(direct.code, 0) << direct.err;
  EXPECT_EQ(run({"carryover", "--sheet", folder / "a/battle.xml", "--dump", folder / "gamedb.table.csv", "--out",
                 folder / "losses"})
                .code,
            0);
  ASSERT_EQ(luetzen("import", {form, "--yes", "--report", folder / "report"}).code, 0);
  EXPECT_EQ(read_bytes(folder / "report/gamedb.table.csv"), read_bytes(folder / "gamedb.table.csv"));
  EXPECT_EQ(read_bytes(folder / "report/losses.csv"), read_bytes(folder / "losses/losses.csv"));
}

TEST_F(TableNight, BothArmiesFormsAreTakenInTwoFilesAndNeitherMayBeMissingOrThereTwice) {
  generate("de-gre", "a");
  const std::string attacker = folder / "a/attacker/return.csv", defender = folder / "a/defender/return.csv";
  EXPECT_EQ(luetzen("import", {defender, attacker}).code, 0);
  EXPECT_TRUE(has(luetzen("import", {attacker}).err, "a form for each of the two armies"));
  EXPECT_TRUE(has(luetzen("import", {attacker, attacker}).err, "a second form of "));
}

TEST_F(TableNight, WhatIsWrongInAReturnIsRefusedByItsLine) {
  generate("napoleons-wars", "a");
  const std::string form = read_text(folder / "a/return.csv");
  const std::size_t header = form.find(",napoleons-wars ");
  std::string stale = form;
  stale.replace(header + 16, 6, "000000");
  const Outcome old = luetzen("import", {folder.file("stale.csv", stale)});
  EXPECT_EQ(old.code, 1);
  EXPECT_TRUE(has(old.err, "stale.csv:1: found \"napoleons-wars 000000\"; expected a form of this battle's rosters"))
      << old.err;
  std::string more = form;
  const std::size_t second = more.find(",0,,,0,,,", more.find("\npiece,"));
  more.replace(second, 9, ",99,fire,,0,,,");
  const int line =
      static_cast<int>(std::count(more.begin(), more.begin() + static_cast<std::ptrdiff_t>(second), '\n')) + 1;
  const Outcome excessive = luetzen("import", {folder.file("more.csv", more)});
  EXPECT_EQ(excessive.code, 1);
  EXPECT_TRUE(has(excessive.err, "more.csv:" + std::to_string(line) + ": lost: found \"99\"")) << excessive.err;
}

TEST_F(TableNight, WhatOnlyTheGameKnowsAndWeatherThatTheRulesDoNotKnowAreRefused) {
  const auto refused = [&](const std::vector<std::string>& more) {
    std::vector<std::string> words = {"--rules", "napoleons-wars", "--out", folder / "x"};
    words.insert(words.end(), more.begin(), more.end());
    return luetzen("generate", words);
  };
  EXPECT_TRUE(has(refused({"--map", "Waterloo"}).err, "Leave --map out"));
  EXPECT_TRUE(has(refused({"--handicap", "france=90"}).err, "Leave --handicap out"));
  EXPECT_EQ(refused({"--preview"}).code, 1);
  EXPECT_TRUE(has(refused({"--weather", "snoww"}).err, "Write snow"));
  EXPECT_EQ(refused({"--weather", "fog"}).code, 0);
  EXPECT_FALSE(fs::exists(folder / "x/Lutzen2"));
}

}  // namespace estafette::table_night_test
