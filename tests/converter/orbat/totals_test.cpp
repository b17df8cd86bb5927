#include "converter/orbat/totals.hpp"

#include "support/orbats.hpp"

#include <gtest/gtest.h>

namespace estafette::totals_test {

using test::battery, test::brigade, test::cavalry, test::corps, test::division, test::infantry, test::orbat,
    test::support;

TEST(Totals, MenAreCountedByArmAndGunsApart) {
  const Orbat made = orbat({corps("III",
                                  {division("8th", {battery("1/2nd", 8, 100)},
                                            {brigade("1st", {infantry("22nd", 900), cavalry("10th Hussars", 250)})})},
                                  {support("Sappers", 120)})});
  EXPECT_EQ(totals(made), (Totals{Men{900}, Men{250}, Men{100}, Men{120}, Guns{8}}));
  EXPECT_EQ(totals(made).men(), Men{1370});
}

TEST(Totals, AFormationsOwnTroopsComeBeforeItsFormations) {
  const Orbat made =
      orbat({corps("III", {division("8th", {battery("1/2nd", 8)}, {brigade("1st", {infantry("22nd", 900)})})},
                   {support("Sappers", 9)})});
  std::string order;
  for_each_unit(made,
                [&](const CommandPath& path, const Unit& unit) { order += path.back()->name + "/" + unit.name + " "; });
  EXPECT_EQ(order, "III/Sappers 8th/1/2nd 1st/22nd ");
}

}  // namespace estafette::totals_test
