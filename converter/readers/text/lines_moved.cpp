#include "converter/readers/text/lines_moved.hpp"

#include "base/ascii.hpp"
#include "base/letters.hpp"
#include "base/lines.hpp"
#include "base/text.hpp"

#include <algorithm>
#include <cstddef>
#include <set>
#include <string>

namespace estafette::readers {
namespace {

constexpr int kNearby = 8;  ///< lines

constexpr char kSign = '\xE2';  ///< with which strokes, arrows and bullets begin

/// Words and figures, folded.
std::set<std::string> words_in(std::string_view text) {
  std::set<std::string> words;
  std::string word;
  for (const char c : fold(text) + ' ') {
    if (is_any_letter(c) || is_digit(c)) {
      word += c;
    } else if (!word.empty()) {
      if (word.front() != kSign) words.insert(word);
      word.clear();
    }
  }
  return words;
}

bool says_all(const std::vector<TextLine>& read, int line, const std::set<std::string>& words) {
  std::set<std::string> left = words;
  for (const TextLine& other : read) {
    if (other.line < line - kNearby || other.line > line + kNearby) continue;
    for (const std::string& word : words_in(other.text)) left.erase(word);
    if (left.empty()) return true;
  }
  return false;
}

}  // namespace

LinesMoved lines_moved(std::string_view as_typed, const std::vector<TextLine>& read) {
  std::vector<bool> covered;
  for (const TextLine& line : read)
    for (int at = line.line; at < line.line + line.lines; ++at) {
      if (static_cast<std::size_t>(at) >= covered.size()) covered.resize(static_cast<std::size_t>(at) + 1);
      covered[static_cast<std::size_t>(at)] = true;
    }
  LinesMoved result;
  for (int number = 1; !as_typed.empty(); ++number) {
    const std::string_view text = trim(take_line(as_typed));
    if (static_cast<std::size_t>(number) < covered.size() && covered[static_cast<std::size_t>(number)]) continue;
    const std::set<std::string> words = words_in(text);
    if (words.empty()) continue;
    TextLine line;
    line.line = number;
    line.text = text;
    if (says_all(read, number, words))
      result.moved.push_back(std::move(line));
    else if (has_digit(text))
      result.lost.push_back(std::move(line));
  }
  return result;
}

}  // namespace estafette::readers
