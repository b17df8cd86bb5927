#include "campaign/orders/sentence/verbs.hpp"

#include "campaign/orders/letters.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <set>

namespace estafette::test::verbs_test {

TEST(OrderVerbs, EveryKindOfOrderHasOneVerbInItsOfficialWords) {
  std::set<std::string> official;
  for (const OrderVerb& verb : verbs()) {
    if (verb.kind) {
      EXPECT_EQ(verb.official, to_string(*verb.kind));
    }
    EXPECT_TRUE(official.insert(verb.official).second) << verb.official;
  }
  for (const std::string& word : order_kind_words()) EXPECT_TRUE(official.contains(word)) << word;
}

TEST(OrderVerbs, EverySynonymMeansItsOwnVerbAndNoOther) {
  for (const OrderVerb& verb : verbs()) {
    for (const std::string& also : verb.also) {
      const Sentence sentence = cut(also);
      const VerbFound found = verb_at(sentence, 0);
      ASSERT_NE(found.verb, nullptr) << also;
      EXPECT_EQ(found.verb->official, verb.official) << also;
      EXPECT_EQ(found.words, sentence.words.size()) << also;
    }
  }
}

TEST(OrderVerbs, AMisspeltVerbIsAnsweredWithTheNearest) {
  const std::string expected =
      "an order: march, force march, stand, withdraw if attacked, garrison, leave the garrison, invest, besiege, lift "
      "the "
      "siege, rally, bridge, take up the bridge, escort, base on, march to the guns, attach, form, detach, follow, "
      "exploit or "
      "halt";
  for (const auto& [written, meant] :
       std::initializer_list<std::pair<const char*, const char*>>{{"marhc", "march"},
                                                                  {"garison Torgau", "garrison"},
                                                                  {"beseige Torgau", "besiege"},
                                                                  {"retret", "retreat"},
                                                                  {"withdaw if atacked", "withdraw if attacked"}})
    EXPECT_EQ(
        answer(fmt::format("III Corps: {}", written)),
        fmt::format("letter:1: found \"{}\"; expected an order, such as march, stand or halt. Did you mean \"{}\"?\n",
                    written, meant));
  EXPECT_EQ(answer("III Corps: sing"), fmt::format("letter:1: found \"sing\"; expected {}\n", expected));
}

TEST(OrderVerbs, WhatAPersonWouldTryIsUnderstood) {
  const State state = forces_of_1813();
  for (const auto& [written, meant] : std::initializer_list<std::pair<const char*, const char*>>{
           {"III Corps moves to Weissenfels", "III Corps: march Weissenfels"},
           {"III Corps will go to Weissenfels", "III Corps: march Weissenfels"},
           {"III Corps is to march to Weissenfels, please", "III Corps: march Weissenfels"},
           {"move III Corps to Weissenfels", "III Corps: march Weissenfels"},
           {"Marshal Ney: attack Weissenfels!", "III Corps: march Weissenfels"},
           {"Ney, III Corps: hold", "III Corps: stand"},
           {"III Corps (Ney): defend Naumburg", "III Corps: stand"},
           {"III Corps and VIII Corps: stand fast", "III Corps: stand\nVIII Corps: stand"},
           {"III Corps: fall back if attacked", "III Corps: withdraw if attacked"},
           {"III Corps: if attacked, withdraw", "III Corps: withdraw if attacked"},
           {"III Corps: march to the sound of the guns", "III Corps: march to the guns"},
           {"III Corps: march to the guns at Lützen", "III Corps: march to the guns at Lützen"},
           {"III Corps: leave behind 9th Division at Naumburg", "III Corps: detach 9th Division"},
           {"III Corps: detach 9th and 10th Division", "III Corps: detach 9th Division, 10th Division"},
           {"detach 9th Division from III Corps", "III Corps: detach 9th Division"},
           {"detach 9th Division", "III Corps: detach 9th Division"},
           {"Napoleon: leave VIII Corps", "Napoleon: detach"},
           {"Army of the Main HQ: rally Marmont", "Army of the Main headquarters: rally VI Corps"},
           {"rally VI Corps", "Army of the Main headquarters: rally VI Corps"},
           {"III Corps: rally VI Corps", "Army of the Main headquarters: rally VI Corps"},
           {"XI Corps: bridge the Elbe at Coswig to Wörlitz",
            "Army of the Main pontoon train: bridge the Elbe at Coswig to Wörlitz"},
           {"build a bridge over the Elbe from Coswig to Wörlitz",
            "Army of the Main pontoon train: bridge the Elbe at Coswig to Wörlitz"},
           {"pontoon train: bridge Coswig - Wörlitz",
            "Army of the Main pontoon train: bridge the Elbe at Coswig to Wörlitz"},
           {"XI Corps: escort the pontoon train", "XI Corps: escort Army of the Main pontoon train"},
           {"XI Corps: escort", "XI Corps: escort Army of the Main pontoon train"},
           {"III Corps: exploit to Weissenfels", "III Corps: exploit Weissenfels"},
           {"Torgau garrison: quit the garrison", "Torgau garrison: leave the garrison"},
           {"leave the garrison of Torgau", "Torgau garrison: leave the garrison"},
           {"III Corps: halt", "III Corps: halt # no order, it stays where it is"},
           {"III Corps stays at Naumburg", "III Corps: halt # no order, it stays where it is"}})
    EXPECT_EQ(answer(state, written), std::string(meant) + "\n") << written;
}

TEST(OrderVerbs, APlayerMayWriteTheDivisionThatJoinsOrTheCorpsThatTakesIt) {
  State state = forces_of_1813();
  find_force(state, {"1st-division"})->at = node("Naumburg");
  for (const char* written : {"1st Division: attach to III Corps", "1st Division: join Ney",
                              "III Corps: attach 1st Division", "attach 1st Division to III Corps"})
    EXPECT_EQ(answer(state, written), "1st Division: attach to III Corps\n") << written;
}

TEST(OrderVerbs, FortressesAreInvestedBesiegedAndGarrisoned) {
  State state = forces_of_1813();
  find_force(state, {"iii-corps"})->at = node("Wittenberg");
  Force inside = garrison(coalition(division("Inside", "Wittenberg")));
  state.forces.push_back(inside);
  EXPECT_EQ(answer(state, "III Corps: blockade Wittenberg with 9th Division"),
            "III Corps: invest Wittenberg with 9th Division\n");
  EXPECT_EQ(answer(state, "III Corps: storm Wittenberg"), "III Corps: besiege Wittenberg\n");
  EXPECT_EQ(answer(state, "invest Wittenberg with III Corps"), "III Corps: invest Wittenberg\n");
  EXPECT_EQ(answer(state, "III Corps: invest Wittenberg; III Corps: lift the siege"),
            "III Corps: invest Wittenberg\nIII Corps: lift the siege\n");
  EXPECT_EQ(answer(state, "III Corps: withdraw if attacked and garrison Wittenberg with 8th and 9th Division"),
            "III Corps: withdraw if attacked and garrison Wittenberg with 8th Division, 9th Division\n");
}

TEST(OrderVerbs, AVerbIsNotTakenForTheBeginningOfACommandersName) {
  State state = forces_of_1813();
  for (Force& force : state.forces)
    if (force.name == "1st Division") force.troops.edit().commander = "Général de division Marchand";
  EXPECT_EQ(answer(state, "III Corps: march Weissenfels; march to the guns"),
            "III Corps: march Weissenfels\nIII Corps: march to the guns\n");
  EXPECT_EQ(answer(state, "Marchand: stand"), "1st Division: stand\n");
}

}  // namespace estafette::test::verbs_test
