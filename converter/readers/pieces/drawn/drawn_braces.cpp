#include "converter/readers/pieces/drawn/drawn_braces.hpp"

#include "base/text.hpp"
#include "converter/readers/pieces/drawn/ended_lines.hpp"
#include "converter/readers/words/signs.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <vector>

namespace estafette::readers {
namespace {

constexpr std::size_t kSignBytes = 3;  ///< of each of these signs in UTF-8
using Signs = std::array<std::string_view, 4>;

constexpr Signs kRightTops = {"\u2510", "\u256E", "\u23AB", "\u2557"};
constexpr Signs kRightEnds = {"\u2518", "\u256F", "\u23AD", "\u255D"};
constexpr Signs kLeftTops = {"\u250C", "\u256D", "\u23A7", "\u2554"};
constexpr Signs kLeftEnds = {"\u2514", "\u2570", "\u23A9", "\u255A"};
constexpr std::array<std::string_view, 8> kBetween = {"\u2502", "\u251C", "\u2524", "\u23AC",
                                                      "\u23AA", "\u23A8", "\u2551", "\u253C"};
constexpr std::array<std::string_view, 2> kRules = {"\u2500", "\u2550"};  ///< of a frame, or of a branch of a tree

template <std::size_t kCount>
bool holds(const std::array<std::string_view, kCount>& signs, std::string_view sign) {
  return std::find(signs.begin(), signs.end(), sign) != signs.end();
}

/// A line with the one sign in it that may be of a brace.
struct DrawnLine : EndedLine {
  std::string_view sign;   ///< empty: none
  std::size_t at = 0;      ///< its place, in bytes
  std::size_t column = 0;  ///< and in letters
};

/// The last sign of a brace in a line, unless a rule is drawn from it.
void find_sign(DrawnLine& line) {
  std::size_t column = 0;
  for (std::size_t at = 0; at < line.text.size(); ++at) {
    if ((line.text[at] & 0xC0) == 0x80) continue;  // within a letter
    const std::string_view sign = line.text.substr(at, kSignBytes);
    if (holds(kRules, sign)) {
      line.sign = {};
      return;
    }
    if (holds(kRightTops, sign) || holds(kRightEnds, sign) || holds(kLeftTops, sign) || holds(kLeftEnds, sign) ||
        holds(kBetween, sign)) {
      line.sign = sign;
      line.at = at;
      line.column = column;
    }
    ++column;
  }
}

class DrawnText {
 public:
  explicit DrawnText(std::string_view utf8) : lines_(ended_lines<DrawnLine>(utf8)) {
    for (DrawnLine& line : lines_) find_sign(line);
  }

  [[nodiscard]] std::string plain() const {
    std::string text;
    for (std::size_t at = 0; at < lines_.size();) {
      if (const std::size_t end = end_of(at, kRightTops, kRightEnds); end > at) {
        for (; at < end; ++at) {
          const DrawnLine& line = lines_[at];
          const std::string_view part = at + 1 == end                  ? " \u23AD "
                                        : holds(kRightTops, line.sign) ? " \u23AB "
                                                                       : " \u23AC ";
          text.append(line.text.substr(0, line.at)).append(part).append(trim(behind(line))).append(line.end);
        }
      } else if (const std::size_t left = end_of(at, kLeftTops, kLeftEnds); left > at && name_before(at, left)) {
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
  static std::string_view behind(const DrawnLine& line) { return line.text.substr(line.at + kSignBytes); }

  /// One past the last row of a brace whose first row is `at`; `at` if none begins there.
  [[nodiscard]] std::size_t end_of(std::size_t at, const Signs& tops, const Signs& ends) const {
    if (!holds(tops, lines_[at].sign)) return at;
    for (std::size_t row = at + 1; row < lines_.size(); ++row) {
      const DrawnLine& line = lines_[row];
      const std::size_t off = std::max(line.column, lines_[at].column) - std::min(line.column, lines_[at].column);
      if (line.sign.empty() || off > 1) return at;
      if (holds(ends, line.sign)) return row + 1;
      if (!holds(kBetween, line.sign)) return at;
    }
    return at;
  }

  /// The row with the name before the brace; none if there is no name, or more than one.
  [[nodiscard]] std::optional<std::size_t> name_before(std::size_t at, std::size_t end) const {
    std::optional<std::size_t> named;
    for (std::size_t row = at; row < end; ++row) {
      if (trim(lines_[row].text.substr(0, lines_[row].at)).empty()) continue;
      if (named) return std::nullopt;
      named = row;
    }
    return named;
  }

  void tell_left(std::size_t at, std::size_t end, std::string& text) const {
    const DrawnLine& named = lines_[*name_before(at, end)];
    const std::string_view name = named.text.substr(0, named.at);
    text.append(name.substr(0, name.find_last_not_of(' ') + 1)).append(1, kNextLine);
    for (std::size_t row = at; row < end; ++row) {
      const DrawnLine& line = lines_[row];
      if (!trim(behind(line)).empty()) text.append(line.column, ' ').append(trim(behind(line)));
      text.append(line.end);
    }
  }

  std::vector<DrawnLine> lines_;
};

}  // namespace

std::string with_plain_braces(std::string_view utf8) {
  constexpr std::array<std::string_view, 3> kFirstBytes = {"\xE2\x94", "\xE2\x95", "\xE2\x8E"};
  const bool drawn = std::any_of(kFirstBytes.begin(), kFirstBytes.end(),
                                 [&](std::string_view bytes) { return utf8.find(bytes) != std::string_view::npos; });
  return drawn ? DrawnText(utf8).plain() : std::string(utf8);
}

}  // namespace estafette::readers
