#include "converter/naming/word_index.hpp"

#include <algorithm>

namespace estafette {
namespace {

constexpr std::size_t kShortestBeginning = 3;  ///< letters that may stand for a word
constexpr std::size_t kShortestPart = 5;       ///< letters within a word that may stand for it

}  // namespace

bool begins_word(const std::string& written, const std::string& word) {
  if (written.size() > kShortestBeginning && written == word + "s") return true;
  return written.size() >= kShortestBeginning && word.starts_with(written);
}

bool may_be_within_a_word(const std::string& written) {
  return written.size() >= kShortestPart;
}

void WordIndex::add(const NameToken& word, std::size_t entry) {
  std::vector<std::size_t>& entries = entries_[word.text];
  if (entries.empty() || entries.back() != entry) entries.push_back(entry);
}

void WordIndex::mark(const NameToken& written, bool within, std::vector<char>& marks) const {
  const std::string& text = written.text;
  const auto mark_all = [&](const std::vector<std::size_t>& entries) {
    for (const std::size_t entry : entries) marks[entry] = 1;
  };
  for (auto from = entries_.lower_bound(text); from != entries_.end() && from->first.starts_with(text); ++from)
    mark_all(from->second);
  if (text.ends_with('s'))
    if (const auto one = entries_.find(text.substr(0, text.size() - 1)); one != entries_.end()) mark_all(one->second);
  if (!within || !may_be_within_a_word(text)) return;
  for (const auto& [word, entries] : entries_)
    if (word.find(text) != std::string::npos) mark_all(entries);
}

bool WordIndex::has(const std::string& written) const {
  const auto from = entries_.lower_bound(written);
  if (from != entries_.end() && from->first.starts_with(written)) return true;  // the word, or its beginning
  if (written.ends_with('s') && entries_.contains(written.substr(0, written.size() - 1))) return true;
  return may_be_within_a_word(written) && std::any_of(entries_.begin(), entries_.end(), [&](const auto& entry) {
           return entry.first.find(written) != std::string::npos;
         });
}

}  // namespace estafette
