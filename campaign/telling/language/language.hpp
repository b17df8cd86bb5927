// A language is a table: for each thing that is said (Saying::what) its sentence, in the notation of pattern.hpp.
// Another language is another table with the same names; tests compare every table with what the rules say.
#pragma once

#include "campaign/telling/language/pattern.hpp"

#include <initializer_list>
#include <map>
#include <span>
#include <string>
#include <string_view>

namespace estafette::campaign {

struct SentenceEntry {
  std::string_view what, sentence;
};

class Language {
 public:
  /// Throws std::logic_error if a name is in it twice or a pattern is malformed.
  Language(std::initializer_list<std::span<const SentenceEntry>> chapters);

  /// Throws std::logic_error if the language has no sentence for it.
  [[nodiscard]] const Pattern& of(const std::string& what) const;
  [[nodiscard]] const std::map<std::string, Pattern>& all() const { return sentences_; }

 private:
  std::map<std::string, Pattern> sentences_;
};

}  // namespace estafette::campaign
