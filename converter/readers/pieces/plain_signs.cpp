#include "converter/readers/pieces/plain_signs.hpp"

#include "base/ascii.hpp"
#include "base/letters.hpp"
#include "base/text.hpp"
#include "converter/readers/words/ordinals.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <utility>

namespace estafette::readers {
namespace {

using Sign = std::pair<std::string_view, std::string_view>;

/// Those that stand for a plain sign wherever they are.
constexpr std::array<Sign, 19> kWide = {{{"\uFF08", "("},
                                         {"\uFF09", ")"},
                                         {"\uFF3B", "["},
                                         {"\uFF3D", "]"},
                                         {"\uFF1A", ": "},
                                         {"\uFF0C", ", "},
                                         {"\uFF1B", "; "},
                                         {"\uFF0F", "/"},
                                         {"\uFF0D", "-"},
                                         {"\uFF0B", "+"},
                                         {"\u2002", " "},
                                         {"\u2003", " "},
                                         {"\u2004", " "},
                                         {"\u2005", " "},
                                         {"\u017F", "s"},  // the long s of old prints
                                         {"\uFB00", "ff"},
                                         {"\uFB01", "fi"},
                                         {"\uFB02", "fl"},
                                         {"\uFB06", "st"}}};
/// Bullets that begin a line.
constexpr std::array<std::string_view, 18> kBullets = {"\u25B8", "\u25BA", "\u25B6", "\u25B9", "\u25A0", "\u25A1",
                                                       "\u25C6", "\u25C7", "\u25CB", "\u2023", "\u2043", "\u2666",
                                                       "\u27A4", "\u27A2", "\u2756", "\u2713", "\uF0B7", "\u2219"};
constexpr std::string_view kBullet = "\u2022", kHardBlank = "\u00A0", kEnDash = "\u2013";
/// "Reg't", "Batt'ns", "Art'y": what stands behind the sign.
constexpr std::array<std::string_view, 6> kShortened = {"t", "ts", "n", "ns", "y", "ys"};
constexpr std::string_view kTrunk = "\u2502", kBranch = "\u251C\u2500\u2500";  ///< of a drawn tree
constexpr std::size_t kFewestGaps = 2;
constexpr std::size_t kBetweenStops = 4, kWideBetweenStops = 8;  ///< columns to the next; the wider of single ones
constexpr std::size_t kFewestDoubled = 4;                        ///< lines

std::size_t count_of(std::string_view text, std::string_view what) {
  std::size_t found = 0;
  for (std::size_t at = text.find(what); at != std::string_view::npos; at = text.find(what, at + what.size())) ++found;
  return found;
}

bool is_letter_at(std::string_view text, std::size_t at) {
  return at < text.size() && is_any_letter(text[at]);
}

/// "Linien= Infanterie-Regiment", "Infanterie = Bataillon", as old German prints set their hyphens; "Total= 900" and
/// "V=Veterans" stay.
void plain_hyphens(std::string& line) {
  constexpr std::size_t kLongWord = 5;
  for (std::size_t at = line.find('='); at != std::string::npos; at = line.find('=', at + 1)) {
    const std::size_t word = at > 0 && line[at - 1] == ' ' ? at - 1 : at;  // where the word before it ends
    std::size_t begin = word;
    while (begin > 0 && is_letter_at(line, begin - 1)) --begin;
    const std::size_t next = line.compare(at + 1, 1, " ") == 0 ? at + 2 : at + 1;
    std::size_t end = next;
    while (is_letter_at(line, end)) ++end;
    const bool apart = word < at;
    if (word - begin >= kLongWord && next < line.size() && is_capital(line[next]) &&
        (!apart || (next == at + 2 && end - next >= kLongWord)))
      line.replace(word, next - word, "-");
  }
}

/// "3  =" below "3 Bat.", as old German prints say that it is the same: with the sign that others have for it.
void plain_ditto(std::string& line) {
  const std::size_t sign = line.find_last_not_of(" \t");
  const std::size_t before =
      sign == std::string::npos || sign == 0 ? std::string::npos : line.find_last_not_of(" \t", sign - 1);
  if (before != std::string::npos && before + 1 < sign && line[sign] == '=' && is_digit(line[before])) line[sign] = '"';
}

/// "Alba Rangers • • • Colonel Kern" with the stops that lead the eye, which a scan took for bullets. What stands
/// behind them is dropped if it is a smudge, such as the "I" of a brace.
void plain_leaders(std::string& line) {
  constexpr std::size_t kFewestBullets = 2;
  constexpr std::ptrdiff_t kFewestLetters = 3;
  const std::size_t begin = std::min(line.find_first_not_of(" \t"), line.size());
  const std::size_t from = line.find(" \u2022", begin);
  if (from == std::string::npos) return;
  std::size_t bullets = 0, end = from;
  while (end < line.size()) {
    const bool bullet = line.compare(end, kBullet.size(), kBullet) == 0;
    if (!bullet && line.find_first_of(" .,'", end) != end) break;
    bullets += bullet ? 1U : 0U;
    end += bullet ? kBullet.size() : 1;
  }
  if (bullets < kFewestBullets) return;
  const std::string_view behind = std::string_view(line).substr(end);
  const bool smudge = std::none_of(behind.begin(), behind.end(), is_digit) &&
                      std::count_if(behind.begin(), behind.end(), is_any_letter) < kFewestLetters;
  if (smudge)
    line.erase(from);
  else
    line.replace(from, end - from, " . . . ");
}

/// "Kaiser Chevauxlegers .  .  .  6", "Alba y Toro . . 1.350": stops with blanks between them as one sign, as wide as
/// they were, since what is below it may stand in a column.
void join_stops(std::string& line) {
  for (std::size_t from = line.find(" ."); from != std::string::npos; from = line.find(" .", from)) {
    std::size_t end = from + 1, last = end, stops = 0;
    for (; end < line.size() && (line[end] == '.' || line[end] == ' '); ++end)
      if (line[end] == '.') {
        const bool single = line[last - 1] != '.' && !(end + 1 < line.size() && line[end + 1] == '.');
        if (end > last + (single ? kWideBetweenStops : kBetweenStops)) break;
        last = end;
        ++stops;
      }
    const bool to_nothing = stops > 2 && end == line.size() && from > 0 && is_any_letter(line[from - 1]);
    if (to_nothing) {  // behind figures they are empty cells
      line.erase(from);
      return;
    }
    if (stops > 1)
      std::fill(line.begin() + static_cast<std::ptrdiff_t>(from) + 1,
                line.begin() + static_cast<std::ptrdiff_t>(last) + 1, '.');
    from = last + 1;
  }
}

/// "  ▸ 22nd Line" with a common bullet.
void plain_bullet(std::string& line) {
  const std::size_t begin = std::min(line.find_first_not_of(" \t"), line.size());
  for (const std::string_view bullet : kBullets)
    if (line.compare(begin, bullet.size(), bullet) == 0) {
      const std::size_t end = begin + bullet.size();
      line.replace(begin, bullet.size(), std::string(kBullet) + (end < line.size() && line[end] != ' ' ? " " : ""));
      return;
    }
}

/// "|   |-- 22nd Line", "    `-- 23rd Line", "/-- IV Corps": the branches of a tree as typewriters draw them, with
/// those of a drawn one.
void draw_branches(std::string& line) {
  const std::size_t dashes = std::min(line.find("--"), line.size());
  if (dashes == 0 || dashes == line.size()) return;
  const std::size_t end = std::min(line.find_first_not_of('-', dashes), line.size());
  const bool fork = line[dashes - 1] == '/' || line[dashes - 1] == '|' || line[dashes - 1] == '+' ||
                    line[dashes - 1] == '`' || line[dashes - 1] == '\\';
  const bool trunk = line.find_first_not_of(" |\t\u00A0") >= dashes - 1;
  if (!fork || !trunk || end + 1 >= line.size() || line[end] != ' ') return;
  std::string drawn;
  for (std::size_t at = 0; at + 1 < dashes; ++at) drawn += line[at] == '|' ? std::string(kTrunk) : line.substr(at, 1);
  line = drawn + std::string(kBranch) + line.substr(end);
}

/// "1 st Hussars", "2<sup>nd</sup> Line": the ending of the figure before it.
void join_endings(std::string& line) {
  for (std::size_t at = line.find("<sup>"); at != std::string::npos; at = line.find("<sup>", at + 1)) {
    const std::size_t close = line.find("</sup>", at);
    const bool ending = at > 0 && is_digit(line[at - 1]) && is_letter_at(line, at + 5) && close != std::string::npos;
    if (!ending) continue;
    line.erase(close, 6);
    line.erase(at, 5);
  }
  for (std::size_t at = line.find(' ', 1); at != std::string::npos && at + 2 < line.size();
       at = line.find(' ', at + 1)) {
    if (!is_digit(line[at - 1]) || is_letter_at(line, at + 3)) continue;
    constexpr int kTen = 10;  // of "11th" to "13th"; the other tens make no difference
    const int number = line[at - 1] - '0' + (at > 1 && line[at - 2] == '1' ? kTen : 0);
    if (std::string_view(line).substr(at + 1, 2) == english_ending(number)) line.erase(at, 1);
  }
}

/// "Reg't" as "Regt"; but "L'Isle" and "Kern's" are no such words.
void join_shortened(std::string& line) {
  for (const std::string_view sign : {"'", "\u2019"})
    for (std::size_t at = line.find(sign, 3); at != std::string::npos; at = line.find(sign, at + 1)) {
      if (at < 3 || !is_letter_at(line, at - 1) || !is_letter_at(line, at - 2) || !is_letter_at(line, at - 3)) continue;
      std::size_t end = at + sign.size();
      while (is_letter_at(line, end)) ++end;
      const std::string_view behind = std::string_view(line).substr(at + sign.size(), end - at - sign.size());
      if (std::find(kShortened.begin(), kShortened.end(), behind) != kShortened.end()) line.erase(at, sign.size());
    }
}

/// "Garde du Corps–4 Eskadronen": the dash stands apart.
void set_dashes_apart(std::string& line) {
  for (std::size_t at = line.find(kEnDash, 1); at != std::string::npos; at = line.find(kEnDash, at + 1)) {
    const std::size_t end = at + kEnDash.size();
    if (!is_letter_at(line, at - 1) || end >= line.size() || !is_digit(line[end])) continue;
    line.insert(end, " ");
    line.insert(at, " ");
  }
}

/// "( 2 bns )" as "(2 bns)"; a bracket that closes nothing may be a brace.
void close_brackets(std::string& line) {
  for (std::size_t open = line.find('('); open != std::string::npos; open = line.find('(', open + 1)) {
    while (open + 1 < line.size() && line[open + 1] == ' ') line.erase(open + 1, 1);
    std::size_t close = line.find_first_of("()", open + 1);
    if (close == std::string::npos || line[close] == '(') continue;
    for (; close > open + 1 && line[close - 1] == ' '; --close) line.erase(close - 1, 1);
  }
}

/// "24th Line ~857" with the short word that the sign stands for.
void plain_about(std::string& line) {
  for (std::size_t at = line.find(" ~"); at != std::string::npos; at = line.find(" ~", at + 1)) {
    const std::size_t figure = at + 2 < line.size() && line[at + 2] == ' ' ? at + 3 : at + 2;
    if (figure < line.size() && is_digit(line[figure])) line.replace(at, figure - at, " ca. ");
  }
}

/// ";1st Division - Kern" of a wiki's list of terms, and "© 2004" with the word that the sign stands for.
void plain_beginning(std::string& line) {
  const bool term = line.size() > 2 && line[0] == ';' && line.find(';', 1) == std::string::npos &&
                    (is_any_letter(line[1]) || is_digit(line[1]) || line[1] == '[' || line[1] == '\'');
  if (term) line.erase(0, 1);
  constexpr std::string_view kSign = "\u00A9";
  const std::size_t begin = std::min(line.find_first_not_of(" \t"), line.size());
  if (line.compare(begin, 2, "\\*") == 0) line.erase(begin, 1);  // a star of Markdown that is one
  if (line.compare(begin, kSign.size(), kSign) == 0) line.replace(begin, kSign.size(), "Copyright ");
}

/// Every gap between the words of a line has two blanks, or more.
bool is_doubled(std::string_view line) {
  line = trim(line);
  std::size_t gaps = 0;
  for (std::size_t at = line.find(' '); at != std::string_view::npos; at = line.find(' ', at)) {
    const std::size_t end = line.find_first_not_of(' ', at);
    if (end - at != 2) return false;
    ++gaps;
    at = end;
  }
  return gaps >= kFewestGaps;
}

void halve_gaps(std::string& line) {
  const std::size_t begin = std::min(line.find_first_not_of(" \t"), line.size());
  for (std::size_t at = line.find("  ", begin); at != std::string::npos; at = line.find("  ", at + 1))
    line.erase(at, 1);
}

template <typename Each>
std::string each_line(std::string_view text, const Each& each) {
  std::string all;
  while (true) {
    const std::size_t end = std::min(text.find_first_of("\r\n\f\v"), text.size());
    std::string line(text.substr(0, end));
    each(line);
    all += line;
    if (end == text.size()) return all;
    all += text[end];
    text.remove_prefix(end + 1);
  }
}

}  // namespace

std::string with_plain_signs(std::string_view utf8) {
  std::string text(utf8);
  // A page that has hard blanks for nearly all of its blanks says nothing by them.
  if (count_of(text, kHardBlank) > count_of(text, " ")) replace_all(text, kHardBlank, " ");
  replace_all(text, "\r\r\n", "\n");
  for (const auto& [sign, plain] : kWide) replace_all(text, sign, plain);
  std::size_t doubled = 0, several = 0;
  (void)each_line(text, [&](const std::string& line) {
    several += std::count(line.begin(), line.end(), ' ') > 1 ? 1U : 0U;
    doubled += is_doubled(line) ? 1U : 0U;
  });
  const bool halve = doubled >= kFewestDoubled && doubled * 4 > several * 3;
  return each_line(text, [&](std::string& line) {
    plain_beginning(line);
    plain_bullet(line);
    plain_leaders(line);
    join_stops(line);
    plain_about(line);
    draw_branches(line);
    if (halve) halve_gaps(line);
    join_endings(line);
    join_shortened(line);
    set_dashes_apart(line);
    plain_hyphens(line);
    plain_ditto(line);
    close_brackets(line);
  });
}

}  // namespace estafette::readers
