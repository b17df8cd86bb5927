#include "converter/orbat/ids.hpp"

#include "converter/orbat/totals.hpp"
#include "support/orbats.hpp"
#include "support/random_orbats.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <set>

namespace estafette::ids_test {

using test::brigade, test::corps, test::division, test::infantry, test::orbat;

TEST(Ids, AShortPathIsTheIdAndALongOneIsItsNameWithSixDigits) {
  const Orbat made = orbat({corps(
      "III Corps", {division("8th", {infantry("22nd Line", 9), infantry("Regiment with a very long name", 9)})})});
  const Formation& eighth = made.formations.at(0).formations.at(0);
  EXPECT_EQ(eighth.id, "iii-corps.8th");
  EXPECT_EQ(eighth.units.at(0).id, "iii-corps.8th.22nd-line");
  EXPECT_EQ(eighth.units.at(1).id.substr(0, 26), "regiment-with-a-very-long.");
  EXPECT_EQ(eighth.units.at(1).id.size(), 32U);
}

TEST(Ids, AnIdStaysTheSameWhateverStandsBesideIt) {
  const auto id_of_22nd = [](std::vector<Unit> others) {
    others.push_back(infantry("22nd Provisional Line Infantry", 9));
    return orbat({corps("III Corps", {division("8th", others)})}).formations.at(0).formations.at(0).units.back().id;
  };
  EXPECT_EQ(id_of_22nd({}), id_of_22nd({infantry("6th Light", 9), infantry("10th Light", 9)}));
}

TEST(Ids, TheSameRegimentInTwoDivisionsHasTwoIds) {
  const Orbat made = orbat({corps("III", {division("8th", {infantry("Combined Grenadier Battalion", 9)}),
                                          division("9th", {infantry("Combined Grenadier Battalion", 9)})})});
  EXPECT_NE(made.formations.at(0).formations.at(0).units.at(0).id,
            made.formations.at(0).formations.at(1).units.at(0).id);
}

RC_GTEST_PROP(Ids, AllAreUniqueAsciiAndAtMost32Characters, ()) {
  const Orbat made = *test::historical_orbats();
  std::set<std::string> ids;
  const auto check = [&](const std::string& id) {
    RC_ASSERT(!id.empty());
    RC_ASSERT(id.size() <= kLongestId);
    RC_ASSERT(id.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789-.") == std::string::npos);
    RC_ASSERT(ids.insert(id).second);
  };
  for_each_formation(made, [&](const CommandPath& path) { check(path.back()->id); });
  for_each_unit(made, [&](const CommandPath&, const Unit& unit) { check(unit.id); });
}

}  // namespace estafette::ids_test
