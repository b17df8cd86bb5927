#include "campaign/reports/scouts.hpp"

#include "campaign/support/theatres.hpp"

#include <gtest/gtest.h>

namespace estafette::campaign::scouts_test {
namespace {

using test::corps, test::good, test::node, test::with;

std::string said_of(int reliability, const std::string& name, int men, int horse) {
  static const Theatre theatre = test::theatre({good("Alten", "Burg")}, {});
  Sighting seen;
  seen.node = node("Burg");
  seen.by = {"iii-corps"};
  seen.whom = {"yorck"};
  seen.name = name;
  seen.reliability = reliability;
  seen.men = men;
  seen.cavalry = horse;
  return in_words(theatre, with({corps("III Corps", "Alten")}), seen);
}

}  // namespace

TEST(Rule53Reports, PresenceAloneSaysNeitherWhoNorHowMany) {
  EXPECT_EQ(said_of(0, "", 0, 0),
            "Burg: enemy troops, who and how many is not known. Outposts of III Corps have seen no more than that.");
}

TEST(Rule53Reports, TheBetterTheReportTheSurerItsWords) {
  EXPECT_EQ(said_of(1, "a corps", 2800, 0),
            "Burg: A corps, about 2,800 men. A doubtful report of III Corps: it may be out by 40 in 100 either way.");
  EXPECT_EQ(
      said_of(2, "a corps", 2800, 600),
      "Burg: A corps, about 2,800 men (0 foot, 600 horse, 0 guns). A fair report of III Corps: it may be out by 20 "
      "in 100 either way.");
  EXPECT_EQ(
      said_of(3, "Yorck's Corps", 2800, 600),
      "Burg: Yorck's Corps, about 2,800 men (0 foot, 600 horse, 0 guns). A sure report of III Corps: it may be out "
      "by 10 in 100 either way.");
}

}  // namespace estafette::campaign::scouts_test
