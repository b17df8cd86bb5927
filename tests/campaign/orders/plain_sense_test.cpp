// Orders whose sense is plain, in the manners of many players: docs/orders.md.
#include "campaign/orders/letters.hpp"

#include <gtest/gtest.h>

#include <string>
#include <utility>
#include <vector>

namespace estafette::test::plain_sense_test {
namespace {

using Said = std::vector<std::pair<const char*, const char*>>;

void expect_understood(const Said& said) {
  for (const auto& [written, meant] : said) EXPECT_EQ(answer(written), std::string(meant) + "\n") << written;
}

}  // namespace

TEST(PlainSense, ToAdvanceUponAPlaceIsToMarchThere) {
  expect_understood({{"III Corps: advance upon Weissenfels", "III Corps: march Weissenfels"},
                     {"III Corps will march upon Weissenfels", "III Corps: march Weissenfels"},
                     {"III Corps: move against Weissenfels", "III Corps: march Weissenfels"}});
}

TEST(PlainSense, PolitenessChangesNoOrder) {
  expect_understood({{"Le 3e corps voudra bien se porter à Weissenfels", "III Corps: march Weissenfels"},
                     {"III Corps: veuillez marcher sur Weissenfels", "III Corps: march Weissenfels"},
                     {"III. Korps möge nach Weissenfels marschieren", "III Corps: march Weissenfels"},
                     {"III Corps: kindly march to Weissenfels", "III Corps: march Weissenfels"}});
}

TEST(PlainSense, AGarrisonMayBeNamedByItsFortress) {
  expect_understood({{"The garrison of Torgau stays", "Torgau garrison: halt # no order, it stays where it is"},
                     {"La garnison de Torgau reste", "Torgau garrison: halt # no order, it stays where it is"},
                     {"Die Besatzung von Torgau bleibt", "Torgau garrison: halt # no order, it stays where it is"},
                     {"Garrison of Torgau: stand", "Torgau garrison: stand"},
                     {"Garnison Torgau: bleibt", "Torgau garrison: halt # no order, it stays where it is"}});
}

TEST(PlainSense, ToGarrisonAPlaceIsStillAnOrder) {
  EXPECT_EQ(answer("XI Corps: march Wittenberg\nXI Corps: garrison Wittenberg").find("\nletter"), std::string::npos);
  EXPECT_NE(answer("Garrison Torgau, stand").find("letter:1"), std::string::npos) << "an order to nobody";
}

TEST(PlainSense, TheRestBehindADivisionThatIsSentOnIsAskedAbout) {
  EXPECT_NE(answer("XI Corps: detach 31st Division and send it to Wittenberg, the rest march to Dessau")
                .find("It may be the rest of XI Corps or all other forces"),
            std::string::npos);
}

TEST(PlainSense, WhoConcentratesAtAPlaceMarchesThere) {
  expect_understood({{"III Corps: concentrate at Weissenfels", "III Corps: march Weissenfels"},
                     {"III Corps: assemble at Weissenfels", "III Corps: march Weissenfels"}});
}

TEST(PlainSense, HoursOfDepartureAndArrivalChangeNothing) {
  expect_understood({{"III Corps: march Weissenfels, dep. 06:00", "III Corps: march Weissenfels"},
                     {"III Corps: depart 06:00, march Weissenfels", "III Corps: march Weissenfels"},
                     {"III Corps: Weissenfels, dep. 0600, arr. 28 April",
                      "III Corps: march Weissenfels # a place alone is a march there"}});
}

TEST(PlainSense, ADayInFiguresIsNoHour) {
  EXPECT_NE(answer("III. Korps: marschiert ab 14.05 nach Weissenfels").find("letter:1"), std::string::npos);
}

TEST(Rule21PlainSense, OutOfAPlaceIsWhereAMarchBegins) {
  EXPECT_EQ(answer("III Corps: march out of Naumburg to Weissenfels"), "III Corps: march Weissenfels\n");
  EXPECT_EQ(answer("III Corps: march out to Weissenfels"), "III Corps: march Weissenfels\n");
  EXPECT_NE(answer("III Corps: march out of Jena").find("III Corps is at Naumburg, not at Jena"), std::string::npos);
}

TEST(Rule13PlainSense, ADivisionThatIsDetachedMayBeSentToAnyOrder) {
  EXPECT_EQ(answer("III Corps: detach 9th Division to follow VI Corps"),
            "III Corps: detach 9th Division\n9th Division: follow VI Corps\n");
}

TEST(PlainSense, AnArrivalInAnotherHalfWeekIsAskedAbout) {
  EXPECT_NE(answer("III Corps: march Weissenfels, dep. 06:00, arr. 3 June").find("letter:1"), std::string::npos);
}

TEST(PlainSense, WhatIsDetachedMayBeSentOnInTheSameSentence) {
  const std::string sent = "XI Corps: detach 31st Division\n31st Division: march Wittenberg\n";
  for (const char* written : {"XI Corps: detach 31st Division and march it to Wittenberg",
                              "XI Corps: detach 31st Division and send it to Wittenberg",
                              "XI Corps: detach 31st Division, which will march to Wittenberg",
                              "XI Corps: detach 31st Division to Wittenberg",
                              "XI Corps: détacher la 31e division et la porter sur Wittenberg",
                              "Le 11e corps détachera la 31e division et la portera sur Wittenberg",
                              "XI. Korps: zweigt die 31. Division ab und schickt sie nach Wittenberg"})
    EXPECT_EQ(answer(written), sent) << written;
}

TEST(PlainSense, OfSeveralThatAreDetachedAllAreSentOn) {
  EXPECT_EQ(answer("XI Corps: detach 31st and 35th Division and send them to Wittenberg"),
            "XI Corps: detach 31st Division, 35th Division\n31st Division: march Wittenberg\n35th Division: march "
            "Wittenberg\n");
}

TEST(PlainSense, TheCorpsItselfMarchesWhereNobodySaysThatTheDivisionDoes) {
  EXPECT_EQ(answer("XI Corps: detach 31st Division and march to Wittenberg"),
            "XI Corps: detach 31st Division\nXI Corps: march Wittenberg\n");
}

TEST(Rule55PlainSense, InFrenchAndGermanTooACorpsFallsBackIfAttacked) {
  expect_understood({{"III Corps: en cas d'attaque il se repliera", "III Corps: withdraw if attacked"},
                     {"III Corps: s'il est attaqué, il se retirera", "III Corps: withdraw if attacked"},
                     {"III Corps: im Falle eines Angriffs geht es zurück", "III Corps: withdraw if attacked"}});
}

TEST(Rule55PlainSense, WhereItFallsBackToMustBeTheNextPlaceOfItsLineInEveryLanguage) {
  for (const char* written :
       {"III Corps: if attacked, fall back on Magdeburg", "III Corps: en cas d'attaque il se repliera sur Magdeburg"})
    EXPECT_NE(answer(written).find("letter:1"), std::string::npos) << written;
}

TEST(Rule21PlainSense, AMarchMayPushOnBeyondAPlace) {
  const char* both = "III Corps: march Weissenfels - Lützen";
  expect_understood({{"III Corps: march to Weissenfels and push on to Lützen", both},
                     {"III Corps marches to Weissenfels and, if possible, pushes on to Lützen", both},
                     {"Le 3e corps marchera sur Weissenfels et, si possible, poussera jusqu'à Lützen", both},
                     {"Das III. Korps marschiert nach Weissenfels und zieht weiter nach Lützen", both}});
}

TEST(Rule13PlainSense, WhoJoinsAForceThatIsSomewhereElseMarchesToIt) {
  const std::string to_it = "VIII Corps: follow III Corps # not in the same place: a march to where III Corps is\n";
  for (const char* written :
       {"VIII Corps joins III Corps", "VIII Corps joins III Corps at Naumburg", "Le 8e corps rejoindra Ney",
        "Le 8e corps rejoindra le 3e corps à Naumburg", "Das VIII. Korps schließt sich dem III. Korps an",
        "Das VIII. Korps vereinigt sich mit dem III. Korps bei Naumburg"})
    EXPECT_EQ(answer(written), to_it) << written;
  EXPECT_EQ(answer("VIII Corps joins III Corps at Jena"), "VIII Corps: march Jena # there it meets III Corps\n");
  EXPECT_NE(answer("VIII Corps: attach to III Corps").find("VIII Corps is at Weimar, III Corps at Naumburg"),
            std::string::npos)
      << "only a force in the same place is put under another";
}

TEST(Rule13PlainSense, WhoeverIsJoinedMayBeOnItsWayToThePlaceThatIsNamed) {
  EXPECT_EQ(answer("III Corps: march Weissenfels\nVI Corps joins III Corps at Weissenfels"),
            "III Corps: march Weissenfels\nVI Corps: follow III Corps # not in the same place: a march to where III "
            "Corps is\n");
}

TEST(Rule11PlainSense, NoOrderWaitsForAnotherForceAndThePlayerIsToldWhatToWrite) {
  for (const char* written : {"VI Corps: wait for VIII Corps and then march to Weissenfels",
                              "VI Corps: march to Weissenfels as soon as VIII Corps arrives",
                              "Le 6e corps attendra le 8e corps puis marchera sur Weissenfels",
                              "Das VI. Korps wartet auf das VIII. Korps und marschiert dann nach Weissenfels"}) {
    const std::string answered = answer(written);
    EXPECT_NE(answered.find("expected an order that waits for nobody (1.1)"), std::string::npos) << written;
    EXPECT_NE(answered.find("\"follow VIII Corps\""), std::string::npos) << written;
  }
}

TEST(Rule11PlainSense, ATaleOfWhatSomebodyWillDoIsNoOrderThatWaits) {
  EXPECT_EQ(answer("When Ney writes I shall tell you. VIII Corps: march to Jena").find("waits for nobody"),
            std::string::npos);
}

TEST(Rule11PlainSense, ATableByDaysIsAskedAboutOnce) {
  for (const char* titles : {"Corps | Tuesday | Wednesday", "Corps | 28 Apr | 29 Apr", "Korps | Dienstag | Mittwoch",
                             "Corps | 28 avril | 29 avril"}) {
    const std::string answered = answer(std::string(titles) + "\nIII Corps | Weissenfels | Lützen\n");
    EXPECT_NE(answered.find("letter:1"), std::string::npos) << titles;
    EXPECT_NE(answered.find("A half-week is not divided into days (1.1)"), std::string::npos) << titles;
    EXPECT_EQ(answered.find("III Corps: march"), std::string::npos) << titles;
  }
}

TEST(PlainSense, OfATableOfChoicesNoneIsTaken) {
  for (const char* titles : {"Corps | A | B", "Unit | Option A | Option B", "Einheit | Variante 1 | Variante 2"}) {
    const std::string answered = answer(std::string(titles) + "\nIII Corps | Weissenfels | Jena\n");
    EXPECT_NE(answered.find("Its columns are choices"), std::string::npos) << titles;
    EXPECT_EQ(answered.find("III Corps: march"), std::string::npos) << titles;
  }
}

TEST(Rule231PlainSense, WhoBesiegesAFortressAndIsToldToBesiegeItGoesOn) {
  State state = forces_of_1813();
  state.forces.push_back(coalition(corps("Besiegers", "Torgau", 2)));
  state.forces.back().duty = Duty::besieging;
  EXPECT_EQ(answer(state, "Besiegers: besiege Torgau", Side::coalition),
            "Besiegers: halt # no order, it stays where it is\n");
  state.forces.back().duty = Duty::investing;
  EXPECT_EQ(answer(state, "Besiegers: invest Torgau", Side::coalition),
            "Besiegers: halt # no order, it stays where it is\n");
  EXPECT_EQ(answer(state, "Besiegers: besiege Torgau", Side::coalition), "Besiegers: besiege Torgau\n")
      << "who only invests may press on";
}

TEST(PlainSense, OrdersMayBeCountedWithLettersAndNumbersOfAnyKind) {
  const std::string both = "III Corps: march Weissenfels\nVI Corps: stand\n";
  for (const auto& [first, second] : std::vector<std::pair<std::string, std::string>>{{"A:", "B:"},
                                                                                      {"A)", "B)"},
                                                                                      {"A.", "B."},
                                                                                      {"A -", "B -"},
                                                                                      {"a)", "b)"},
                                                                                      {"a:", "b:"},
                                                                                      {"(i)", "(ii)"},
                                                                                      {"i.", "ii."},
                                                                                      {"I)", "II)"},
                                                                                      {"1.)", "2.)"},
                                                                                      {"1:", "2:"},
                                                                                      {"1 -", "2 -"}})
    EXPECT_EQ(answer(first + " III Corps march to Weissenfels\n" + second + " VI Corps: stand"), both) << first;
}

TEST(PlainSense, LettersCountOrdersBelowANameToo) {
  EXPECT_EQ(answer("III Corps:\na. march to Weissenfels\nb. withdraw if attacked"),
            "III Corps: march Weissenfels\nIII Corps: withdraw if attacked\n");
}

TEST(PlainSense, AnOrderIsAddressedToAForce) {
  expect_understood({{"Order to III Corps: march to Weissenfels", "III Corps: march Weissenfels"},
                     {"Ordre au 3e corps: marcher sur Weissenfels", "III Corps: march Weissenfels"},
                     {"Befehl an das III. Korps: Marsch nach Weissenfels", "III Corps: march Weissenfels"}});
}

TEST(PlainSense, ForcesThatMeetAtAPlaceMarchThere) {
  EXPECT_EQ(answer("III and VIII Corps: unite at Jena"), "III Corps: march Jena\nVIII Corps: march Jena\n");
  EXPECT_EQ(answer("VIII Corps: meet III Corps at Jena"), "VIII Corps: march Jena # there it meets III Corps\n");
}

TEST(PlainSense, AnOrderBehindALoneLetterIsNoFrenchHeading) {
  EXPECT_EQ(answer("A: III Corps march to Weissenfels"), "III Corps: march Weissenfels\n");
  EXPECT_EQ(answer("À: l'arbitre\nIII Corps: march to Weissenfels"), "III Corps: march Weissenfels\n");
}

TEST(PlainSense, TheStopsOfATelegramAreNoHalts) {
  EXPECT_EQ(answer("III CORPS MARCH WEISSENFELS STOP VI CORPS STAND STOP VIII CORPS MARCH JENA STOP"),
            "III Corps: march Weissenfels\nVI Corps: stand\nVIII Corps: march Jena\n");
  EXPECT_EQ(answer("III CORPS: STOP"), "III Corps: halt # no order, it stays where it is\n");
}

TEST(PlainSense, ATableOutOfAPageIsReadByRows) {
  EXPECT_EQ(answer("<table><tr><th>Corps</th><th>To</th><th>If attacked</th></tr>"
                   "<tr><td><p>III Corps</p></td><td>Weissenfels</td><td></td></tr>"
                   "<tr><td>VI Corps</td><td></td><td>withdraw</td></tr></table>"),
            "III Corps: march Weissenfels\nVI Corps: withdraw if attacked\n");
  EXPECT_EQ(
      answer("<table><tr><td><p>III Corps: march to Weissenfels</p><p>VI Corps: stand</p></td><td></td></tr></table>"),
      "III Corps: march Weissenfels\nVI Corps: stand\n")
      << "a table may be there for the look of a mail";
}

TEST(PlainSense, SomeMayBeLeftOutOfAll) {
  for (const char* written : {"All corps except III and VI Corps: stand", "Everyone but Ney, Marmont: stand"}) {
    const std::string answered = answer(written);
    EXPECT_NE(answered.find("VIII Corps: stand\n"), std::string::npos) << answered;
    EXPECT_EQ(answered.find("III Corps: stand\nVI"), std::string::npos) << answered;
    EXPECT_EQ(answered.find("\nVI Corps: stand"), std::string::npos) << answered;
  }
}

TEST(PlainSense, OneForceMayMarchWhileAnotherDoes) {
  EXPECT_EQ(answer("Ney marches to Weissenfels while VIII Corps moves to Jena"),
            "III Corps: march Weissenfels\nVIII Corps: march Jena\n");
}

TEST(PlainSense, WhoSetsOutForAPlaceMarchesThere) {
  expect_understood({{"Le maréchal Ney partira pour Weissenfels", "III Corps: march Weissenfels"},
                     {"Das III. Korps bricht nach Weissenfels auf", "III Corps: march Weissenfels"},
                     {"El III Cuerpo marcha hacia Weissenfels", "III Corps: march Weissenfels"},
                     {"Il III corpo marcia su Weissenfels", "III Corps: march Weissenfels"}});
}

TEST(PlainSense, InItalianTooOneSentenceOrdersSeveralForces) {
  EXPECT_EQ(answer("Il III corpo marcia su Weissenfels e il VIII corpo marcia su Jena"),
            "III Corps: march Weissenfels\nVIII Corps: march Jena\n");
}

TEST(PlainSense, AnAbbreviatedPlaceAndADayOfTheWeekAreAskedAboutInPlainWords) {
  EXPECT_NE(answer("III Corps: march to Lpz.").find("Is it Leipzig?"), std::string::npos);
  EXPECT_NE(answer("III Corps: march to Weissenfels on Tuesday").find("leave the day out"), std::string::npos);
}

}  // namespace estafette::test::plain_sense_test
