// A language is a table: for each thing that is said (Saying::what) its sentence, in the notation of pattern.hpp.
// Another language is another table with the same names; tests compare every table with what the rules say.
#pragma once

#include "campaign/telling/language/pattern.hpp"

#include <initializer_list>
#include <map>
#include <mutex>
#include <span>
#include <string>
#include <string_view>

namespace estafette::campaign {

struct SentenceEntry {
  std::string_view what, sentence;
};

class Language {
 public:
  /// Throws std::logic_error if a name is in it twice.
  Language(std::initializer_list<std::span<const SentenceEntry>> chapters);

  /// Throws std::logic_error if the language has no sentence for it, or its pattern is malformed.
  [[nodiscard]] const Pattern& of(const std::string& what) const;
  [[nodiscard]] std::map<std::string, Pattern> all() const;

 private:
  /// A pattern is taken apart when it is first wanted: of hundreds a command says a few.
  struct Sentence {
    explicit Sentence(std::string_view sentence) : text(sentence) {}

    std::string_view text;
    mutable std::once_flag once = {};
    mutable Pattern pattern = {};
  };

  std::map<std::string, Sentence, std::less<>> sentences_;
};

}  // namespace estafette::campaign
