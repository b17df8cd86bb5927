// How the words of an order are read, one after the other.
#pragma once

#include "converter/naming/catalogue.hpp"
#include "converter/naming/sentence.hpp"

#include <cstddef>
#include <initializer_list>
#include <string>

namespace estafette::campaign {

/// A position in a sentence, and the word there. Throws Refusal, without file and line, for what is not understood.
class Cursor {
 public:
  explicit Cursor(const Sentence& sentence, std::size_t at = 0) : sentence_(&sentence), at_(at) {}

  [[nodiscard]] const Sentence& sentence() const { return *sentence_; }
  [[nodiscard]] std::size_t at() const { return at_; }
  [[nodiscard]] bool done() const { return at_ >= sentence_->words.size(); }
  /// The plain word there, of other languages the English word for it; empty at the end.
  [[nodiscard]] std::string word(std::size_t ahead = 0) const;
  /// What comes before the word there.
  [[nodiscard]] Gap gap() const { return sentence_->before(at_); }
  void skip(std::size_t words) { at_ += words; }
  void go_to(std::size_t word) { at_ = word; }
  /// Goes past the word if it is one of these.
  bool take(std::initializer_list<const char*> words);
  /// Goes past all of these.
  void take_all(std::initializer_list<const char*> words);
  /// From the word there up to the next comma, dash or stop, as written in the letter.
  [[nodiscard]] std::string phrase() const;

 private:
  const Sentence* sentence_;
  std::size_t at_;
};

/// Throws Refusal with these.
[[noreturn]] void not_understood(const std::string& found, const std::string& expected, const std::string& remedy);

/// The one entry that is named there; goes past the name. Refuses unknown and ambiguous names. `what` is the thing
/// expected there, "a place on the map".
[[nodiscard]] std::size_t one_named(Cursor& cursor, const Catalogue& names, const std::string& what);

/// The one entry that a name on its own means; refuses as one_named does.
[[nodiscard]] std::size_t the_one(const Catalogue& names, const std::string& name, const std::string& what);

}  // namespace estafette::campaign
