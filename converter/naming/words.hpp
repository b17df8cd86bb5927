// What the words of a name mean: which mean the same ("Korps", "corps d'armée"), which are numbers ("III", "3rd",
// "dritte"), which may be left out ("Marshal", "of the"). The lists are data, templates/words/names.xml, and are built
// into the program; docs/names.md says how they are used.
#pragma once

#include "converter/naming/sentence.hpp"

#include <map>
#include <optional>
#include <set>
#include <string>
#include <unordered_map>
#include <unordered_set>
#include <vector>

namespace estafette {

/// How a number is spelt. If "1st" could be 1st Division or I Corps, the one that is spelt that way is meant.
enum class NumberForm { none, bare, ordinal, roman, word };

struct NameNumber {
  int value = 0;  ///< 0: not a number
  NumberForm form = NumberForm::none;
  bool operator==(const NameNumber&) const = default;
};

/// A word of a name, in the form used to compare names.
struct NameToken {
  std::string text;  ///< plain; for a number, its figure
  NameNumber number{};
  bool joint = false;    ///< "of": may be left out within a name
  bool rank = false;     ///< "Marshal": may be left out before a commander's name
  std::string nation{};  ///< the nation whose adjective it is, "French" for France; empty: none
  bool operator==(const NameToken&) const = default;
};

class NameWords {
 public:
  /// Reads the lists. Throws Refusal with every problem.
  NameWords(const std::string& xml, const std::string& file);

  /// True for an article or "please".
  [[nodiscard]] bool is_nothing(const std::string& plain) const { return nothing_.contains(plain); }
  /// True for a word that no part of a name begins with: "of", "in".
  [[nodiscard]] bool is_particle(const std::string& plain) const {
    return joints_.contains(plain) || particles_.contains(plain);
  }
  /// True for a word of every sentence, "but", that is no name cut short.
  [[nodiscard]] bool is_common(const std::string& plain) const { return common_.contains(plain); }
  /// True if the sentence begins with a sort of command that is numbered: "Korps", "cavalry corps".
  [[nodiscard]] bool begins_with_command(const Sentence& sentence) const;
  /// Other words for that title: an Emperor is also an Empereur.
  [[nodiscard]] std::vector<std::string> also_called(const std::string& kind) const;

  /// 3 for "iii", "3rd", "3e", "third".
  [[nodiscard]] NameNumber number_in(const std::string& plain) const;

  /// What a word always is in a name, wherever it stands; nothing if it may be a joint or begin a phrase of the lists.
  [[nodiscard]] std::optional<NameToken> always(const std::string& plain) const;

  /// The words from `first` up to `last` (exclusive), as used to compare names; the longest phrase of the lists counts.
  [[nodiscard]] std::vector<NameToken> tokens(const std::vector<Word>& words, std::size_t first,
                                              std::size_t last) const;
  [[nodiscard]] std::vector<NameToken> tokens(std::string_view name) const;

 private:
  struct WordPhrase {
    std::vector<std::string> words;
    std::vector<std::string> is;  ///< empty: a rank
    std::string nation;
  };

  void learn(const std::string& phrase, const std::vector<std::string>& is, const std::string& nation);

  std::unordered_set<std::string> nothing_, joints_, particles_, common_;
  std::set<std::string> endings_, roman_endings_;
  std::vector<std::vector<std::string>> numbered_;
  std::unordered_map<std::string, int> numbers_;
  std::map<std::string, std::vector<std::string>> pieces_;
  std::unordered_map<std::string, std::vector<WordPhrase>> phrases_;  ///< by their first word, longest first
};

/// Those of templates/words/names.xml, as they were when the program was built.
[[nodiscard]] const NameWords& name_words();

/// The plain words of a commander's name without rank and particles: "Generalleutnant von Bülow" is "bulow".
[[nodiscard]] std::string without_rank(std::string_view commander);

/// 3 for "iii", "3rd", "3"; 0 for anything that is not a number.
[[nodiscard]] int number_in(const std::string& plain);

}  // namespace estafette
