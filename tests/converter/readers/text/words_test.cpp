#include "converter/readers/words/words.hpp"

#include "base/text.hpp"
#include "converter/readers/words/alternatives.hpp"
#include "support/refusal.hpp"
#include "support/words.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <future>
#include <string>
#include <tuple>
#include <vector>

namespace estafette::readers::text_words_test {
namespace {

std::string meaning(Sense sense, const std::string& text) {
  const std::optional<PhraseFound> found = test::words().find(sense, tokens_of(text), 0);
  return found ? found->is : "nothing";
}

/// All that a cut line is, to compare it.
std::vector<std::tuple<Token::Is, std::string, int, bool, bool, bool, std::size_t, std::size_t>> told(
    const Tokens& cut) {
  std::vector<std::tuple<Token::Is, std::string, int, bool, bool, bool, std::size_t, std::size_t>> all;
  for (const Token& token : cut) {
    all.emplace_back(token.is, token.text, token.value, token.thousands, token.joined, token.capitals, token.begin,
                     token.end);
  }
  return all;
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

RC_GTEST_PROP(WordsOfTheTextReader, APhraseOfTheListsIsCutAsALineOfAPageIs, ()) {
  const auto parts = *rc::gen::container<std::vector<std::string>>(rc::gen::elementOf(
      std::vector<std::string>{"Garde", "armée", "Österreich", " ", "  ", "пехотный", "Корпус", "й", "d'", "-",
                               "\u00D7", "\u00BA", "n", ".", "2", "łódź", "e\u0301", "\u00C3", "ß"}));
  std::string phrase, words;
  for (const std::string& part : parts) phrase += part;
  for (const Token& token : tokens_of(phrase)) words += (words.empty() ? "" : " ") + token.text;
  RC_ASSERT(folded_words(phrase) == words);
}

RC_GTEST_PROP(WordsOfTheTextReader, APhraseMeansTheSameWhateverStandsBesideItInItsList, ()) {
  const auto parts = *rc::gen::container<std::vector<std::string>>(rc::gen::elementOf(std::vector<std::string>{
      "Garde", "armée", ",", ",", ",", " ", "\n", "пехотный", "Łan", "d'", "2", "\u0301", "ß", "\u1E9E", "Ǆ"}));
  std::string list;
  for (const std::string& part : parts) list += part;
  std::vector<std::string> told, expected;
  each_phrase_folded(list, [&](std::string_view phrase) { told.emplace_back(phrase); });
  for (const std::string& phrase : split(list, ','))
    if (std::string words = folded_words(phrase); !words.empty()) expected.push_back(std::move(words));
  RC_ASSERT(told == expected);
}

RC_GTEST_PROP(WordsOfTheTextReader, ALineIsCutTheSameHoweverOftenItCameBefore, ()) {
  const auto line =
      rc::gen::map(rc::gen::container<std::vector<std::string>>(rc::gen::elementOf(std::vector<std::string>{
                       "22nd ", "Line", " ", "1,450", "No. 5", "(", "III ", "Fu\u00DF-", "...", "\u0301"})),
                   [](const std::vector<std::string>& parts) {
                     std::string whole;
                     for (const std::string& part : parts) whole += part;
                     return whole;
                   });
  for (const std::string& text : *rc::gen::container<std::vector<std::string>>(line)) {
    const auto fresh =
        std::async(std::launch::async, [&] { return tokens_of(text); }).get();  // its thread has cut nothing
    for (int times = 0; times < 3; ++times) {
      const Tokens tokens = tokens_of(text);
      RC_ASSERT(told(tokens) == told(fresh));
      for (std::size_t at = 0; at < tokens.size(); ++at) (void)test::words().find(Sense::kind, tokens, at);
    }
  }
}

TEST(WordsOfTheTextReader, AnUmpiresOwnWordCountsInALineThatWasReadWithoutItBefore) {
  const std::string line = "9th Qwertiers";
  EXPECT_FALSE(test::words().has(Sense::kind, tokens_of(line), 1));
  PhraseBook own = test::words();
  EXPECT_FALSE(own.has(Sense::kind, tokens_of(line), 1));
  own.add_from(R"(<words><kind is="light infantry">Qwertiers</kind></words>)", "own.xml");
  for (int times = 0; times < 3; ++times) {
    EXPECT_TRUE(own.has(Sense::kind, tokens_of(line), 1));
    EXPECT_FALSE(test::words().has(Sense::kind, tokens_of(line), 1));
  }
}

TEST(WordsOfTheTextReader, ASignOfTroopsIsFoundInAWordOrMustBeOneByItself) {
  TroopSigns signs;
  signs.add("regiment, batt\u00E9ri", false);
  signs.add("bat, men", true);
  for (const char* line : {"husarenregiment", "2 batteries", "3 bat", "bat", "3 bat. 600 men", "men of the line"})
    EXPECT_TRUE(signs.any_in(line)) << line;
  for (const char* line : {"battle", "", "regimen", "yeomen", "acrobat", "mend"})
    EXPECT_FALSE(signs.any_in(line)) << line;
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

TEST(WordsOfTheTextReader, WriteOutTheAlternativesOfAPhrase) {
  EXPECT_EQ(with_alternatives_spelt("was (made up|composed) of(| the), held", 5),
            "was made up of, was composed of, was made up of the, was composed of the, held");
  PhraseBook own = test::words();
  own.add_from(R"(<words><kind is="light infantry">Qwertier(s|)</kind></words>)", "own.xml");
  for (const std::string word : {"Qwertier", "Qwertiers"})
    EXPECT_TRUE(own.has(Sense::kind, tokens_of(word), 0)) << word;
}

TEST(WordsOfTheTextReader, AreRefusedWithAlternativesThatDoNotEndOrAreTooMany) {
  for (const std::string list :
       {"Qwertier(s", "Qwertier)s", "(Q|(W))ertier",
        "(a|b)(a|b)(a|b)(a|b)(a|b)(a|b)(a|b)(a|b)(a|b)(a|b)(a|b)(a|b)(a|b)(a|b)(a|b)(a|b)(a|b)"}) {
    PhraseBook own = test::words();
    const std::string told = test::refusal(
        [&] { own.add_from("<words><kind is=\"light infantry\">" + list + "</kind></words>", "own.xml"); });
    EXPECT_TRUE(told.starts_with("own.xml:1: found")) << list << ": " << told;
    EXPECT_NE(told.find("Close each bracket"), std::string::npos) << told;
  }
}

}  // namespace estafette::readers::text_words_test
