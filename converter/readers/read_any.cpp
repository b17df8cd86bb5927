#include "converter/readers/read_any.hpp"

#include "base/text.hpp"
#include "converter/readers/outline_csv.hpp"
#include "converter/readers/outline_xml.hpp"
#include "converter/readers/read_text.hpp"

#include <algorithm>

namespace estafette::readers {
namespace {

int lines_in(std::string_view text) {
  int lines = 0;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find_first_of("\r\n"), text.size());
    if (!trim(text.substr(0, end)).empty()) ++lines;
    text.remove_prefix(std::min(text.size(), end + 1));
  }
  return lines;
}

/// An outline is read whole or refused.
Reading whole(Orbat orbat, Format format, std::string_view utf8) {
  const int lines = lines_in(utf8);
  return {.orbat = std::move(orbat), .format = format, .lines = lines, .understood = lines, .guesses = 0, .looks = {}};
}

}  // namespace

Format look_at(std::string_view utf8, const ReaderData& /*data*/, const std::string& file) {
  if (trim(utf8).starts_with('<')) return Format::outline_xml;
  if (looks_like_outline_csv(utf8)) return Format::outline_csv;
  if (looks_like_text_orbat(utf8)) return Format::text;
  throw Refusal(Problem{file, 0, "", shorten(trim(utf8), 60),
                        "an order of battle: an outline, CSV or XML; or typed text", "Name its format with --from"});
}

Reading read_any(const std::string& utf8, const std::string& file, std::optional<Format> from, const ReaderData& data) {
  const Format format = from ? *from : look_at(utf8, data, file);
  switch (format) {
    case Format::outline_csv:
      return whole(read_outline_csv(utf8, file), format, utf8);
    case Format::outline_xml:
      return whole(read_outline_xml(utf8, file), format, utf8);
    default:
      return read_text_orbat(utf8, data.words, file);
  }
}

Reading read_any(const fs::path& path, std::optional<Format> from, const ReaderData& data) {
  return read_any(read_text(path), path.generic_string(), from, data);
}

}  // namespace estafette::readers
