#include "converter/sow/drawing/plan_margin.hpp"

#include "base/table.hpp"
#include "base/text.hpp"
#include "converter/sow/drawing/plan_signs.hpp"

#include <fmt/format.h>

#include <cmath>

namespace estafette::sow {
namespace {

constexpr double kLegendLetter = 18;
constexpr double kLegendLine = 31;
constexpr double kIndent = 12;
constexpr double kItemGap = 22;
constexpr double kSampleRoom = 34;
constexpr int kMostLines = 8;  // of the grid, across

/// Items side by side, and on the next line when a line is full.
class LegendWriter {
 public:
  LegendWriter(svg::Pen pen, const Box& sheet, double top) : pen_(pen), sheet_(sheet), y_(top + kLegendLine) {
    x_ = sheet_.left + kIndent;
  }

  /// Where the next sign stands: the middle of its right end.
  Point next(const std::string& words, double room = kSampleRoom) {
    const double needs = room + length_of(words, kLegendLetter);
    if (x_ + needs > sheet_.right() - kIndent && x_ > sheet_.left + kIndent) {
      x_ = sheet_.left + kIndent;
      y_ += kLegendLine;
    }
    const Point sign{x_ + room - 13, y_ - kLegendLetter * 0.34};
    pen_.words({words, {x_ + room, y_}, kLegendLetter}, {{"class", "soft"}});
    x_ += needs + kItemGap;
    return sign;
  }

  [[nodiscard]] double bottom() const { return y_ + kLegendLine * 0.6; }

 private:
  svg::Pen pen_;
  const Box& sheet_;
  double x_ = 0, y_ = 0;
};

}  // namespace

double length_of(const std::string& text, double height) {
  constexpr double kLetter = 0.54;  // of its height
  return static_cast<double>(width(text)) * kLetter * height;
}

int grid_yards(const PlanPaper& paper) {
  constexpr int kFine = 500;
  return paper.frame().width / paper.yards(kFine) > kMostLines ? 2 * kFine : kFine;
}

void draw_grid(svg::Pen pen, const PlanPaper& paper, std::vector<Box>& clutter) {
  constexpr double kGridLetter = 16;
  const Box& frame = paper.frame();
  const int step = grid_yards(paper);
  svg::Pen grid = pen.group("grid");
  const auto write = [&](int yards, Point at) {
    const std::string words = figure(yards);
    grid.words({words, at, kGridLetter});
    clutter.push_back({at.x, at.y - kGridLetter, length_of(words, kGridLetter), kGridLetter});
  };
  const auto first = [&](double from) { return static_cast<int>(std::ceil(from / step)) * step; };
  for (int at = first(paper.yards_east(frame.left)); at < paper.yards_east(frame.right()); at += step) {
    const double x = paper.yards(at - paper.yards_east(0));
    grid.line({x, frame.top}, {x, frame.bottom()});
    if (x < frame.right() - 60 && x > frame.left + 60) write(at, {x + 4, frame.top + kGridLetter + 2});
  }
  for (int at = first(paper.yards_south(frame.top)); at < paper.yards_south(frame.bottom()); at += step) {
    const double y = paper.yards(at - paper.yards_south(0));
    grid.line({frame.left, y}, {frame.right(), y});
    if (y > frame.top + 40) write(at, {frame.left + 4, y - 4});
  }
}

double draw_legend(svg::Pen pen, const PlanPaper& paper, double top, const std::vector<LegendSide>& sides,
                   bool arrivals) {
  svg::Pen legend = pen.group("legend");
  LegendWriter write(legend, paper.sheet(), top);
  for (const LegendSide& side : sides)
    draw_commander(legend.group(side_class(side.side)).group("chiefs"), write.next(side.words), side.side, 7, "");
  const int front = sides.empty() ? 1 : sides.front().side;
  draw_sample(legend, write.next("foot"), Arm::infantry, front);
  draw_sample(legend, write.next("horse"), Arm::cavalry, front);
  draw_sample(legend, write.next("gun"), Arm::artillery, front);
  const Point tie = write.next("commander and brigades", 50);
  svg::Pen command = legend.group(side_class(front));
  command.group("ties").line({tie.x - 26, tie.y}, tie);
  draw_commander(command.group("chiefs"), {tie.x - 26, tie.y}, front, 6, "");
  command.group("chiefs").circle(tie, 2);
  const Point goal = write.next("objective");
  legend.circle({goal.x - 6, goal.y}, 8, {{"class", "objective"}});
  if (arrivals) {
    const Point arrow = write.next("arrives later", 52);
    command.line({arrow.x - 30, arrow.y}, {arrow.x - 4, arrow.y}, {{"class", "arrow"}});
    command.path(
        svg::path_through({{arrow.x - 5, arrow.y - 4}, {arrow.x + 3, arrow.y}, {arrow.x - 5, arrow.y + 4}}, true),
        {{"class", "nose"}});
  }
  constexpr int kScaleYards = 500;
  const double length = paper.yards(kScaleYards);
  const Point scale = write.next(fmt::format("{} yards", kScaleYards), length + 20);
  legend.path(svg::path_through({{scale.x - length, scale.y - 5},
                                 {scale.x - length, scale.y + 3},
                                 {scale.x, scale.y + 3},
                                 {scale.x, scale.y - 5}}),
              {{"class", "scale"}});
  const Point north = write.next("north is up", 30);
  legend.path(fmt::format("M{0} {1}V{2}M{3} {4}L{0} {1}L{5} {4}", svg::number(north.x), svg::number(north.y - 9),
                          svg::number(north.y + 9), svg::number(north.x - 5), svg::number(north.y - 2),
                          svg::number(north.x + 5)),
              {{"class", "scale"}});
  (void)write.next(
      fmt::format("grid: {} yards, counted from the map's northern and western edges", figure(grid_yards(paper))), 0);
  return write.bottom() - top;
}

}  // namespace estafette::sow
