#include "tabletop/returns/return_page.hpp"

#include "tabletop/returns/return_form.hpp"
#include "tabletop/shipped.hpp"

#include <gtest/gtest.h>

namespace estafette::tabletop::return_page_test {
namespace {

TableRoster army(const std::string& name, const std::string& brigade) {
  RosterPiece foot, guns;
  foot.id = foot.label = "1B/1/I";
  foot.name = brigade;
  foot.steps = 6;
  foot.members = {{"a", "22nd Line", 500, 0}};
  guns.id = guns.label = "G1/1/I";
  guns.name = "Battery";
  guns.steps = 2;
  guns.members = {{"b", "1/2nd Foot", 100, 8}};
  return {.army = name,
          .label = "",
          .fatigue = 0,
          .commands = {{"Corps", "", 0, {foot, guns}, {}}},
          .notes = {},
          .remarks = {}};
}

std::size_t count(const std::string& text, const std::string& part) {
  std::size_t found = 0;
  for (std::size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) ++found;
  return found;
}

const TabletopRules& rules() {
  return test::shipped("napoleons-wars");
}

}  // namespace

TEST(ReturnPage, HasABoxForEachStepTheCausesOfTheSetAndTheGunsOfThePiece) {
  const std::string page = return_page({army("Army", "Brigade")}, rules());
  EXPECT_EQ(count(page, "type=\"checkbox\""), 8U);
  EXPECT_EQ(count(page, "<option value=\"fire\">"), 2U);
  EXPECT_EQ(count(page, "max=\"8\""), 1U);
  EXPECT_EQ(count(page, "type=\"number\""), 1U) << "foot without guns loses none";
}

TEST(ReturnPage, GivesBackTheFormsOfBothArmiesEachWithItsOwnHeader) {
  const TableRoster first = army("Army", "Brigade"), second = army("Enemy", "Guards, \"Old\"");
  const std::string page = return_page({first, second}, rules());
  for (const TableRoster& roster : {first, second})
    EXPECT_NE(page.find(rules().id + " " + roster_fingerprint(roster, rules()) + "\""), std::string::npos);
  EXPECT_NE(page.find("data-row=\"1B/1/I,Brigade,6\""), std::string::npos);
  EXPECT_NE(page.find("data-row=\"1B/1/I,&quot;Guards, &quot;&quot;Old&quot;&quot;&quot;,6\""), std::string::npos);
}

TEST(ReturnPage, RunsItsOwnScriptAndNoOtherAndNeedsNoNetwork) {
  const std::string page = return_page({army("Army", "<script>top.struck()</script>")}, rules());
  EXPECT_EQ(count(page, "<script>"), 1U);
  EXPECT_NE(page.find("script-src 'sha256-"), std::string::npos);
  EXPECT_EQ(page.find("http://"), std::string::npos);
  EXPECT_NE(page.find("Without it, fill in the file return.csv"), std::string::npos);
  const std::size_t begin = page.find("<script>");
  const std::string script = page.substr(begin, page.find("</script>") - begin);
  EXPECT_EQ(script.find("&amp;"), std::string::npos) << "what XML would escape would change the script";
  EXPECT_EQ(script.find("&lt;"), std::string::npos);
  EXPECT_EQ(script.find("&gt;"), std::string::npos);
}

}  // namespace estafette::tabletop::return_page_test
