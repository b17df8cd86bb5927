// Finding what a name means: a place, a force, a division or a river, by any part of its name that fits one only.
// Source: docs/orders.md. Roman and Arabic numbers are whole words: "iii" is III Corps, never VIII Corps.
#pragma once

#include "campaign/orders/sentence.hpp"

#include <string>
#include <vector>

namespace estafette::campaign {

/// Something with a name.
struct Named {
  std::string id;
  std::string name;
  std::vector<std::string> other;  ///< other names: today's, the commander's
};

/// What the words at one place of a sentence mean.
struct Match {
  std::vector<std::size_t> found;  ///< indices into the catalogue; several: ambiguous; none: unknown
  std::size_t words = 0;           ///< how many of the sentence
  /// Whole words of a name. Otherwise beginnings or parts of words, or the same number spelt in another way: such a
  /// match yields to words of the language itself.
  bool certain = false;
  bool whole = false;  ///< the whole of a name

  [[nodiscard]] bool one() const { return found.size() == 1; }
};

class Catalogue {
 public:
  explicit Catalogue(std::vector<Named> all);

  [[nodiscard]] const Named& operator[](std::size_t index) const { return all_.at(index); }
  [[nodiscard]] std::size_t size() const { return all_.size(); }

  /// The longest row of words from `from` on that is a name or part of one. Of several meanings the best fit counts:
  /// the whole name before another whole name, before the beginning of a name, before words out of it, before
  /// beginnings of words ("weiss", "9" for 9th), before letters within a word. Commas, dashes and colons end a name
  /// unless they belong to it. A longer row that fits one name only goes before a shorter one that is but a part.
  [[nodiscard]] Match find(const Sentence& sentence, std::size_t from) const;

  /// The name nearest to what was written, or empty.
  [[nodiscard]] std::string nearest_to(const std::string& written) const;

  /// The shortest that find() takes for this entry alone: its name, or name and id, "9th Division (9th-division-2)".
  [[nodiscard]] std::string sure_name(const std::string& id) const;

 private:
  struct Alias {
    std::vector<std::string> words;
    bool name = false;  ///< of the time, not another one
    bool whole_only = false;
  };

  [[nodiscard]] int rank(const std::vector<Alias>& aliases, const Sentence& sentence, std::size_t from,
                         std::size_t count, bool whole_only) const;

  std::vector<Named> all_;
  std::vector<std::vector<Alias>> aliases_;
  std::size_t longest_ = 0;  ///< words of an alias
};

/// 3 for "iii", "3rd", "3"; 0 for what is no number.
[[nodiscard]] int number_in(const std::string& plain);

}  // namespace estafette::campaign
