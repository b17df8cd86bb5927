#include "converter/naming/word_index.hpp"

#include <algorithm>
#include <string_view>

namespace estafette {
namespace {

constexpr std::size_t kShortestBeginning = 3;  ///< letters that may stand for a word
constexpr std::size_t kShortestPart = 5;       ///< letters within a word that may stand for it

/// A bit for each letter in a word, which other signs may share: a word that lacks one of another's cannot hold it.
std::uint64_t letters_of(std::string_view word) {
  constexpr unsigned kBits = 64;
  std::uint64_t letters = 0;
  for (const char c : word) letters |= std::uint64_t{1} << static_cast<unsigned char>(c) % kBits;
  return letters;
}

}  // namespace

bool begins_word(const std::string& written, const std::string& word) {
  if (written.size() > kShortestBeginning && written == word + "s") return true;
  return written.size() >= kShortestBeginning && word.starts_with(written);
}

bool may_be_within_a_word(const std::string& written) {
  return written.size() >= kShortestPart;
}

void WordIndex::add(const NameToken& word, std::size_t entry) {
  const auto [place, is_new] = places_.try_emplace(word.text, known_.size());
  if (is_new) known_.push_back({word.text, letters_of(word.text), {}});
  std::vector<std::size_t>& entries = known_[place->second].entries;
  if (entries.empty() || entries.back() != entry) entries.push_back(entry);
}

void WordIndex::mark(const NameToken& written, bool within, std::vector<char>& marks) const {
  const std::string& text = written.text;
  const auto mark_all = [&](const Known& known) {
    for (const std::size_t entry : known.entries) marks[entry] = 1;
  };
  for (auto from = places_.lower_bound(text); from != places_.end() && from->first.starts_with(text); ++from)
    mark_all(known_[from->second]);
  if (text.ends_with('s'))
    if (const auto one = places_.find(text.substr(0, text.size() - 1)); one != places_.end())
      mark_all(known_[one->second]);
  if (!within || !may_be_within_a_word(text)) return;
  const std::uint64_t letters = letters_of(text);
  for (const Known& known : known_)
    if ((known.letters & letters) == letters && known.text.find(text) != std::string::npos) mark_all(known);
}

bool WordIndex::has(const std::string& written) const {
  const auto from = places_.lower_bound(written);
  if (from != places_.end() && from->first.starts_with(written)) return true;  // the word, or its beginning
  if (written.ends_with('s') && places_.contains(written.substr(0, written.size() - 1))) return true;
  const std::uint64_t letters = letters_of(written);
  return may_be_within_a_word(written) && std::any_of(known_.begin(), known_.end(), [&](const Known& known) {
           return (known.letters & letters) == letters && known.text.find(written) != std::string::npos;
         });
}

}  // namespace estafette
