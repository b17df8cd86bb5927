#include "converter/readers/retold/line_ends.hpp"

#include "base/letters.hpp"
#include "base/text.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <string>
#include <string_view>

namespace estafette::readers {
namespace {

constexpr std::size_t kFewestLines = 4;     ///< of a text, to tell a manner by
constexpr std::size_t kFewestNumbered = 6;  ///< lines: a division may have so many brigades, "1. Brigade"
constexpr std::size_t kFewestDots = 3;      ///< that set a line in
constexpr std::size_t kFewestDotted = 2;    ///< lines that they set in
constexpr std::array<std::string_view, 4> kHardBlanks = {"\u00A0", "\u2009", "\u202F", "\u2007"};

/// Three digits, as behind the blank of "1 800".
bool begins_with_thousand(std::string_view text) {
  return text.size() >= 3 && std::all_of(text.begin(), text.begin() + 3, is_digit) &&
         (text.size() == 3 || !is_digit(text[3]));
}

std::string with_plain_blanks(std::string text) {
  for (const std::string_view blank : kHardBlanks)
    for (std::size_t at = text.find(blank); at != std::string::npos; at = text.find(blank, at + 1)) {
      const bool thousands =
          at > 0 && is_digit(text[at - 1]) && begins_with_thousand(std::string_view(text).substr(at + blank.size()));
      if (!thousands) text.replace(at, blank.size(), " ");
    }
  return text;
}

/// "9th Line. He fell": a sentence within the line.
bool holds_a_sentence(std::string_view line) {
  for (std::size_t at = line.find(". "); at != std::string_view::npos; at = line.find(". ", at + 1)) {
    const std::size_t word = line.find_last_of(" (", at);
    const std::size_t letters = at - (word == std::string_view::npos ? 0 : word + 1);
    if (letters > 4 && at + 2 < line.size() && line[at + 2] >= 'A' && line[at + 2] <= 'Z') return true;
  }
  return false;
}

/// "2d Mich.", "Cav.": the stop may be that of a short form.
bool ends_with_short_form(std::string_view line) {
  constexpr std::size_t kLongest = 5;  // letters, with the stop
  const std::size_t word = line.find_last_of(" \t(", line.size() - 1);
  return line.size() - (word == std::string_view::npos ? 0 : word + 1) <= kLongest;
}

/// A comma that parts no thousands, before the last letter of a line.
bool holds_a_comma(std::string_view line) {
  for (std::size_t at = line.find(','); at + 1 < line.size(); at = line.find(',', at + 1))
    if (!(at > 0 && is_digit(line[at - 1]) && begins_with_thousand(line.substr(at + 1)))) return true;
  return false;
}

/// How the lines of a text end.
struct Ends {
  std::size_t lines = 0, stops = 0, semicolons = 0, commas = 0;
  bool sentences = false, lists = false;
};

template <typename Do>
void each_line(std::string_view text, Do what) {
  for (std::size_t begin = 0; begin < text.size();) {
    const std::size_t end = std::min(text.find_first_of("\n\r", begin), text.size());
    what(text.substr(begin, end - begin), end);
    begin = end + 1;
  }
}

Ends ends_of(std::string_view text) {
  Ends ends;
  each_line(text, [&](std::string_view whole, std::size_t) {
    const std::string_view line = trim(whole);
    if (line.empty()) return;
    ++ends.lines;
    ends.stops += line.ends_with('.') ? 1U : 0U;
    ends.semicolons += line.ends_with(';') ? 1U : 0U;
    ends.commas += line.ends_with(',') ? 1U : 0U;
    ends.sentences = ends.sentences || holds_a_sentence(line) || line.find(".-") != std::string_view::npos ||
                     line.find(".\u2014") != std::string_view::npos;  // "FIRST BRIGADE.--Col. Kern" runs on
    ends.lists = ends.lists || (line.ends_with(',') && holds_a_comma(line));
  });
  return ends;
}

/// The bytes of "12. ", "12) " or "12" and a tab before the words of a line that is to have that number; 0 for another.
std::size_t number_before(std::string_view line, std::size_t number) {
  const std::string digits = std::to_string(number);
  const std::size_t begin = std::min(line.find_first_not_of(" \t"), line.size());
  if (!line.substr(begin).starts_with(digits)) return 0;
  const std::string_view behind = line.substr(begin + digits.size());
  const bool mark = behind.starts_with(". ") || behind.starts_with(") ") || behind.starts_with(".\t");
  return mark || behind.starts_with('\t') ? begin + digits.size() + (mark ? 2 : 1) : 0;
}

std::string without_numbers_of_lines(const std::string& text) {
  std::size_t lines = 0;
  bool all = true;
  each_line(text, [&](std::string_view line, std::size_t) {
    if (!all || trim(line).empty()) return;
    all = number_before(line, ++lines) > 0;
  });
  if (!all || lines < kFewestNumbered) return text;
  std::string result;
  std::size_t number = 0;
  each_line(text, [&](std::string_view line, std::size_t end) {
    result += trim(line).empty() ? line : line.substr(number_before(line, ++number));
    if (end < text.size()) result += text[end];
  });
  return result;
}

/// How many dots "......9th Line" has before its words, which set it in; 0 if a word or a few dots begin the line.
std::size_t dots_before(std::string_view line) {
  const std::size_t dots = std::min(line.find_first_not_of('.'), line.size());
  return dots >= kFewestDots && dots < line.size() ? dots : 0;
}

/// Lines that are set in by dots with blanks in place of them, if two begin so.
std::string with_blanks_for_dots(const std::string& text) {
  std::size_t dotted = 0;
  each_line(text, [&](std::string_view line, std::size_t) { dotted += dots_before(line) > 0 ? 1U : 0U; });
  if (dotted < kFewestDotted) return text;
  std::string result;
  result.reserve(text.size());
  each_line(text, [&](std::string_view line, std::size_t end) {
    const std::size_t dots = dots_before(line);
    result.append(dots, ' ');
    result += line.substr(dots);
    if (end < text.size()) result += text[end];
  });
  return result;
}

}  // namespace

std::string without_marks_at_ends(std::string text) {
  text = with_blanks_for_dots(without_numbers_of_lines(with_plain_blanks(std::move(text))));
  const Ends ends = ends_of(text);
  const bool many = ends.lines >= kFewestLines;
  const bool stops = many && ends.stops * 5 >= ends.lines * 3 && !ends.sentences;
  const bool semicolons = many && ends.semicolons * 5 >= ends.lines * 2;
  const bool all = ends.commas * 5 >= ends.lines * 4;
  const bool commas = many && ends.commas * 5 >= ends.lines * 2 && (all || !ends.lists);
  std::string result;
  result.reserve(text.size());
  each_line(text, [&](std::string_view line, std::size_t end) {
    const std::size_t last = line.find_last_not_of(" \t");
    const char mark = last == std::string_view::npos ? '\0' : line[last];
    const char before = last == std::string_view::npos || last == 0 ? '\0' : line[last - 1];
    const bool told = std::any_of(line.begin(), line.end(), is_letter) && before != '.';
    const bool figure = mark == '.' && (is_digit(before) || before == ')' || before == ']');
    const bool idle = told && (figure || (stops && mark == '.' && !ends_with_short_form(line.substr(0, last + 1))) ||
                               (semicolons && mark == ';') || (commas && mark == ','));
    result += idle ? line.substr(0, last) : line;
    if (end < text.size()) result += text[end];
  });
  return result;
}

std::string_view without_bar_at_end(std::string_view line) {
  const std::string_view text = trim(line);
  const bool bare = text.size() < 2 || !text.ends_with('|') || text.find('|') + 1 < text.size();
  return bare ? line : line.substr(0, line.rfind('|'));
}

std::string without_footnote_mark(std::string_view line) {
  constexpr std::array<std::string_view, 3> kMarks = {"*", "\u2020", "\u2021"};
  const bool bracket = line.ends_with(')') && line.find('(') != std::string_view::npos;
  std::string_view bare = bracket ? line.substr(0, line.size() - 1) : line;
  for (bool found = true; found;) {
    found = false;
    for (const std::string_view mark : kMarks)
      if (bare.ends_with(mark)) {
        bare.remove_suffix(mark.size());
        found = true;
      }
  }
  const bool letter = !bare.empty() && is_any_letter(bare.back());
  const bool behind = letter || (!bracket && !bare.empty() && (is_digit(bare.back()) || bare.back() == ')'));
  if (!behind || bare.find('*') != std::string_view::npos) return std::string(line);
  return std::string(bare) + (bracket ? ")" : "");
}

std::string_view without_bracketed_mark(std::string_view line) {
  constexpr std::size_t kLongest = 6;  // bytes within the brackets
  const std::size_t open = line.rfind('(');
  if (!line.ends_with(')') || open == std::string_view::npos || open == 0) return line;
  const std::string_view inside = line.substr(open + 1, line.size() - open - 2);
  const bool marks = !inside.empty() && inside.size() <= kLongest &&
                     (inside.find_first_not_of('+') == std::string_view::npos ||
                      without_footnote_mark(fmt::format("a{}", inside)) == "a");
  return marks ? trim(line.substr(0, open)) : line;
}

std::string without_note_letter(std::string_view line) {
  constexpr char kLastLetter = 'h';  // "Battalion(s)" is a plural
  std::string text(line);
  for (std::size_t at = text.find(')'); at != std::string::npos && at + 1 < text.size(); at = text.find(')', at + 1)) {
    const char letter = text[at + 1];
    const char behind = at + 2 < text.size() ? text[at + 2] : ',';
    const bool ends = is_digit(behind) || behind == ',' || behind == ';' || behind == ' ';
    if (letter < 'a' || letter > kLastLetter || !ends || text.rfind('(', at) == std::string::npos) continue;
    text.replace(at + 1, 1, is_digit(behind) ? " " : "");
  }
  return text;
}

std::string with_dots_together(std::string_view line) {
  std::string text;
  std::size_t told = 0;
  for (std::size_t at = line.find(". ."); at != std::string_view::npos; at = line.find(". .", at)) {
    const std::size_t begin = line.find_last_not_of('.', at) + 1;
    const std::size_t end = std::min(line.find_first_not_of(". ", at), line.size());
    const std::size_t last = line.find_last_of('.', end - 1) + 1;
    const auto dots = static_cast<std::size_t>(std::count(line.begin() + static_cast<std::ptrdiff_t>(begin),
                                                          line.begin() + static_cast<std::ptrdiff_t>(last), '.'));
    at = last;
    if (dots < kFewestDots) continue;  // "Kern, Col. . 600" has lost something else
    text += std::string(line.substr(told, begin - told)) + std::string(dots, '.');
    told = last;
  }
  return text + std::string(line.substr(told));
}

}  // namespace estafette::readers
