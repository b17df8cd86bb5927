#include "converter/readers/pieces/drawn/stroke_braces.hpp"

#include "base/ascii.hpp"
#include "base/letters.hpp"
#include "base/text.hpp"
#include "converter/readers/pieces/drawn/ended_lines.hpp"
#include "converter/readers/words/signs.hpp"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <utility>
#include <vector>

namespace estafette::readers {
namespace {

constexpr std::size_t kFarthest = 2;  ///< columns between the strokes of one brace at the left of a list

/// A line with the stroke in it that may be of a brace.
struct StruckLine : EndedLine {
  char stroke = '\0';  ///< none
  std::size_t at = 0;  ///< its place, in bytes
};

bool apart_behind(std::string_view text, std::size_t at) {
  return at + 1 == text.size() || text[at + 1] == ' ';
}

/// The last stroke of a line with blanks round it: of a brace at the right.
void find_last(StruckLine& line) {
  line.stroke = '\0';
  const std::size_t at = line.text.find_last_of("\\/|>");
  if (at == std::string_view::npos || at == 0 || line.text[at - 1] != ' ' || !apart_behind(line.text, at)) return;
  line.stroke = line.text[at];
  line.at = at;
}

/// The first stroke with a blank behind it: of a brace at the left.
void find_first(StruckLine& line) {
  line.stroke = '\0';
  for (std::size_t at = line.text.find_first_of("\\/|<"); at != std::string_view::npos;
       at = line.text.find_first_of("\\/|<", at + 1)) {
    const bool between = line.text[at] == '|' || line.text[at] == '<';
    if (!apart_behind(line.text, at) || !(between || at == 0 || line.text[at - 1] == ' ')) continue;
    line.stroke = line.text[at];
    line.at = at;
    return;
  }
}

class StruckText {
 public:
  explicit StruckText(std::string_view utf8) : lines_(ended_lines<StruckLine>(utf8)) {}

  [[nodiscard]] std::string plain() {
    std::string text;
    for (std::size_t at = 0; at < lines_.size();) {
      if (const std::size_t end = end_of(at, true); end > at && told_once(at, end)) {
        std::string told;  // "Brigadier the Hon." on one row, "John Kern, 24th Foot" on the next
        for (std::size_t row = at; row < end; ++row)
          if (const std::string_view more = trim(behind(lines_[row])); !more.empty())
            told.append(told.empty() ? "" : " ").append(more);
        for (; at < end; ++at) {
          const StruckLine& line = lines_[at];
          const std::string_view part = line.stroke == '\\' ? "\u23AB " : line.stroke == '/' ? "\u23AD " : "\u23AC ";
          text.append(line.text.substr(0, line.at)).append(part);
          if (!trim(behind(line)).empty()) text.append(std::exchange(told, ""));
          text.append(line.end);
        }
      } else if (const std::size_t left = end_of(at, false); left > at && names_before(at, left) <= 1) {
        tell_left(at, left, text);
        at = left;
      } else {
        text.append(lines_[at].text).append(lines_[at].end);
        ++at;
      }
    }
    return text;
  }

 private:
  static std::string_view behind(const StruckLine& line) { return line.text.substr(line.at + 1); }
  static std::string_view before(const StruckLine& line) { return line.text.substr(0, line.at); }

  /// One past the last row of a brace whose first row is `at`; `at` if none begins there.
  [[nodiscard]] std::size_t end_of(std::size_t at, bool right) {
    const char top = right ? '\\' : '/', last = right ? '/' : '\\';
    for (std::size_t row = at; row < lines_.size(); ++row) {
      StruckLine& line = lines_[row];
      right ? find_last(line) : find_first(line);
      if (row == at ? line.stroke != top : line.stroke == '\0' || line.stroke == top) return at;
      const std::size_t off = std::max(line.at, lines_[at].at) - std::min(line.at, lines_[at].at);
      if (!right && off > kFarthest) return at;
      if (line.stroke == last) return row + 1;
    }
    return at;
  }

  /// What stands behind a brace at the right is told once, or on two rows one below the other of which the second goes
  /// on; otherwise it is a table.
  [[nodiscard]] bool told_once(std::size_t at, std::size_t end) const {
    std::size_t told = 0, named = 0, last = at;
    bool on = true, leader = false;  // "Commanded by Colonel Kern," before "8th Foot."
    for (std::size_t row = at; row < end; ++row) {
      named += trim(before(lines_[row])).empty() ? 0U : 1U;
      const std::string_view text = trim(behind(lines_[row]));
      if (text.empty()) continue;
      on = on && (told == 0 || (row == last + 1 && (leader || !is_digit(text.front()))));
      leader = text.ends_with(',') && std::none_of(text.begin(), text.end(), is_digit);
      last = row;
      ++told;
    }
    return (told == 1 || (told == 2 && on && led_on(at, end))) && named > 1;
  }
  /// "Commanded by Brigadier the Hon.", "Brigadier": no name, and no whole one.
  [[nodiscard]] bool led_on(std::size_t at, std::size_t end) const {
    for (std::size_t row = at; row < end; ++row)
      if (const std::string_view text = trim(behind(lines_[row])); !text.empty())
        return text.ends_with('.') || text.ends_with(',') || text.find(' ') == std::string_view::npos;
    return false;
  }

  [[nodiscard]] std::size_t names_before(std::size_t at, std::size_t end) const {
    std::size_t names = 0;
    for (std::size_t row = at; row < end; ++row) names += trim(before(lines_[row])).empty() ? 0U : 1U;
    return names;
  }

