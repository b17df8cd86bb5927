// The house plan, held to: which room may know which, and how every file of ours begins.
#include "house/tree.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>

namespace estafette::test::rooms_test {
namespace {

/// What each room may include of ours, besides itself. An arrow that is not here points up.
const std::map<std::string, std::set<std::string>> kMayKnow = {
    {"base", {}},
    {"converter/orbat", {"base"}},
    {"converter/readers", {"base", "converter/orbat"}},
    {"converter/scaling", {"base", "converter/orbat"}},
    {"converter/sow", {"base", "converter/orbat", "converter/readers"}},
    {"converter/batch", {"base", "converter/orbat", "converter/readers", "converter/scaling", "converter/sow"}},
    {"sow_dumps", {"base", "converter/orbat", "converter/readers", "converter/sow"}},
    {"campaign/map", {"base"}},
    {"campaign/state", {"base", "campaign/map", "converter/orbat"}},
    {"campaign/telling", {"base", "campaign/state", "converter/orbat"}},
    {"campaign/cartography",
     {"base", "campaign/map", "campaign/rules", "campaign/state", "campaign/telling", "converter/orbat"}},
    {"campaign/founding",
     {"base", "campaign/map", "campaign/state", "converter/orbat", "converter/readers", "converter/scaling"}},
    {"campaign/battle",
     {"base", "campaign/map", "campaign/rules", "campaign/state", "campaign/telling", "converter/orbat",
      "converter/sow", "sow_dumps"}},
    {"campaign/orders",
     {"base", "campaign/map", "campaign/rules", "campaign/state", "campaign/telling", "converter/orbat"}},
    {"campaign/reports",
     {"base", "campaign/map", "campaign/rules", "campaign/state", "campaign/telling", "converter/orbat"}},
    {"campaign/site",
     {"base", "campaign/cartography", "campaign/map", "campaign/reports", "campaign/rules", "campaign/state",
      "campaign/telling", "converter/orbat"}},
    {"campaign/rulings", {"base", "campaign/map", "campaign/rules", "campaign/state", "converter/orbat"}},
    {"campaign/turn", {"base", "campaign/map", "campaign/rules", "campaign/state"}},
    {"campaign/journal", {"base", "campaign/state", "campaign/telling", "converter/orbat"}},
    {"campaign/rules", {"base", "campaign/map", "campaign/state", "campaign/telling", "converter/orbat"}},
    {"cli",
     {"base",
      "campaign/battle",
      "campaign/cartography",
      "campaign/founding",
      "campaign/journal",
      "campaign/map",
      "campaign/orders",
      "campaign/reports",
      "campaign/rules",
      "campaign/rulings",
      "campaign/site",
      "campaign/state",
      "campaign/telling",
      "campaign/turn",
      "converter/batch",
      "converter/orbat",
      "converter/readers",
      "converter/scaling",
      "converter/sow",
      "sow_dumps"}},
    {"tools", {"base", "converter/orbat", "converter/sow"}},
};

bool of_a_room(const SourceFile& file) {
  return !file.path.starts_with("tests/") && (file.extension() == ".hpp" || file.extension() == ".cpp");
}

constexpr std::size_t kMostLines = 400;

}  // namespace

TEST(House, NoArrowPointsUp) {
  for (const SourceFile& file : all_sources()) {
    if (!of_a_room(file)) continue;
    const auto room = kMayKnow.find(file.folder());
    ASSERT_NE(room, kMayKnow.end()) << file.path << " stands in a room that the plan does not know";
    for (const std::string& included : file.quoted) {
      const std::string other = fs::path(included).parent_path().generic_string();
      EXPECT_TRUE(other == room->first || room->second.contains(other)) << file.path << " includes " << included;
    }
  }
}

TEST(House, EveryRoomOfThePlanIsThereAndNoTwoKnowEachOther) {
  for (const auto& [room, others] : kMayKnow) {
    EXPECT_TRUE(fs::exists(fs::path(ESTAFETTE_SOURCE_DIR) / room / "CMakeLists.txt")) << room;
    for (const std::string& other : others) {
      EXPECT_TRUE(kMayKnow.contains(other)) << room << " -> " << other;
      EXPECT_FALSE(kMayKnow.at(other).contains(room)) << room << " and " << other << " know each other";
    }
  }
}

TEST(House, EveryHeaderOpensWithACommentAndGuardsItself) {
  for (const SourceFile& file : all_sources()) {
    if (file.extension() != ".hpp") continue;
    ASSERT_FALSE(file.lines.empty()) << file.path;
    EXPECT_TRUE(file.lines.front().starts_with("// ")) << file.path << " does not say what it is for";
    EXPECT_EQ(std::count(file.lines.begin(), file.lines.end(), "#pragma once"), 1) << file.path;
  }
}

TEST(House, ASourceIncludesItsOwnHeaderFirst) {
  for (const SourceFile& file : all_sources()) {
    const fs::path header = fs::path(file.path).replace_extension(".hpp");
    if (file.extension() != ".cpp" || !fs::exists(fs::path(ESTAFETTE_SOURCE_DIR) / header)) continue;
    ASSERT_FALSE(file.quoted.empty()) << file.path;
    EXPECT_TRUE(header.generic_string().ends_with(file.quoted.front())) << file.path << " includes " << file.quoted[0];
  }
}

TEST(House, EveryFileCanBeReadAtASitting) {
  for (const SourceFile& file : all_sources()) EXPECT_LE(file.lines.size(), kMostLines) << file.path;
}

}  // namespace estafette::test::rooms_test
