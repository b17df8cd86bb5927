#include "converter/sow/drawing/field_plan.hpp"

#include "../battles.hpp"
#include "../random_battles.hpp"
#include "base/plane.hpp"
#include "converter/sow/drawing/field_page.hpp"
#include "converter/sow/drawing/plan_paper.hpp"

#include <gtest/gtest.h>
#include <pugixml.hpp>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <set>
#include <sstream>
#include <string>

namespace estafette::sow::field_plan_test {
namespace {

pugi::xml_document drawn(const Mod& mod, PlanUse use = PlanUse::alone, const std::string& picture = "") {
  pugi::xml_document plan;
  EXPECT_TRUE(plan.load_string(field_plan(mod, test::waterloo(), picture, use).c_str()));
  return plan;
}

std::size_t count(const pugi::xml_document& plan, const char* path) {
  return plan.select_nodes(path).size();
}

std::set<std::string> words(const pugi::xml_document& plan) {
  std::set<std::string> found;
  for (const pugi::xpath_node text : plan.select_nodes("//text")) found.insert(text.node().text().get());
  return found;
}

/// In one line, or in two if it is long: "Artillery of" and "III Corps".
bool names(const std::set<std::string>& written, const std::string& force) {
  const std::size_t of = force.find(" of ");
  return written.contains(force) || (of != std::string::npos && written.contains(force.substr(0, of + 3)) &&
                                     written.contains(force.substr(of + 4)));
}

std::size_t troops(const Mod& mod) {
  return static_cast<std::size_t>(std::count_if(mod.sheet.rows.begin(), mod.sheet.rows.end(),
                                                [](const SheetRow& row) { return row.row_kind == RowKind::troops; }));
}

}  // namespace

TEST(FieldPlan, ShowsEveryRowOfTroopsOnceWithItsNameAndEveryForceByName) {
  for (const BattlePlan& battle : {test::skirmish(), test::luetzen()}) {
    const Mod mod = make_mod(battle, test::waterloo());
    const pugi::xml_document plan = drawn(mod);
    EXPECT_EQ(count(plan, "//g[starts-with(@class, 'unit ') or @class='unit'][title]"), troops(mod));
    const std::set<std::string> written = words(plan);
    for (const FieldArmy& army : mod.field.armies)
      for (const FieldDivision& division : army.divisions)
        EXPECT_TRUE(names(written, division.leader.formation_name)) << division.leader.formation_name;
  }
}

TEST(FieldPlan, CommandsAreTiedToTheirBrigadesAndBrigadesShowTheirGround) {
  const Mod mod = make_mod(test::luetzen(), test::waterloo());
  const pugi::xml_document plan = drawn(mod);
  std::size_t brigades = 0;
  for (const FieldArmy& army : mod.field.armies)
    for (const FieldDivision& division : army.divisions) brigades += division.brigades.size();
  EXPECT_EQ(count(plan, "//g[@class='ties']/line") - 1, brigades);  // one is in the legend
  EXPECT_EQ(count(plan, "//g[@class='bounds']/path[title]"), brigades);
}

TEST(FieldPlan, ArrivalsHaveAnArrowTheirEdgeAndTheirHour) {
  const Mod mod = make_mod(test::luetzen(), test::waterloo());
  const pugi::xml_document plan = drawn(mod);
  EXPECT_TRUE(words(plan).contains("from the west at 14:00"));
  EXPECT_EQ(count(plan, "//line[@class='arrow']"), 2U);  // and the legend's
  EXPECT_TRUE(words(plan).contains("arrives later"));
  EXPECT_EQ(words(drawn(make_mod(test::skirmish(), test::waterloo()))).count("arrives later"), 0U);
}

TEST(FieldPlan, ObjectivesAreNamedAndSayWhatTheyPay) {
  const Mod mod = make_mod(test::luetzen(), test::waterloo());
  const pugi::xml_document plan = drawn(mod);
  const std::set<std::string> written = words(plan);
  for (const Objective& objective : mod.objectives) EXPECT_TRUE(written.contains(objective.name)) << objective.name;
  EXPECT_EQ(count(plan, "//g[@class='objectives']/circle[contains(title, 'points every')]"), mod.objectives.size());
}

TEST(FieldPlan, ALegendSaysWhatTheSignsMeanHowLargeItIsAndWhereNorthIs) {
  const std::set<std::string> written = words(drawn(make_mod(test::luetzen(), test::waterloo())));
  for (const char* item : {"foot", "horse", "gun", "commander and brigades", "objective", "500 yards", "north is up"})
    EXPECT_TRUE(written.contains(item)) << item;
}

TEST(FieldPlan, FrontagesAreToScale) {
  Mod mod = make_mod(test::skirmish(), test::waterloo());
  FieldRow* foot = nullptr;
  for (FieldArmy& army : mod.field.armies)
    for (FieldDivision& division : army.divisions)
      for (FieldBrigade& brigade : division.brigades)
        for (FieldRow& row : brigade.units)
          if (arm_of(row.sheet.kind) == Arm::infantry) foot = &row;
  const auto front = [&](int men) {
    foot->sheet.men = Men{men};
    for (const pugi::xpath_node unit : drawn(mod).select_nodes("//g[@class='unit'][title]")) {
      if (!std::string(unit.node().child_value("title")).starts_with(foot->sheet.name + ":")) continue;
      std::string data = unit.node().child("path").attribute("d").value();
      for (char& c : data)
        if (c == 'M' || c == 'L' || c == 'Z') c = ' ';
      std::istringstream points(data);
      double x1 = 0, y1 = 0, x2 = 0, y2 = 0;
      points >> x1 >> y1 >> x2 >> y2;
      return std::hypot(x2 - x1, y2 - y1);
    }
    return 0.0;
  };
  EXPECT_NEAR(front(1000), 2 * front(500), 0.1);
}

TEST(FieldPlan, TheFieldFillsTheSheet) {
  const pugi::xml_document plan = drawn(make_mod(test::skirmish(), test::waterloo()));
  double west = 1e9, east = -1e9, north = 1e9, south = -1e9;
  for (const pugi::xpath_node mark : plan.select_nodes("//g[@class='bounds']/path")) {
    double x = 0, y = 0;
    ASSERT_EQ(std::sscanf(mark.node().attribute("d").value(), "M%lf %lf", &x, &y), 2);
    west = std::min(west, x);
    east = std::max(east, x);
    north = std::min(north, y);
    south = std::max(south, y);
  }
  EXPECT_GT(std::max(east - west, south - north), 400);
}

RC_GTEST_PROP(FieldPlan, NobodyIsDrawnBeyondTheSheetHoweverManyArriveOnOneEdge, ()) {
  BattlePlan battle = *test::battles();
  for (BattleSide* side : {&battle.attacker, &battle.defender})
    for (ForceOrders& orders : side->orders)
      if (orders.arrival) orders.arrival->edge = Edge::south;
  const Mod mod = make_mod(battle, test::waterloo());
  const PlanPaper paper(mod.field, mod.ground, mod.objectives);
  const Box& sheet = paper.sheet();
  const double slack = 1;
  for (const PlanBody& body : paper.bodies()) {
    if (body.division == nullptr) continue;
    for (const FieldBrigade& brigade : body.division->brigades) {
      const Point at = paper.at(body, brigade.leader.position);
      RC_ASSERT(at.x >= sheet.left - slack && at.x <= sheet.left + sheet.width + slack);
      RC_ASSERT(at.y >= sheet.top - slack && at.y <= sheet.top + sheet.height + slack);
    }
  }
}

TEST(FieldPlan, NamesStandClearOfOneAnother) {
  const pugi::xml_document plan = drawn(make_mod(test::luetzen(), test::waterloo()));
  std::vector<Box> boxes;
  for (const pugi::xpath_node text : plan.select_nodes("//g[@class='names']//text")) {
    const double height = text.node().attribute("font-size").as_double();
    const double length = 0.5 * height * static_cast<double>(std::string(text.node().text().get()).size());
    boxes.push_back({text.node().attribute("x").as_double(), text.node().attribute("y").as_double() - 0.7 * height,
                     length, 0.7 * height});
  }
  for (std::size_t i = 0; i < boxes.size(); ++i)
    for (std::size_t j = i + 1; j < boxes.size(); ++j) EXPECT_FALSE(boxes[i].overlaps(boxes[j])) << i << " and " << j;
}

TEST(FieldPlan, ThePictureOfTheMapLiesUnderneathCutOffAtTheFrame) {
  const Mod mod = make_mod(test::skirmish(), test::waterloo());
  EXPECT_EQ(count(drawn(mod), "//image"), 0U);
  EXPECT_EQ(count(drawn(mod, PlanUse::alone, "data:image/png;base64,AA=="), "//g[@clip-path]/image"), 1U);
}

TEST(FieldPlan, TheSameBattleGivesTheSameBytes) {
  const Mod mod = make_mod(test::luetzen(), test::waterloo());
  EXPECT_EQ(field_plan(mod, test::waterloo(), "", PlanUse::alone),
            field_plan(mod, test::waterloo(), "", PlanUse::alone));
}

TEST(FieldPage, EveryRowOfTheTableLeadsToItsSignAndBack) {
  const Mod mod = make_mod(test::luetzen(), test::waterloo());
  const std::string page = field_page(mod, test::waterloo(), "", {"a remark & more"});
  std::size_t rows = 0;
  for (std::size_t at = page.find("<tr id=\"r"); at != std::string::npos; at = page.find("<tr id=\"r", at + 1)) {
    const std::size_t from = at + 9;
    const std::string key = page.substr(from, page.find('"', from) - from);
    EXPECT_NE(page.find("href=\"#u" + key + "\""), std::string::npos) << key;
    EXPECT_NE(page.find("<a href=\"#r" + key + "\" id=\"u" + key + "\""), std::string::npos) << key;
    ++rows;
  }
  EXPECT_GT(rows, 20U);
  EXPECT_NE(page.find("a remark &amp; more"), std::string::npos);
  EXPECT_EQ(page.find("<script"), std::string::npos);
}

}  // namespace estafette::sow::field_plan_test
