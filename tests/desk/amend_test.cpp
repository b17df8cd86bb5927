// From whatever the desk shows a link leads to the ruling on it; and the hour until which letters are taken.
#include "desk/pages/amend.hpp"

#include "desk/at_the_desk.hpp"

#include <gtest/gtest.h>

namespace estafette::desk::amend_test {
namespace {

using test::AtTheDesk;

}  // namespace

TEST(DeskAmends, UnitsPlacesAndNationsByTheirOwnPages) {
  AtTheDesk at;
  EXPECT_TRUE(AtTheDesk::has(at.get("/"), "href=\"/force?id=iii")) << "each force leads to its units";
  const std::string situation = at.get("/").bytes;
  const std::size_t begin = situation.find("/force?id=") + 10;
  std::string id = situation.substr(begin, situation.find('"', begin) - begin);
  for (std::size_t dash = id.find("%2D"); dash != std::string::npos; dash = id.find("%2D")) id.replace(dash, 3, "-");
  const Response units = at.get("/force", {{"id", id}});
  EXPECT_TRUE(AtTheDesk::has(units, "Its units")) << units.bytes;
  EXPECT_TRUE(AtTheDesk::has(units, "/rulings?subject=")) << units.bytes;
  const Response places = at.get("/places");
  EXPECT_TRUE(AtTheDesk::has(places, "href=\"/rulings?subject=Leipzig\"")) << places.bytes;
  EXPECT_TRUE(AtTheDesk::has(places, "href=\"/rulings?subject=nation%20France\""));
  EXPECT_EQ(at.get("/force", {{"id", "nobody"}}).status, 422);
}

TEST(DeskAmends, TwoForcesOfOneNameEachUnderItsOwnId) {
  const AtTheDesk at;
  const campaign::CampaignFile file{fs::path(AtTheDesk::kCampaign)};
  campaign::State state = file.state();
  state.forces[1].name = state.forces[0].name;
  HtmlPage page("Forces");
  for (const campaign::Side side : {campaign::Side::france, campaign::Side::coalition})
    add_forces(page, file.theatre(), state, side);
  for (const std::size_t i : {0U, 1U})
    EXPECT_NE(page.text().find(amend_link(state.forces[i].id.slug, "") + "\""), std::string::npos) << page.text();
  EXPECT_NE(page.text().find(amend_link(state.forces[2].name, "") + "\""), std::string::npos);
}

TEST(DeskAmends, TheHourUntilWhichLettersAreTakenIsToldInTheTrayAndInEachDispatch) {
  AtTheDesk at;
  const Response looked = at.send("/do/deadline", {{"by", "Sunday 8 May, 20:00"}});
  EXPECT_TRUE(AtTheDesk::has(looked, "ruling spring.campaign campaign letters")) << looked.bytes;
  EXPECT_FALSE(AtTheDesk::has(at.get("/letters"), "Letters until Sunday")) << "not yet";
  EXPECT_EQ(at.send("/do/deadline", {{"by", "Sunday 8 May, 20:00"}, {"for-good", "yes"}}).status, 200);
  EXPECT_TRUE(AtTheDesk::has(at.get("/letters"), "Letters until Sunday 8 May, 20:00"));
  EXPECT_TRUE(AtTheDesk::has(at.get("/dispatches"), "Letters until Sunday 8 May, 20:00"));
  EXPECT_EQ(test::run({"turn", AtTheDesk::kCampaign, "--at-once"}).code, 0);
  EXPECT_FALSE(AtTheDesk::has(at.get("/letters"), "Letters until Sunday")) << "it was for that half-week";
}

}  // namespace estafette::desk::amend_test
