// What twice as much costs: a reader that is given twice as many lines may take twice as long and a little more, never
// four times. And what the largest map takes that is read at all, in time and room.
//
//   bench_growth
#include "base/csv.hpp"
#include "base/files/files.hpp"
#include "bench/targets.hpp"
#include "campaign/cartography/svg.hpp"
#include "campaign/cartography/view/map_view.hpp"
#include "campaign/map/check_map.hpp"
#include "campaign/map/read_map.hpp"
#include "campaign/orders/letters.hpp"
#include "campaign/umpire/rulebook.hpp"
#include "converter/readers/any/read_any.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <functional>
#include <limits>
#include <string>

#ifndef _WIN32
#include <sys/resource.h>
#endif

namespace {

using namespace estafette;
using bench::Bound;

constexpr double kNearLinear = 2.6;   // times as long for twice as much; n log n would be 2.2 here
constexpr int kRuns = 5;              // the fastest counts: other programs only ever make it slower
constexpr double kLargestMap = 8000;  // milliseconds to check or to draw it
constexpr double kMostRoom = 512;     // megabytes, for all of this

double milliseconds(const std::function<void()>& work) {
  double fastest = std::numeric_limits<double>::infinity();
  for (int i = 0; i < kRuns; ++i) {
    const auto start = std::chrono::steady_clock::now();
    work();
    fastest =
        std::min(fastest, std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - start).count());
  }
  return fastest;
}

const readers::ReaderData& data() {
  static const auto all = readers::read_reader_data(fs::path(ESTAFETTE_SOURCE_DIR) / "templates/readers");
  return all;
}

void convert(const std::string& text, readers::Format format) {
  (void)readers::read_any(text, "growth", format, data());
}

std::string typed(int lines) {
  std::string text = "French Army\n8th Division: Souham\n";
  for (int i = 0; i < lines; ++i) text += fmt::format("    {}th Line \u0301 (2 bns) - {} men\n", i, 300 + i % 200);
  return text;
}

/// None of them tells its nation, and all are at the top.
std::string nationless(int commands) {
  std::string text;
  for (int i = 0; i < commands; ++i) text += fmt::format("Brigade Kern {}\n  {}th Zork 400 men\n", i, i);
  return text;
}

std::string history(int lines) {
  std::string text;
  for (int i = 0; i < lines; ++i)
    text += fmt::format(
        "At {} o'clock General Roe, whose brigade (the 4th and 9th Line) had lost 400 men, went back.\n", i % 12 + 1);
  return text;
}

std::string outline(int regiments) {
  std::string text = "level,name,nation,kind,quality,men\ndivision,1st Division,,,,\nbrigade,1st Brigade,,,,\n";
  for (int i = 0; i < regiments; ++i) text += fmt::format("regiment,{}th Line,France,line infantry,line,200\n", i);
  return text;
}

std::string table(int rows) {
  std::string text = "Korps;Regiment;Nation;Stärke\n";
  for (int i = 0; i < rows; ++i) text += fmt::format("III;{}. Linie;Preußen;300\n", i);
  return text;
}

void wide(int columns) {
  for_each_row(
      std::string(static_cast<std::size_t>(columns), ';') + "\n1" + std::string(static_cast<std::size_t>(columns), ';'),
      ';', "wide.csv", [](const CsvRow&) {});
}

void letter(int lines) {
  std::string text;
  for (int i = 0; i < lines; ++i)
    text += "VIII Corps: march Jena - Naumburg - Weissenfels - Leipzig - Wurzen - Torgau\n";
  (void)test::answer(text);
}

