#include "converter/readers/text/read_text.hpp"

#include "base/table.hpp"
#include "base/text.hpp"
#include "converter/readers/outline/outline.hpp"
#include "converter/readers/text/assembly.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace estafette::readers {
namespace {

constexpr std::size_t kMostLines = 5 * std::size_t{kMostRows};
constexpr std::size_t kLinesLookedAt = 200;

}  // namespace

Reading read_text_orbat(std::string_view utf8, const PhraseBook& words, const std::string& file) {
  const std::vector<TextLine> lines = lines_of(utf8);
  if (lines.size() > kMostLines) {
    throw Refusal(Problem{file, 0, "", fmt::format("{} lines", figure(static_cast<long long>(lines.size()))),
                          fmt::format("at most {} lines of text", figure(kMostLines)),
                          "Give each army a file of its own"});
  }
  return reading_of(outline_of(lines, words), lines, words, Format::text, file);
}

bool looks_like_text_orbat(std::string_view utf8) {
  static constexpr std::array<std::string_view, 33> kStems = {
      "divis",  "brigade",  "corps",  "korps",   "armee",  "army",   "regim",    "battal",  "batail",
      "batter", "squadron", "escadr", "schwadr", "eskadr", "infant", "cavalr",   "kavall",  "artill",
      "hussar", "husar",    "dragon", "cuirass", "kurass", "grenad", "landwehr", "general", "jager",
      "regt",   " sqn",     " bns",   " men",    " guns",  "pdr"};
  if (trim(utf8).starts_with('<')) return false;
  std::size_t lines = 0, military = 0, table = 0;
  while (!utf8.empty() && lines < kLinesLookedAt) {
    const std::size_t end = std::min(utf8.find_first_of("\r\n"), utf8.size());
    const std::string line = fold(utf8.substr(0, std::min(end, std::size_t{400})));
    utf8.remove_prefix(std::min(utf8.size(), end + 1));
    if (line.empty()) continue;
    ++lines;
    const auto has = [&](std::string_view stem) { return line.find(stem) != std::string::npos; };
    if (std::any_of(kStems.begin(), kStems.end(), has)) ++military;
    for (const char separator : {',', ';', '\t'}) {
      if (std::count(line.begin(), line.end(), separator) >= 5) {
        ++table;
        break;
      }
    }
  }
  return military >= 2 && military * 3 >= lines && table * 2 < lines;
}

}  // namespace estafette::readers
