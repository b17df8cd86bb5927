// From degrees to paper, and the country round each place.
#include "campaign/cartography/paper/paper.hpp"

#include "campaign/cartography/drawing/pen.hpp"
#include "campaign/cartography/paper/front.hpp"
#include "campaign/cartography/paper/letters.hpp"
#include "campaign/map/distance.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace estafette::cartography::sheet_test {
namespace {

const Paper& germany() {
  static const Paper paper({{6.6, 49.4}, {21.0, 54.5}});
  return paper;
}

std::vector<Point> points_of(const std::vector<Corner>& corners) {
  std::vector<Point> points;
  for (const Corner& corner : corners) points.push_back(corner.at);
  return points;
}

double area_of(const std::vector<Point>& corners) {
  double twice = 0;
  for (std::size_t i = 0; i < corners.size(); ++i) {
    const Point a = corners[i];
    const Point b = corners[(i + 1) % corners.size()];
    twice += a.x * b.y - b.x * a.y;
  }
  return twice / 2;
}

}  // namespace

TEST(MapSheet, IsA3OnTheSideThatSuitsTheMap) {
  EXPECT_EQ(germany().width(), 420);
  EXPECT_EQ(germany().height(), 297);
  EXPECT_EQ(Paper({{10, 45}, {11, 52}}).width(), 297);
  EXPECT_EQ(Paper({{10, 45}}).width(), 420) << "one place is a map too";
}

TEST(MapSheet, KeepsDistancesWithinAFewInAHundred) {
  const map::Coordinates leipzig{12.37, 51.34};
  const map::Coordinates dresden{13.74, 51.05};
  const double drawn = distance(germany().at(leipzig), germany().at(dresden)) / germany().mm_per_km();
  EXPECT_NEAR(drawn, map::km_between(leipzig, dresden), 0.03 * drawn);
}

RC_GTEST_PROP(MapSheet, ALineCrossesABoxIfAPointOfItLiesInside, ()) {
  const auto mm_at = [] { return *rc::gen::inRange(-50, 50) / 7.0; };
  const Point a{mm_at(), mm_at()};
  const Point b{mm_at(), mm_at()};
  const Box box{-3, -2, 5, 4};
  bool inside = false;
  for (int i = 0; i <= 200; ++i) {
    const double t = i / 200.0;
    const Point p{a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t};
    inside = inside || box.nearest(p) == p;
  }
  if (inside) RC_ASSERT(crosses(a, b, box));
  RC_ASSERT(crosses(a, b, box) == crosses(b, a, box));
}

TEST(MapSheet, ASmoothCoursePassesThroughAllItsPoints) {
  const std::vector<Point> points = {{0, 0}, {10, 3}, {12, 9}, {30, 9}};
  const std::vector<Point> line = smooth(points);
  for (const Point& point : points) EXPECT_NE(std::find(line.begin(), line.end(), point), line.end());
  EXPECT_GT(line.size(), 30U);
}

TEST(MapFront, CountriesShareOutTheLandWithoutGapOrOverlap) {
  const Box frame{0, 0, 40, 20};
  double sum = 0;
  for (const auto& area : countries({{5, 5}, {20, 15}, {33, 4}}, 100, frame)) sum += area_of(points_of(area));
  EXPECT_NEAR(sum, 800, 1e-6);
}

TEST(MapFront, TwoPlacesOnOneSpotDoNotDriveEachOtherOut) {
  for (const auto& area : countries({{5, 5}, {5, 5}}, 3, {0, 0, 40, 20})) EXPECT_GT(area_of(points_of(area)), 20);
}

TEST(MapFront, OneOutlineGoesRoundNeighboursOfOneSide) {
  const auto areas = countries({{5, 5}, {20, 15}, {33, 4}}, 100, {0, 0, 40, 20});
  const auto one = outlines(areas, {true, true, false});
  ASSERT_EQ(one.size(), 1U);
  EXPECT_NEAR(area_of(one[0]), area_of(points_of(areas[0])) + area_of(points_of(areas[1])), 1e-6);
  EXPECT_NEAR(area_of(outlines(areas, {true, true, true}).at(0)), 800, 1e-6);
}

TEST(MapTrace, WritesStepsInTenthsAndRoundingDoesNotAddUp) {
  EXPECT_EQ(Trace().through({{10, 4}, {11.52, 3.8}, {11.52, 9}, {10.5, 9}}, true).data(), "M10 4l1.5-.2v5.2h-1z");
  std::vector<Point> points;
  for (int i = 0; i <= 100; ++i) points.push_back({0.04 * i, 0});
  EXPECT_TRUE(Trace().through(points).data().starts_with("M0 0h.1"));
  std::string steps = Trace().through(points).data();
  EXPECT_EQ(std::count(steps.begin(), steps.end(), '1'), 40) << "four millimetres in all";
}

TEST(MapLetters, BoldAndAccentsTakeTheirRoom) {
  EXPECT_GT(breadth("Lützen", Face::serif_bold, 2), breadth("Lützen", Face::serif, 2));
  EXPECT_NEAR(breadth("Lützen", Face::serif, 2), breadth("Lutzen", Face::serif, 2), 0.1);
  EXPECT_EQ(breadth("", Face::sans, 2), 0);
}

}  // namespace estafette::cartography::sheet_test
