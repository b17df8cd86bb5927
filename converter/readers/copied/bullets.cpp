#include "converter/readers/copied/bullets.hpp"

#include "base/ascii.hpp"
#include "base/letters.hpp"
#include "base/text.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <utility>
#include <vector>

namespace estafette::readers {
namespace {

constexpr int kTabStop = 8;
constexpr int kMostBlanks = 400;

constexpr std::array<std::string_view, 5> kBlanks = {" ", "\u00A0", "\u2003", "\u2009", "\u3000"};
constexpr std::array<std::string_view, 8> kBullets = {"\u2013 ", "\u2014 ", "\u2022", "\u25CF",
                                                      "\u25AA",  "\u00B7",  "\u25E6", "\u21B3"};

template <std::size_t Count>
std::size_t starts_with_any(std::string_view text, const std::array<std::string_view, Count>& signs) {
  for (const std::string_view sign : signs)
    if (text.starts_with(sign)) return sign.size();
  return 0;
}

/// The bytes of a bullet, or of any sign with which frames and trees are drawn, U+2500 to U+257F.
std::size_t starts_with_frame(std::string_view text) {
  const bool drawn = text.starts_with("\xE2\x94") || text.starts_with("\xE2\x95");
  return drawn ? std::min<std::size_t>(text.size(), 3) : starts_with_any(text, kBullets);
}

/// "-41e de ligne", "-1\u00BA Brigade", "*4th Foot": a bullet without a blank, before the number of a unit. "-10" is a
/// figure.
bool begins_with_tight_bullet(std::string_view text, bool stars) {
  constexpr std::array<std::string_view, 3> kOrdinals = {"\u00BA", "\u00AA", "\u00B0"};
  std::size_t end = 1;
  while (end < text.size() && is_digit(text[end])) ++end;
  return (text.starts_with('-') || (stars && text.starts_with('*'))) && end > 1 && end < text.size() &&
         ((text[end] >= 'a' && text[end] <= 'z') || starts_with_any(text.substr(end), kOrdinals) > 0);
}

/// "*Zouaves of the Guard" behind "- ", as wikis are copied: a step further in; but "*Zouaves* (900)" is slanted, and
/// the star of "*Reina; \u2021Zafra" is a mark like the dagger.
bool begins_with_lone_star(std::string_view text) {
  for (const std::string_view dagger : {"\u2020", "\u2021"})
    if (text.find(dagger) != std::string_view::npos) return false;
  return text.size() > 1 && text.front() == '*' && text[1] != ' ' && text.find('*', 1) == std::string_view::npos;
}

/// True where a word or a number begins that a letter follows, perhaps behind a blank: "Toro", "3 squadrons", "1/9th",
/// but not "10".
bool begins_entry(std::string_view text) {
  if (text.empty()) return false;
  const auto lettered = [](char c) { return is_letter(c) || (static_cast<unsigned char>(c) >= 0xC3 && c != '\xE2'); };
  std::size_t at = 0;
  const auto skip_digits = [&] {
    while (at < text.size() && is_digit(text[at])) ++at;
  };
  skip_digits();
  if (at > 0 && at + 1 < text.size() && text[at] == '/' && is_digit(text[at + 1])) {
    ++at;
    skip_digits();
  }
  if (at > 0 && at < text.size() && text[at] == '.') ++at;
  if (at > 0 && at < text.size() && text[at] == ' ') ++at;
  return at < text.size() && lettered(text[at]);
}

}  // namespace

std::string with_glued_dashes_apart(std::string text) {
  constexpr std::size_t kFewest = 2;
  std::vector<std::size_t> dashes;
  for (std::size_t begin = 0; begin < text.size();) {
    const std::size_t end = std::min(text.find_first_of("\r\n\v", begin), text.size());
    const std::size_t at = text.find_first_not_of(" \t", begin);
    if (at < end && text[at] == '-' && begins_entry(std::string_view(text).substr(at + 1, end - at - 1)))
      dashes.push_back(at);
    begin = end + 1;
  }
  if (dashes.size() < kFewest) return text;
  for (auto at = dashes.rbegin(); at != dashes.rend(); ++at) text.insert(*at + 1, " ");
  return text;
}

std::string with_glued_stars_apart(std::string text) {
  constexpr int kFewest = 5;
  std::vector<std::size_t> ends;
  int others = 0;
  for (std::size_t begin = 0; begin < text.size();) {
    const std::size_t end = std::min(text.find_first_of("\r\n\v", begin), text.size());
    const std::string_view line = std::string_view(text).substr(begin, end - begin);
    const std::size_t stars = std::min(line.find_first_not_of('*'), line.size());
    if (line.find('*', stars) != std::string_view::npos) return text;  // slanted or starred words
    for (const std::string_view dagger : {"\u2020", "\u2021"})
      if (line.find(dagger) != std::string_view::npos) return text;
    if (stars > 0 && stars < line.size() && line[stars] != ' ') {
      ends.push_back(begin + stars);
    } else if (!trim(line).empty()) {
      ++others;
    }
    begin = end + 1;
  }
  const int glued = static_cast<int>(ends.size());
  if (glued < kFewest || others >= glued) return text;
  for (auto at = ends.rbegin(); at != ends.rend(); ++at) text.insert(*at, " ");
  return text;
}

namespace {

/// Where the words begin behind "(a)", "1)" or "1." that are glued to them; 0 for any other line.
std::size_t glued_letter(std::string_view line) {
  const std::size_t first = std::min(line.find_first_not_of(" \t"), line.size());
  std::size_t at = first + (line.substr(first).starts_with('(') ? 1 : 0);
  const bool round = at > first;
  const std::size_t begun = at;
  while (at < line.size() && is_digit(line[at])) ++at;
  const bool number = at > begun;
  if (!number && round && at < line.size() && is_any_letter(line[at])) ++at;
  constexpr std::size_t kMost = 2;
  if (at == begun || at - begun > kMost || at + 1 >= line.size()) return 0;
  const bool closed = line[at] == ')' || (line[at] == '.' && number && !round);
  const bool words = is_any_letter(line[at + 1]) || (line[at] == ')' && is_digit(line[at + 1]));
  return closed && words ? at + 1 : 0;
}

}  // namespace

std::string with_glued_letters_apart(std::string text) {
  constexpr int kFewest = 3;
  constexpr std::size_t kShortestFigure = 2;  // digits
  int glued = 0, bracketed = 0;
  const auto each_line = [&](const auto& take) {
    for (std::size_t begin = 0; begin < text.size();) {
      std::size_t end = std::min(text.find_first_of("\r\n\v", begin), text.size());
      take(begin, end);
      begin = end + 1;
    }
  };
  each_line([&](std::size_t begin, std::size_t& end) {
    const std::string_view line = std::string_view(text).substr(begin, end - begin);
    glued += glued_letter(line) > 0 ? 1 : 0;
    bracketed += glued_letter(line) > 0 && line[glued_letter(line) - 1] == ')' ? 1 : 0;
  });
  if (glued < kFewest || bracketed == 0) return text;  // "2.Garde" is a number in German
  each_line([&](std::size_t begin, std::size_t& end) {
    const std::size_t words = glued_letter(std::string_view(text).substr(begin, end - begin));
    if (words == 0) return;
    text.insert(begin + words, " ");
    ++end;
    for (std::size_t at = text.find(")-", begin); at < end && at + 2 < end; at = text.find(")-", at + 1))
      if (is_digit(text[at + 2])) {
        text.replace(at, 2, ") - ");
        end += 2;
      }
    if (const std::size_t dash = text.rfind('-', end - 1);
        dash > begin && dash + kShortestFigure < end && is_any_letter(text[dash - 1]) &&
        std::all_of(text.begin() + static_cast<std::ptrdiff_t>(dash) + 1,
                    text.begin() + static_cast<std::ptrdiff_t>(end), is_digit)) {
      text.replace(dash, 1, " - ");  // "(b)46th Line-990"
      end += 2;
    }
    if (end > begin + 2 && text.compare(end - 2, 2, ":-") == 0) {
      text.erase(end - 1, 1);
      --end;
    }
  });
  return text;
}

std::string with_word_bullets(std::string text) {
  constexpr std::size_t kFewest = 2, kOneIn = 3;
  constexpr std::array<std::pair<std::string_view, std::string_view>, 2> kDrawn = {
      {{"o ", "    \u2022 "}, {"\u00A7 ", "        \u2022 "}}};
  const bool above = text.find('\xB7') != std::string::npos || text.find("\u2022") != std::string::npos;
  for (const auto& [letter, set_in] : kDrawn) {
    const bool first = letter == kDrawn.front().first && !above;  // the page has no other bullets
    const std::string_view bullet = first ? set_in.substr(set_in.find('\xE2')) : set_in;
    std::vector<std::size_t> found;
    std::size_t others = 0;  // that begin in small letters, as "o reitende Batterie 4" may
    for (std::size_t begin = 0; begin < text.size();) {
      const std::size_t end = std::min(text.find_first_of("\r\n\v", begin), text.size());
      const std::string_view line = std::string_view(text).substr(begin, end - begin);
      if (line.starts_with(letter)) {
        const std::string_view entry = trim(line.substr(letter.size()));
        const char begins = entry.empty() ? ' ' : entry.front();
        const bool entry_begins = is_digit(begins) || is_capital(begins) || begins == '#' || begins == '(' ||
                                  begins == '*' || begins == '|' || static_cast<unsigned char>(begins) >= 0xC3;
        others += entry_begins ? 0U : 1U;
        found.push_back(begin);
      }
      begin = end + 1;
    }
    if (others * kOneIn > found.size() || found.size() < kFewest) continue;
    for (auto at = found.rbegin(); at != found.rend(); ++at) text.replace(*at, letter.size(), bullet);
  }
  return text;
}

bool begins_with_bullet(std::string_view text) {
  text = trim(text);
  return starts_with_frame(text) > 0 || text.starts_with("- ") || text.starts_with("* ");
}

int take_indent(std::string_view& text, bool stars) {
  int column = 0;
  int bullets = 0;
  while (!text.empty()) {
    std::size_t length = starts_with_any(text, kBlanks);
    const std::size_t frame = length == 0 ? starts_with_frame(text) : 0;
    const bool sign = text.front() == '-' || text.front() == '+' || (stars && text.front() == '*');
    const bool bullet = text.starts_with(". ") || begins_with_tight_bullet(text, stars) ||
                        (bullets > 0 && begins_with_lone_star(text)) ||
                        (sign && text.find_first_not_of(text.front()) != std::string_view::npos &&
                         text[text.find_first_not_of(text.front())] == ' ');
    if (text.front() == '\t') {
      column += kTabStop - column % kTabStop;
      length = 1;
    } else if (length > 0) {
      ++column;
    } else if (frame > 0) {
      ++column;
      length = frame;
      bullets = 1;
    } else if ((bullet || (column > 0 && text.starts_with("o "))) && bullets < 8) {  // browsers copy a ring as "o"
      ++bullets;
      column += begins_with_tight_bullet(text, stars) || begins_with_lone_star(text) ? 2 : 1;  // as if it had its blank
      length = 1;
    } else {
      break;
    }
    text.remove_prefix(length);
  }
  return std::min(column, kMostBlanks);
}

}  // namespace estafette::readers
