#include "converter/sow/preview.hpp"

#include "base/svg.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>
#include <vector>

namespace estafette::sow {
namespace {

constexpr int kSide = 1000;  // of the picture, in its own units
constexpr int kHead = 40;    // above the field, for the title
constexpr int kFront = 8;    // of a battalion's sign
constexpr int kDepth = 4;
constexpr int kLetter = 11;  // height of a name
constexpr int kTitle = 18;
constexpr double kGun = 1.5;  // radius
constexpr int kMargin = 60;   // round troops and objectives, in thousandths of the picture
constexpr const char* kPaper = "#f4efe2";
constexpr const char* kInk = "#222222";
constexpr const char* kGold = "#8a6d00";

const char* colour(int side) {
  return side == 1 ? "#1f4e9c" : "#9c2a1f";
}

/// The square of the map that is drawn: troops and objectives fill the picture. Map units.
struct Cutout {
  int x = 0, z = 0;  ///< its north-western corner
  int side = 1;
};

Cutout cutout_round(const std::vector<Position>& shown, int extent) {
  const auto [north, south] =
      std::minmax_element(shown.begin(), shown.end(), [](const auto& a, const auto& b) { return a.x < b.x; });
  const auto [west, east] =
      std::minmax_element(shown.begin(), shown.end(), [](const auto& a, const auto& b) { return a.z < b.z; });
  const int span = std::max({south->x - north->x, east->z - west->z, 1});
  const int side = std::min(extent, span + 2 * (span * kMargin / 1000 + 1));
  const auto start = [&](int low, int high) { return std::clamp((low + high - side) / 2, 0, extent - side); };
  return {start(north->x, south->x), start(west->z, east->z), side};
}

class Picture {
 public:
  Picture(const std::string& title, const Ground& ground, const Cutout& cutout)
      : ground_(ground),
        cutout_(cutout),
        drawing_(title, kSide, kSide + kHead, svg::Shown::as_the_window, {{"font-family", "sans-serif"}}),
        pen_(drawing_.pen()) {
    pen_.box({0, 0, kSide, kSide + kHead}, {{"fill", kPaper}});
    write(title, {10, kHead - 14}, kTitle, kInk);
    write("N", {kSide - 24, kHead - 12}, kTitle, kInk);
    write("\xE2\x86\x91", {kSide - 40, kHead - 12}, kTitle, kInk);
    pen_.box({0, kHead, kSide, kSide}, {{"fill", "none"}, {"stroke", kInk}});
  }

  void objective(const Objective& objective) {
    const Point middle{across(objective.z), down(objective.x)};
    pen_.circle(middle, scaled(objective.radius * ground_.units_per_yard),
                {{"fill", "none"}, {"stroke", kGold}, {"stroke-dasharray", "4 3"}});
    write(objective.name, {middle.x + 6, middle.y}, kLetter, kGold);
  }

  /// A round number of yards, about a fifth of the picture.
  void scale() {
    const double fifth = static_cast<double>(cutout_.side) / ground_.units_per_yard / 5;
    int yards = 100;
    for (const int step : {200, 500, 1000, 2000}) yards = step <= fifth ? step : yards;
    const double long_as = scaled(yards * ground_.units_per_yard);
    pen_.box({10, kSide + kHead - 14, long_as, 4}, {{"fill", kInk}});
    write(fmt::format("{} yards", yards), {14 + long_as, kSide + kHead - 8}, kLetter, kInk);
  }

  /// A sign for troops: a bar for a battalion, a bar with a stroke for a squadron, a dot for a gun.
  void troops(const FieldRow& row, int side) {
    const Point middle{across(row.position.z), down(row.position.x)};
    if (row.sheet.guns.value > 0) {
      pen_.circle(middle, kGun, {{"fill", colour(side)}});
      return;
    }
    const bool upright = row.position.dir_z != 0;
    const double wide = upright ? kDepth : kFront;
    const double high = upright ? kFront : kDepth;
    const bool horse = arm_of(row.sheet.kind) == Arm::cavalry;
    pen_.box({middle.x - wide / 2, middle.y - high / 2, wide, high},
             {{"fill", horse ? kPaper : colour(side)}, {"stroke", colour(side)}})
        .told(fmt::format("{}: {} men", row.sheet.name, row.sheet.men.value));
  }

  void name(const FieldDivision& division, int side) {
    double x = 0;
    double top = kSide + kHead;
    int rows = 0;
    for (const FieldBrigade& brigade : division.brigades) {
      for (const FieldRow& row : brigade.units) {
        x += across(row.position.z);
        top = std::min(top, down(row.position.x));
        ++rows;
      }
    }
    if (rows == 0) return;
    std::string words = division.leader.formation_name;
    if (division.arrival) words += fmt::format(" ({})", to_string(division.arrival->at).substr(0, 5));
    const double long_as = 0.55 * kLetter * static_cast<double>(words.size());
    const double left = std::clamp(x / rows - long_as / 2, 4.0, std::max(4.0, kSide - long_as - 4));
    const double line = free_line(left, long_as, top - kFront);
    write(words, {left, line}, kLetter, colour(side));
  }

  [[nodiscard]] std::string text() const { return drawing_.text(); }

 private:
  [[nodiscard]] double scaled(int units) const { return static_cast<double>(units) * kSide / cutout_.side; }
  [[nodiscard]] double across(int z) const { return scaled(z - cutout_.z); }
  [[nodiscard]] double down(int x) const { return scaled(x - cutout_.x) + kHead; }

  void write(const std::string& words, Point at, double height, const std::string& fill) {
    // A rim, so that a name can be read over signs.
    pen_.words({words, at, height},
               {{"fill", fill}, {"stroke", kPaper}, {"stroke-width", "3"}, {"paint-order", "stroke"}});
  }

  /// The nearest line above on which a name of that length does not overlap another.
  double free_line(double left, double long_as, double line) {
    const auto taken = [&] {
      return std::any_of(names_.begin(), names_.end(), [&](const Name& other) {
        return left < other.left + other.long_as && other.left < left + long_as &&
               std::abs(other.line - line) < kLetter + 1;
      });
    };
    while (taken() && line > kHead + 2 * kLetter) line -= kLetter + 2;
    while (taken()) line += kLetter + 2;
    names_.push_back({left, long_as, line});
    return line;
  }

  struct Name {
    double left, long_as, line;
  };
  const Ground& ground_;
  Cutout cutout_;
  svg::SvgFile drawing_;
  svg::Pen pen_;
  std::vector<Name> names_;
};

}  // namespace

std::string preview_svg(const std::string& title, const Field& field, const Ground& ground,
                        const std::vector<Objective>& objectives) {
  std::vector<std::pair<const FieldRow*, int>> troops;  // and their side
  for (const FieldArmy& army : field.armies)
    for (const FieldDivision& division : army.divisions)
      for (const FieldBrigade& brigade : division.brigades)
        for (const FieldRow& row : brigade.units) troops.emplace_back(&row, army.side);
  std::vector<Position> shown;
  for (const Objective& objective : objectives) shown.push_back({objective.x, objective.z});
  for (const auto& [row, side] : troops) shown.push_back(row->position);
  Picture picture(title, ground, cutout_round(shown, ground.extent));
  for (const Objective& objective : objectives) picture.objective(objective);
  for (const auto& [row, side] : troops) picture.troops(*row, side);
  for (const FieldArmy& army : field.armies)
    for (const FieldDivision& division : army.divisions) picture.name(division, army.side);
  picture.scale();
  return picture.text();
}

}  // namespace estafette::sow
