// docs/rulings.md says of every part of a campaign's state by which ruling the umpire changes it, or why he need not.
#include "base/text.hpp"
#include "house/declared.hpp"
#include "house/tree.hpp"

#include <gtest/gtest.h>

#include <regex>
#include <set>
#include <sstream>
#include <vector>

namespace estafette::test::rulings_page_test {
namespace {

struct PageRow {
  std::string part, ruling, why_not;
};

std::vector<PageRow> rows_of_the_page() {
  const std::regex row(R"(^\| `(\w+\.\w+)` \|([^|]*)\|([^|]*)\|$)");
  std::vector<PageRow> rows;
  std::istringstream lines(tree_text("docs/rulings.md"));
  for (std::string line; std::getline(lines, line);) {
    std::smatch match;
    if (std::regex_match(line, match, row))
      rows.push_back({match[1], std::string(trim(match[2].str())), std::string(trim(match[3].str()))});
  }
  return rows;
}

std::set<std::string> parts_of_the_state() {
  std::set<std::string> parts = members_of("campaign/state/state.hpp");
  parts.merge(members_of("converter/orbat/orbat.hpp", {"Unit", "Formation"}));
  return parts;
}

}  // namespace

TEST(RulingsPage, HasARowForEveryMemberOfTheStateAndForNothingElse) {
  std::set<std::string> on_the_page;
  for (const PageRow& row : rows_of_the_page())
    EXPECT_TRUE(on_the_page.insert(row.part).second) << row.part << " twice";
  const std::set<std::string> parts = parts_of_the_state();
  for (const std::string& part : parts)
    EXPECT_TRUE(on_the_page.contains(part)) << part << " has neither a ruling nor a reason why it needs none";
  for (const std::string& part : on_the_page) EXPECT_TRUE(parts.contains(part)) << part << " is no part of the state";
  for (const char* known : {"State.pause", "Force.line", "Army.ratings", "Bridge.far_bank", "Unit.quality"})
    EXPECT_TRUE(parts.contains(known)) << "the test does not see " << known;
}

TEST(RulingsPage, EveryRowNamesARulingOrSaysWhyThereIsNone) {
  for (const PageRow& row : rows_of_the_page())
    EXPECT_NE(row.ruling.empty(), row.why_not.empty()) << row.part << " wants a ruling, or a reason, and not both";
}

}  // namespace estafette::test::rulings_page_test
