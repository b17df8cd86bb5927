#include "campaign/orders/names.hpp"

#include "base/problem.hpp"
#include "base/text.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <limits>
#include <set>

namespace estafette::campaign {
namespace {

/// From the best fit down; kNone is no fit.
enum Rank { kName, kOther, kBeginsName, kInName, kInOther, kLooselyName, kLooselyOther, kWithinWord, kNone };
constexpr Rank kLastWhole = kOther;
constexpr Rank kLastCertain = kInOther;

constexpr std::size_t kShortestBeginning = 3;  ///< letters that may stand for a word
constexpr std::size_t kShortestPart = 5;       ///< letters within a word that may stand for it
constexpr std::size_t kMostLettersCompared = 60;

int roman_number(const std::string& word) {
  int sum = 0;
  int before = std::numeric_limits<int>::max();
  for (const char c : word) {
    const int value = c == 'i' ? 1 : c == 'v' ? 5 : c == 'x' ? 10 : 0;
    if (value == 0) return 0;
    sum += value > before ? value - 2 * before : value;
    before = value;
  }
  return sum;
}

/// Words that names share with the language: a part of a name does not begin with one.
bool is_particle(const std::string& plain) {
  static const std::set<std::string> particles = {"of",   "on", "in",  "at", "to",  "and", "by",  "with",
                                                  "from", "am", "der", "ob", "bei", "nad", "von", "over"};
  return particles.contains(plain);
}

bool same_word_loosely(const std::string& written, const std::string& word) {
  if (written == word) return true;
  const int number = number_in(written);
  if (number > 0) return number == number_in(word);
  if (written.size() > kShortestBeginning && written == word + "s") return true;
  return written.size() >= kShortestBeginning && number_in(word) == 0 && word.starts_with(written);
}

bool same_word(const std::string& written, const std::string& word) {
  return written == word;
}

/// Where in the alias the words of the sentence stand side by side, or npos.
template <typename Same>
std::size_t place_of(const std::vector<std::string>& alias, const Sentence& sentence, std::size_t from,
                     std::size_t count, Same same) {
  for (std::size_t start = 0; start + count <= alias.size(); ++start) {
    std::size_t fits = 0;
    while (fits < count && same(sentence.words[from + fits].plain, alias[start + fits])) ++fits;
    if (fits == count) return start;
  }
  return std::string::npos;
}

bool within_a_word(const std::vector<std::string>& alias, const std::string& written) {
  if (written.size() < kShortestPart || number_in(written) > 0) return false;
  return std::any_of(alias.begin(), alias.end(),
                     [&](const std::string& word) { return word.find(written) != std::string::npos; });
}

}  // namespace

int number_in(const std::string& plain) {
  std::size_t digits = 0;
  while (digits < plain.size() && plain[digits] >= '0' && plain[digits] <= '9') ++digits;
  if (digits == 0) return roman_number(plain);
  const std::string ending = plain.substr(digits);
  if (!ending.empty() && ending != "st" && ending != "nd" && ending != "rd" && ending != "th") return 0;
  return whole_number(plain.substr(0, digits)).value_or(0);
}

Catalogue::Catalogue(std::vector<Named> all) : all_(std::move(all)) {
  for (const Named& named : all_) {
    std::vector<Alias> aliases = {{plain_words(named.name), true, false}};
    aliases.push_back({plain_words(named.name + " " + named.id), true, true});
    aliases.push_back({plain_words(named.id), false, false});
    for (const std::string& other : named.other) aliases.push_back({plain_words(other), false, false});
    for (const Alias& alias : aliases) longest_ = std::max(longest_, alias.words.size());
    aliases_.push_back(std::move(aliases));
  }
}

int Catalogue::rank(const std::vector<Alias>& aliases, const Sentence& sentence, std::size_t from, std::size_t count,
                    bool whole_only) const {
  int best = kNone;
  for (const Alias& alias : aliases) {
    if (alias.words.size() < count) continue;
    if (const std::size_t start = place_of(alias.words, sentence, from, count, same_word); start != std::string::npos) {
      const bool whole = alias.words.size() == count;
      if (whole) best = std::min<int>(best, alias.name ? kName : kOther);
      if (!whole && !whole_only && !alias.whole_only)
        best = std::min<int>(best, !alias.name ? kInOther : start == 0 ? kBeginsName : kInName);
    } else if (!whole_only && !alias.whole_only) {
      if (place_of(alias.words, sentence, from, count, same_word_loosely) != std::string::npos)
        best = std::min<int>(best, alias.name ? kLooselyName : kLooselyOther);
      else if (count == 1 && alias.name && within_a_word(alias.words, sentence.words[from].plain))
        best = std::min<int>(best, kWithinWord);
    }
  }
  return best;
}

Match Catalogue::find(const Sentence& sentence, std::size_t from) const {
  Match loose;
  int loose_rank = kNone;
  if (from >= sentence.words.size()) return loose;
  const bool particle = is_particle(sentence.words[from].plain);
  for (std::size_t count = std::min(longest_, sentence.words.size() - from); count > 0; --count) {
    const auto parted = [&](const Word& word) { return word.before > Gap::bracket; };
    const auto first = sentence.words.begin() + static_cast<std::ptrdiff_t>(from);
    const auto last = first + static_cast<std::ptrdiff_t>(count);
    // "Berlin - Spandau" are two places, though Spandau is called Berlin-Spandau too.
    if (std::any_of(first + 1, last, [](const Word& word) { return word.before >= Gap::dash; })) continue;
    const bool whole_only = std::any_of(first + 1, last, parted);
    int best = kNone;
    Match match;
    for (std::size_t i = 0; i < all_.size(); ++i) {
      const int fit = rank(aliases_[i], sentence, from, count, whole_only);
      if (fit >= kNone || fit > best || (particle && fit > kBeginsName)) continue;
      if (fit < best) match.found.clear();
      best = fit;
      match.found.push_back(i);
    }
    if (match.found.empty()) continue;
    match.words = count;
    match.certain = best <= kLastCertain;
    match.whole = best <= kLastWhole;
    // "1st Corps" is I Corps, though "1st" alone begins the name of 1st Division.
    if (match.certain) return !match.whole && loose.one() ? loose : match;
    if (best < loose_rank) loose = std::move(match);
    loose_rank = std::min(loose_rank, best);
  }
  return loose;
}

std::string Catalogue::nearest_to(const std::string& written) const {
  std::vector<std::string> names;
  for (const Named& named : all_) {
    names.push_back(named.name);
    names.insert(names.end(), named.other.begin(), named.other.end());
  }
  return nearest(shorten(written, kMostLettersCompared), names);
}

std::string Catalogue::sure_name(const std::string& id) const {
  const auto entry = std::find_if(all_.begin(), all_.end(), [&](const Named& named) { return named.id == id; });
  if (entry == all_.end()) return id;
  const Sentence sentence = cut(entry->name);
  const Match match = find(sentence, 0);
  if (match.one() && match.words == sentence.words.size() && all_[match.found[0]].id == id) return entry->name;
  return fmt::format("{} ({})", entry->name, id);
}

}  // namespace estafette::campaign
