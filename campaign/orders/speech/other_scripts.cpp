#include "campaign/orders/speech/other_scripts.hpp"

#include "campaign/orders/mail/letter_words.hpp"
#include "converter/naming/sentence.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <string_view>

namespace estafette::campaign {
namespace {

/// True if a letter of UTF-8 that begins so belongs to Greek, Cyrillic or a script beyond: of Georgian and what comes
/// with it the Latin letters with two accents are excepted.
bool begins_letter_of_another(unsigned char first, unsigned char second) {
  constexpr unsigned kGreek = 0xCE, kLastOfTwo = 0xDF, kIndic = 0xE0, kGeorgian = 0xE1, kKana = 0xE3, kHangul = 0xED;
  constexpr unsigned kLatinFrom = 0xB8, kLatinTo = 0xBB;
  if (first == kGeorgian) return second < kLatinFrom || second > kLatinTo;
  return (first >= kGreek && first <= kLastOfTwo) || first == kIndic || (first >= kKana && first <= kHangul);
}

bool is_of_another(std::string_view word) {
  for (std::size_t i = 0; i + 1 < word.size(); ++i)
    if (begins_letter_of_another(static_cast<unsigned char>(word[i]), static_cast<unsigned char>(word[i + 1])))
      return true;
  return false;
}

}  // namespace

std::optional<Problem> in_another_script(const LetterLine& line) {
  constexpr std::size_t kSaysMore = 3, kNamesSomebody = 2;  // words
  const Sentence sentence = cut(line.text);
  std::size_t words = 0;
  bool parted = false;
  for (std::size_t i = 0; i < sentence.words.size(); ++i) {
    const Word& word = sentence.words[i];
    if (is_of_another(sentence.between(i, i + 1))) ++words;
    parted = parted || (i > 0 && (word.before == Gap::colon || word.before == Gap::dash));
  }
  if (words == 0 || words < (parted ? kNamesSomebody : kSaysMore)) return std::nullopt;
  if (letter_words().is_courtesy(sentence.words.front().plain)) return std::nullopt;
  std::string languages = "English";
  for (const OrderLanguage& language : letter_words().languages())
    languages += (&language == &letter_words().languages().back() ? " or " : ", ") + language.name;
  return Problem{"",
                 0,
                 "",
                 line.text,
                 fmt::format("a line in {}", languages),
                 "If it is an order, write it in one of these, with the names as they are on the map; if not, leave it "
                 "out"};
}

}  // namespace estafette::campaign
