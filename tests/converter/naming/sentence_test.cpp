#include "converter/naming/sentence.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>

namespace estafette::sentence_test {
namespace {

TEST(PlainWords, AreInSmallLettersWithoutArticlesAndUmlauts) {
  EXPECT_EQ(plain_words("Duke of  Luetzow"), (std::vector<std::string>{"duke", "of", "lutzow"}));
  EXPECT_EQ(plain_words("the Guard"), (std::vector<std::string>{"guard"}));
  EXPECT_EQ(words_as_they_are("the Guard"), (std::vector<std::string>{"the", "guard"}));
}

RC_GTEST_PROP(PlainWords, OfAPhraseAreThoseOfASentence, ()) {
  const auto text = *rc::gen::container<std::string>(rc::gen::elementOf(std::string("abeou THE  .-'9\xC3\xBC")));
  std::vector<std::string> words;
  for (const Word& word : cut(text).words) words.push_back(word.plain);
  RC_ASSERT(plain_words(text) == words);
}

RC_GTEST_PROP(PlainWords, OfAListAreThoseOfEachOfItsPhrases, ()) {
  const auto list = *rc::gen::container<std::string>(rc::gen::elementOf(std::string("abeou THE ,,  .-'9\n\xC3\xBC")));
  std::vector<std::string> each;
  for (std::size_t from = 0; from <= list.size(); from = std::min(list.find(',', from), list.size()) + 1) {
    std::string phrase;
    for (const std::string& word : words_as_they_are(list.substr(from, list.find(',', from) - from)))
      phrase += (phrase.empty() ? "" : " ") + word;
    if (!phrase.empty()) each.push_back(phrase);
  }
  RC_ASSERT(phrases_as_they_are(list) == each);
}

}  // namespace
}  // namespace estafette::sentence_test
