// Cuts a sentence of a letter into words, and notes what comes before each: a blank, a hyphen, a dash, a comma.
// "Naumburg - Lützen" is two places, "Hamburg-Harburg" may be one; catalogue.hpp decides, this file only tells them
// apart. Source: rule 1.1 (orders come as forum messages); letter case does not matter, and accents are optional.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace estafette {

/// What separates two words, the weakest first. If there are several, the strongest counts.
enum class Gap { blank, hyphen, bracket, dot, comma, dash, colon };

struct Word {
  std::string plain;  ///< the form used to compare names: see plain_word
  std::size_t begin = 0, end = 0;
  Gap before = Gap::blank;
};

/// One sentence. Articles and "please" are left out.
struct Sentence {
  std::string text;
  std::vector<Word> words;
  Gap at_end = Gap::blank;  ///< after the last word

  /// What comes before a word, or at the end.
  [[nodiscard]] Gap before(std::size_t word) const { return word < words.size() ? words[word].before : at_end; }
  /// The words from `first` up to `last` (exclusive) as written in the letter; empty if there are none.
  [[nodiscard]] std::string between(std::size_t first, std::size_t last) const;
};

/// Letter case, accents and apostrophes do not count, nor does a final 's; ä, ae and a are the same letter, and so on
/// for the other umlauts. "Blücher's", "BLUECHER" and "blucher" are one word.
[[nodiscard]] std::string plain_word(std::string_view word);

/// Arrows, dashes with a blank beside them, long dashes, ">" and "=" are dashes; "/", "+", "&" and ";" are commas. The
/// dot of "3." is none.
[[nodiscard]] Sentence cut(std::string_view text);

/// The plain words of a name: "Army of the Main" gives army, of, main.
[[nodiscard]] std::vector<std::string> plain_words(std::string_view name);

/// The same with articles and "please", which count as words in lists of words.
[[nodiscard]] std::vector<std::string> words_as_they_are(std::string_view phrase);

/// The phrases between the commas of a list, each in such words with a blank between them; those that have no words are
/// left out.
[[nodiscard]] std::vector<std::string> phrases_as_they_are(std::string_view list);

}  // namespace estafette
