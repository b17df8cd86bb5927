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

}  // namespace estafette::test::plain_sense_test
