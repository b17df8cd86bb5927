// Letters as players write who have never read docs/orders.md: lists of a mailing list, chats copied from a telephone,
// tables, answers between quoted lines, orders for everybody. Fixtures: tests/fixtures/letters, of our own, in the
// manner of what is found in public.
#include "base/files/files.hpp"
#include "campaign/orders/letters.hpp"
#include "campaign/orders/mail/mail.hpp"

#include <gtest/gtest.h>

namespace estafette::test::outsiders_test {
namespace {

std::string fixture(const std::string& name) {
  return read_text(fs::path(ESTAFETTE_SOURCE_DIR) / "tests/fixtures/letters" / name);
}

bool has(const std::string& text, const std::string& part) {
  return text.find(part) != std::string::npos;
}

}  // namespace

TEST(LetterList, APlaceBehindTheNameAndAnArrowBehindItAreAMarch) {
  EXPECT_EQ(answer(fixture("mailing-list.txt")),
            "III Corps: march Weissenfels - Lützen\nVI Corps: march Jena\nVIII Corps: stand\nXI Corps: march "
            "Wittenberg\n");
  EXPECT_EQ(answer("III Corps to Weissenfels, VIII Corps to Auerstedt and XI Corps to Wittenberg"),
            "III Corps: march Weissenfels\nVIII Corps: march Auerstedt\nXI Corps: march Wittenberg\n");
  EXPECT_EQ(answer("III Corps up to Weissenfels"), "III Corps: march Weissenfels\n");
}

TEST(LetterList, AForceThatIsElsewhereThanThePlayerThinksIsNoneOfHisOrders) {
  EXPECT_TRUE(has(answer("III Corps, at Jena, to march to Weissenfels"),
                  "expected an order for a force at Naumburg. III Corps is at Naumburg, not at Jena"));
  EXPECT_TRUE(has(answer("VI Corps (w/ Napoleon) at Naumburg => Jena"), "Napoleon is not with VI Corps"));
  EXPECT_TRUE(has(answer("III Corps at Naumburg"), "letter:1: found"));
}

TEST(LetterList, ToMarchAndToWaitThereIsAMarch) {
  EXPECT_EQ(answer("III Corps: march Weissenfels and wait there"),
            "III Corps: march Weissenfels # it stays where it arrives\n");
  EXPECT_EQ(answer("III Corps - move to Weissenfels and hold at all costs"),
            "III Corps: march Weissenfels # where it arrives it stands, on whatever ground there is\n");
  EXPECT_TRUE(has(answer("III Corps: march Weissenfels\nIII Corps: wait"), "either a march or a halt"));
}

TEST(LetterList, HoursAndHasteChangeNothingOfAnOrder) {
  EXPECT_EQ(answer(fixture("orders-by-hour.txt")),
            "III Corps: march Weissenfels - Lützen\nXI Corps: march Wittenberg\nXI Corps: withdraw if attacked\n"
            "VIII Corps: force march Auerstedt - Naumburg\nI Cavalry Corps: stand\nI Cavalry Corps: withdraw if "
            "attacked\n");
}

TEST(LetterChat, OnlyWhatThePlayerSaidIsRead) {
  EXPECT_EQ(answer(fixture("phone-chat.txt")),
            "III Corps: march Weissenfels - Lützen\nVIII Corps: march Auerstedt\nXI Corps: stand\n");
  EXPECT_EQ(sender_of(fixture("phone-chat.txt")).value().name, "Pete");
  EXPECT_EQ(answer("27/04/2026, 21:14 - Ney: III Corps: stand\n4/28/26, 9:14 AM - Ney: VIII Corps: stand"),
            "III Corps: stand\nVIII Corps: stand\n");
}

TEST(LetterChat, WhatASecondPlayerSaidIsAskedAboutAndNotLodged) {
  const std::string said = answer("[21:14] Ney: III Corps: stand\n[21:15] Marmont: VI Corps: stand\n");
  EXPECT_TRUE(has(said, "III Corps: stand\n"));
  EXPECT_FALSE(has(said, "VI Corps: stand\n")) << said;
  EXPECT_TRUE(has(said, "letter:2: found")) << said;
  EXPECT_TRUE(has(said, "Give each player's lines as a letter of his own")) << said;
}

TEST(LetterChat, NamesWithTheHourAboveWhatTheySayAreNoOrders) {
  const std::string said = answer(
      "Pete 9:14 PM\nIII Corps march to Weissenfels\nUmpire 9:15 PM\nok Pete. VIII Corps to Jena instead?\n"
      "Pete 9:16 PM\nVIII Corps: stand\n");
  EXPECT_EQ(said, "III Corps: march Weissenfels\nVIII Corps: stand\n");
  EXPECT_TRUE(has(answer("Pete 9:14 PM\nIII Corps: stand\nJim 9:15 PM\nVIII Corps: stand"),
                  "Give each player's lines as a letter of his own"));
}

TEST(LetterChat, AnHourBehindACorpsIsNoSpeaker) {
  const std::string said = answer("III Corps 9:14 AM\nmarch Weissenfels\nVIII Corps 9:30 AM\nmarch Jena");
  EXPECT_FALSE(has(said, "Give each player's lines")) << said;
}

TEST(LetterChat, WhatIsStruckOutIsNoOrder) {
  EXPECT_EQ(answer(fixture("channel.txt")), "III Corps: march Weissenfels - Lützen\nVIII Corps: stand\n");
  for (const char* line : {"~III Corps: march Jena~", "~~III Corps: march Jena~~", "[s]III Corps: march Jena[/s]",
                           "[strike]III Corps:\nmarch Jena[/strike]"})
    EXPECT_EQ(answer(line), "") << line;
  EXPECT_EQ(answer("<p><s>III Corps: march Jena</s></p><p>VIII Corps: <del>march Erfurt</del> stand</p>"),
            "VIII Corps: stand\n");
  EXPECT_EQ(answer("III Corps: march ~~Jena~~ Weissenfels"), "III Corps: march Weissenfels\n");
}

TEST(LetterTable, EachRowIsAnOrderByItsTitles) {
  EXPECT_EQ(answer(fixture("table.txt")),
            "III Corps: march Weissenfels - Lützen\nVIII Corps: march Auerstedt\nXI Corps: stand\n");
  EXPECT_EQ(answer("Unit;Destination\nIII Corps;Weissenfels\nVIII Corps;Auerstedt\n"),
            "III Corps: march Weissenfels\nVIII Corps: march Auerstedt\n");
  EXPECT_TRUE(has(answer("Unit\tAt\tTo\nIII Corps\tJena\tWeissenfels\n"), "III Corps is at Naumburg, not at Jena"));
}

TEST(LetterTable, WhatStandsInAnotherColumnIsReadOrAskedAbout) {
  const auto row = [](const std::string& title, const std::string& cell) {
    return answer("| Unit | To | " + title + " |\n|---|---|---|\n| III Corps | Weissenfels | " + cell + " |\n");
  };
  const std::string march = "III Corps: march Weissenfels\n";
  for (const char* title : {"Remarks", "Notes", "Posture 2"})
    EXPECT_EQ(row(title, "withdraw if attacked"), march + "III Corps: withdraw if attacked\n") << title;
  EXPECT_EQ(row("If attacked", "withdraw"), march + "III Corps: withdraw if attacked\n");
  EXPECT_EQ(row("Remarks", "only if empty"), "III Corps: march Weissenfels if Weissenfels is empty\n");
  for (const auto& [title, cell] :
       std::initializer_list<std::pair<const char*, const char*>>{{"Mode", "force march"},
                                                                  {"Remarks", "not if the enemy is near"},
                                                                  {"Remarks", "Jena if Weissenfels is taken"},
                                                                  {"Then", "Jena"},
                                                                  {"Remarks", "the 9th Division is to follow"}}) {
    const std::string said = row(title, cell);
    EXPECT_FALSE(has(said, march)) << said;
    EXPECT_TRUE(has(said, "letter:3: found \"")) << said;
  }
  for (const auto& [title, cell] :
       std::initializer_list<std::pair<const char*, const char*>>{{"Remarks", "my best men"},
                                                                  {"Strength", "20,000"},
                                                                  {"Commander", "Ney"},
                                                                  {"Depot", "Erfurt"},
                                                                  {"Remarks", "-"}})
    EXPECT_EQ(row(title, cell), march) << title;
}

TEST(LetterBetweenLines, AnAnswerIsForTheForceOfTheLineAbove) {
  EXPECT_EQ(answer(fixture("answers-between.eml")),
            "III Corps: march Weissenfels\nVIII Corps: march Auerstedt\nXI Corps: stand\n");
}

TEST(LetterBetweenLines, OrdersThatAreOnlyQuotedAreAskedAbout) {
  const std::string said = answer("Orders filled in below.\n\nThe umpire wrote:\n> III Corps: march Weissenfels\n");
  EXPECT_FALSE(has(said, "III Corps: march Weissenfels\n")) << said;
  EXPECT_TRUE(has(said, "If they are meant, take away the marks before the lines")) << said;
}

TEST(LetterQuotes, ALineWithAQuoteMarkAmongOthersIsNoOrderThoughNobodySaysWhoWroteIt) {
  EXPECT_EQ(answer("Fred,\n> VI Corps: march Weissenfels\nThat cannot be, can it?\nIII Corps: stand\n"),
            "III Corps: stand\n");
  EXPECT_EQ(answer("[quote=\"Ney\"]VI Corps: march Weissenfels[/quote]\nIII Corps: stand\n"), "III Corps: stand\n");
  EXPECT_EQ(answer("> VI Corps: march Weissenfels\n> III Corps: stand\n"),
            "VI Corps: march Weissenfels\nIII Corps: stand\n")
      << "a letter that was sent on as a whole";
  EXPECT_TRUE(has(answer("Dear Fred,\n> VI Corps: march Weissenfels\n"),
                  "If they are meant, take away the marks before the lines"));
}

TEST(LetterHeadings, ANameBehindSeveralNumberSignsIsAHeadingAndBehindOneItIsAskedAbout) {
  EXPECT_EQ(answer("III Corps: stand\n## VI Corps\nmarch Weissenfels\n### VIII Corps ###\n- stand\n"),
            "III Corps: stand\nVI Corps: march Weissenfels\nVIII Corps: stand\n");
  const std::string one = answer("III Corps: stand\n# VI Corps\nwithdraw if attacked\n");
  EXPECT_FALSE(has(one, "III Corps: withdraw")) << one;
  EXPECT_TRUE(has(one, "letter:2: found \"# VI Corps\"; expected a heading without \"#\", or nothing")) << one;
  EXPECT_EQ(answer("# III Corps  # stand; or withdraw\nVIII Corps: stand # VI Corps\n# VI Corps is tired\n"),
            "VIII Corps: stand\n");
}

TEST(LetterHeadings, OrdersMayBeNumbered) {
  EXPECT_EQ(answer("Order #1: III Corps march Weissenfels\nOrder #2 VIII Corps stand\n#3 XI Corps: stand\nOrder 4: VI "
                   "Corps stand\nBefehl Nr. 5: Torgau garrison: stand\n"),
            "III Corps: march Weissenfels\nVIII Corps: stand\nXI Corps: stand\nVI Corps: stand\nTorgau garrison: "
            "stand\n");
  EXPECT_EQ(answer("III Corps: stand #1 of my corps\n"), "III Corps: stand\n");
}

TEST(LetterForAll, TheRestBehindADivisionThatIsDetachedMayBeThatOfItsCorps) {
  for (const char* line :
       {"III Corps: leave 9th Division, the rest marches to Weissenfels",
        "III Corps detaches 9th Division; the rest stand.", "III Corps: detach 9th Division\nThe rest: stand"}) {
    const std::string said = answer(line);
    EXPECT_TRUE(has(said, "III Corps: detach 9th Division\n")) << said;
    EXPECT_TRUE(has(said, "It may be the rest of III Corps or all other forces")) << said;
    EXPECT_FALSE(has(said, "VIII Corps")) << said;
  }
  EXPECT_TRUE(has(answer("III Corps: detach 9th Division\nEverybody else: stand"), "XI Corps: stand\n"));
}

TEST(LetterForAll, EverybodyInTheFieldIsOrderedAndTheRestIsWhoeverWasNotNamed) {
  EXPECT_EQ(answer("III Corps: march Weissenfels\nEveryone else stays put"),
            "III Corps: march Weissenfels\nVI Corps: halt # no order, it stays where it is\nVIII Corps: halt # no "
            "order, it stays where it is\nI Cavalry Corps: halt # no order, it stays where it is\nXI Corps: halt # no "
            "order, it stays where it is\n1st Division: halt # no order, it stays where it is\n");
  EXPECT_EQ(answer("All corps hold"),
            "III Corps: stand\nVI Corps: stand\nVIII Corps: stand\nI Cavalry Corps: stand\nXI Corps: stand\n");
  EXPECT_EQ(answer("All is quiet on the Saale."), "");
  EXPECT_EQ(answer("The IIIrd and VIIIth Corps will both stand"), "III Corps: stand\nVIII Corps: stand\n");
}

TEST(Rule55Beforehand, HoweverItIsSaidThatTheEnemyComesItIsWithdrawIfAttacked) {
  for (const char* line :
       {"XI Corps: if the enemy attacks, fall back", "XI Corps: retire on contact", "XI Corps: if opposed withdraw",
        "XI Corps: if the enemy advances on them they are to retreat", "XI Corps: pull back when the enemy approaches",
        "XI Corps: in case of attack withdraw", "XI. Korps geht bei Angriff zurück",
        "Macdonald : s'il est attaqué se replier", "XI Corps: in case of attack it goes back"})
    EXPECT_EQ(answer(line), "XI Corps: withdraw if attacked\n") << line;
  EXPECT_EQ(answer("XI Corps: if attacked, stand"), "XI Corps: stand\n");
  EXPECT_EQ(answer("XI Corps: march Wittenberg. If attacked fall back."),
            "XI Corps: march Wittenberg\nXI Corps: withdraw if attacked\n");
}

TEST(Rule55Beforehand, HowManyComeIsNoConditionOfAnOrder) {
  for (const char* line : {"XI Corps: withdraw if outnumbered", "XI Corps: stand unless outnumbered, then withdraw",
                           "XI Corps: hold if attacked by less than 10000 otherwise withdraw",
                           "XI Corps: if attacked by superior numbers fall back", "XI Corps: stand unless attacked"}) {
    EXPECT_TRUE(has(answer(line), "Only whether it withdraws or stands can be ordered beforehand (5.5)"))
        << line << "\n"
        << answer(line);
    EXPECT_FALSE(has(answer(line), "XI Corps: withdraw if attacked\n")) << line;
  }
}

TEST(MarchWithACondition, MayBeThatNoEnemyIsThere) {
  for (const char* line : {"III Corps: march Weissenfels unless the enemy is there",
                           "III Corps: march to Weissenfels if there is no enemy there",
                           "If the enemy is not at Weissenfels, III Corps marches there",
                           "III Corps: march Weissenfels if no enemy is present"})
    EXPECT_EQ(answer(line), "III Corps: march Weissenfels if Weissenfels is empty\n") << line;
}

TEST(Rule11Turn, OrdersForAnotherTurnAreAskedAboutAndNotCarriedOutNow) {
  const std::string later =
      "expected an order for turn 1, 27-30 Apr. What is for turn 2, 1-4 May, is ordered when that half-week begins";
  EXPECT_TRUE(has(answer("Turn 2: III Corps march to Weissenfels"), later));
  const std::string both = answer("Turn 1\nIII Corps: march Weissenfels\nTurn 2\nIII Corps: march Lützen\n");
  EXPECT_TRUE(has(both, "III Corps: march Weissenfels\n")) << both;
  EXPECT_TRUE(has(both, later)) << both;
  EXPECT_FALSE(has(both, "one march a turn")) << both;
  EXPECT_TRUE(has(answer("III Corps: this turn march Weissenfels, next turn march Lützen"), later));
  EXPECT_TRUE(has(answer("III Corps: march Weissenfels this week and to Lützen next week"), later));
}

TEST(Rule11Turn, ADayIsOneOfThisHalfWeekOrTheOrderIsAskedAbout) {
  for (const char* line :
       {"On 28 April III Corps: march to Weissenfels", "III Corps: march Weissenfels on the 29th of April",
        "April 28th: III Corps march Weissenfels", "Am 28. April soll das III Korps nach Weissenfels",
        "Le 28/29 avril III Corps: march Weissenfels", "28 April 1813: III Corps march Weissenfels",
        "For the half-week of 27 April: III Corps march Weissenfels"})
    EXPECT_TRUE(has(answer(line), "III Corps: march Weissenfels\n")) << line << "\n" << answer(line);
  const std::string later = "What is for turn 2, 1-4 May, is ordered when that half-week begins";
  for (const char* line : {"On 2 May III Corps: march to Weissenfels", "III Corps: march Weissenfels by 1 May",
                           "2 May:\nIII Corps: march Weissenfels", "III Corps: march Weissenfels on 2 May"})
    EXPECT_TRUE(has(answer(line), later)) << line << "\n" << answer(line);
  EXPECT_TRUE(
      has(answer("On 2 March III Corps: march to Weissenfels"), "That day is in no half-week of this campaign"));
}

TEST(Rule11Turn, AHeadingForAnotherTurnIsOneHoweverItIsSaid) {
  for (const char* heading :
       {"Orders for 1-4 May:", "Here are my orders for 1-4 May:", "Orders for turn two",
        "Orders for May 1-4:", "Orders for the second turn:", "Turn 2, 1-4 May", "Turn 1, 1-4 May",
        "Orders for 1 May to 4 May:", "Befehle für Runde zwei:", "My orders for the half-week of 1 May:"}) {
    const std::string said = answer(std::string(heading) + "\nIII Corps march Weissenfels\n");
    EXPECT_TRUE(has(said, "expected an order for turn 1, 27-30 Apr")) << heading << "\n" << said;
    EXPECT_FALSE(has(said, "III Corps: march Weissenfels\n")) << heading;
  }
}

TEST(Rule11Turn, TheProgramsOwnTitleOfThisTurnMayStandAboveALetter) {
  for (const char* heading :
       {"Turn 1, 27-30 Apr", "Turn 1 (27-30 April 1813)", "Orders for turn 1, 27-30 April", "Turn 1: 27-30 Apr",
        "Orders for this turn, 27-30 April:", "Turn one", "Orders for 27 April to 30 April 1813:"})
    EXPECT_EQ(answer(std::string(heading) + "\nIII Corps march Weissenfels\n"), "III Corps: march Weissenfels\n")
        << heading;
}

TEST(Rule11Turn, ToMarchADivisionIsNoDayInMarch) {
  EXPECT_EQ(answer("March 1st Division to Halle").find("half-week"), std::string::npos)
      << answer("March 1st Division to Halle");
  EXPECT_TRUE(has(answer("On March 1st III Corps: stand"), "That day is in no half-week of this campaign"));
}

TEST(Rule11Turn, WhenALetterWasWrittenIsNotWhenItIsCarriedOut) {
  EXPECT_TRUE(has(answer("Paris, 25 April 1813\nIII Corps: march Weissenfels\n"), "III Corps: march Weissenfels\n"));
  EXPECT_TRUE(has(answer("12 April\nIII Corps: march Weissenfels\n"), "III Corps: march Weissenfels\n"));
  EXPECT_TRUE(has(answer("III may stand"), "III Corps: stand\n"));
}

TEST(LetterList, NobodyIsPassedOverWhoMayHaveMeantAnOrder) {
  for (const char* line : {"Reserve: same as III Corps", "Cancel my previous orders.", "Same orders as last turn.",
                           "III Corps: do not march", "XI Corps: guard the bridge at Coswig",
                           "VI Corps must not attack", "Scout towards Leipzig", "Place III Corps at Naumburg",
                           "Position VI Corps near Jena, please", "Everyone else as last turn."}) {
    EXPECT_TRUE(has(answer(line), "letter:1: found")) << line << "\n" << answer(line);
    EXPECT_FALSE(has(answer(line), "Corps: escort")) << answer(line);
  }
  EXPECT_EQ(answer("XI Corps: escort the bridge train"), "XI Corps: escort Army of the Main pontoon train\n");
  EXPECT_EQ(answer("Marmont (VI) to remain at Naumburg"), "VI Corps: halt # no order, it stays where it is\n");
  EXPECT_EQ(answer("Ney (III): via Weissenfels to Lützen"), "III Corps: march Weissenfels - Lützen\n");
}

TEST(LetterList, ABridgeIsOverTheRiverThatIsNamedOrNone) {
  State state = forces_of_1813();
  find_force(state, {"xi-corps"})->at = find_piece(state, {"army-of-the-main-pontoon-train"})->at = node("Bernburg");
  const std::string said = answer(state, "pontoon train: bridge the Elbe at Bernburg to Zerbst", Side::france);
  EXPECT_TRUE(has(said, "a bridge would be over the Saale, not the Elbe (5.2)")) << said;
  EXPECT_FALSE(has(said, "train: bridge the Saale")) << said;
}

TEST(LetterForms, HeadingsOfAFormAreNobodysNames) {
  EXPECT_EQ(answer("Unit marching:\nIII Corps will march to Weissenfels\nRules of Engagement:\nDispatches:\n"),
            "III Corps: march Weissenfels\n");
  EXPECT_TRUE(has(answer("Nobody marching:\nmarch Jena\n"), "letter:1: found"));
}

TEST(LetterAdvice, WhatNeedsNoOrderIsAnsweredWithItsRule) {
  EXPECT_TRUE(has(answer("I Cavalry Corps: scout towards Leipzig"), "Cavalry scouts by itself"));
  EXPECT_TRUE(has(answer("VI Corps: support III Corps"), "march to the guns joins a battle one node away (5.5.1)"));
  EXPECT_TRUE(has(answer("VI Corps up to Weisenfels"), "Is it Weissenfels?"));
  EXPECT_TRUE(has(answer("VI Corps: if III Corps is attacked march to its support"), "march to the guns joins"));
  EXPECT_TRUE(has(answer("VI Corps: burn the bridges at Naumburg"), "holding a place at one end (2.2)"));
  EXPECT_TRUE(has(answer("VI Corps: entrench"), "ask your umpire for a ruling"));
}

}  // namespace estafette::test::outsiders_test
