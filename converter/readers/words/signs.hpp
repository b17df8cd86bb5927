// Signs that part what one line holds: ours, which keep a further line at its number in the file, and dashes.
#pragma once

#include <cstddef>
#include <string_view>

namespace estafette::readers {

inline constexpr char kNextLine = '\f';  ///< a further line in the place of one
inline constexpr char kSameLine =
    '\v';  ///< ends a line, and the next has the same number: documents and answers have it
inline constexpr char kBeside = '\x1F';  ///< what stands beside it: all that is on the left is read first
inline constexpr char kWithin = '\x1E';  ///< the same, where both sides stand below what is above them

/// A hyphen or a dash of any length, and nothing else: what stands in a list or a table for none, or for not known.
[[nodiscard]] inline bool is_dash(std::string_view text) {
  return text == "-" || text == "--" || text == "\u2013" || text == "\u2014";
}

/// The first dash with blanks round it, of any length: where it begins, and its bytes; none behind the end.
struct DashFound {
  std::size_t at = std::string_view::npos, length = 0;
};
[[nodiscard]] inline DashFound dash_in(std::string_view line, std::size_t from) {
  DashFound found;
  for (const std::string_view dash : {" - ", " \u2013 ", " \u2014 "}) {
    const std::size_t at = line.find(dash, from);
    if (at < found.at) found = {at, dash.size()};
  }
  return found;
}

}  // namespace estafette::readers
