// The shipped map with its armies in the plain of Leipzig: does anything hide anything?
#include "campaign/cartography/layout/layout.hpp"

#include "base/files/files.hpp"
#include "campaign/cartography/view/map_view.hpp"
#include "campaign/map/read_map.hpp"
#include "campaign/support/theatres.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <set>

namespace estafette::cartography::layout_test {
namespace {

using namespace campaign;
using test::coalition, test::corps, test::garrison, test::with;

const Theatre& germany() {
  static const std::string file = std::string(ESTAFETTE_SOURCE_DIR) + "/templates/campaigns/1813/map.xml";
  static const Theatre theatre(map::read_map(read_text(file), file).map, test::usual_rules());
  return theatre;
}

/// The days of Lützen: some twenty corps within four marches, and the garrisons.
State may() {
  std::vector<Force> forces = {corps("III Corps", "Lützen"),
                               corps("XI Corps", "Lützen"),
                               corps("Imperial Guard", "Weissenfels"),
                               corps("VI Corps", "Weissenfels"),
                               corps("IV Corps", "Naumburg"),
                               corps("XII Corps", "Jena"),
                               corps("V Corps", "Leipzig"),
                               corps("I Cavalry Corps", "Merseburg"),
                               corps("II Corps", "Bernburg"),
                               garrison(corps("Magdeburg", "Magdeburg")),
                               garrison(corps("Wittenberg", "Wittenberg")),
                               garrison(corps("Erfurt", "Erfurt")),
                               coalition(corps("Blücher's Corps", "Lützen")),
                               coalition(corps("Yorck's Corps", "Lützen")),
                               coalition(corps("Winzingerode's Corps", "Lützen")),
                               coalition(corps("Berg's Corps", "Lützen")),
                               coalition(corps("Kleist's Corps", "Leipzig")),
                               coalition(corps("Miloradovich's Corps", "Zeitz")),
                               coalition(corps("Guard and Grenadier Reserve", "Borna")),
                               coalition(corps("Reserve Cavalry Corps", "Borna")),
                               coalition(corps("Army Cossacks", "Pegau")),
                               coalition(corps("Bülow's Corps", "Dessau"))};
  State state = with(std::move(forces));
  state.campaign = "1813";
  state.turn = {3};
  return state;
}

struct Sample {
  std::string what;
  MapPicture picture;
  MapLayout layout;
};

Sample sample(const std::string& what, const MapPicture& picture) {
  return {what, picture, lay_out(picture, paper_for(picture))};
}

/// The land alone, and the same with its armies.
const std::vector<Sample>& samples() {
  static const std::vector<Sample> both = {sample("the land", land_view(germany().map)),
                                           sample("the umpire's map", map_view(germany(), may(), {}, std::nullopt))};
  return both;
}

/// How many pairs of the boxes overlap.
int overlaps(const std::vector<Box>& boxes) {
  int count = 0;
  for (std::size_t i = 0; i < boxes.size(); ++i)
    for (std::size_t j = i + 1; j < boxes.size(); ++j) count += boxes[i].overlaps(boxes[j]) ? 1 : 0;
  return count;
}

int between(const std::vector<Box>& some, const std::vector<Box>& others) {
  int count = 0;
  for (const Box& one : some)
    for (const Box& other : others) count += one.overlaps(other) ? 1 : 0;
  return count;
}

std::vector<Box> names_of(const MapLayout& layout) {
  std::vector<Box> boxes;
  for (const PlaceName& name : layout.names) boxes.push_back(name.box);
  return boxes;
}

std::vector<Box> counters_of(const MapLayout& layout) {
  std::vector<Box> boxes;
  for (const Stack& stack : layout.stacks) {
    if (stack.summary) boxes.push_back(stack.box.grown(-1e-6));
    for (const Stack::Seated& seated : stack.seated)
      if (!stack.summary) boxes.push_back(seated.box.grown(-1e-6));
  }
  return boxes;
}

std::vector<Box> waters_of(const MapLayout& layout) {
  std::vector<Box> boxes;
  for (const WaterName& name : layout.water_names) boxes.insert(boxes.end(), name.boxes.begin(), name.boxes.end());
  return boxes;
}

}  // namespace

TEST(MapLayout, NoNameOverlapsAnotherNameACounterOrASign) {
  for (const auto& [what, picture, layout] : samples()) {
    const std::vector<Box> names = names_of(layout);
    EXPECT_EQ(overlaps(names), 0) << what;
    EXPECT_EQ(between(names, counters_of(layout)), 0) << what;
    EXPECT_EQ(between(names, layout.signs), 0) << what;
    EXPECT_EQ(between(names, waters_of(layout)), 0) << what;
  }
}

TEST(MapLayout, NoCounterOverlapsAnotherOrHidesASign) {
  const MapLayout& layout = samples()[1].layout;
  const std::vector<Box> counters = counters_of(layout);
  std::size_t forces = 0;
  for (const Stack& stack : layout.stacks) forces += stack.seated.size();
  EXPECT_EQ(forces, 22U);
  EXPECT_EQ(overlaps(counters), 0);
  EXPECT_EQ(between(counters, waters_of(layout)), 0);
  int hidden = 0;  // on the sheet, and on every inset
  for (std::size_t place = 0; place < layout.signs.size(); ++place) {
    const auto seen_on = [&](const MapLayout& part, const Box& frame) {
      return frame.holds(part.signs[place]) && between(counters_of(part), {part.signs[place]}) == 0;
    };
    const bool seen = seen_on(layout, paper_for(samples()[1].picture).frame()) ||
                      std::any_of(layout.insets.begin(), layout.insets.end(),
                                  [&](const Inset& inset) { return seen_on(inset.layout, inset.paper.frame()); });
    hidden += seen ? 0 : 1;
  }
  EXPECT_LE(hidden, 1) << "of 311 signs";
}

TEST(MapLayout, EveryPlaceHasItsNameAndEveryWaterToo) {
  for (const auto& [what, picture, layout] : samples()) {
    std::set<std::size_t> named;
    for (const PlaceName& name : layout.names) named.insert(name.place);
    for (const Inset& inset : layout.insets)
      for (const PlaceName& name : inset.layout.names) named.insert(name.place);
    for (std::size_t i = 0; i < picture.places.size(); ++i) EXPECT_TRUE(named.contains(i)) << picture.places[i].name;
    std::set<std::string> waters;
    for (const WaterName& name : layout.water_names) waters.insert(name.text);
    for (const map::River& river : picture.rivers) EXPECT_TRUE(waters.contains(river.name)) << what << river.name;
    for (const map::Sea& sea : picture.seas) EXPECT_TRUE(waters.contains(sea.name)) << what << sea.name;
  }
}

TEST(MapLayout, ANameIsNearerToItsOwnSignThanToAnyOther) {
  for (const auto& [what, picture, layout] : samples()) {
    for (const PlaceName& name : layout.names) {
      const auto off = [&](std::size_t place) {
        const Point sign = layout.signs[place].middle();
        return distance(sign, name.box.nearest(sign));
      };
      for (std::size_t other = 0; other < layout.signs.size(); ++other)
        EXPECT_LT(off(name.place), other == name.place ? 1e9 : off(other))
            << what << ": " << picture.places[name.place].name << " at " << picture.places[other].name;
    }
  }
}

TEST(MapLayout, WhoStandsInAStackIsReadSomewhereOnTheSheet) {
  const MapLayout& layout = samples()[1].layout;
  std::set<std::size_t> in_rows;
  const auto add = [&](const MapLayout& part) {
    for (const Stack& stack : part.stacks)
      for (const Stack::Seated& seated : stack.seated)
        if (!stack.summary) in_rows.insert(seated.counter);
  };
  add(layout);
  for (const Inset& inset : layout.insets) add(inset.layout);
  for (const StackList& list : layout.lists)
    for (const Stack::Seated& seated : layout.stacks[list.stack].seated) in_rows.insert(seated.counter);
  EXPECT_EQ(in_rows.size(), samples()[1].picture.counters.size());
}

TEST(MapLayout, ListsAndInsetsHideNothing) {
  const MapLayout& layout = samples()[1].layout;
  std::vector<Box> added;
  for (const Inset& inset : layout.insets) added.push_back(inset.paper.frame());
  for (const StackList& list : layout.lists) added.push_back(list.box);
  EXPECT_EQ(overlaps(added), 0);
  for (const auto& boxes : {names_of(layout), counters_of(layout), waters_of(layout), layout.signs})
    EXPECT_EQ(between(added, boxes), 0);
}

TEST(MapLayout, EverythingStandsWithinTheFrame) {
  const MapLayout& layout = samples()[1].layout;
  const Paper paper = paper_for(samples()[1].picture);
  for (const auto& boxes : {names_of(layout), counters_of(layout), waters_of(layout), layout.signs})
    for (const Box& box : boxes) EXPECT_TRUE(paper.frame().holds(box)) << box.left << " " << box.top;
}

TEST(MapLayout, ThreeCorpsInOneTownAreOneBlock) {
  State state = with({corps("I Corps", "Plauen"), corps("II Corps", "Plauen"), corps("III Corps", "Plauen")});
  state.campaign = "1813";
  const MapPicture picture = map_view(germany(), state, {}, std::nullopt);
  const MapLayout layout = lay_out(picture, paper_for(picture));
  ASSERT_EQ(layout.stacks.size(), 1U);
  EXPECT_EQ(layout.stacks[0].seated.size(), 3U);
  for (const Stack::Seated& seated : layout.stacks[0].seated)
    EXPECT_TRUE(layout.stacks[0].box.grown(1e-6).holds(seated.box));
}

}  // namespace estafette::cartography::layout_test