map::Map grid(std::size_t nodes, const std::string& town) {
  constexpr std::size_t kBroad = 50;
  map::Map made;
  made.campaign = "grid";
  for (std::size_t i = 0; i < nodes; ++i) {
    map::Node node;
    node.id = {fmt::format("n{}", i)};
    node.name = node.today = fmt::format("{} {}", town, i);
    node.country = "Saxony";
    node.at = {5 + 0.12 * static_cast<double>(i % kBroad), 45 + 0.08 * static_cast<double>(i / kBroad)};
    made.nodes.push_back(node);
    const auto road = [&](std::size_t to) {
      made.roads.push_back({{fmt::format("n{}", to)}, node.id, {}, {}, {}, {}, {}});
    };
    if (i % kBroad > 0) road(i - 1);
    if (i >= kBroad) road(i - kBroad);
  }
  constexpr int kRivers = 200;
  constexpr int kPoints = 60;
  for (int i = 0; i < kRivers; ++i) {
    map::River river;
    river.name = fmt::format("River {}", i);
    for (int point = 0; point < kPoints; ++point)
      river.course.push_back({5 + 0.12 * (i % 20) * 2.5 + 0.02 * point, 45 + 0.48 * (i / 20) + 0.01 * (point % 7)});
    made.rivers.push_back(river);
  }
  return made;
}

/// The same map with its 420 km drawn together to 30.
map::Map in_a_valley(map::Map wide) {
  constexpr double kNarrower = 14;
  const map::Coordinates corner = wide.nodes.front().at;
  const auto drawn_in = [&](map::Coordinates& at) {
    at.lon = corner.lon + (at.lon - corner.lon) / kNarrower;
    at.lat = corner.lat + (at.lat - corner.lat) / kNarrower;
  };
  for (map::Node& node : wide.nodes) drawn_in(node.at);
  for (map::River& river : wide.rivers)
    for (map::Coordinates& at : river.course) drawn_in(at);
  return wide;
}

void add(bench::Targets& targets, const std::string& what, int some, const std::function<void(int)>& work) {
  const double once = milliseconds([&] { work(some); });
  const double twice = milliseconds([&] { work(2 * some); });
  targets.tell(fmt::format("{}, {}", what, some), once, "ms");
  targets.add(fmt::format("{}, {} against {}", what, 2 * some, some), twice / once, "times", Bound::at_most,
              kNearLinear);
}

void add_room(bench::Targets& targets) {
#ifndef _WIN32
  rusage used{};
  getrusage(RUSAGE_SELF, &used);
  targets.add("room for all of this", static_cast<double>(used.ru_maxrss) / 1024, "MB", Bound::at_most, kMostRoom);
#endif
}

}  // namespace

int main() {
  using readers::Format;
  bench::Targets targets;
  add(targets, "typed lines", 5'000, [](int n) { convert(typed(n), Format::text); });
  add(targets, "commands of no nation", 2'000, [](int n) { convert(nationless(n), Format::text); });
  add(targets, "lines of a history", 1'000, [](int n) { convert(history(n), Format::text); });
  add(targets, "regiments of one brigade", 9'000, [](int n) { convert(outline(n), Format::outline_csv); });
  add(targets, "rows of a spreadsheet", 5'000, [](int n) { convert(table(n), Format::spreadsheet); });
  add(targets, "columns of a row", 4'000, wide);
  add(targets, "lines of a letter", 200, letter);
  const map::Map largest = grid(map::kMostNodes, "Town");
  const map::CheckLimits limits =
      campaign::read_rulebook(fs::path(ESTAFETTE_SOURCE_DIR) / "templates/campaigns/1813/rules.xml").map_check;
  targets.add("check of the largest map", milliseconds([&] { (void)map::check(largest, limits); }), "ms",
              Bound::at_most, kLargestMap);
  targets.add("drawing of the largest map",
              milliseconds([&] { (void)cartography::to_svg(cartography::land_view(largest)); }), "ms", Bound::at_most,
              kLargestMap);
  // Names for which there is no room: wherever they crowd, an inset may help.
  const map::Map crowded = grid(map::kMostNodes, "Oberfriedrichsthal");
  targets.add("drawing of the largest map, its names longer than there is room",
              milliseconds([&] { (void)cartography::to_svg(cartography::land_view(crowded)); }), "ms", Bound::at_most,
              kLargestMap);
  const map::Map valley = in_a_valley(grid(map::kMostNodes, "Weiler"));
  targets.add("drawing of the largest map, all of it in one valley",
              milliseconds([&] { (void)cartography::to_svg(cartography::land_view(valley)); }), "ms", Bound::at_most,
              kLargestMap);
  add_room(targets);
  return targets.finish();
}
