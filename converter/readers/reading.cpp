#include "converter/readers/reading.hpp"

#include "base/table.hpp"
#include "base/text.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace estafette::readers {

const std::vector<std::string>& format_words() {
  static const std::vector<std::string> kWords = {"csv", "xml", "text", "sow", "sow-scenario", "spreadsheet"};
  return kWords;
}

std::string to_string(Format format) {
  return format_words().at(static_cast<std::size_t>(format));
}

std::optional<Format> format_from(std::string_view word) {
  const auto known = std::find(format_words().begin(), format_words().end(), fold(word));
  if (known == format_words().end()) return std::nullopt;
  return static_cast<Format>(known - format_words().begin());
}

std::string to_string(const Reading& reading) {
  std::string text = fmt::format("understood {} of {} lines", figure(reading.understood), figure(reading.lines));
  if (const auto looks = static_cast<long long>(reading.looks.size()); looks > 0)
    text += fmt::format("; {} {}:", figure(looks), looks == 1 ? "question" : "questions");
  text += '\n';
  for (const Problem& look : reading.looks) text += to_string(look) + '\n';
  return text;
}

}  // namespace estafette::readers
