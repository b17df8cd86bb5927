#include "converter/readers/copied/lines.hpp"

#include "base/letters.hpp"
#include "base/lines.hpp"
#include "base/text.hpp"
#include "converter/readers/copied/broken_lines.hpp"
#include "converter/readers/copied/bullets.hpp"
#include "converter/readers/copied/footnotes.hpp"
#include "converter/readers/copied/gutter.hpp"
#include "converter/readers/copied/markup.hpp"
#include "converter/readers/words/signs.hpp"
#include "converter/readers/words/tokens.hpp"

#include <algorithm>
#include <array>
#include <cctype>
#include <optional>
#include <unordered_set>
#include <utility>

namespace estafette::readers {
namespace {

constexpr int kNumberStep = 1000;  ///< a step of outline numbering counts for more than any indentation
constexpr int kFewestBullets = 3;

/// "1.2.3 " or "1.2. ": the steps of a number, if it has enough of them; "#" to "######": steps of a heading, highest
/// first.
std::optional<int> take_steps(std::string_view& text, int fewest) {
  const std::size_t hashes = std::min(text.find_first_not_of('#'), text.size());
  const bool meaning = trim(text.substr(hashes)).starts_with('=');  // "# = estimated"
  if (hashes > 0 && hashes <= 6 && hashes < text.size() && text[hashes] == ' ' && !meaning) {
    text = trim(text.substr(hashes));
    return static_cast<int>(hashes) - 7;
  }
  int steps = 0;
  std::size_t at = 0;
  while (at < text.size() && is_digit(text[at])) {
    std::size_t end = at;
    while (end < text.size() && is_digit(text[end])) ++end;
    if (end - at > 2) return std::nullopt;
    ++steps;
    at = end;
    if (at >= text.size() || text[at] != '.') break;
    ++at;
  }
  if (steps < fewest || at >= text.size() || text[at] != ' ') return std::nullopt;
  text = trim(text.substr(at));
  return steps;
}

/// "1. " before an entry of a list in Markdown. But "1. Division" is the first one: there a word of an order of battle
/// follows.
void take_list_number(std::string_view& text, const PhraseBook& words) {
  const std::size_t digits = std::min(text.find_first_not_of("0123456789"), text.size());
  if (digits == 0 || digits > 2 || !text.substr(digits).starts_with(". ")) return;
  const std::string_view entry = trim(text.substr(digits + 2));
  for (std::size_t at = entry.find(". "); at != std::string_view::npos; at = entry.find(". ", at + 1))
    if (at > 2 && is_digit(entry[at - 1]) && entry[at - 2] == ' ' && entry[at - 3] == ',') return;  // ", 2. Ostpr. IR"
  const Tokens tokens = tokens_of(entry);
  for (const Sense sense : {Sense::command, Sense::unit, Sense::kind, Sense::quality, Sense::nation, Sense::count})
    if (words.has(sense, tokens, 0)) return;
  text = entry;
}

/// A text in Markdown has headings.
bool is_markdown(const std::vector<PhysicalLine>& lines) {
  return std::any_of(lines.begin(), lines.end(), [](const PhysicalLine& line) {
    const bool heading = line.text.starts_with("# ") || line.text.starts_with("## ");
    return heading && line.text.find_first_not_of("# =") < line.text.find('=');  // "# = estimated"
  });
}

/// "(3) 45th Line": figures in brackets that do not count on from 1 count battalions.
bool brackets_count(std::string_view utf8) {
  int last = 0;
  while (!utf8.empty()) {
    const std::string_view line = trim(take_line(utf8));
    const std::size_t close = line.starts_with('(') ? line.find(") ") : std::string_view::npos;
    if (close > 3) continue;
    const std::optional<int> number = whole_number(std::string(line.substr(1, close - 1)));
    if (!number) continue;
    if (*number != 1 && *number != last + 1) return true;
    last = *number;
  }
  return false;
}

/// The style of "A)", "1)", "a)", "(1)", "IV)" and the like; 0 for none.
int take_lettered(std::string_view& text, bool brackets_count) {
  if (brackets_count && text.size() > 1 && text.front() == '(' && is_digit(text[1])) return 0;
  const std::size_t open = text.starts_with('(') ? 1 : 0;
  std::size_t end = open;
  while (end < text.size() && std::isalnum(static_cast<unsigned char>(text[end])) != 0 && end - open < 4) ++end;
  if (end == open || end + 1 >= text.size() || text[end] != ')' || text[end + 1] != ' ') return 0;
  const std::string_view number = text.substr(open, end - open);
  const bool digits = std::all_of(number.begin(), number.end(), is_digit);
  const bool romans = number.find_first_not_of("IVX") == std::string_view::npos;
  const bool small = number.find_first_not_of("ivx") == std::string_view::npos;
  if (!digits && !romans && !small && number.size() > 1) return 0;
  text = trim(text.substr(end + 1));
  if (digits) return 1;
  if (romans) return 2;
  if (small) return 3;
  return number.front() >= 'a' ? 4 : 5;
}

/// Gives numbered lines the depth of their numbers, and puts the lines after each below it.
class Numbering {
 public:
  /// "1." begins an outline only if some number has two steps; otherwise it is just the first of a list.
  explicit Numbering(std::string_view utf8) : brackets_count_(brackets_count(utf8)) {
    while (!utf8.empty() && fewest_ > 1) {
      std::string_view line = trim(take_line(utf8));
      if (!line.starts_with('#') && take_steps(line, 2)) fewest_ = 1;
    }
  }

