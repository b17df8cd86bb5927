// Finding whom or what a name means: a force, a place, a commander, by any part of the name that fits one only.
// Numbers are compared as numbers and as whole words: "3rd" is III Corps, never VIII Corps. docs/names.md is for
// people.
#pragma once

#include "converter/naming/sentence.hpp"
#include "converter/naming/words.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace estafette {

/// Something with a name.
struct Named {
  std::string id;
  std::string name;
  std::vector<std::string> other{};       ///< other names: today's, that of its army
  std::vector<std::string> commanders{};  ///< with their ranks
  std::string command{};                  ///< what a commander's name may stand before, "Ney's corps"; empty: nothing
  std::string nation{};                   ///< whose adjective may stand in the name, "French I Corps"; empty: nobody's
  std::string clear{};  ///< a longer name that tells it from its namesakes, "9th Division of III Corps"; may be empty
  int kind = 0;         ///< the caller's own
  int behind = 0;       ///< of several that fit equally well those with the least are meant
};

/// What the words at one place of a sentence mean.
struct Match {
  std::vector<std::size_t> found;  ///< indices into the catalogue; several: ambiguous; none: unknown
  std::size_t words = 0;           ///< how many of the sentence
  /// Whole words of a name. Otherwise beginnings or parts of words, or a mere number spelt in another way: such a
  /// match yields to words of the language itself.
  bool certain = false;
  bool whole = false;  ///< the whole of a name

  [[nodiscard]] bool one() const { return found.size() == 1; }
};

/// What a name means that stands alone.
struct Meaning {
  std::vector<std::size_t> fits;  ///< indices into the catalogue; several: ambiguous; none: unknown
  bool whole = false;             ///< the whole of a name
  std::string nearest;            ///< if nothing fits: the clear name of what is spelt most like it; may be empty

  [[nodiscard]] bool one() const { return fits.size() == 1; }
};

class Catalogue {
 public:
  Catalogue() = default;
  explicit Catalogue(std::vector<Named> all);

  [[nodiscard]] const Named& operator[](std::size_t index) const { return all_.at(index); }
  [[nodiscard]] std::size_t size() const { return all_.size(); }

  /// The longest row of words from `from` on that is a name or part of one. Of several meanings the best fit counts:
  /// the id or the name to the letter, before the whole name, another whole name, the beginning of a name, words out of
  /// it, beginnings of words ("weiss"), letters within a word. Commas, dashes and colons end a name unless they belong
  /// to it. A longer row that fits one name only goes before a shorter one that is but a part.
  [[nodiscard]] Match find(const Sentence& sentence, std::size_t from) const;

  /// What all the words together mean, by the same rules. A slip of the pen is never taken for what it may mean.
  [[nodiscard]] Meaning find(std::string_view words) const;

  /// The clear name of what is spelt most like the words, or empty. Another number is never near.
  [[nodiscard]] std::string nearest_to(std::string_view written) const;

  /// The shortest that find() takes for this entry alone: its name, its clear name, or name and id, "9th Division
  /// (9th-division-2)".
  [[nodiscard]] std::string sure_name(std::size_t index) const;
  /// Of the first entry with that id; the id itself if there is none.
  [[nodiscard]] std::string sure_name(const std::string& id) const;

 private:
  enum class AliasIs { name, other, clear };
  struct Alias {
    std::vector<NameToken> tokens;
    AliasIs is = AliasIs::other;
    bool whole_only = false;
    bool unparted = false;  ///< "9th Division of III Corps" is not "9th Division, III Corps"
  };
  struct Span;
  /// True if a comma, an "and" or the like stands in the name itself.
  [[nodiscard]] static bool parted(const std::string& name);
  void learn(std::size_t index);
  [[nodiscard]] int rank(std::size_t index, const Span& span) const;
  [[nodiscard]] Match best(const Span& span, int& rank) const;
  [[nodiscard]] Match match(std::string_view words) const;

  std::vector<Named> all_;
  std::vector<std::string> spelt_;           ///< the name of each, folded
  std::vector<std::vector<Alias>> aliases_;  ///< of each
  std::size_t longest_ = 0;                  ///< words of an alias
};

}  // namespace estafette
