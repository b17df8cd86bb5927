// A counter stands at its place: nobody takes Löbau's corps for Prague's.
#include "campaign/cartography/crowds.hpp"
#include "campaign/cartography/layout/layout.hpp"
#include "campaign/cartography/layout/place_counters.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <set>

namespace estafette::cartography::counter_distance_test {
namespace {

constexpr double kFarthest = 1.5;  // of its own diagonal
constexpr double kTrue = 0.95;     // of the counters are nearest to their own place

/// Every counter of some layouts, measured from its edge to the rim of its place's sign. It is nearest to its own place
/// if the block in which it stands is.
struct Measured {
  std::vector<double> distances;
  std::size_t nearest_to_own = 0, too_far = 0, overlaps = 0;

  void add(const MapPicture& picture, const MapLayout& layout);
  [[nodiscard]] double share() const {
    return static_cast<double>(nearest_to_own) / static_cast<double>(distances.size());
  }
  [[nodiscard]] double rank(double part) {
    std::sort(distances.begin(), distances.end());
    return distances[static_cast<std::size_t>(part * static_cast<double>(distances.size() - 1))];
  }
  [[nodiscard]] std::string figures() {
    return fmt::format(
        "{} counters: {:.1f} / {:.1f} / {:.1f} mm, {:.1f} % nearest to their own, {} too far, {} overlap",
        distances.size(), rank(0.5), rank(0.9), rank(1), 100 * share(), too_far, overlaps);
  }
};

/// Between box and sign, as the eye sees it: from edge to rim.
double gap(const Box& box, const Box& sign) {
  return std::max(distance(sign.middle(), box.nearest(sign.middle())) - sign.width / 2, 0.0);
}

void Measured::add(const MapPicture& picture, const MapLayout& layout) {
  std::set<std::size_t> shown;
  const auto add_stack = [&](const MapLayout& where, const Stack& stack) {
    const double own = gap(stack.box, where.signs[stack.place]);
    const bool nearest = std::all_of(where.signs.begin(), where.signs.end(),
                                     [&](const Box& sign) { return gap(stack.box, sign) >= own - 1e-6; });
    for (const Stack::Seated& seated : stack.seated) {
      if (!shown.insert(seated.counter).second) continue;
      const double off = gap(seated.box, where.signs[stack.place]);
      distances.push_back(off);
      if (off > kFarthest * std::hypot(seated.box.width, seated.box.height)) ++too_far;
      if (nearest) ++nearest_to_own;
    }
  };
  const auto add_all = [&](const MapLayout& where) {
    for (std::size_t s = 0; s < where.stacks.size(); ++s) {
      add_stack(where, where.stacks[s]);
      for (std::size_t other = s + 1; other < where.stacks.size(); ++other)
        if (where.stacks[s].box.grown(-1e-6).overlaps(where.stacks[other].box)) ++overlaps;
    }
  };
  for (const Inset& inset : layout.insets) add_all(inset.layout);  // whoever stands in one is looked for there
  add_all(layout);
  EXPECT_EQ(shown.size(), picture.counters.size()) << "a force is never dropped";
}

/// The sheet alone, without its insets: where armies crowd by chance, they would only make it better.
MapLayout sheet_of(const MapPicture& picture) {
  const Paper paper = paper_for(picture);
  MapLayout layout;
  layout.signs = signs_of(picture, paper);
  place_counters(layout, picture, paper, {}, NameSeats(picture, paper));
  return layout;
}

MapLayout whole_of(const MapPicture& picture) {
  return lay_out(picture, paper_for(picture));
}

const std::vector<MapLayout>& demo_layouts() {
  static const std::vector<MapLayout> all = [] {
    std::vector<MapLayout> made;
    for (const crowds::Crowd& crowd : crowds::demo_crowds()) made.push_back(whole_of(crowd.picture));
    return made;
  }();
  return all;
}

Measured measure(const std::vector<crowds::Crowd>& pictures, const std::vector<MapLayout>& layouts) {
  Measured all;
  for (std::size_t i = 0; i < pictures.size(); ++i) {
    const crowds::Crowd& crowd = pictures[i];
    const MapLayout& layout = layouts[i];
    SCOPED_TRACE(crowd.what);
    Measured here;
    here.add(crowd.picture, layout);
    EXPECT_EQ(here.overlaps, 0U);
    all.add(crowd.picture, layout);
  }
  return all;
}

}  // namespace

TEST(NameDistance, OnTheDemosMapsEveryPlaceHasItsNameAtItsSign) {
  for (std::size_t turn = 0; turn < demo_layouts().size(); ++turn) {
    const crowds::Crowd& crowd = crowds::demo_crowds()[turn];
    const MapLayout& layout = demo_layouts()[turn];
    std::set<std::size_t> named;
    const auto add = [&](const MapLayout& part) {
      for (const PlaceName& name : part.names) {
        named.insert(name.place);
        EXPECT_FALSE(name.misleading) << crowd.what << ": " << crowd.picture.places[name.place].name;
      }
    };
    add(layout);
    for (const Inset& inset : layout.insets) add(inset.layout);
    for (std::size_t i = 0; i < crowd.picture.places.size(); ++i)
      EXPECT_TRUE(named.contains(i)) << crowd.what << ": " << crowd.picture.places[i].name;
  }
}

TEST(CounterDistance, OnTheDemosMapsCountersStandAtTheirPlaces) {
  Measured all = measure(crowds::demo_crowds(), demo_layouts());
  EXPECT_EQ(all.too_far, 0U) << all.figures();
  EXPECT_GE(all.share(), kTrue) << all.figures();
}

TEST(CounterDistance, AndSoTheyDoWhereverArmiesCrowd) {
  const std::vector<crowds::Crowd> pictures = crowds::random_crowds(50);
  std::vector<MapLayout> layouts;
  for (const crowds::Crowd& crowd : pictures) layouts.push_back(sheet_of(crowd.picture));
  Measured all = measure(pictures, layouts);
  EXPECT_EQ(all.too_far, 0U) << all.figures();
  EXPECT_GE(all.share(), kTrue) << all.figures();
}

}  // namespace estafette::cartography::counter_distance_test
