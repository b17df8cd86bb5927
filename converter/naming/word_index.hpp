// Which entries of a catalogue have a word, so that a name is compared with those few and not with all.
#pragma once

#include "converter/naming/words.hpp"

#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace estafette {

/// True if the written words, not numbers, may stand for that word: they begin it, or are its plural.
[[nodiscard]] bool begins_word(const std::string& written, const std::string& word);

/// True if the written letters are enough to be looked for within a word.
[[nodiscard]] bool may_be_within_a_word(const std::string& written);

class WordIndex {
 public:
  /// An entry's names have that word. Entries come in ascending order.
  void add(const NameToken& word, std::size_t entry);

  /// Marks each entry that has a word which the written one may mean: the same, one that begins so, the same without
  /// the plural's s; with `within`, also one that has the letters in it. `marks` is as long as the catalogue.
  void mark(const NameToken& written, bool within, std::vector<char>& marks) const;

  /// True if any entry has such a word.
  [[nodiscard]] bool has(const std::string& written) const;

 private:
  /// A word, which letters it has, and who has it.
  struct Known {
    std::string text;
    std::uint64_t letters = 0;
    std::vector<std::size_t> entries;
  };
  std::vector<Known> known_;
  std::map<std::string, std::size_t> places_;  ///< in known_, by word; a number is its figure
};

}  // namespace estafette
