#include "converter/readers/retold/shorthand/honours_behind_names.hpp"

#include "base/letters.hpp"
#include "base/text.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>

namespace estafette::readers {
namespace {

/// "K.C.B.", "G.C.H", "C.B.": of the Bath or the Guelphs. "K.G.L." and "R.A." are troops.
bool is_honour(std::string_view text) {
  constexpr std::size_t kFewest = 3;  // bytes of "C.B"
  if (text.size() < kFewest) return false;
  for (std::size_t at = 0; at < text.size(); ++at)
    if (at % 2 == 0 ? !capital_at(text, at) : text[at] != '.') return false;
  const char last = text[text.ends_with('.') ? text.size() - 2 : text.size() - 1];
  return last == 'B' || last == 'H';
}

}  // namespace

std::string with_honours_behind_strength(std::string_view line) {
  const std::size_t figures = line.find_last_not_of("0123456789,");
  if (figures == std::string_view::npos || figures + 1 >= line.size() || line[figures] != ' ' ||
      !is_digit(line[figures + 1]))
    return std::string(line);
  const std::string_view strength = line.substr(figures + 1), before = trim(line.substr(0, figures));
  const std::size_t comma = before.rfind(", ");
  if (comma == std::string_view::npos || comma == 0 || !is_any_letter(before[comma - 1])) return std::string(line);
  const std::string_view honour = trim(before.substr(comma + 1));
  if (!is_honour(honour)) return std::string(line);
  const std::string_view gap = line.substr(before.size(), figures + 1 - before.size());
  return fmt::format("{}{}{} [{}]", before.substr(0, comma), gap, strength, honour);
}

}  // namespace estafette::readers
