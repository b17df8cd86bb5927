// The campaign of 1813 on all three maps, founded as docs/map-1813.md tells the umpire to: with the page's lines.
#include "base/files/files.hpp"
#include "campaign/map/join_map.hpp"
#include "campaign/state/questions.hpp"
#include "campaign/support/theatres.hpp"
#include "shipped.hpp"
#include "support/refusal.hpp"

#include <gtest/gtest.h>

namespace estafette::campaign::wider_1813_test {
namespace {

const fs::path kTree = ESTAFETTE_SOURCE_DIR;
const test::Shipped k1813{"1813", date_from("1813-04-27")};

map::Map all_three() {
  map::Map all = k1813.nodal_map();
  for (const char* name : {"wider/upper-germany.xml", "wider/poland.xml"})
    all = map::joined(std::move(all), map::read_map(k1813.text(name), name), name);
  return all;
}

/// What stands between two texts; empty if they do not.
std::string between(const std::string& text, const std::string& from, const std::string& to) {
  const std::size_t begin = text.find(from);
  const std::size_t end = begin == std::string::npos ? begin : text.find(to, begin + from.size());
  return end == std::string::npos ? "" : text.substr(begin + from.size(), end - begin - from.size());
}

void replace(std::string& text, const std::string& from, const std::string& to) {
  const std::size_t at = text.find(from);
  ASSERT_NE(at, std::string::npos) << from;
  text.replace(at, from.size(), to);
}

std::string campaign_on_all_three() {
  const std::string page = between(read_text(kTree / "docs/map-1813.md"), "## A wider theatre", "\n## ");
  std::string text = k1813.text("campaign.xml");
  replace(text, "<absent name=\"Zamosc\" because=\"beyond the map's edge\"/>",
          "<garrison name=\"Zamosc\" fortress=\"zamosc\"/>");
  replace(text, "<absent name=\"Corps before Zamosc\" because=\"beyond the map's edge\"/>",
          "<force name=\"Corps before Zamosc\" at=\"zamosc\" duty=\"investing\"/>");
  replace(text, "  <owner node=\"hamburg\"", between(page, "```xml\n", "```") + "  <owner node=\"hamburg\"");
  return text;
}

const State& state() {
  static const State founded =
      founding_of(campaign_on_all_three(), "campaign.xml", all_three(), k1813.orbats(), 1).state;
  return founded;
}

}  // namespace

TEST(WiderTheatre1813, WithTheLinesOfThePageTheCampaignIsFoundedOnAllThreeMaps) {
  EXPECT_EQ(test::refusal([] { static_cast<void>(state()); }), "accepted");
}

TEST(WiderTheatre1813, AustriaIsNeutralFromTheInnToGaliciaAndSwitzerlandToo) {  // 4.4
  for (const char* id : {"prague", "linz", "vienna", "brunn", "troppau", "pressburg", "lemberg", "basel"})
    EXPECT_TRUE(state().neutral->contains({id})) << id;
  EXPECT_FALSE(state().neutral->contains({"munich"}));
}

TEST(WiderTheatre1813, EveryPlaceThatIsNotNeutralIsHeldBySomebody) {
  for (const map::Node& node : all_three().nodes)
    EXPECT_TRUE(state().neutral.contains(node.id) || state().owners.contains(node.id)) << node.name;
  EXPECT_EQ(state().owners->at({"stuttgart"}), Side::france);
  EXPECT_EQ(state().owners->at({"kowno"}), Side::coalition);
}

TEST(WiderTheatre1813, ZamoscIsHeldAndInvested) {
  EXPECT_EQ(garrison_of(state(), {"zamosc"}, Side::france), 1);
  EXPECT_EQ(test::force(state(), "Corps before Zamosc").at.slug, "zamosc");
}

}  // namespace estafette::campaign::wider_1813_test
