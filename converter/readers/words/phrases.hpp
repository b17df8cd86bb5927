// Every phrase that a book of words knows, by its text: "light infantry", "preussen".
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace estafette::readers {

/// What is known of a phrase, and of those that begin with it if it is one word: most words begin none of most senses,
/// which is asked of every word of a line.
struct KnownPhrase {
  std::optional<std::uint32_t> first, last;  ///< its meanings in Phrases, in the order of the files
  std::size_t longest = 0;                   ///< words of the longest phrase that begins with it
  std::uint64_t begins = 0;                  ///< senses of such phrases, a bit for each
  std::uint64_t seconds = 0;                 ///< how their second words begin, a bit for some beginnings each
};

/// Phrases, each once. Some nine thousand are learnt each time that the program starts, so all texts lie in one block
/// and all meanings in another: a map of strings spent three quarters of that time on asking for memory and on giving
/// it back. A phrase stays where it is until another is learnt.
class Phrases {
 public:
  /// The phrase of that text; if it is new, with nothing known of it.
  [[nodiscard]] KnownPhrase& learn(std::string_view text);
  [[nodiscard]] std::size_t size() const { return all_.size(); }
  /// Null if it was never learnt.
  [[nodiscard]] const KnownPhrase* find(std::string_view text) const;

  /// Adds a meaning behind those that the phrase has: a place in the book's lists.
  void add_meaning(KnownPhrase& phrase, std::size_t entry);
  /// The first meaning of which `fits(entry)` is true.
  template <typename Fits>
  [[nodiscard]] std::optional<std::size_t> meaning(const KnownPhrase& phrase, const Fits& fits) const {
    for (std::optional<std::uint32_t> at = phrase.first; at; at = meanings_[*at].next)
      if (fits(meanings_[*at].entry)) return meanings_[*at].entry;
    return std::nullopt;
  }

 private:
  struct Learnt {
    std::uint32_t begin = 0, size = 0;  ///< of its text in letters_
    std::uint32_t hash = 0;
    KnownPhrase phrase;
  };
  struct Meaning {
    std::size_t entry = 0;
    std::optional<std::uint32_t> next;
  };
  /// Where in places_ the text is, or would be.
  [[nodiscard]] std::size_t place_of(std::string_view text, std::uint32_t hash) const;
  void make_room();

  std::string letters_;  ///< the texts of all, one behind another
  std::vector<Learnt> all_;
  std::vector<std::uint32_t> places_;  ///< by hash: one more than a place in all_, 0 where there is none
  std::vector<Meaning> meanings_;
};

}  // namespace estafette::readers
