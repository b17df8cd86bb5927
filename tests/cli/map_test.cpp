#include "base/files/files.hpp"
#include "program.hpp"

#include <gtest/gtest.h>

namespace estafette::map_test {
namespace {

std::string ford() {
  return std::string(ESTAFETTE_FIXTURES) + "/map/ford.xml";
}

/// The ford with its first road as `road` has it, in a file of that folder.
std::string ford_with(const test::Folder& folder, const std::string& road) {
  std::string text = read_text(ford());
  const std::size_t from = text.find("<road");
  text.replace(from, text.find("/>", from) + 2 - from, road);
  return folder.file("map.xml", text);
}

}  // namespace

TEST(MapCheck, ACleanMapIsCountedAndCalledClean) {
  const test::Outcome done = test::run({"map", "check", ford()});
  EXPECT_EQ(done.code, 0) << done.err;
  EXPECT_TRUE(done.err.empty());
  EXPECT_NE(done.out.find("Map of the ford"), std::string::npos) << done.out;
  EXPECT_NE(done.out.find("Elbe      1     1    2           1"), std::string::npos) << done.out;
  EXPECT_TRUE(done.out.ends_with("ford.xml: no problems\n")) << done.out;
}

TEST(MapCheck, WhatIsDoubtfulIsSaidWithItsLineAndTheExitCodeIsOne) {
  const test::Folder folder;
  const std::string file = ford_with(folder, "<road from='alten' to='burg' class='good'/>");
  const test::Outcome doubted = test::run({"map", "check", file});
  EXPECT_EQ(doubted.code, 1);
  EXPECT_NE(doubted.out.find("Map of the ford"), std::string::npos) << "counted all the same";
  EXPECT_EQ(
      doubted.err,
      file +
          ":11: river: found \"Alten - Burg - Cron = Alten, crossing the Elbe once (=)\"; expected an even number: "
          "back at the start is back on the same bank. One of these roads lacks the river, or has it by mistake\n" +
          file +
          ":11: river: found \"Alten (left) to Burg (right)\"; expected the same bank of the Elbe at both ends, or "
          "a crossing of it. Mend the <bank river=\"Elbe\"> of one of the nodes, or the river of the road\n"
          "2 problems to mend; nothing was written.\n");
}

TEST(MapCheck, AMapThatCannotBeReadIsRefused) {
  const test::Folder folder;
  const std::string file = ford_with(folder, "<road from='alten' to='berg' class='good'/>");
  const test::Outcome refused = test::run({"map", "check", file});
  EXPECT_EQ(refused.code, 1);
  EXPECT_EQ(refused.err,
            file +
                ":11: to: found \"berg\"; expected the id of a <node> of this map. Did you mean \"burg\"?\n"
                "1 problem to mend; nothing was written.\n");
  EXPECT_TRUE(refused.out.empty());
}

TEST(MapCheck, TheLimitsAreThoseOfTheRulesThatAreGiven) {
  const test::Folder folder;
  std::string rules = read_text(test::of_the_tree("templates/campaigns/1813/rules.xml"));
  const std::string longest = "longest=\"70\"";
  rules.replace(rules.find(longest), longest.size(), "longest=\"16\"");
  const test::Outcome doubted = test::run({"map", "check", ford(), "--rules", folder.file("rules.xml", rules)});
  EXPECT_EQ(doubted.code, 1);
  EXPECT_NE(doubted.err.find("ford.xml:11: found \"Alten to Burg, 17 km\"; expected a link of 8 to 16 km"),
            std::string::npos)
      << doubted.err;
}

TEST(MapCheck, WithoutAFileItIsTheMapOf1813ThatIsCheckedAndItIsClean) {
  const test::Outcome done = test::run({"map", "check"});
  EXPECT_EQ(done.code, 0) << done.err;
  EXPECT_NE(done.out.find("Map of 1813"), std::string::npos) << done.out;
}

TEST(MapCheck, WithoutASubcommandTheCommandLineIsNotUnderstood) {
  EXPECT_EQ(test::run({"map"}).code, 2);
  EXPECT_EQ(test::run({"map", "chek"}).code, 2);
}

TEST(MapDraw, AMapXmlIsDrawnAsTheLandAlone) {
  const test::Folder folder;
  const test::Outcome done = test::run({"map", "draw", ford(), "--out", folder / "ford.svg"});
  EXPECT_EQ(done.code, 0) << done.err;
  const std::string drawing = read_text(folder / "ford.svg");
  for (const char* name : {">Alten<", ">Burg<", ">Cron<", ">Elbe<"})
    EXPECT_NE(drawing.find(name), std::string::npos) << name;
}

TEST(MapDraw, WhatIsThereIsKeptUnlessItMayBeReplaced) {
  const test::Folder folder;
  const std::string page = folder.file("ford.html", "mine");
  EXPECT_EQ(test::run({"map", "draw", ford(), "--out", page}).code, 1);
  EXPECT_EQ(test::run({"map", "draw", ford(), "--out", page, "--overwrite", "--dry-run"}).code, 0);
  EXPECT_EQ(read_text(page), "mine");
  EXPECT_EQ(test::run({"map", "draw", ford(), "--out", page, "--overwrite"}).code, 0);
  EXPECT_TRUE(read_text(page).starts_with("<!DOCTYPE html>"));
}

TEST(MapDraw, OtherNamesSidesOnBareLandAndTurnsToComeAreRefused) {
  const test::Folder folder;
  const std::string tail = "\n1 problem to mend; nothing was written.\n";
  EXPECT_EQ(test::run({"map", "draw", ford(), "--out", "map.png"}).err,
            "--out: found \"map.png\"; expected a name that ends in .svg or .html" + tail);
  EXPECT_EQ(test::run({"map", "draw", ford(), "--side", "france", "--out", "map.svg"}).err,
            ford() + ": expected a .campaign file with --side and --turn. There are no forces on a map.xml" + tail);
  const std::string campaign = folder / "spring.campaign";
  ASSERT_EQ(test::run({"new", campaign, "--from", test::of_the_tree("templates/campaigns/1813")}).code, 0);
  EXPECT_EQ(test::run({"map", "draw", campaign, "--turn", "9", "--out", "map.svg"}).err,
            "--turn: found \"9\"; expected a turn that has begun, 1 to 1" + tail);
  EXPECT_EQ(test::run({"map", "draw", campaign, "--side", "coalition", "--turn", "1", "--out", folder / "c.html"}).code,
            0);
}

TEST(MapJoin, TwoMapsThatShareTheirBorderBecomeOneThatIsClean) {
  const test::Folder folder;
  const std::string north = test::of_the_tree("templates/campaigns/1813/map.xml");
  const std::string south = test::of_the_tree("templates/campaigns/1813/wider/upper-germany.xml");
  const test::Outcome done = test::run({"map", "join", north, south, "--out", folder / "map.xml"});
  EXPECT_EQ(done.code, 0) << done.err;
  EXPECT_TRUE(done.out.starts_with("462 places, 968 roads\nWrote ")) << done.out;
  EXPECT_EQ(test::run({"map", "check", folder / "map.xml"}).code, 0);
}

TEST(MapJoin, ASingleMapIsNothingToJoinAndAnExistingFileIsKept) {
  const test::Folder folder;
  EXPECT_EQ(test::run({"map", "join", ford(), "--out", folder / "map.xml"}).code, 2);
  const std::string kept = folder.file("map.xml", "mine");
  EXPECT_EQ(test::run({"map", "join", ford(), ford(), "--out", kept}).code, 1);
  EXPECT_EQ(read_text(kept), "mine");
}

}  // namespace estafette::map_test
