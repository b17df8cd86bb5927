#include "converter/orbat/words.hpp"

#include "base/text.hpp"

#include <algorithm>

namespace estafette {
namespace {

/// True if fold() would leave the word as it is; false if it may not.
bool is_folded(std::string_view word) {
  const bool small = std::all_of(word.begin(), word.end(), [](char c) { return (c >= 'a' && c <= 'z') || c == ' '; });
  return small && trim(word).size() == word.size();
}

template <typename Word>
std::optional<Word> word_from(std::string_view word, const std::vector<std::string>& words) {
  auto found = std::find(words.begin(), words.end(), word);  // our own spelling, mostly
  if (found == words.end() && !is_folded(word)) found = std::find(words.begin(), words.end(), fold(word));
  if (found == words.end()) return std::nullopt;
  return static_cast<Word>(found - words.begin());
}

template <typename Word>
const std::string& spelt(Word word, const std::vector<std::string>& words) {
  return words.at(static_cast<std::size_t>(word));
}

}  // namespace

Arm arm_of(Kind kind) noexcept {
  if (kind <= Kind::militia_infantry) return Arm::infantry;
  if (kind <= Kind::cossacks) return Arm::cavalry;
  if (kind <= Kind::horse_artillery) return Arm::artillery;
  return Arm::support;
}

int height(Level level) noexcept {
  switch (level) {
    case Level::army:
      return 4;
    case Level::corps:
    case Level::cavalry_corps:
      return 3;
    case Level::division:
    case Level::cavalry_division:
      return 2;
    case Level::brigade:
      return 1;
  }
  return 0;
}

const std::vector<std::string>& level_words() {
  static const std::vector<std::string> kWords = {"army",   "corps", "cavalry corps", "division", "cavalry division",
                                                  "brigade"};
  return kWords;
}

const std::vector<std::string>& unit_level_words() {
  static const std::vector<std::string> kWords = {"regiment", "battalion", "squadron", "battery", "company"};
  return kWords;
}

const std::vector<std::string>& kind_words() {
  static const std::vector<std::string> kWords = {
      "line infantry",  "light infantry", "grenadiers", "militia infantry", "heavy cavalry",
      "medium cavalry", "light cavalry",  "cossacks",   "foot artillery",   "horse artillery",
      "engineers",      "train",          "staff"};
  return kWords;
}

const std::vector<std::string>& quality_words() {
  static const std::vector<std::string> kWords = {"militia", "conscript", "line", "veteran", "elite", "guard"};
  return kWords;
}

const std::string& to_string(Level level) {
  return spelt(level, level_words());
}
const std::string& to_string(UnitLevel level) {
  return spelt(level, unit_level_words());
}
const std::string& to_string(Kind kind) {
  return spelt(kind, kind_words());
}
const std::string& to_string(Quality quality) {
  return spelt(quality, quality_words());
}

const std::string& to_string(Arm arm) {
  static const std::vector<std::string> kWords = {"infantry", "cavalry", "artillery", "support"};
  return spelt(arm, kWords);
}

std::optional<Level> level_from(std::string_view word) {
  return word_from<Level>(word, level_words());
}
std::optional<UnitLevel> unit_level_from(std::string_view word) {
  return word_from<UnitLevel>(word, unit_level_words());
}
std::optional<Kind> kind_from(std::string_view word) {
  return word_from<Kind>(word, kind_words());
}
std::optional<Quality> quality_from(std::string_view word) {
  return word_from<Quality>(word, quality_words());
}

}  // namespace estafette
