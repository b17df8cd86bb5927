#include "converter/readers/words/words.hpp"

#include "support/refusal.hpp"
#include "support/words.hpp"

#include <gtest/gtest.h>

#include <string>

namespace estafette::readers::text_words_test {
namespace {

std::string meaning(Sense sense, const std::string& text) {
  const std::optional<PhraseFound> found = test::words().find(sense, tokens_of(text), 0);
  return found ? found->is : "nothing";
}

constexpr const char* kAnyOther =
    R"(<strength nation="" battalion="500" squadron="100" company="90" foot_gunners="15" horse_gunners="16")"
    R"( foot_guns="8" horse_guns="6" confidence="reconstructed" source="ours"/>)";

}  // namespace

TEST(WordsOfTheTextReader, TellCommandsAndTroopsInThreeLanguages) {
  EXPECT_EQ(meaning(Sense::command, "corps d'armée"), "corps");
  EXPECT_EQ(meaning(Sense::command, "Armeekorps"), "corps");
  EXPECT_EQ(meaning(Sense::command, "Kavalleriebrigade"), "brigade");
  EXPECT_EQ(meaning(Sense::command, "Avantgarde"), "any");
  EXPECT_EQ(meaning(Sense::kind, "Batterie zu Fuß"), "foot artillery");
  EXPECT_EQ(meaning(Sense::kind, "chasseurs à cheval"), "light cavalry");
  EXPECT_EQ(meaning(Sense::kind, "Chasseurs"), "light infantry");
  EXPECT_EQ(meaning(Sense::kind, "Légère"), "light infantry");
  EXPECT_EQ(meaning(Sense::kind, "Landwehr-Kavallerie"), "light cavalry");
  EXPECT_EQ(meaning(Sense::quality, "Landwehr"), "militia");
  EXPECT_EQ(meaning(Sense::count, "Schwadronen"), "squadrons");
}

TEST(WordsOfTheTextReader, AnAccentWithoutALetterIsNoWord) {
  for (const char* accent : {"\u0301", "\u0308", "\u20DD", "\u3099", "\u0E48", "\uFE0F"}) {
    const Tokens tokens = tokens_of("22nd Line " + std::string(accent) + " " + accent + accent + " 600");
    ASSERT_EQ(tokens.size(), 3U) << accent;
    EXPECT_EQ(tokens[1].text, "line");
    EXPECT_EQ(tokens[2].value, 600);
    EXPECT_FALSE(tokens[2].joined);
    EXPECT_EQ(meaning(Sense::kind, accent), "nothing");
  }
}

TEST(WordsOfTheTextReader, KnowWordsWithoutUmlautsInCompoundsAndInflected) {
  EXPECT_EQ(meaning(Sense::kind, "Jaegerbataillon"), "light infantry");
  EXPECT_EQ(meaning(Sense::kind, "Kuerassiere"), "heavy cavalry");
  EXPECT_EQ(meaning(Sense::kind, "Husarenregimentern"), "light cavalry");
  EXPECT_EQ(meaning(Sense::nation, "preußischen"), "Prussia");
}

TEST(WordsOfTheTextReader, TakeNoWordForAnotherThatOnlyLooksLikeIt) {
  EXPECT_EQ(meaning(Sense::kind, "Lineage"), "nothing");
  EXPECT_EQ(meaning(Sense::command, "Corpsman"), "nothing");
  EXPECT_EQ(meaning(Sense::kind, "Staffordshire"), "nothing");
  EXPECT_EQ(meaning(Sense::nation, "Polishing-cloth"), "Poland") << "three letters more are taken for an inflection";
}

TEST(WordsOfTheTextReader, GiveAssumedStrengthsWithSourceAndConfidenceForEveryNation) {
  EXPECT_EQ(test::words().assumed("France").battalion, 570);
  EXPECT_EQ(test::words().assumed("France").source, "medium; mean of the field armies of 1 May 1813");
  EXPECT_EQ(test::words().assumed("Atlantis").source, "reconstructed; ours: any other nation");
}

TEST(WordsOfTheTextReader, AreRefusedWithEveryProblemWhenMisspelt) {
  EXPECT_EQ(
      test::refusal([] { return PhraseBook::read("<words><comand is='army'>army</comand></words>", "words.xml"); }),
      "words.xml: found \"no <strength nation=\"\">\"; expected the strengths of any other nation\n"
      "words.xml:1: found \"comand\"; expected a list of words that the reader knows");
  EXPECT_EQ(test::refusal([] {
              return PhraseBook::read(std::string("<words><kind is='hussars'>hussars</kind>") + kAnyOther + "</words>",
                                      "words.xml");
            }),
            "words.xml:1: is: found \"hussars\"; expected line infantry, light infantry, grenadiers, militia infantry, "
            "heavy cavalry, medium cavalry, light cavalry, cossacks, foot artillery, horse artillery, engineers, train "
            "or staff");
}

}  // namespace estafette::readers::text_words_test