  void place(TextLine& line, std::string_view& text) {
    line.indent = line.depth;
    if (const std::optional<int> steps = take_steps(text, fewest_)) {
      number(*steps, line.depth);
      line.heading = *steps < 0;
    } else if (const int style = take_lettered(text, brackets_count_); style > 0) {
      auto known = std::find(styles_.begin(), styles_.end(), style);
      if (known == styles_.end()) known = styles_.insert(styles_.end(), style);
      number(static_cast<int>(known - styles_.begin()) + 1, line.depth);
    } else {
      if (const Open* open = above(line.depth)) line.depth += (open->steps + 1) * kNumberStep;
      return;
    }
    line.depth += open_.back().steps * kNumberStep;
  }

 private:
  struct Open {
    int steps, column;
    bool indents = false;  ///< lines below it are indented more than it is
  };

  void number(int steps, int column) {
    while (!open_.empty() && open_.back().steps >= steps) open_.pop_back();
    if (!open_.empty() && open_.back().column < column) open_.back().indents = open_.back().steps > 0;
    open_.push_back({steps, column});
  }

  /// The numbered line that a line without a number is under: the last that is indented less, or else the last; but
  /// one whose other lines are indented more has none that stands right below its own number, so that then it is none.
  [[nodiscard]] const Open* above(int column) {
    for (auto open = open_.rbegin(); open != open_.rend(); ++open) {
      if (open->column >= column) continue;
      open->indents = open->steps > 0;  // a heading of Markdown holds what follows it, however that is indented
      return &*open;
    }
    return open_.empty() || open_.back().indents ? nullptr : &open_.back();
  }

