// Finds the force, place or commander that a name means, by any part of the name that fits only one.
// Numbers are compared as numbers and as whole words: "3rd" is III Corps, never VIII Corps. docs/names.md is for
// people.
#pragma once

#include "converter/naming/sentence.hpp"
#include "converter/naming/word_index.hpp"
#include "converter/naming/words.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace estafette {

/// Something with a name.
struct Named {
  std::string id;
  std::string name;
  std::vector<std::string> other{};       ///< other names: the modern one, or that of its army
  std::vector<std::string> commanders{};  ///< with their ranks
  std::string command{};                  ///< what may follow a commander's name, as in "Ney's corps"; empty: nothing
  std::string nation{};                   ///< whose adjective may be in the name, "French I Corps"; empty: none
  std::string clear{};  ///< a longer name, unlike any other: "9th Division of III Corps"; may be empty
  int kind = 0;         ///< for the caller's own use
  int behind = 0;       ///< if several fit equally well, those with the lowest value are meant
};

/// What the words at one place in a sentence mean.
struct Match {
  std::vector<std::size_t> found;  ///< indices into the catalogue; several: ambiguous; none: unknown
  std::size_t words = 0;           ///< how many words of the sentence they are
  /// They are whole words of a name. Otherwise they are beginnings or parts of words, or just a number spelt another
  /// way: then words of the orders themselves come first.
  bool certain = false;
  bool whole = false;  ///< the whole of a name

  [[nodiscard]] bool one() const { return found.size() == 1; }
};

/// What a name on its own means.
struct Meaning {
  std::vector<std::size_t> fits;  ///< indices into the catalogue; several: ambiguous; none: unknown
  bool whole = false;             ///< the whole of a name
  std::string nearest;            ///< if nothing fits: the clear name that is spelt most like it; may be empty

  [[nodiscard]] bool one() const { return fits.size() == 1; }
};

class Catalogue {
 public:
  Catalogue() = default;
  explicit Catalogue(std::vector<Named> all);

  [[nodiscard]] const Named& operator[](std::size_t index) const { return all_.at(index); }
  [[nodiscard]] std::size_t size() const { return all_.size(); }

  /// The longest run of words from `from` on that is a name or part of one. If it has several meanings, the best fit
  /// counts, in this order: the id or the name to the letter, the whole name, another whole name, the beginning of a
  /// name, words out of it, beginnings of words ("weiss"), letters within a word. Commas, dashes and colons end a name
  /// unless they belong to it. A longer run that fits only one name is preferred to a shorter one that is part of it.
  [[nodiscard]] Match find(const Sentence& sentence, std::size_t from) const;

  /// What all the words together mean, by the same rules. A misspelt name is never taken for what it may mean.
  [[nodiscard]] Meaning find(std::string_view words) const;

  /// The clear name of the entry that is spelt most like the words, or empty. A different number is never near.
  [[nodiscard]] std::string nearest_to(std::string_view written) const;

  /// The shortest name by which find() finds this entry alone: its name, its clear name, or name and id, "9th Division
  /// (9th-division-2)".
  [[nodiscard]] std::string sure_name(std::size_t index) const;
  /// The clear name of the first entry with that id; the id itself if there is none.
  [[nodiscard]] std::string sure_name(const std::string& id) const;

 private:
  enum class AliasIs { name, other, clear };
  struct Alias {
    std::vector<NameToken> tokens;
    AliasIs is = AliasIs::other;
    bool whole_only = false;
    bool beside = false;    ///< numbers behind its first word do not stand for it
    bool unparted = false;  ///< "9th Division of III Corps" is not "9th Division, III Corps"
  };
  struct Span;
  /// True if written words that are only a part of the name begin with such a number: the "I Corps" of "Pirch
  /// I, corps" is none.
  [[nodiscard]] static bool begins_beside(const Alias& alias, std::size_t start);
  /// True if the name itself contains a comma, an "and" or the like.
  [[nodiscard]] static bool parted(const std::string& name);
  void learn(std::size_t index);
  /// False if no name has a word that the written one could mean: most words of a letter.
  [[nodiscard]] bool may_be_in_a_name(const std::string& plain) const;
  /// For each entry, whether any name of it has the first word of the span: the others need no comparing.
  [[nodiscard]] std::vector<char> may_fit(const Span& span) const;
  [[nodiscard]] int rank(std::size_t index, const Span& span) const;
  [[nodiscard]] Match best(const Span& span, int& rank) const;
  [[nodiscard]] Match match(std::string_view words) const;

  std::vector<Named> all_;
  std::vector<std::string> spelt_;           ///< the name of each, folded
  std::vector<std::vector<Alias>> aliases_;  ///< of each
  WordIndex words_;                          ///< of all aliases
  std::size_t longest_ = 0;                  ///< words in the longest alias
};

}  // namespace estafette
