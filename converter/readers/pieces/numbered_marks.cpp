#include "converter/readers/pieces/numbered_marks.hpp"

#include "base/letters.hpp"
#include "base/text.hpp"
#include "converter/readers/words/signs.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <set>
#include <string_view>
#include <utility>
#include <vector>

namespace estafette::readers {
namespace {

constexpr std::size_t kFewestMarks = 5;
constexpr std::size_t kFewestBeside = 3;  ///< where some stand beside another bracket
constexpr std::size_t kLongestMark = 2;   ///< digits

/// The figure in a bracket that holds nothing else; 0 if it holds anything else.
int figure_in(std::string_view inside) {
  if (inside.empty() || inside.size() > kLongestMark || !std::all_of(inside.begin(), inside.end(), is_digit)) return 0;
  return whole_number(inside).value_or(0);
}

/// The last letter or sign before a bracket is none of a figure, and stands on the same line.
bool stands_behind_word(std::string_view text, std::size_t open) {
  const std::size_t before = open == 0 ? std::string_view::npos : text.find_last_not_of(" \t", open - 1);
  if (before == std::string_view::npos) return false;
  const char last = text[before];
  return last != '\n' && last != '\r' && last != kSameLine && !is_digit(last) && last != ',' && last != ';' &&
         last != ':';
}

/// A mark: from the blank before it, if there is one, to its end.
struct Mark {
  std::size_t begin = 0, end = 0;
  int figure = 0;
  bool beside = false;  ///< "(2 bns)(1)", "(2 bns (1))"
};

/// "Baron Kern (6)", "2nd Line (7)": each counts one more than that before it; none if one does not, or begins a line.
std::vector<Mark> marks_in_brackets(std::string_view text, std::size_t fewest) {
  std::vector<Mark> marks;
  for (std::size_t open = text.find('('); open != std::string::npos; open = text.find('(', open + 1)) {
    const std::size_t close = text.find(')', open);
    if (close == std::string::npos) break;
    const int figure = figure_in(text.substr(open + 1, close - open - 1));
    if (figure == 0) continue;
    if (!stands_behind_word(text, open) || (!marks.empty() && figure != marks.back().figure + 1)) return {};
    const bool blank = text[open - 1] == ' ';
    const bool beside = text[open - 1] == ')' || (close + 1 < text.size() && text[close + 1] == ')');
    marks.push_back({open - (blank ? 1 : 0), close + 1, figure, beside});
  }
  if (!marks.empty() && marks.front().figure == 1 &&
      std::any_of(marks.begin(), marks.end(), [](const Mark& mark) { return mark.beside; }))
    fewest = std::min(fewest, kFewestBeside);
  return marks.size() < fewest ? std::vector<Mark>{} : marks;
}

/// A line below all others that a figure begins, "2 Succeeded by Colonel Roe.", and where its words begin.
struct NumberedNote {
  std::size_t begin = 0, words = 0;
  int figure = 0;
};

/// A capital, and behind its word one in small letters: a sentence, and no "2 Foot Batteries".
bool begins_sentence(std::string_view text) {
  const std::size_t blank = text.find(' ');
  return !text.empty() && begins_capital(text) && blank != std::string_view::npos && blank + 1 < text.size() &&
         is_small(text[blank + 1]) && text.find(' ', blank + 1) != std::string_view::npos;
}

/// The notes at the end of a page, from the first; none if they do not count from 1, or stand right below an entry.
std::vector<NumberedNote> notes_at_end(std::string_view text) {
  std::vector<NumberedNote> notes;
  bool blank = false;
  for (std::size_t end = text.find_last_not_of(" \t\r\n"); end != std::string_view::npos && !blank;) {
    const std::size_t before = text.rfind('\n', end), begin = before == std::string_view::npos ? 0 : before + 1;
    const std::size_t digit = text.find_first_not_of(" \t", begin);
    std::size_t words = digit;
    while (words < text.size() && is_digit(text[words])) ++words;
    const int figure = figure_in(text.substr(digit, words - digit));
    words = text.find_first_not_of(" \t", words);
    if (figure == 0 || words == std::string_view::npos || !begins_sentence(text.substr(words, end + 1 - words)))
      return {};
    notes.push_back({begin, words, figure});
    end = begin == 0 ? std::string_view::npos : text.find_last_not_of(" \t\r\n", before);
    blank = end != std::string_view::npos && std::count(text.begin() + static_cast<std::ptrdiff_t>(end),
                                                        text.begin() + static_cast<std::ptrdiff_t>(begin), '\n') > 1;
  }
  std::reverse(notes.begin(), notes.end());
  for (std::size_t at = 0; at < notes.size(); ++at)
    if (notes[at].figure != static_cast<int>(at) + 1) return {};
  return blank ? notes : std::vector<NumberedNote>{};
}

/// The marks to which the notes at the end of the page belong; none if they are others.
std::vector<Mark> marks_of(const std::vector<NumberedNote>& notes, std::string_view text) {
  if (notes.empty()) return {};
  std::vector<Mark> marks = marks_in_brackets(text.substr(0, notes.front().begin), notes.size());
  const bool all = marks.size() == notes.size() && marks.front().figure == 1;
  return all ? marks : std::vector<Mark>{};
}

/// "Third Division6", "14th Indiana7, Col. Kern8": figures at the ends of different words, each one more than that
/// before it or the same again; none if one is not, as with "Corps1", "Corps3".
std::vector<Mark> marks_at_words(std::string_view text) {
  constexpr std::size_t kShortestMarked = 3, kFewestWords = 3;
  std::vector<Mark> marks;
  std::set<std::string_view> words;
  int figures = 0;
  for (std::size_t at = 1; at < text.size(); ++at) {
    if (!is_digit(text[at]) || text[at - 1] < 'a' || text[at - 1] > 'z') continue;
    std::size_t end = at, begin = at;
    while (end < text.size() && is_digit(text[end])) ++end;
    while (begin > 0 && is_letter(text[begin - 1])) --begin;
    const bool ends =
        end == text.size() || std::string_view(" \t\r\n\v,.;:()").find(text[end]) != std::string_view::npos;
    const std::string_view word = text.substr(begin, at - begin);
    const int figure = figure_in(text.substr(at, end - at));
    if (figure == 0 || !ends || word.size() < kShortestMarked) return {};
    const int last = marks.empty() ? figure - 1 : marks.back().figure;
    if (figure != last && figure != last + 1) return {};
    figures += figure == last ? 0 : 1;
    marks.push_back({at, end, figure, false});
    words.insert(word);
    at = end;
  }
  return words.size() < kFewestWords || figures < static_cast<int>(kFewestWords) ? std::vector<Mark>{} : marks;
}

std::string without(const std::vector<Mark>& marks, std::string text) {
  for (auto mark = marks.rbegin(); mark != marks.rend(); ++mark) text.erase(mark->begin, mark->end - mark->begin);
  return text;
}

}  // namespace

std::string without_numbered_marks(std::string text, std::string& note) {
  const std::vector<NumberedNote> notes = notes_at_end(text);
  if (const std::vector<Mark> marks = marks_of(notes, text); !marks.empty()) {
    for (auto told = notes.rbegin(); told != notes.rend(); ++told)
      text.replace(told->begin, told->words - told->begin, "Note: ");
    note = fmt::format("figures in brackets from ({}) to ({}) left out as marks of footnotes", marks.front().figure,
                       marks.back().figure);
    return without(marks, std::move(text));
  }
  if (const std::vector<Mark> marks = marks_in_brackets(text, kFewestMarks); !marks.empty()) {
    note = fmt::format("figures in brackets from ({}) to ({}) left out as marks of footnotes", marks.front().figure,
                       marks.back().figure);
    return without(marks, std::move(text));
  }
  if (const std::vector<Mark> marks = marks_at_words(text); !marks.empty()) {
    note = fmt::format("figures at the ends of words from {} to {} left out as marks of footnotes",
                       marks.front().figure, marks.back().figure);
    return without(marks, std::move(text));
  }
  return text;
}

}  // namespace estafette::readers
