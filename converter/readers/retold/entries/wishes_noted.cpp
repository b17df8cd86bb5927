#include "converter/readers/retold/entries/wishes_noted.hpp"

#include "base/text.hpp"

#include <fmt/format.h>

#include <cstddef>

namespace estafette::readers {
namespace {

constexpr std::string_view kMark = "scale:";
constexpr std::string_view kEntryEnds = ";,.-";  ///< and long dashes

/// Where the last "scale:" begins; npos if there is none.
std::size_t wish_begins(std::string_view line) {
  for (std::size_t at = line.size(); at-- > 0;)
    if ((line[at] == 's' || line[at] == 'S') && fold(line.substr(at, kMark.size())) == kMark) return at;
  return std::string_view::npos;
}

/// "22nd Line 1,800; " as "22nd Line 1,800"; empty if nothing parts the entry from what follows.
std::string_view entry_before(std::string_view text) {
  const std::string_view told = trim(text);
  for (const std::string_view dash : {"\u2013", "\u2014"})
    if (told.ends_with(dash)) return trim(told.substr(0, told.size() - dash.size()));
  const bool ends = !told.empty() && kEntryEnds.find(told.back()) != std::string_view::npos;
  return ends ? trim(told.substr(0, told.size() - 1)) : std::string_view();
}

}  // namespace

std::string with_wish_noted(std::string_view line) {
  const std::size_t begin = wish_begins(line);
  if (begin == std::string_view::npos) return std::string(line);
  const std::string_view wish = trim(line.substr(begin)), behind = wish.substr(kMark.size());
  if (trim(behind).empty() || behind.find_first_of(":=()[]") != std::string_view::npos) return std::string(line);
  if (trim(line.substr(0, begin)).empty()) return fmt::format("Note: {}", wish);
  const std::string_view entry = entry_before(line.substr(0, begin));
  return entry.empty() ? std::string(line) : fmt::format("{} [{}]", entry, wish);
}

}  // namespace estafette::readers
