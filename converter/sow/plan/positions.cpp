#include "converter/sow/plan/positions.hpp"

#include "base/csv.hpp"
#include "base/text.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>

namespace estafette::sow {
namespace {

constexpr int kMostYards = 99'999;
constexpr int kCircle = 360;
constexpr int kEighth = 45;
constexpr std::array kPoints = {"north", "north-east", "east", "south-east",
                                "south", "south-west", "west", "north-west"};
const std::vector<std::string>& position_titles() {
  static const std::vector<std::string> kTitles = {"side", "force", "south", "east", "facing"};
  return kTitles;
}

std::vector<std::string> cells_of_place(const CorpsPlace& place) {
  return {place.attacker ? "attacker" : "defender", place.force, std::to_string(place.south),
          std::to_string(place.east), facing_in_words(place.facing)};
}

bool is_header(const std::vector<std::string>& cells) {
  const auto& titles = position_titles();
  return cells.size() >= titles.size() &&
         std::equal(titles.begin(), titles.end(), cells.begin(),
                    [](const std::string& title, const std::string& cell) { return title == fold(cell); });
}

bool same_force(const CorpsPlace& a, const CorpsPlace& b) {
  return a.attacker == b.attacker && fold(a.force) == fold(b.force);
}

std::optional<CorpsPlace> place_in(const std::vector<std::string>& cells, const std::string& file, int line,
                                   ProblemList& problems) {
  const auto complain = [&](const char* column, const std::string& found, const std::string& expected,
                            const std::string& remedy) {
    problems.add({file, line, column, found, expected, remedy});
    return std::nullopt;
  };
  if (cells.size() < position_titles().size())
    return complain("", fmt::format("{}", fmt::join(cells, ",")), "side, force, south, east and facing",
                    "Write attacker,III Corps,4500,4200,south");
  const std::string side = fold(cells[0]);
  if (side != "attacker" && side != "defender") return complain("side", cells[0], "attacker or defender", "");
  const auto yards = [&](std::size_t cell) {
    const std::optional<int> figure = whole_number(cells[cell]);
    return figure && *figure >= 0 && *figure <= kMostYards ? figure : std::nullopt;
  };
  const std::string expected = fmt::format("whole yards, 0 to {}", kMostYards);
  const std::optional<int> south = yards(2);
  const std::optional<int> east = yards(3);
  const std::optional<int> facing = facing_from(cells[4]);
  if (!south) return complain("south", cells[2], expected, "Measure from the northern edge of the map");
  if (!east) return complain("east", cells[3], expected, "Measure from the western edge of the map");
  if (!facing)
    return complain("facing", cells[4], "north, north-east, east ... or degrees from north, 0 to 359", "Write south");
  return CorpsPlace{side == "attacker", cells[1], *south, *east, *facing, file, line};
}

}  // namespace

std::optional<int> facing_from(std::string_view text) {
  const std::string word = fold(trim(text));
  const auto point = std::find(kPoints.begin(), kPoints.end(), word);
  if (point != kPoints.end()) return static_cast<int>(point - kPoints.begin()) * kEighth;
  const std::optional<int> degrees = whole_number(word);
  return degrees && *degrees >= 0 && *degrees < kCircle ? degrees : std::nullopt;
}

std::string facing_in_words(int degrees) {
  if (degrees % kEighth != 0) return std::to_string(degrees);
  return kPoints.at(static_cast<std::size_t>(degrees / kEighth));
}

std::string positions_csv(const std::vector<CorpsPlace>& places) {
  std::string text = csv_line(position_titles());
  for (const CorpsPlace& place : places) text += csv_line(cells_of_place(place));
  return text;
}

std::optional<CorpsPlace> place_from(const std::string& text, const std::string& option, ProblemList& problems) {
  // side, name, three more: a name may have commas of its own
  std::vector<std::string> last;
  std::string_view left = text;
  for (std::size_t comma = left.rfind(','); last.size() < 3 && comma != std::string_view::npos;
       comma = left.rfind(',')) {
    last.emplace(last.begin(), trim(left.substr(comma + 1)));
    left = left.substr(0, comma);
  }
  std::vector<std::string> cells = {std::string(trim(left.substr(0, left.find(','))))};
  if (left.find(',') != std::string_view::npos) cells.emplace_back(trim(left.substr(left.find(',') + 1)));
  cells.insert(cells.end(), last.begin(), last.end());
  return place_in(cells, option, 0, problems);
}

std::vector<CorpsPlace> read_positions(std::string_view text, const std::string& file) {
  std::vector<CorpsPlace> places;
  ProblemList problems;
  bool header = false;
  for_each_row(text, separator_of(text), file, [&](const CsvRow& row) {
    std::vector<std::string> cells;
    for (const std::string_view field : row.fields) cells.emplace_back(trim(without_apostrophe(trim(field))));
    if (!header) {
      header = true;
      if (!is_header(cells))
        problems.add({file, row.line, "", fmt::format("{}", fmt::join(cells, ",")), "side,force,south,east,facing",
                      "Begin the file with this line"});
      return;
    }
    const std::optional<CorpsPlace> place = place_in(cells, file, row.line, problems);
    if (!place) return;
    const auto twice =
        std::find_if(places.begin(), places.end(), [&](const CorpsPlace& one) { return same_force(one, *place); });
    if (twice != places.end()) {
      problems.add({file, row.line, "force", place->force, fmt::format("each force once (see line {})", twice->line),
                    "Remove one of the two"});
      return;
    }
    places.push_back(*place);
  });
  if (!header) problems.add({file, 0, "", "nothing", "side,force,south,east,facing and a row for each corps", ""});
  problems.refuse_if_any();
  return places;
}

bool begins_positions(std::string_view text) {
  constexpr std::size_t kMost = 1'000;  // bytes of the first line that are looked at: its titles take far fewer
  const std::string_view first = trim(text.substr(0, std::min(text.find_first_of("\r\n"), kMost)));
  return is_header(split(fold(first), separator_of(first)));
}

std::string to_string(const CorpsPlace& place) {
  return fmt::format("{}", fmt::join(cells_of_place(place), ","));
}

}  // namespace estafette::sow
