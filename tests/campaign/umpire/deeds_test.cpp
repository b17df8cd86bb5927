// What each deed of the umpire promises, beyond what its rules promise already.
#include "campaign/journal/journal.hpp"
#include "campaign/state/json_state.hpp"
#include "campaign/telling/telling.hpp"
#include "campaign/umpire/folder.hpp"
#include "campaign/umpire/letters.hpp"
#include "campaign/umpire/play.hpp"
#include "campaign/umpire/rule.hpp"
#include "support/refusal.hpp"

#include <gtest/gtest.h>

namespace estafette::test::deeds_test {
namespace {

using namespace campaign;

Document letter(const std::string& text) {
  return {"letter.txt", text};
}

Deed saxony_turns(const Standing& standing) {
  return rule(standing, {"nation Saxony", "side", "coalition", "her king has changed his mind"});
}

}  // namespace

TEST(Rule45Rulings, ANationRuledToTheCoalitionCostsItsPrestigeInTheDryRunToo) {
  const Standing& standing = begun("1813").standing;
  const Deed deed = saxony_turns(standing);
  EXPECT_EQ(deed.after.prestige, standing.state.prestige - 2);
  EXPECT_EQ(deed.events.size() > 1, true);
}

TEST(Deed, WhatACampaignBeginsWithIsReadBackAsItWasWritten) {
  for (const char* year : {"1806", "1809", "1813", "1815"}) {
    const Folder folder;
    const Beginning beginning = begun(year);
    CampaignFile::create(folder / "new.campaign", beginning);
    EXPECT_TRUE(Journal(folder / "new.campaign").events({}) == beginning.deed.events) << year;
  }
}

TEST(Deed, ChangesNothingUntilItIsCommitted) {
  const Folder folder;
  CampaignFile::create(folder / "spring.campaign", begun("1813"));
  CampaignFile file(folder / "spring.campaign");
  const std::string before = to_json(file.state());
  const Deed deed = saxony_turns(file.standing());
  EXPECT_EQ(to_json(file.state()), before);
  file.commit(deed);
  EXPECT_EQ(to_json(file.state()), to_json(deed.after));
}

TEST(Deed, IsRefusedWhenTheCampaignHasGoneOnSinceItWasWorkedOut) {
  const Folder folder;
  CampaignFile::create(folder / "spring.campaign", begun("1813"));
  CampaignFile file(folder / "spring.campaign");
  const Deed first = play_half_week(file.standing());
  const Deed second = saxony_turns(file.standing());
  file.commit(first);
  EXPECT_EQ(refusal([&] { file.commit(second); }),
            "ruling: found \"a campaign that has changed since this was worked out\"; expected the campaign as it was "
            "then. Give the command again");
  EXPECT_EQ(to_json(file.state()), to_json(first.after));
}

TEST(Deed, UndoneLeavesTheStateBeforeIt) {
  const Folder folder;
  CampaignFile::create(folder / "spring.campaign", begun("1813"));
  CampaignFile file(folder / "spring.campaign");
  const std::string before = to_json(file.state());
  file.commit(saxony_turns(file.standing()));
  EXPECT_EQ(file.last_command(), "ruling");
  EXPECT_EQ(file.undo(), "ruling");
  EXPECT_EQ(to_json(file.state()), before);
}

TEST(Rule11Letters, ARefusedLineIsToldAndTheGoodOnesCanStillBeLodged) {
  const Standing& standing = begun("1813").standing;
  const CheckedLetters lodging =
      lodge(standing, Side::france, {letter("III Corps: march Naumburg\nIV Corps: march Atlantis\n")});
  ASSERT_EQ(lodging.letters.size(), 1U);
  EXPECT_EQ(lodging.problems.all().size(), 1U);
  EXPECT_EQ(deed_of(standing, lodging).after.orders.size(), 1U);
}

TEST(Rule11Letters, AnOrderThatIsWithdrawnIsNotCarriedOut) {
  const Standing& standing = begun("1813").standing;
  Standing lodged = standing;
  lodged.state = deed_of(standing, lodge(standing, Side::france, {letter("III Corps: march Naumburg\n")})).after;
  const int sequence = lodged.state.orders.front().sequence;
  const Deed deed = withdraw_orders(lodged, {sequence});
  EXPECT_TRUE(deed.after.orders.empty());
  EXPECT_EQ(tell(deed.events.front().said), "Order 1 is withdrawn: " + lodged.state.orders.front().text);
  EXPECT_EQ(refusal([&] {
              (void)withdraw_orders(lodged, {7, sequence});
            }),
            "--withdraw: found \"7\"; expected the number of a lodged order: 1. estafette status lists them");
}

TEST(Rule11Letters, AnOrderThatIsSentAgainAsItWasKeepsItsPlace) {
  Standing standing = begun("1813").standing;
  const auto lodged = [&](const std::string& text) {
    standing.state = deed_of(standing, lodge(standing, Side::france, {letter(text)})).after;
    std::vector<std::string> orders;
    for (const LodgedOrder& order : standing.state.orders)
      orders.push_back(std::to_string(order.sequence) + " " + order.text);
    return orders;
  };
  (void)lodged("III Corps: march Naumburg\nVI Corps: march Weimar\n");
  EXPECT_EQ(lodged("III Corps: march Naumburg\n"),
            (std::vector<std::string>{"1 III Corps: march Naumburg", "2 VI Corps: march Weimar"}));
  EXPECT_EQ(lodged("III Corps: march Naumburg; withdraw if attacked\nVI Corps: stand\n"),
            (std::vector<std::string>{"1 III Corps: march Naumburg", "3 III Corps: withdraw if attacked",
                                      "4 VI Corps: stand"}));
  EXPECT_EQ(lodged("III Corps: withdraw if attacked; march Naumburg\n"),
            (std::vector<std::string>{"4 VI Corps: stand", "5 III Corps: withdraw if attacked",
                                      "6 III Corps: march Naumburg"}))
      << "a force's own sequence is kept";
}

TEST(Rule11Letters, AnOrderWhosePlaceWouldSpoilWhatComesBeforeItIsLodgedAnew) {
  Standing standing = begun("1813").standing;
  const auto lodged = [&](const std::string& text) {
    const CheckedLetters letters = lodge(standing, Side::france, {letter(text)});
    EXPECT_TRUE(letters.problems.all().empty());
    standing.state = deed_of(standing, letters).after;
    std::vector<std::string> orders;
    for (const LodgedOrder& order : standing.state.orders) orders.push_back(order.text);
    return orders;
  };
  (void)lodged("III Corps: march Naumburg\n");
  EXPECT_EQ(lodged("III Corps: detach 9th Division\nIII Corps: march Naumburg\n"),
            (std::vector<std::string>{"III Corps: detach 9th Division", "III Corps: march Naumburg"}));
}

TEST(Rule111TurnList, TurnsAfterTheLastNeedTheUmpiresWord) {
  Standing standing = begun("1813").standing;
  standing.state.turn = Turn{standing.theatre.rules.calendar.turns + 1};
  EXPECT_EQ(
      refusal([&] { (void)play_half_week(standing); }),
      "turn 58: found \"turn 58, after the campaign's last\"; expected a turn of the list of rule 1.1.1, which has "
      "57. To play on all the same: estafette turn FILE --beyond \"why\"");
  const Deed deed = play_half_week(standing, {}, "the armies are still in the field");
  EXPECT_EQ(tell(deed.events.at(1).said),
            "Turn 58 is played after the campaign's last: the armies are still in the field");
}

TEST(Rule11Orders, MayBePutIntoTheSequenceInWhichTheyWereReceived) {
  Standing standing = begun("1813").standing;
  standing.state =
      deed_of(standing, lodge(standing, Side::france, {letter("III Corps: stand\nV Corps: stand\nXI Corps: stand\n")}))
          .after;
  const State& state = standing.state;
  const int first = state.orders.front().sequence;
  const Deed deed = move_order(standing, first + 2, first);
  std::vector<std::string> texts;
  for (const LodgedOrder& order : deed.after.orders)
    texts.push_back(std::to_string(order.sequence - first) + order.text);
  EXPECT_EQ(texts, (std::vector<std::string>{"0XI Corps: stand", "1III Corps: stand", "2V Corps: stand"}));
  EXPECT_EQ(move_order({standing.book, standing.theatre, deed.after, 0}, first, first + 2).after.orders.at(1).text,
            "XI Corps: stand");
}

TEST(Rule11Orders, AreNotMovedBeforeThoseThatTheyRestOn) {
  Standing standing = begun("1813").standing;
  const std::vector<Document> detached = {letter("III Corps: detach 8th Division\n8th Division: stand\n")};
  standing.state = deed_of(standing, lodge(standing, Side::france, detached)).after;
  ASSERT_EQ(standing.state.orders.size(), 2U);
  const int first = standing.state.orders.front().sequence;
  EXPECT_EQ(
      refusal([&] { (void)move_order(standing, first + 1, first); }),
      "--move: found \"8th Division: stand\"; expected an order that is still allowed after the move. It rests on "
      "an order that would then come after it");
  EXPECT_EQ(refusal([&] { (void)move_order(standing, 99, first); }).substr(0, 12), "--move: foun");
}

TEST(Rule11Turns, EachSideIsWrittenToAfterTheHalfWeek) {
  const Standing& standing = begun("1813").standing;
  const std::vector<Document> letters = letters_after(standing, play_half_week(standing), {});
  ASSERT_EQ(letters.size(), 2U);
  EXPECT_EQ(letters[0].path, "turn-1-france.txt");
  EXPECT_EQ(letters[1].path, "turn-1-coalition.txt");
}

}  // namespace estafette::test::deeds_test
