// What is no name, or too little of one: the whole complaint, and never a guess.
#include "base/problem.hpp"
#include "campaign/names/meant.hpp"
#include "campaign/names/spring.hpp"
#include "campaign/orders/letters.hpp"
#include "cli/verbs/battle_words.hpp"
#include "support/refusal.hpp"

#include <gtest/gtest.h>

namespace estafette::test::near_misses_test {
namespace {

/// The complaint about a force or piece of forces_of_1813().
std::string problem_with(const std::string& words) {
  const State state = forces_of_1813();
  return refusal([&] { (void)troops_meant(state, words, {.file = "--force", .expected = "a force or piece"}); });
}

std::string found(const std::string& words) {
  return words.empty() ? "--force: " : "--force: found \"" + words + "\"; ";
}

struct Miss {
  const char* written;
  const char* offered;
};

}  // namespace

TEST(NearMisses, ASlipOfThePenIsAnsweredWithTheNearest) {
  for (const auto& [written, offered] : std::initializer_list<Miss>{
           {"III Crops", "III Corps"},
           {"IIII Corps", "III Corps"},
           {"IIICorps", "III Corps"},
           {"3 Crops", "III Corps"},
           {"3rd Crops", "III Corps"},
           {"Third Crops", "III Corps"},
           {"VI Crops", "VI Corps"},
           {"Nay", "III Corps"},
           {"Marshal Nay", "III Corps"},
           {"Nay's Corps", "III Corps"},
           {"Neys Crops", "III Corps"},
           {"corps de Nay", "III Corps"},
           {"Marmot", "VI Corps"},
           {"Marshal Marmot", "VI Corps"},
           {"Marrmont", "VI Corps"},
           {"McDonald", "XI Corps"},
           {"MacDonell", "XI Corps"},
           {"Macdonad Corps", "XI Corps"},
           {"Napolean", "Napoleon"},
           {"Emporer", "Napoleon"},
           {"York", "Yorck's Corps"},
           {"Yorck's Crops", "Yorck's Corps"},
           {"Klest", "Kleist's Corps"},
           {"Kleits", "Kleist's Corps"},
           {"von Klest", "Kleist's Corps"},
           {"Magdebrg garrison", "Magdeburg garrison"},
           {"Torgua", "Torgau garrison"},
           {"Torgau garisson", "Torgau garrison"},
           {"1st Divison", "1st Division"},
           {"I Cavlary Corps", "I Cavalry Corps"},
           {"Army of the Mian", "Army of the Main headquarters"},
           {"Armee of the Maine", "Army of the Main headquarters"},
           {"Bertier", "Army of the Main headquarters"},
       })
    EXPECT_EQ(problem_with(written), found(written) + "expected a force or piece. Is it " + offered + "?");
}

TEST(NearMisses, WhatFitsSeveralIsAnsweredWithAllOfThem) {
  for (const auto& [written, offered] : std::initializer_list<Miss>{
           {"Corps", "III Corps, VI Corps, VIII Corps, I Cavalry Corps, XI Corps, Yorck's Corps or Kleist's Corps"},
           {"Korps", "III Corps, VI Corps, VIII Corps, I Cavalry Corps, XI Corps, Yorck's Corps or Kleist's Corps"},
           {"corps d'armée",
            "III Corps, VI Corps, VIII Corps, I Cavalry Corps, XI Corps, Yorck's Corps or Kleist's Corps"},
           {"Prussian Corps", "Yorck's Corps or Kleist's Corps"},
           {"garrison", "Torgau garrison or Magdeburg garrison"},
           {"Garnison", "Torgau garrison or Magdeburg garrison"},
           {"1", "I Cavalry Corps or 1st Division"},
           {"Main", "Army of the Main headquarters or Army of the Main pontoon train"},
       })
    EXPECT_EQ(problem_with(written), found(written) +
                                         "expected a force or piece, named so that only one fits. It may be " +
                                         offered + ": write more of the name");
}

TEST(NearMisses, TwoOfOneNameAreOfferedWithTheirIds) {
  State state = forces_of_1813();
  Force twin = division("1st Division", "Jena");
  twin.id = {"1st-division-2"};
  state.forces.push_back(twin);
  EXPECT_EQ(refusal([&] { (void)force_meant(state, "1st Division", {.file = "--force", .expected = "a force"}); }),
            "--force: found \"1st Division\"; expected a force, named so that only one fits. It may be 1st Division "
            "(1st-division) or 1st Division (1st-division-2): write more of the name");
  for (const char* words : {"1st-division-2", "1st Division (1st-division-2)"})
    EXPECT_EQ(force_meant(state, words, {.file = "", .expected = ""}).slug, "1st-division-2");
}

TEST(NearMisses, ANumberIsNeverPartOfAnotherNorASlip) {
  for (const char* written : {"II",
                              "II Corps",
                              "2nd Corps",
                              "2. Korps",
                              "V",
                              "V Corps",
                              "IV Corps",
                              "4 Corps",
                              "IX Corps",
                              "9th Corps",
                              "13th Corps",
                              "XIII",
                              "VII",
                              "I Corps",
                              "1st Corps",
                              "12th Division",
                              "2nd Division",
                              "II Cavalry Corps",
                              "2e corps de cavalerie",
                              "First",
                              "third",
                              "0",
                              "33",
                              "III VI"})
    EXPECT_EQ(problem_with(written), found(written) + "expected a force or piece");
}

TEST(NearMisses, WhatIsLikeNothingIsOfferedNothing) {
  for (const char* written : {"",
                              "the",
                              "please",
                              "-",
                              "Grouchy",
                              "Davout",
                              "Paris",
                              "Bonaparte",
                              "Marshal",
                              "General",
                              "Marshal Davout",
                              "Ney's division",
                              "Ney's Army",
                              "Saxon Corps",
                              "Marmont's cavalry",
                              "Corps of Davout",
                              "Ney, Marmont",
                              "Ney and Marmont",
                              "III Corps - VI Corps",
                              "III Corps and VI Corps",
                              "Yorck's Division",
                              "Ma",
                              "French"})
    EXPECT_EQ(problem_with(written), found(written) + "expected a force or piece");
}

TEST(NearMisses, OfPlaces) {
  const auto place = [](const std::string& words) {
    return refusal(
        [&] { (void)place_meant(theatre_1813().map, words, {.file = "--place", .expected = "a place on the map"}); });
  };
  for (const auto& [written, offered] : std::initializer_list<Miss>{{"Weisenfels", "Weissenfels"},
                                                                    {"Leipzg", "Leipzig"},
                                                                    {"Liepzig", "Leipzig"},
                                                                    {"Lutzn", "Lützen"},
                                                                    {"Dresdn", "Dresden"},
                                                                    {"Magdebug", "Magdeburg"},
                                                                    {"Frankfrut", "Frankfurt"},
                                                                    {"Frankfrut on the Oder", "Frankfurt on the Oder"}})
    EXPECT_EQ(place(written),
              std::string("--place: found \"") + written + "\"; expected a place on the map. Is it " + offered + "?");
  for (const char* written : {"Magdebourg", "Frankfort", "Leipsick"}) EXPECT_EQ(place(written), "accepted") << written;
  for (const char* written : {"Paris", "III Corps", "on the"})
    EXPECT_EQ(place(written), std::string("--place: found \"") + written + "\"; expected a place on the map");
}

TEST(NearMisses, AreAnsweredAlikeInEveryVerb) {
  for (const NamingVerb& verb : verbs_that_name_troops()) {
    const std::string said = verb.means("Marmot", Side::france);
    EXPECT_NE(said.find("found \"Marmot\"; expected "), std::string::npos) << verb.name << ": " << said;
    EXPECT_NE(said.find(". Is it VI Corps?"), std::string::npos) << verb.name << ": " << said;
    const std::string several = verb.means("Cavalry Corps", Side::france);
    EXPECT_NE(several.find(", named so that only one fits. It may be I Cavalry Corps"), std::string::npos)
        << verb.name << ": " << several;
  }
}

TEST(NearMisses, ALetterOffersNothingOfTheOtherSide) {
  const NamingVerb& letter = verbs_that_name_troops().front();
  for (const char* enemy : {"Blücher", "Bluchr", "Kleist"})
    EXPECT_EQ(letter.means(enemy, Side::france),
              std::string("letter:1: found \"") + enemy + "\"; expected a force, headquarters or train of your side");
  EXPECT_EQ(letter.means("Marmot", Side::coalition),
            "letter:1: found \"Marmot\"; expected a force, headquarters or train of your side");
}

TEST(NearMisses, OfABattleAreToldWhoIsInIt) {
  Contact contact;
  contact.number = 4;
  contact.attackers = {{"iii-corps"}, {"v-corps"}};
  contact.defenders = {{"guard-and-grenadier-reserve"}};
  const auto losses = [&](const std::string& words) {
    return cli::losses_from(Spring::campaign().state(), contact, {words + "=10%"}).front().force.slug;
  };
  EXPECT_EQ(losses("V"), "v-corps");
  EXPECT_EQ(refusal([&] { (void)losses("II"); }),
            "--losses: found \"II\"; expected a force of battle 4 (III Corps, V Corps, Guard and Grenadier Reserve)");
  EXPECT_EQ(refusal([&] { (void)losses("Reserv Corps"); }),
            "--losses: found \"Reserv Corps\"; expected a force of battle 4 (III Corps, V Corps, Guard and Grenadier "
            "Reserve)");
}

}  // namespace estafette::test::near_misses_test
