#include "converter/naming/sentence.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

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

}  // namespace
}  // namespace estafette::sentence_test
