// Who has written a letter, what he may order, and who has not written (1.1, 1.4).
#include "campaign/umpire/roster.hpp"

#include "campaign/umpire/folder.hpp"
#include "campaign/umpire/letters.hpp"
#include "campaign/umpire/play.hpp"
#include "support/refusal.hpp"

#include <gtest/gtest.h>

namespace estafette::test::roster_test {
namespace {

using namespace campaign;

const Standing& spring() {
  return begun("1813").standing;
}

Roster roster() {
  const std::vector<Chapter> chapters = chapters_of(begun("1813").deed.events);
  return {read_players("player,commands,writes as\nAnna,III Corps,marshal.ney@example.org; Le Rougeaud\n"
                       "Bernd,Army of the Main,\nClara,XI Corps,\nDora,Yorck,\n",
                       "players.csv", chapters),
          chapters};
}

ReceivedLetter letter_of(const std::string& player, const std::string& text) {
  const Player who = roster().named(player);
  return {{"letter.txt", text}, who.side, roster().writer(who)};
}

}  // namespace

TEST(Rule14Command, ALetterIsThePlayersWhoseNameIsInItsHeading) {
  EXPECT_EQ(roster().in_heading("Anna Schmidt <as@example.org>", "l.txt", 1)->name, "Anna");
  EXPECT_EQ(roster().in_heading("Somebody <marshal.ney@example.org>", "l.txt", 1)->name, "Anna");
  EXPECT_FALSE(roster().in_heading("Hannah", "l.txt", 1).has_value());
  EXPECT_EQ(
      refusal([] { (void)roster().in_heading("Anna and Clara", "l.txt", 3); }),
      "l.txt:3: found \"Anna and Clara\"; expected a heading that names one player. Say who wrote it: --from NAME");
  EXPECT_EQ(roster().named("le rougeaud").name, "Anna");
}

TEST(Rule14Command, AnArmyCommanderWritesForHisCorps) {
  EXPECT_TRUE(lodge(spring(), {letter_of("Bernd", "III Corps: stand\nNapoleon: halt\n")}).problems.empty());
  EXPECT_EQ(to_string(lodge(spring(), {letter_of("Clara", "III Corps: stand\n")}).problems.all().at(0)),
            "letter.txt:1: found \"III Corps\"; expected an order for what Clara commands: Army of the Elbe "
            "headquarters or XI Corps. Anna writes for III "
            "Corps");
}

TEST(Rule11Letters, WhoHasWrittenIsNotedUntilTheHalfWeekIsPlayed) {
  Standing standing = spring();
  standing.state = deed_of(standing, lodge(standing, {letter_of("Anna", "III Corps: stand\n")})).after;
  EXPECT_EQ(standing.state.written, std::set<std::string>{"Anna"});
  const Table table = roster().letters_table(standing.theatre, standing.state);
  ASSERT_EQ(table.rows.size(), 4U);
  EXPECT_EQ(table.rows[0], (std::vector<std::string>{"Anna", "France", "III Corps", "yes"}));
  EXPECT_EQ(table.rows[2], (std::vector<std::string>{"Clara", "France", "XI Corps", "NO"}));
  EXPECT_TRUE(play_half_week(standing).after.written.empty());
}

TEST(Rule11Letters, WhoHasNothingToOrderHasWrittenToo) {
  EXPECT_EQ(deed_of(spring(), lodge(spring(), {letter_of("Dora", "Dear umpire,\nI am content with how things are.\n")}))
                .after.written,
            std::set<std::string>{"Dora"});
  EXPECT_TRUE(deed_of(spring(), lodge(spring(), {letter_of("Dora", "Yorck: sing\n")})).after.written.empty());
}

}  // namespace estafette::test::roster_test