  int fewest_ = 2;
  bool brackets_count_;
  std::vector<int> styles_;
  std::vector<Open> open_;
};

/// How many lines begin with a star: one or two are footnotes, many are bullets, and so are those set in below others,
/// or below headings of a page that has no other bullets. "** " is never a footnote.
int begin_with_star(std::string_view utf8, const Footnotes& notes) {
  constexpr int kSurelyBullets = 100;
  int lines = 0;
  bool headings = false, others = false, set_in = false;
  std::optional<std::size_t> column;  // of the first star
  while (!utf8.empty()) {
    const std::string_view whole = take_line(utf8), line = trim(whole);
    headings = headings || line.starts_with("##") || line.starts_with("==");
    others = others || line.starts_with("- ") || line.starts_with("\u2022");
    const bool note = !notes.note_in(line).empty();
    if (!note && line.starts_with("** ") && line.find("**", 2) == std::string_view::npos) lines += kSurelyBullets;
    if (!line.starts_with('*') || note) continue;
    ++lines;
    const std::size_t begin = whole.find('*');
    set_in = set_in || begin > column.value_or(begin);
    column = column.value_or(begin);
  }
  return lines > 0 && (set_in || (headings && !others)) ? kSurelyBullets : lines;
}

/// "* 22nd Line 700 men": troops with a figure behind a star are no footnote where no word bears a star. A footnote is
/// a sentence: "* Two of its regiments came late."
bool is_starred_entry(std::string_view line, const Footnotes& notes, const PhraseBook& words) {
  line = trim(line);
  const bool tight = line.size() > 1 && is_digit(line[1]);
  if (!line.starts_with('*') || (!tight && !line.starts_with("* ")) || notes.any()) return false;
  const std::string_view entry = trim(line.substr(1));
  const bool figure = has_digit(entry);
  return figure && !entry.ends_with('.') && words.shows_troops(fold(entry));
}

/// "3* Landwehr, 1* Rifles": each star stands for "times".
bool counts_with_stars(std::string_view text) {
  for (std::size_t at = text.find('*'); at != std::string_view::npos; at = text.find('*', at + 1)) {
    const bool counted =
        at > 0 && is_digit(text[at - 1]) && at + 2 < text.size() && text[at + 1] == ' ' && is_any_letter(text[at + 2]);
    if (!counted) return false;
  }
  return true;
}

/// "_Lieutenant-General_ Roe" as "Lieutenant-General Roe": the underscores round words that a print has in slanted
/// type.
std::string without_slanted(std::string_view text) {
  const auto inside = [&](std::size_t at) {
    return at < text.size() && (is_any_letter(text[at]) || is_digit(text[at]) || text[at] == '.');
  };
  std::string upright;
  std::size_t told = 0;
  for (std::size_t open = text.find('_'); open != std::string_view::npos; open = text.find('_', open + 1)) {
    if (open < told || !inside(open + 1) || (open > 0 && (inside(open - 1) || text[open - 1] == '_'))) continue;
    std::size_t close = text.find('_', open + 1);
    while (close != std::string_view::npos && inside(close + 1)) close = text.find('_', close + 1);
    if (close == std::string_view::npos || text[close - 1] == ' ' || text.substr(close + 1).starts_with('_')) continue;
    upright += text.substr(told, open - told);
    upright += text.substr(open + 1, close - open - 1);
    told = close + 1;
    open = close;
  }
  return upright + std::string(text.substr(told));
}

/// The text without marks for bold type, and with wide blanks for tabs, so that columns stay apart.
std::string plain(std::string_view text) {
  constexpr std::string_view kRule = "_____";  // of a forum above a signature
  if (text.starts_with(kRule) && trim(text).find_first_not_of('_') == std::string_view::npos) return std::string(kRule);
  if (text.size() > 2 && text.front() == '`' && text.back() == '`') text = text.substr(1, text.size() - 2);
  const std::string upright = text.find('_') == std::string_view::npos ? std::string() : without_slanted(text);
  if (!upright.empty()) text = upright;
  std::string result;
  const auto stars = std::count(text.begin(), text.end(), '*');
  const bool emphasis = stars >= 2 && stars % 2 == 0 && !counts_with_stars(text);
  for (std::size_t at = 0; at < text.size(); ++at) {
    if (emphasis && text[at] == '*') continue;
    if ((text[at] == '*' || text[at] == '_') && at + 1 < text.size() && text[at + 1] == text[at]) {
      ++at;
    } else if (text[at] == '\t') {
      result += "   ";
    } else {
      result += text[at];
    }
  }
  return one_line(result);
}

constexpr std::array<char, 2> kEndsOfPieces = {kNextLine, kSameLine};

/// A vertical tab ends a line within a paragraph, as word processors save it.
void add_pieces(int number, std::string_view text, std::vector<PhysicalLine>& lines) {
  while (true) {
    const std::size_t end = std::min(text.find_first_of(kEndsOfPieces.data(), 0, kEndsOfPieces.size()), text.size());
    lines.push_back({number, text.substr(0, end)});
    if (end == text.size()) return;
    text.remove_prefix(end + 1);
  }
}

constexpr std::array<char, 2> kSides = {kBeside, kWithin};

/// The lines of the file. What stands side by side is read one side after the other, as far as such lines follow each
/// other.
std::vector<PhysicalLine> physical_lines(std::string_view utf8) {
  std::vector<PhysicalLine> lines;
  std::vector<std::vector<PhysicalLine>> sides;
  bool within = false;
  const auto finish_sides = [&] {
    for (std::vector<PhysicalLine>& side : sides) {
      side.front().beside = !within && &side != sides.data();
      lines.insert(lines.end(), side.begin(), side.end());
    }
    sides.clear();
  };
  for (int number = 1; !utf8.empty(); ++number) {
    std::string_view text = take_line(utf8);
    const std::size_t sign = text.find_first_of(kSides.data(), 0, kSides.size());
    if (sign == std::string_view::npos) {
      if (!trim(text).empty()) finish_sides();
      add_pieces(number, text, sides.empty() ? lines : sides.front());
      continue;
    }
    within = text[sign] == kWithin;
    for (std::size_t side = 0, stop = 0; stop != std::string_view::npos; ++side) {
      if (sides.size() <= side) sides.emplace_back();
      stop = text.find_first_of(kSides.data(), 0, kSides.size());
      add_pieces(number, text.substr(0, stop), sides[side]);
      if (stop != std::string_view::npos) text.remove_prefix(stop + 1);
    }
  }
  finish_sides();
  return lines;
}

/// True if just one blank stands before the words, the bullet or the slanted letters of a line, which may be quoted.
bool has_one_blank_before(std::string_view line) {
  if (line.starts_with("> ")) line.remove_prefix(2);
  return line.size() > 1 && line[0] == ' ' && line[1] != ' ' && line[1] != '\t';
}

/// One blank before a few lines of a text that is not set in, or whose bullets are not, is a slip, and does not put
/// what follows above them. "- 12 -" between them is the number of a page.
void flatten_stray_blanks(std::vector<TextLine>& lines, const std::vector<PhysicalLine>& physical) {
  constexpr std::size_t kOneIn = 6;
  const auto words = [](const TextLine& line) {
    return std::any_of(line.text.begin(), line.text.end(), is_any_letter);
  };
  std::optional<int> plain;
  for (const TextLine& line : lines)
    if (words(line)) plain = std::min(line.depth, plain.value_or(line.depth));
  if (!plain) return;
  std::size_t set_in = 0;
  std::unordered_set<int> blanks;  // the lines with one blank before their words
  for (const PhysicalLine& line : physical)
    if (has_one_blank_before(line.text)) blanks.insert(line.number);
  for (const TextLine& line : lines) {
    if (!words(line) || line.depth == *plain) continue;
    if (line.depth > *plain + 1 || !blanks.contains(line.line) || ++set_in * kOneIn > lines.size()) return;
  }
  for (TextLine& line : lines) line.depth = *plain;
}

/// The number of the line that ends what a page of Markdown says of itself, "title: ..." between two rules at its very
/// beginning; 0 if it says nothing.
int end_of_front_matter(const std::vector<PhysicalLine>& lines) {
  constexpr std::size_t kLongest = 40;
  if (lines.empty() || trim(lines.front().text) != "---") return 0;
  for (std::size_t i = 1; i < std::min(lines.size(), kLongest); ++i) {
    const std::string_view text = trim(lines[i].text);
    if (text == "---") return lines[i].number;
    const bool told = text.empty() || text.starts_with("- ") || text.substr(0, text.find(' ')).ends_with(':');
    if (!told) return 0;
  }
  return 0;
}

}  // namespace

std::vector<TextLine> lines_of(std::string_view utf8, const PhraseBook& words) {
  std::vector<TextLine> lines;
  Numbering numbering(utf8);
  const Footnotes notes(utf8);
  const bool stars = begin_with_star(utf8, notes) >= kFewestBullets;
  bool after_blank = true, beside = false, entry_above = false;
  const std::vector<PhysicalLine> all = columns_apart(physical_lines(utf8), words);
  const bool markdown = is_markdown(all);
  const int front = end_of_front_matter(all);
  for (const PhysicalLine& physical : all) {
    const std::string_view note = notes.note_in(physical.text);
    std::string kept(note.empty() ? physical.text : note);
    const std::string struck = take_struck_out(kept);
    const bool all_struck = !struck.empty() && kept.find_first_not_of(" \t-*+.,;:()") == std::string::npos;
    if (all_struck) kept = "struck out: " + struck;
    const bool entry = begins_with_bullet(kept);
    const std::string unmarked = without_raised_figures(letters_joined(without_markup(kept, words)));
    std::string_view text = unmarked;
    const int depth = take_indent(text, stars || is_starred_entry(text, notes, words));
    TextLine line{physical.number, 1, depth, after_blank, "", !note.empty() || all_struck};
    line.footnote = line.footnote || begins_with_raised_figure(text) || trim(text).starts_with("^ ");  // of a wiki
    line.back_matter = physical.number <= front;
    text = trim(text);
    beside = beside || physical.beside;
    if (text.empty()) {
      after_blank = after_blank || trim(physical.text).empty();
    } else if (const auto begun = !lines.empty() && !after_blank && !beside && !(entry && entry_above)
                                      ? begun_by(lines.back(), text, words, entry_above && depth >= lines.back().depth)
                                      : std::nullopt) {
      lines.back().text = *begun + plain(text);
      lines.back().lines += 1;
    } else {
      if (markdown) take_list_number(text, words);
      numbering.place(line, text);
      if (begins_with_bullet(text)) line.depth += take_indent(text, false);  // "a) \u2022 1st Division"
      line.text = trim(plain(text));
      line.beside = std::exchange(beside, false);
      entry_above = entry;
      lines.push_back(std::move(line));
      after_blank = false;
      if (!struck.empty() && !all_struck)
        lines.push_back({physical.number, 1, lines.back().depth, false, "struck out: " + struck, true});
    }
  }
  flatten_stray_blanks(lines, all);
  return lines;
}

std::vector<Problem> doubts_of_lines(std::string_view utf8, const PhraseBook& words) {
  return doubts_of_columns(physical_lines(utf8), words);
}

}  // namespace estafette::readers
