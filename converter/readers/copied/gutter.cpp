#include "converter/readers/copied/gutter.hpp"

#include "base/letters.hpp"
#include "base/text.hpp"
#include "converter/readers/parts/head.hpp"

#include <algorithm>
#include <map>
#include <optional>
#include <utility>

namespace estafette::readers {
namespace {

constexpr std::size_t kFewestLines = 4;
constexpr std::string_view kGap = "    ";  ///< at least so many blanks between the columns
constexpr std::size_t kLeftmost = 15;      ///< a left column is at least so wide
constexpr std::size_t kMostSetIn = 8;      ///< how far the troops of the right column may be set in below its commands
constexpr std::size_t kLinesLooked = 400;

/// The byte at a column of a line, as width() counts them: letters with accents take more than one.
std::size_t byte_at(std::string_view line, std::size_t column) {
  std::size_t at = 0;
  for (std::size_t columns = 0; at < line.size() && columns < column;) {
    std::size_t next = at + 1;
    while (next < line.size() && (line[next] & '\xC0') == '\x80') ++next;
    columns += width(line.substr(at, next - at));
    at = next;
  }
  return at;
}

/// It has words in the column that begins at `gutter`, and a blank before them.
bool in_both(std::string_view line, std::size_t gutter) {
  const std::size_t begin = byte_at(line, gutter);
  return begin < line.size() && begin > 0 && line[begin - 1] == ' ';
}

/// True if a text names troops or a command by itself: it is no cell of figures.
bool names_something(std::string_view text, const PhraseBook& words) {
  const Tokens tokens = tokens_of(text);
  if (tokens.empty() || tokens.front().is == Token::Is::mark) return false;
  if (tokens.size() > 1 && words.has(Sense::count, tokens, 1)) return false;  // "2 bns"
  return head_of({tokens, tokens.size(), words}).is != Head::Is::nothing;
}

bool is_command(std::string_view text, const PhraseBook& words) {
  const Tokens tokens = tokens_of(text);
  return !tokens.empty() && head_of({tokens, tokens.size(), words}).is == Head::Is::formation;
}

/// "54th Line (2 bns) .... 962", "2nd Brandenburg Hussars 400", "Total: 3,093": an entry of a column below its
/// commands.
bool is_entry(std::string_view text, const PhraseBook& words) {
  const Tokens tokens = tokens_of(text);
  if (tokens.size() < 2) return false;
  constexpr std::size_t kNearby = 4;  // words of its name
  const bool numbered =
      tokens.front().is == Token::Is::ordinal && words.any(Sense::kind, tokens, 1, std::min(tokens.size(), kNearby));
  return numbered || words.has(Sense::total, tokens, 0) || names_something(text, words);
}

/// True if the right column holds numbered troops and nothing else, each beside one of the left: a command above both
/// has them all.
bool all_entries(const std::vector<std::string_view>& lines, std::size_t gutter, const PhraseBook& words) {
  return std::all_of(lines.begin(), lines.end(), [&](std::string_view line) {
    const std::size_t begin = byte_at(line, gutter);
    if (!in_both(line, gutter) || whole_number(trim(line.substr(begin)))) return true;
    return is_entry(line.substr(0, begin), words) && is_entry(line.substr(begin), words);
  });
}

/// "962", "1,210".
bool is_strength(std::string_view text) {
  return has_digit(text) && text.find_first_not_of("0123456789,.") == std::string_view::npos;
}

std::size_t begin_of_right(std::string_view line) {
  const std::size_t first = line.find_first_not_of(' ');
  if (first == std::string_view::npos) return 0;
  std::size_t begin = 0;
  for (std::size_t gap = line.find(kGap, std::max(first, kLeftmost)); gap != std::string_view::npos;
       gap = line.find(kGap, begin)) {
    begin = std::min(line.find_first_not_of(' ', gap), line.size());
    const std::size_t end = std::min(line.find("  ", begin), line.size());
    if (!is_strength(line.substr(begin, end - begin)) || end == line.size()) break;  // of the left one
  }
  return begin;
}

/// Where the right column begins in most of those lines that may have one.
struct RightBegin {
  std::size_t gutter = 0;
  std::size_t first = 0;   ///< where it begins in the line in which it stands furthest to the left
  std::size_t lines = 0;   ///< that have something there
  std::size_t filled = 0;  ///< lines that are not blank
};

RightBegin begin_in_most(const std::vector<std::string_view>& lines) {
  std::map<std::size_t, std::size_t> begins;
  std::size_t filled = 0;
  for (std::size_t i = 0; i < std::min(lines.size(), kLinesLooked); ++i) {
    if (trim(lines[i]).empty()) continue;
    ++filled;
    const std::size_t begin = begin_of_right(lines[i]);
    const bool there = begin > 0 && begin < lines[i].size();
    if (there && !whole_number(trim(lines[i].substr(begin))))  // no number of a page
      ++begins[width(lines[i].substr(0, begin))];
  }
  RightBegin most{0, begins.empty() ? 0 : begins.begin()->first, 0, filled};
  for (const auto& [from, lines_there] : begins) {
    std::size_t there = 0;
    for (auto at = begins.find(from); at != begins.end() && at->first <= from + kMostSetIn; ++at) there += at->second;
    if (there <= most.lines) continue;
    most.lines = there;
    most.gutter = from;
  }
  return most;
}

/// The column at which the right column begins in most lines, or nothing if the text has only one.
std::optional<std::size_t> gutter_of(const std::vector<std::string_view>& lines, const PhraseBook& words) {
  const RightBegin begin_in = begin_in_most(lines);
  const std::size_t gutter = begin_in.gutter, most = begin_in.lines;
  if (most < kFewestLines || most * 2 < begin_in.filled) return std::nullopt;
  std::size_t both = 0, entries = 0;
  std::optional<bool> commands;  // whether both columns begin with one: then troops stand below it, and not beside
  bool above = false, below_one = false, on_the_right = false;  // commands: alone in their lines, above both columns
  for (const std::string_view line : lines) {
    if (!in_both(line, gutter)) {
      above = above || is_command(line, words);
      continue;
    }
    const std::size_t begin = byte_at(line, gutter);
    const std::string_view left = line.substr(0, begin), right = line.substr(begin);
    both += names_something(left, words) && names_something(right, words) ? 1U : 0U;
    entries += is_entry(left, words) && is_entry(right, words) ? 1U : 0U;
    const bool number_of_page = whole_number(trim(right)).has_value();
    below_one = below_one || above;
    on_the_right = on_the_right || is_command(right, words);
    if (!commands && !number_of_page) commands = is_command(left, words) && is_command(right, words);
  }
  if (below_one && !on_the_right && all_entries(lines, gutter, words)) return std::nullopt;
  const bool parted = both * 5 >= most * 3 || (commands.value_or(false) && entries * 5 >= most * 3);
  return parted ? std::optional(gutter) : std::nullopt;
}

/// An entry without the bullet before it: "[*]2nd Brigade", "- 61st Illinois", "o 2e brigade".
std::string_view without_bullet(std::string_view text) {
  text = trim(text);
  if (text.starts_with("[*]")) return trim(text.substr(3));
  const std::size_t blank = text.find(' ');
  const bool bullet = blank == 1 && std::string_view("-*+o").find(text[0]) != std::string_view::npos;
  return bullet ? trim(text.substr(blank)) : text;
}

/// What stands on both sides of a gutter that no line crosses.
struct BothSides {
  std::vector<std::pair<std::string_view, std::string_view>> rows;  ///< of lines that have both
  bool headed = false;                                              ///< a command alone in its line is above them
};

/// Nothing if a line crosses the gutter below the first that has both sides, or if either has columns of its own.
std::optional<BothSides> sides_of(const std::vector<std::string_view>& lines, std::size_t gutter,
                                  const PhraseBook& words) {
  BothSides sides;
  for (const std::string_view line : lines) {
    if (trim(line).empty()) continue;
    const std::size_t begin = byte_at(line, gutter);
    const std::string_view left = trim(line.substr(0, begin)), right = trim(line.substr(begin));
    const std::size_t first = line.find_first_not_of(' ', begin);
    const std::size_t last = line.substr(0, begin).find_last_not_of(' ');
    const bool apart = left.empty() || right.empty() || first - last > kGap.size();
    if (!apart && !sides.rows.empty()) return std::nullopt;
    if (left.find(kGap) != std::string_view::npos || right.find(kGap) != std::string_view::npos) return std::nullopt;
    if (!apart || left.empty() || right.empty()) {
      sides.headed = sides.headed || (sides.rows.empty() && is_command(without_bullet(line), words));
      continue;
    }
    if (std::none_of(right.begin(), right.end(), is_letter)) return std::nullopt;
    sides.rows.emplace_back(without_bullet(left), without_bullet(right));
  }
  return sides;
}

/// Columns whose lines do not all name troops: commands with their leaders and staff stand in both, and not one in each
/// line of the right; or a command heads the left, and the right goes on with its troops.
bool are_columns(const BothSides& sides, const PhraseBook& words) {
  std::size_t left = 0, right = 0, entries = 0;
  for (const auto& [here, beside] : sides.rows) {
    left += is_command(here, words) ? 1U : 0U;
    right += is_command(beside, words) ? 1U : 0U;
    entries += !is_command(here, words) && is_entry(here, words) && is_entry(beside, words) ? 1U : 0U;
  }
  if (right > 0) return left > 0 && right < sides.rows.size();
  return entries > 0 && !sides.headed && is_command(sides.rows.front().first, words);
}

/// The gutter of such columns; nothing if there are none.
std::optional<std::size_t> clear_gutter(const std::vector<std::string_view>& lines, const PhraseBook& words) {
  constexpr std::size_t kFewest = 3;
  const RightBegin begin = begin_in_most(lines);
  if (begin.lines < kFewest || begin.lines * 2 < begin.filled) return std::nullopt;
  for (const std::size_t gutter : {begin.gutter, begin.first}) {
    const std::optional<BothSides> sides = sides_of(lines, gutter, words);
    if (sides && sides->rows.size() >= kFewest && are_columns(*sides, words)) return gutter;
  }
  return std::nullopt;
}

/// True if something stands on both sides of a gutter, and names troops or commands on both in some line.
bool may_be_columns(const std::vector<std::string_view>& lines, const PhraseBook& words) {
  const RightBegin begin = begin_in_most(lines);
  if (begin.lines < 2 || begin.lines * 3 < begin.filled) return false;
  const std::optional<BothSides> sides = sides_of(lines, begin.gutter, words);
  return sides && sides->rows.size() > 1 && std::any_of(sides->rows.begin(), sides->rows.end(), [&](const auto& row) {
           return names_something(row.first, words) && names_something(row.second, words);
         });
}

using Lines = std::vector<PhysicalLine>;

/// Without the blanks that all of them begin with.
void take_off_margin(Lines::iterator first, Lines::iterator last) {
  const auto blanks = [](const PhysicalLine& line) {
    return std::min(line.text.find_first_not_of(' '), line.text.size());
  };
  std::size_t margin = std::string_view::npos;
  for (auto line = first; line != last; ++line)
    if (blanks(*line) < line->text.size()) margin = std::min(margin, blanks(*line));
  for (auto line = first; line != last; ++line) line->text.remove_prefix(std::min(margin, blanks(*line)));
}

}  // namespace

std::vector<Problem> doubts_of_columns(const std::vector<PhysicalLine>& lines, const PhraseBook& words) {
  std::vector<std::string_view> texts;
  for (const PhysicalLine& line : lines) texts.push_back(line.text);
  if (gutter_of(texts, words) || clear_gutter(texts, words) || !may_be_columns(texts, words)) return {};
  const auto beside = std::find_if(lines.begin(), lines.end(), [](const PhysicalLine& line) {
    const std::size_t begin = begin_of_right(line.text);
    return begin > 0 && begin < line.text.size();
  });
  if (beside == lines.end()) return {};
  return {{"", beside->number, "", std::string(trim(beside->text)),
           "one column of text: what stands on the right may belong elsewhere",
           "Write the right column below the left one"}};
}

std::vector<PhysicalLine> columns_apart(std::vector<PhysicalLine> lines, const PhraseBook& words) {
  std::vector<std::string_view> texts;
  for (const PhysicalLine& line : lines) texts.push_back(line.text);
  std::optional<std::size_t> gutter = gutter_of(texts, words);
  if (!gutter) gutter = clear_gutter(texts, words);
  if (!gutter) return lines;
  const auto beside = [&](const PhysicalLine& line) { return in_both(line.text, *gutter); };
  std::vector<PhysicalLine> right;
  const auto first = std::find_if(lines.begin(), lines.end(), beside);
  for (auto line = lines.begin(); line != lines.end(); ++line) {
    if (line < first) line->text = trim(line->text);  // a title, set in the middle of the page
    if (!beside(*line)) continue;
    const std::size_t begin = byte_at(line->text, *gutter);
    right.push_back({line->number, line->text.substr(begin)});
    line->text = line->text.substr(0, begin);
  }
  take_off_margin(first, lines.end());
  take_off_margin(right.begin(), right.end());
  if (!right.empty()) right = columns_apart(std::move(right), words);  // a third stands beside the second
  lines.push_back({lines.back().number, ""});
  lines.insert(lines.end(), right.begin(), right.end());
  return lines;
}

}  // namespace estafette::readers