  void tell_left(std::size_t at, std::size_t end, std::string& text) const {
    for (std::size_t row = at; row < end; ++row) {
      const std::string_view name = before(lines_[row]);
      if (!trim(name).empty()) text.append(name.substr(0, name.find_last_not_of(' ') + 1)).append(1, kNextLine);
    }
    for (std::size_t row = at; row < end; ++row) {
      const StruckLine& line = lines_[row];
      if (!trim(behind(line)).empty()) text.append(lines_[at].at + 1, ' ').append(trim(behind(line)));
      text.append(line.end);
    }
  }

  std::vector<StruckLine> lines_;
};

/// A row beside a brace at the left: "Major-gen. Lord W. Ben- { 4th Foot".
struct CurledRow {
  std::string_view name, behind;
};

/// The name without the stops that lead to the brace.
std::string_view without_leaders(std::string_view name) {
  name = trim(name);
  while (name.ends_with(" .") || name.ends_with("..")) name = trim(name.substr(0, name.size() - 1));
  return name;
}

/// True if that name goes on from the row above: "tinck's brigade" below "Lord W. Ben-", "Brigade" below "Kern's".
bool goes_on(std::string_view above, std::string_view name) {
  if (above.empty()) return false;
  const bool one_word = name.find(' ') == std::string_view::npos && above.ends_with("'s");
  return above.ends_with('-') || is_small(name.front()) || one_word || above.ends_with("\u2019s");
}

std::string joined(std::string name, std::string_view more) {
  if (name.ends_with('-') && is_small(more.front()))
    name.pop_back();
  else if (!name.empty())
    name += ' ';
  return name.append(more);
}

/// "Hill's } 5th Foot" above "brigade } 9th Foot": braces that close stand at the left of a list all the same, where
/// each row has troops behind them, and not all of them a name before. As braces that open.
std::string with_braces_turned(std::string_view utf8) {
  std::string text(utf8);
  const std::vector<EndedLine> lines = ended_lines<EndedLine>(utf8);
  const auto curl_of = [&](std::size_t row) {
    const std::size_t curl = row < lines.size() ? lines[row].text.find('}') : std::string_view::npos;
    const bool one = curl != std::string_view::npos && curl == lines[row].text.rfind('}') &&
                     lines[row].text.find('{') == std::string_view::npos;
    const std::string_view behind = one ? trim(lines[row].text.substr(curl + 1)) : std::string_view();
    const bool troops = !behind.empty() && is_digit(behind.front()) && behind.find(' ') != std::string_view::npos;
    return one && troops ? curl : std::string_view::npos;
  };
  for (std::size_t at = 0; at < lines.size();) {
    std::size_t end = at, bare = 0;
    for (std::size_t curl = curl_of(end); curl != std::string_view::npos; curl = curl_of(++end)) {
      const std::string_view name = without_leaders(lines[end].text.substr(0, curl));
      bare += name.empty() || name.find(' ') == std::string_view::npos || is_small(name.front()) ? 1U : 0U;
    }
    if (end > at + 1 && bare > 0)
      for (std::size_t row = at; row < end; ++row)
        text[static_cast<std::size_t>(lines[row].text.data() - utf8.data()) + curl_of(row)] = '{';
    at = std::max(end, at + 1);
  }
  return text;
}

/// "Brigadier Roe {40th Foot" above "{41st Foot" and "{42nd Foot": the name, which may stand on several rows, on a line
/// above the rows; the rows of a brace without a name are set in.
std::string with_left_curls(std::string_view utf8) {
  if (utf8.find('{') == std::string_view::npos || utf8.find('}') != std::string_view::npos) return std::string(utf8);
  const std::vector<EndedLine> lines = ended_lines<EndedLine>(utf8);
  const auto row_of = [&](std::size_t row) -> std::optional<CurledRow> {
    if (row >= lines.size()) return std::nullopt;
    const std::string_view text = lines[row].text;
    const std::size_t curl = text.find('{');
    if (curl == std::string_view::npos || curl != text.rfind('{')) return std::nullopt;
    return CurledRow{without_leaders(text.substr(0, curl)), trim(text.substr(curl + 1))};
  };
  std::string text;
  for (std::size_t at = 0; at < lines.size();) {
    std::size_t end = at;
    std::string name;
    std::string_view last;  // the part of the name on the row above
    for (std::optional<CurledRow> row = row_of(end); row; row = row_of(++end)) {
      if (row->name.empty()) {
        last = {};
      } else if (end == at || name.empty() || goes_on(last, row->name)) {
        name = joined(name, row->name);
        last = row->name;
      } else {
        break;  // of the next brace
      }
    }
    if (end < at + 2) {
      text.append(lines[at].text).append(lines[at].end);
      ++at;
      continue;
    }
    const std::size_t curl = lines[at].text.find('{');
    const std::size_t begin = std::min(lines[at].text.find_first_not_of(' '), curl);
    if (!name.empty()) text.append(begin, ' ').append(name).append(1, kNextLine);
    for (; at < end; ++at) text.append(std::max(curl, begin + 2), ' ').append(row_of(at)->behind).append(lines[at].end);
  }
  return text;
}

}  // namespace

std::string with_plain_strokes(std::string_view utf8) {
  const std::string turned = utf8.find('}') == std::string_view::npos ? std::string(utf8) : with_braces_turned(utf8);
  const std::string curly = with_left_curls(turned);
  return curly.find('\\') == std::string::npos ? curly : StruckText(curly).plain();
}

}  // namespace estafette::readers
