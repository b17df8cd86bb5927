// What convert says of an arm of which scaling leaves nothing.
#include "converter/batch/remarks.hpp"

#include "support/orbats.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace estafette::batch::remarks_test {
namespace {

using namespace test;  // NOLINT: the builders are this file's language

const std::string kFewGuns =
    "nothing is left of its guns (8): a third is too few for a unit. Say how many a battery shall keep: 6 guns in the "
    "column scale, or in a text behind its line as scale: 6 guns";

Formation of_all_arms() {
  return division("8th", {infantry("1st", 900), cavalry("5th Hussars", 300), battery("1/2nd", 8)});
}

Orbat only_foot() {
  return orbat({corps("III", {division("8th", {infantry("1st", 300)})})});
}

}  // namespace

/// "keep" is no wish for a battery, so nobody is told to write it there.
TEST(ArmsLost, AreNamedOneByOneWithWhatCanBeWrittenForThem) {
  EXPECT_EQ(arms_lost(orbat({corps("III", {of_all_arms()})}), only_foot()),
            (std::vector<std::string>{"nothing is left of its cavalry: a third is too few for a unit. Write keep for a "
                                      "regiment: in the column scale, or in a text behind its line as scale: keep",
                                      kFewGuns}));
  EXPECT_TRUE(arms_lost(only_foot(), only_foot()).empty());
}

TEST(ArmsLost, ByTheUmpiresWishAreSaidToBe) {
  Formation wished = of_all_arms();
  wished.units.at(1).scale = "leave out";
  EXPECT_EQ(
      arms_lost(orbat({corps("III", {wished})}), only_foot()),
      (std::vector<std::string>{"nothing is left of its cavalry: all of that is left out as you wish", kFewGuns}));
  Formation division_out = of_all_arms();
  division_out.scale = "leave out";
  EXPECT_EQ(arms_lost(orbat({corps("III", {division_out, division("9th", {infantry("2nd", 900)})})}), only_foot()),
            (std::vector<std::string>{"nothing is left of its cavalry: all of that is left out as you wish",
                                      "nothing is left of its guns (8): all of that is left out as you wish"}));
}

}  // namespace estafette::batch::remarks_test
