// docs/scaling.md tells how the 39th Division and the guns of III Corps are scaled. It must be so.
#include "base/table.hpp"
#include "converter/orbat/totals.hpp"
#include "converter/readers/outline/read_orbat.hpp"
#include "converter/scaling/scale.hpp"
#include "rules_1813.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>

namespace estafette::scaling::worked_example_test {
namespace {

const fs::path kTree(ESTAFETTE_SOURCE_DIR);

Scaled army_of_the_main() {
  return scale(readers::read_orbat(kTree / "templates/campaigns/1813/orbats/french-army-of-the-main.csv"),
               test::rules_1813());
}

}  // namespace

TEST(WorkedExample, TheUnitsOfThe39thDivisionStandInThePageAsTheyAreMade) {
  const std::string page = read_text(kTree / "docs/scaling.md");
  const Scaled scaled = army_of_the_main();
  int units = 0;
  for_each_unit(scaled.orbat, [&](const CommandPath& path, const Unit& unit) {
    if (path.back()->name != "39th Division") return;
    std::string stands_for;
    for (const HistoricalShare& part : scaled.parts) {
      if (part.scaled != unit.id) continue;
      stands_for +=
          fmt::format("{}{} of {}", stands_for.empty() ? "" : ", ", part.men.value, figure(part.before.value));
    }
    const std::string row = fmt::format("| {} | {} | {} |", unit.name, unit.men.value, stands_for);
    EXPECT_NE(page.find(row), std::string::npos) << row;
    ++units;
  });
  EXPECT_EQ(units, 4);
}

TEST(WorkedExample, TheGunsOfThirdCorpsAreDealtAsThePageSays) {
  const Scaled scaled = army_of_the_main();
  std::string dealt;
  for_each_unit(scaled.orbat, [&](const CommandPath& path, const Unit& unit) {
    if (unit.guns.value == 0 || path.at(1)->name != "III Corps") return;
    dealt +=
        fmt::format("{}: {} {}; ", path.back()->name, unit.guns.value, to_string(test::rules_1813().class_of(unit)));
  });
  EXPECT_EQ(dealt,
            "8th Division: 8 foot; 9th Division: 8 foot; 10th Division: 6 foot; 11th Division: 6 heavy; "
            "III Corps Cavalry Brigade: 6 horse; ");
}

}  // namespace estafette::scaling::worked_example_test
