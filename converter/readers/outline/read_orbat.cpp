#include "converter/readers/outline/read_orbat.hpp"

#include "base/text.hpp"
#include "converter/orbat/on_day.hpp"
#include "converter/readers/outline/csv.hpp"
#include "converter/readers/outline/xml.hpp"

namespace estafette::readers {

Orbat read_orbat(const fs::path& path, const std::optional<Date>& day) {
  return as_of(parse_orbat(read_text(path), path.generic_string()), day);
}

Orbat parse_orbat(const std::string& text, const std::string& file) {
  return trim(text).starts_with('<') ? read_outline_xml(text, file) : read_outline_csv(text, file);
}

}  // namespace estafette::readers
