// Orders as players put them among themselves: what a corps leaves behind, who does as another, who does what
// meanwhile.
#include "campaign/orders/letters.hpp"

#include <gtest/gtest.h>

#include <string>
#include <utility>
#include <vector>

namespace estafette::test::turns_of_phrase_test {
namespace {

using Said = std::vector<std::pair<const char*, const char*>>;

void expect_all(const Said& said) {
  for (const auto& [written, meant] : said) EXPECT_EQ(answer(written), std::string(meant) + "\n") << written;
}

bool holds(const std::string& text, const std::string& part) {
  return text.find(part) != std::string::npos;
}

constexpr const char* kTwo = "III Corps: detach 8th Division\nIII Corps: march Weissenfels";

}  // namespace

TEST(Rule13PlainSense, ACorpsLessADivisionLeavesItBehindAndMarches) {
  expect_all({{"III Corps less 8th Division: march Weissenfels", kTwo},
              {"III Corps (minus 8th Division) marches to Weissenfels", kTwo},
              {"III Corps: march to Weissenfels without 8th Division", kTwo},
              {"III Corps:\n - march to Weissenfels, less 8th Division", kTwo},
              {"III. Korps ohne die 8. Division: marschiert nach Weissenfels", kTwo},
              {"Le 3e corps sans la 8e division marche sur Weissenfels", kTwo},
              {"III Corps less 8th and 9th Division: march Weissenfels",
               "III Corps: detach 8th Division, 9th Division\nIII Corps: march Weissenfels"}});
}

TEST(Rule13PlainSense, ACorpsLessADivisionThatActsAloneAlreadyJustMarches) {
  EXPECT_EQ(answer("III Corps: detach 8th Division\nIII Corps less 8th Division: march Weissenfels"),
            std::string(kTwo) + "\n");
}

TEST(Rule13PlainSense, ACorpsLessADivisionOfAnotherComesBack) {
  const std::string refused = answer("III Corps less 20th Division: march Weissenfels");
  EXPECT_TRUE(holds(refused, "expected a division of III Corps that stays behind")) << refused;
  EXPECT_FALSE(holds(refused, "III Corps: march Weissenfels\n")) << refused;
}

TEST(PlainSense, WhoDoesAsAnotherIsGivenThatOrder) {
  expect_all(
      {{"III Corps: march Weissenfels\nVI Corps too", "III Corps: march Weissenfels\nVI Corps: march Weissenfels"},
       {"III Corps march to Weissenfels, VI Corps likewise.",
        "III Corps: march Weissenfels\nVI Corps: march Weissenfels"},
       {"XI Corps: stand\nIII Corps: march Weissenfels\nVIII Corps: as XI Corps",
        "XI Corps: stand\nIII Corps: march Weissenfels\nVIII Corps: stand"},
       {"XI Corps stands, VIII Corps does the same as XI Corps", "XI Corps: stand\nVIII Corps: stand"},
       {"XI. Korps hält die Stellung, VIII. Korps ebenso", "XI Corps: stand\nVIII Corps: stand"},
       {"Le 11e corps tient; le 8e corps de même", "XI Corps: stand\nVIII Corps: stand"}});
}

TEST(PlainSense, WhoDoesAsAnotherIsGivenAllOfItsOrders) {
  EXPECT_EQ(answer("III Corps: march Weissenfels; withdraw if attacked\nSame for VI Corps"),
            "III Corps: march Weissenfels\nIII Corps: withdraw if attacked\n"
            "VI Corps: march Weissenfels\nVI Corps: withdraw if attacked\n");
}

TEST(PlainSense, WhatCannotBeSaidAgainForAnotherComesBack) {
  const std::string detached = answer("XI Corps: detach 31st Division\nVIII Corps too");
  EXPECT_TRUE(holds(detached, "What XI Corps is ordered cannot be said again for another")) << detached;
  EXPECT_TRUE(holds(answer("XI Corps: stand\nSame as last turn for VIII Corps"), "are written again"));
  const std::string nobody = answer("VIII Corps: same");
  EXPECT_TRUE(holds(nobody, "Nobody is ordered above it")) << nobody;
  const std::string unless = answer("III Corps: if Weissenfels is empty march there\nVI Corps too");
  EXPECT_TRUE(holds(unless, "cannot be said again")) << unless;
}

TEST(PlainSense, AnAtSignIsAt) {
  EXPECT_EQ(answer("III Corps @ Naumburg => Weissenfels"), "III Corps: march Weissenfels\n");
  EXPECT_EQ(answer("@Ney: march Weissenfels"), "III Corps: march Weissenfels\n");
  const std::string no_order = answer("III Corps @ Leipzig");
  EXPECT_TRUE(holds(no_order, "If it is to go there, write \"march Leipzig\"")) << no_order;
}

TEST(OrderLanguages, SpanishAndJoinsTwoNames) {
  expect_all(
      {{"III Cuerpo y VI Cuerpo: marchar a Weissenfels", "III Corps: march Weissenfels\nVI Corps: march Weissenfels"},
       {"El III Cuerpo y el XI Cuerpo resisten", "III Corps: stand\nXI Corps: stand"},
       {"Los Cuerpos III y XI resisten", "III Corps: stand\nXI Corps: stand"},
       {"III Cuerpo: marcha a Weissenfels y resiste",
        "III Corps: march Weissenfels # where it arrives it stands, on whatever ground there is"}});
}

TEST(OrderLanguages, FrenchThereIsNoAnd) {
  EXPECT_EQ(answer("Ney y reste"), "III Corps: halt # no order, it stays where it is\n");
}

TEST(OrderLanguages, TwoDoTwoThingsMeanwhile) {
  constexpr const char* kMeant = "XI Corps: stand\nIII Corps: march Weissenfels";
  expect_all({{"XI. Korps bleibt stehen, während III. Korps nach Weissenfels marschiert", kMeant},
              {"Während XI. Korps stehen bleibt, marschiert III. Korps nach Weissenfels", kMeant},
              {"Le 11e corps tient, tandis que le 3e corps marche sur Weissenfels", kMeant}});
}

TEST(OrderLanguages, AGermanVerbMayStandLastBehindTheName) {
  expect_all({{"Bitte III. Korps nach Weissenfels verlegen", "III Corps: march Weissenfels"},
              {"III. Korps nach Weissenfels marschieren", "III Corps: march Weissenfels"},
              {"Bitte das III. Korps nach Weissenfels schicken", "III Corps: march Weissenfels"}});
}

TEST(OrderLanguages, SeveralAreOrderedAsOneIs) {
  expect_all(
      {{"Les 3e et 6e corps marchent sur Weissenfels", "III Corps: march Weissenfels\nVI Corps: march Weissenfels"},
       {"Il III corpo e il VI corpo avanzano verso Weissenfels",
        "III Corps: march Weissenfels\nVI Corps: march Weissenfels"},
       {"III Cuerpo y XI Cuerpo se quedan",
        "III Corps: halt # no order, it stays where it is\nXI Corps: halt # no order, it stays where it is"}});
}

TEST(Rule411PlainSense, WhoGoesWithAForceMayBeToldItByAPronoun) {
  expect_all(
      {{"VIII Corps: march Jena\nNapoleon goes with it", "VIII Corps: march Jena\nNapoleon: attach to VIII Corps"},
       {"Le 8e corps marche sur Jena et Napoléon l'accompagne",
        "VIII Corps: march Jena\nNapoleon: attach to VIII Corps"},
       {"Napoleon accompanies VIII Corps", "Napoleon: attach to VIII Corps"},
       {"Napoleon begleitet das VIII. Korps", "Napoleon: attach to VIII Corps"}});
}

TEST(Rule55PlainSense, WhoFightsWhereHeIsStands) {
  expect_all(
      {{"III Corps fights where it is", "III Corps: stand"}, {"III Corps will stand where it is", "III Corps: stand"}});
}

TEST(LetterAdvice, AnOrderThatNoRuleKnowsIsAnsweredWithWhatToWrite) {
  EXPECT_TRUE(holds(answer("III Corps: go and help VI Corps"), "march to the guns joins a battle one node away"));
  EXPECT_TRUE(holds(answer("III Corps: march to Weissenfels, leaving a garrison"), "Name the divisions that stay"));
  EXPECT_TRUE(holds(answer("Torgau garrison: sally out"), "A garrison begins no battle"));
}

TEST(Rule231PlainSense, WhoMarchesToAFortressMayBesiegeIt) {
  State state = forces_of_1813();
  state.owners.edit()[node("Wittenberg")] = Side::coalition;
  for (const char* written :
       {"XI Corps: march Wittenberg and besiege it", "XI Corps: march Wittenberg; besiege it too.",
        "Le 11e corps marche sur Wittenberg et l'assiège"})
    EXPECT_EQ(answer(state, written), "XI Corps: march Wittenberg\nXI Corps: besiege Wittenberg\n") << written;
}

TEST(OrderLanguages, AllCorpsAreMeantInSpanishAndItalianToo) {
  for (const char* all : {"Todos los cuerpos esperan", "Tutti i corpi aspettano"})
    EXPECT_TRUE(holds(answer(all), "III Corps: halt")) << all << "\n" << answer(all);
}

TEST(LetterPhrases, OrdersThatAreCountedWithinTheirLineAreSeveral) {
  EXPECT_EQ(answer("III Corps: 1) march Weissenfels 2) withdraw if attacked"),
            "III Corps: march Weissenfels\nIII Corps: withdraw if attacked\n");
  EXPECT_EQ(answer("1) III Corps: stand, 2) VIII Corps: march Jena"), "III Corps: stand\nVIII Corps: march Jena\n");
}

TEST(LetterPhrases, TheVOfANameIsVonAndThatOfACorpsIsItsNumber) {
  State state = forces_of_1813();
  find_force(state, force(state, "VIII Corps").id)->troops.edit().commander = "General von Berg";
  EXPECT_EQ(answer(state, "General v. Berg marschiert nach Jena.", Side::france), "VIII Corps: march Jena\n");
}

}  // namespace estafette::test::turns_of_phrase_test
