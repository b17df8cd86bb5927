// Orders in German and French, and mixed: the words are data, templates/words/letters.xml.
#include "campaign/orders/letters.hpp"
#include "campaign/orders/mail/letter_words.hpp"
#include "campaign/orders/sentence/verbs.hpp"
#include "support/refusal.hpp"

#include <gtest/gtest.h>

#include <algorithm>

namespace estafette::test::languages_test {

TEST(OrderLanguages, EveryVerbOfEnglishHasItsLike) {
  for (const OrderLanguage& language : letter_words().languages())
    for (const OrderVerb& verb : verbs()) {
      const auto same = [&](const ForeignVerb& foreign) { return foreign.official == verb.official; };
      EXPECT_TRUE(std::any_of(language.verbs.begin(), language.verbs.end(), same)) << language.name << verb.official;
    }
}

TEST(OrderLanguages, EveryPhraseMeansItsOwnVerbAndNoOther) {
  for (const OrderLanguage& language : letter_words().languages())
    for (const ForeignVerb& foreign : language.verbs)
      for (const std::string& also : foreign.also) {
        const Sentence sentence = cut(also);
        const VerbFound found = verb_at(sentence, 0);
        ASSERT_NE(found.verb, nullptr) << also;
        EXPECT_EQ(found.verb->official, foreign.official) << also;
        EXPECT_EQ(found.words, sentence.words.size()) << also;
      }
}

TEST(OrderLanguages, GermanIsUnderstood) {
  const State state = forces_of_1813();
  for (const auto& [written, meant] : std::initializer_list<std::pair<const char*, const char*>>{
           {"III. Korps: marschiert nach Weissenfels", "III Corps: march Weissenfels"},
           {"Das III. Korps marschiert nach Weißenfels.", "III Corps: march Weissenfels"},
           {"III. Korps: Marsch über Weissenfels nach Lützen", "III Corps: march Weissenfels - Lützen"},
           {"III. Korps soll nach Weissenfels marschieren", "III Corps: march Weissenfels"},
           {"III. Korps: nach Weissenfels marschieren", "III Corps: march Weissenfels"},
           {"III. Korps: Gewaltmarsch nach Weissenfels", "III Corps: force march Weissenfels"},
           {"III. Korps rückt nach Weissenfels vor", "III Corps: march Weissenfels"},
           {"III. Korps: hält die Stellung", "III Corps: stand"},
           {"Marschall Ney: stehen", "III Corps: stand"},
           {"III. und VIII. Korps: halten", "III Corps: stand\nVIII Corps: stand"},
           {"III. Korps: bei Angriff zurückziehen", "III Corps: withdraw if attacked"},
           {"III. Korps: bleibt", "III Corps: halt # no order, it stays where it is"},
           {"Drittes Korps: bleibt", "III Corps: halt # no order, it stays where it is"},
           {"VIII. Korps folgt dem III. Korps", "VIII Corps: follow III Corps"},
           {"III. Korps: wenn Weissenfels frei ist marschiert nach Weissenfels, sonst halt",
            "III Corps: march Weissenfels if Weissenfels is empty"}})
    EXPECT_EQ(answer(state, written), std::string(meant) + "\n") << written;
}

TEST(OrderLanguages, FrenchIsUnderstood) {
  const State state = forces_of_1813();
  for (const auto& [written, meant] : std::initializer_list<std::pair<const char*, const char*>>{
           {"3e corps: marcher sur Weissenfels", "III Corps: march Weissenfels"},
           {"Le 3e corps d'armée marche à Weissenfels", "III Corps: march Weissenfels"},
           {"3e corps: se porter à Lützen par Weissenfels", "III Corps: march Weissenfels - Lützen"},
           {"Troisième corps: à marche forcée vers Weissenfels", "III Corps: force march Weissenfels"},
           {"Maréchal Ney: tenir la position", "III Corps: stand"},
           {"3e corps et 8e corps: tenir", "III Corps: stand\nVIII Corps: stand"},
           {"3e corps: se retirer en cas d'attaque", "III Corps: withdraw if attacked"},
           {"3e corps: reste", "III Corps: halt # no order, it stays where it is"},
           {"8e corps: suivre le 3e corps", "VIII Corps: follow III Corps"},
           {"3e corps: détacher 9th Division", "III Corps: detach 9th Division"},
           {"3e corps: si Weissenfels est libre marcher à Weissenfels, sinon halte",
            "III Corps: march Weissenfels if Weissenfels is empty"}})
    EXPECT_EQ(answer(state, written), std::string(meant) + "\n") << written;
}

TEST(OrderLanguages, ALetterMayHaveThemAll) {
  EXPECT_EQ(
      answer("Sehr geehrter Spielleiter,\n3e corps: marcher sur Weissenfels\nVIII. Korps: hält stand\nXI Corps: stand\n"
             "Cordialement,\nNey\n"),
      "III Corps: march Weissenfels\nVIII Corps: stand\nXI Corps: stand\n");
}

TEST(OrderLanguages, AnEntryThatTheListDoesNotKnowIsRefused) {
  EXPECT_NE(refusal([] {
              const LetterWords words("<letters><vrb is=\"march\">x</vrb></letters>", "letters.xml");
            }).find("vrb"),
            std::string::npos);
}

TEST(OrderLanguages, SpanishAndItalianAreUnderstood) {
  const State state = forces_of_1813();
  for (const auto& [written, meant] : std::initializer_list<std::pair<const char*, const char*>>{
           {"III Cuerpo: marchar hacia Weissenfels", "III Corps: march Weissenfels"},
           {"Tercer cuerpo de ejército: marcha forzada hacia Weissenfels", "III Corps: force march Weissenfels"},
           {"III Cuerpo: mantiene la posición", "III Corps: stand"},
           {"III Cuerpo: se retira si es atacado", "III Corps: withdraw if attacked"},
           {"III Corpo: marciare verso Weissenfels", "III Corps: march Weissenfels"},
           {"Terzo corpo d'armata: marcia forzata verso Weissenfels", "III Corps: force march Weissenfels"},
           {"III Corpo: tiene la posizione", "III Corps: stand"},
           {"III Corpo: si ritira se attaccato", "III Corps: withdraw if attacked"}})
    EXPECT_EQ(answer(state, written), std::string(meant) + "\n") << written;
}

TEST(OrderLanguages, PlacesHaveTheirNamesInOtherLanguages) {
  const State state = forces_of_1813();
  for (const auto& [written, crossed] : std::initializer_list<std::pair<const char*, const char*>>{
           {"1st Division: march Leipsick - Mersebourg", "the White Elster"},
           {"VIII Corps: march Mayence", "the Rhine"}})
    EXPECT_NE(answer(state, written).find(crossed), std::string::npos) << written;
}

TEST(OrderLanguages, HoursAndHasteChangeNothingInAnyOfThem) {
  for (const char* order :
       {"III Corps: march at 0600 to Weissenfels", "III Corps: march at 5 in the morning to Weissenfels",
        "III. Korps: marschiert um 5 Uhr früh nach Weissenfels", "III. Korps: marschiert um fünf Uhr nach Weissenfels",
        "3e corps: marche à 5 heures du matin sur Weissenfels", "3e corps: marche à cinq heures sur Weissenfels",
        "3e corps: marche à l'aube sur Weissenfels", "3e corps: se portera sur Weissenfels sans perdre un instant",
        "Mon cher Monsieur,\nIII Corps: march Weissenfels plz"})
    EXPECT_TRUE(answer(order).starts_with("III Corps: march Weissenfels\n")) << order << "\n" << answer(order);
}

TEST(OrderLanguages, AnOrderBehindAndMayHaveWill) {
  EXPECT_EQ(answer("III Corps: withdraw if attacked, and will base on Erfurt"),
            answer("III Corps: withdraw if attacked, and base on Erfurt"));
}

}  // namespace estafette::test::languages_test
