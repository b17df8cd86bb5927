// Cuts a typed line into words, numbers and marks, each with its place in the line.
// Numbers as people write them: 1,450 and 1.450 and 1 450 and 1'450; 22nd and 22e and 22ème and "22." before a word.
#pragma once

#include "base/letters.hpp"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <iterator>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace estafette::readers {

struct KnownPhrase;

/// One piece of a line. Between two tokens there are only blanks, or a hyphen inside a word.
struct Token {
  enum class Is { word, number, ordinal, mark };
  Is is = Is::word;
  std::string text;        ///< a word folded (base/text.hpp), never empty; a mark as "(", "-" for any dash, "..." for
                           ///< dot leaders
  int value = 0;           ///< of numbers and ordinals; at most kLargestNumber
  bool thousands = false;  ///< the number has a mark between its thousands
  bool joined = false;     ///< there is no blank before it
  bool capitals = false;   ///< a word of two letters or more, all capitals
  std::size_t begin = 0;   ///< first byte in the line
  std::size_t end = 0;     ///< one past its last byte
  /// By Sense, a bit each: whether a phrase may begin here. The book of words finds it out when it is first asked,
  /// since every word of a line is asked for in dozens of senses.
  mutable std::uint64_t senses = 0;
  mutable std::uint32_t book = 0;              ///< which book has found it out (PhraseBook); 0: none has been asked
  mutable const KnownPhrase* known = nullptr;  ///< what that book knows of the word itself; null: nothing

  /// A number or an ordinal: "12", "12th".
  [[nodiscard]] bool figure() const { return is == Is::number || is == Is::ordinal; }
  /// A word of one letter, of any alphabet: "J." of a name, "А." as well.
  [[nodiscard]] bool letter() const {
    return is == Is::word && (text.size() == 1 || (text.size() == 2 && (text.front() & 0x80) != 0));
  }
  [[nodiscard]] bool mark(std::string_view spelt) const {
    return is == Is::mark && text.front() == spelt.front() && text.size() == spelt.size() &&
           (spelt.size() == 1 || text == spelt);
  }
};

inline constexpr int kLargestNumber = 999'999'999;

/// The tokens of a line. Copies share them, and nobody changes them: a line is cut once, however many ask for it. They
/// belong to one thread, since the books of words note in them what they have found out.
class Tokens {
 public:
  using value_type = Token;

  Tokens() = default;
  // NOLINTNEXTLINE(google-explicit-constructor): whoever makes up tokens of his own gives them away as any others.
  Tokens(std::vector<Token> tokens, std::string_view line = {})
      : cut_(std::make_shared<const Cut>(Cut{std::string(line), std::move(tokens)})), all_(cut_->tokens) {}
  /// Some of others.
  template <std::forward_iterator Iterator>
  Tokens(Iterator first, Iterator last) : Tokens(std::vector<Token>(first, last)) {}

  [[nodiscard]] std::size_t size() const { return all_.size(); }
  [[nodiscard]] bool empty() const { return all_.empty(); }
  [[nodiscard]] const Token& operator[](std::size_t at) const { return all_[at]; }
  [[nodiscard]] const Token* data() const { return all_.data(); }
  [[nodiscard]] const Token& front() const { return all_.front(); }
  [[nodiscard]] const Token& back() const { return all_.back(); }
  [[nodiscard]] auto begin() const { return all_.begin(); }
  [[nodiscard]] auto end() const { return all_.end(); }
  [[nodiscard]] auto rbegin() const { return all_.rbegin(); }
  [[nodiscard]] auto rend() const { return all_.rend(); }
  /// The line that they were cut from, as far as it was kept; otherwise nothing.
  [[nodiscard]] std::string_view line() const { return cut_ ? std::string_view(cut_->line) : std::string_view(); }

 private:
  struct Cut {
    std::string line;
    std::vector<Token> tokens;
  };
  std::shared_ptr<const Cut> cut_;
  std::span<const Token> all_;
};

[[nodiscard]] Tokens tokens_of(std::string_view line);

/// What is typed in the line from the first token to the last, both included; a part of `line`.
[[nodiscard]] std::string_view text_between(std::string_view line, const Token& first, const Token& last);

/// The tokens of a phrase, with a blank between each: "Fuß-Batterie" as "fuss batterie".
[[nodiscard]] std::string folded_words(std::string_view phrase);

/// Gives each phrase between the commas of a list, as folded_words would tell it, to `use`; empty ones are left out.
void each_phrase_folded(std::string_view list, const std::function<void(std::string_view)>& use);

/// The value of a roman numeral in capitals, I to MMMCMXCIX, or nothing.
[[nodiscard]] std::optional<int> roman(std::string_view text);

/// "3rd" of 3, "11th" of 11.
[[nodiscard]] std::string with_ordinal_ending(int number);

}  // namespace estafette::readers
