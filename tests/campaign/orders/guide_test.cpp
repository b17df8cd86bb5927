// docs/orders.md: every example line in it is an order that is understood, and its table is the program's own.
#include "base/files/files.hpp"
#include "base/text.hpp"
#include "campaign/orders/letters.hpp"
#include "campaign/orders/sentence/verbs.hpp"

#include <gtest/gtest.h>

#include <sstream>

namespace estafette::test::guide_test {
namespace {

std::string guide() {
  return read_text(fs::path(ESTAFETTE_SOURCE_DIR) / "docs/orders.md");
}

/// The text of each block between fences that are marked so: ```letter
std::vector<std::string> blocks(const std::string& kind) {
  std::vector<std::string> found;
  std::istringstream text(guide());
  bool inside = false;
  for (std::string line; std::getline(text, line);) {
    if (!inside && line == "```" + kind) {
      inside = true;
      found.emplace_back();
    } else if (inside && line == "```") {
      inside = false;
    } else if (inside) {
      found.back() += line + "\n";
    }
  }
  return found;
}

/// The usual forces, with a fortress of the enemy's to invest, a corps that can join another, and two divisions alone.
State of_the_guide() {
  State state = forces_of_1813();
  state.forces.push_back(garrison(coalition(division("Inside", "Wittenberg"))));
  state.forces.push_back(corps("VII Corps", "Wittenberg", 3));
  state.forces.push_back(corps("IV Corps", "Naumburg", 3));
  state.forces.push_back(division("51st Division", "Naumburg"));
  state.forces.push_back(division("52nd Division", "Naumburg"));
  return state;
}

}  // namespace

TEST(OrdersGuide, EveryExampleIsUnderstoodWhole) {
  const std::vector<std::string> letters = blocks("letter");
  ASSERT_EQ(letters.size(), 2U);
  for (const std::string& letter : letters)
    for (const OrderLine& line : read_orders(theatre_1813(), of_the_guide(), Side::france, letter, "guide"))
      for (const Problem& problem : line.problems) ADD_FAILURE() << to_string(problem);
}

TEST(OrdersGuide, EveryLineOfTheListIsAnOrderOfItsOwn) {
  const std::vector<std::string> lists = blocks("orders");
  ASSERT_EQ(lists.size(), 1U);
  for (const std::string& line : split(lists[0], '\n')) {
    if (line.empty()) continue;
    std::size_t understood = 0;
    for (const OrderLine& read : read_orders(theatre_1813(), of_the_guide(), Side::france, line, "guide")) {
      understood += read.understood.size();
      for (const Problem& problem : read.problems) ADD_FAILURE() << to_string(problem);
    }
    EXPECT_EQ(understood, 1U) << line;
  }
}

TEST(OrdersGuide, ItsTableOfVerbsIsTheProgramsOwn) {
  EXPECT_NE(guide().find(table_of_verbs()), std::string::npos) << "docs/orders.md should hold\n" << table_of_verbs();
  EXPECT_NE(guide().find(table_of_foreign_verbs()), std::string::npos) << "docs/orders.md should hold\n"
                                                                       << table_of_foreign_verbs();
}

}  // namespace estafette::test::guide_test
