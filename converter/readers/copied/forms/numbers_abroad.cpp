#include "converter/readers/copied/forms/numbers_abroad.hpp"

#include "base/letters.hpp"
#include "base/rewriting.hpp"

#include <cstddef>

namespace estafette::readers {

std::string with_feminine_ordinals(std::string_view line) {
  const bool beside = line.find("batteri") != std::string_view::npos || line.find("compagni") != std::string_view::npos;
  if (!beside) return std::string(line);
  Rewriting told(line);
  for (std::size_t at = 1; at + 1 < line.size(); ++at)
    if (line[at] == 'a' && is_digit(line[at - 1]) && (line[at + 1] == ' ' || line[at + 1] == ','))
      told.put(at, at + 1, "\u00AA");
  return told.text();
}

std::string with_ir_without_stops(std::string_view line) {
  constexpr std::string_view kStops = "I.R. ";
  Rewriting told(line);
  for (std::size_t at = line.find(kStops); at != std::string_view::npos; at = line.find(kStops, at + kStops.size())) {
    const std::string_view behind = line.substr(at + kStops.size());
    const bool numbered = behind.starts_with("Nr") || (!behind.empty() && is_digit(behind.front()));
    const bool begins = at == 0 || line[at - 1] == ' ';
    if (numbered && begins) told.put(at, at + kStops.size() - 1, "IR");
  }
  return told.text();
}

}  // namespace estafette::readers
