#include "converter/sow/installation/find_game.hpp"

#include "support/refusal.hpp"

#include <gtest/gtest.h>

namespace estafette::sow::find_game_test {
namespace {

class Shops : public testing::Test {
 protected:
  void SetUp() override { root_ = fs::temp_directory_path() / fs::unique_path("estafette-shops-%%%%%%%%"); }
  void TearDown() override { fs::remove_all(root_); }

  void game(const std::string& folder) { fs::create_directories(root_ / folder / "Base/Logistics"); }

  fs::path root_;
};

TEST(SteamLibraries, AreThoseThatItsListNames) {
  EXPECT_EQ(
      steam_libraries("\"libraryfolders\"\n{\n\t\"0\"\n\t{\n\t\t\"path\"\t\t\"D:\\\\Games\"\n\t\t\"label\"\t\"\"\n"),
      (std::vector<fs::path>{fs::path("D:\\Games") / "steamapps/common"}));
}

TEST_F(Shops, AGameIsCalledScourgeOfWarAndHasTables) {
  game("common/Scourge of War - Remastered");
  game("common/Scourge of War Gettysburg");
  game("common/Another Game");
  fs::create_directories(root_ / "common/Scourge of War Manuals");
  EXPECT_EQ(games_in({root_ / "common", root_ / "not there"}),
            (std::vector<fs::path>{root_ / "common/Scourge of War - Remastered"}));
}

TEST_F(Shops, AFolderThatIsNamedIsTakenAsItIs) {
  EXPECT_EQ(game_folder(root_), root_);
}

TEST_F(Shops, ModsGoIntoTheBaseFolder) {
  game("SoW");
  EXPECT_EQ(mods_folder(root_ / "SoW"), root_ / "SoW/Base/Mods");
  EXPECT_EQ(mods_folder(root_ / "SoW/Base"), root_ / "SoW/Base/Mods");
  fs::create_directories(root_ / "SoW/Base/MODS");
  EXPECT_EQ(mods_folder(root_ / "SoW"), root_ / "SoW/Base/MODS");
  EXPECT_NE(test::refusal([&] { (void)mods_folder(root_ / "elsewhere"); }), "accepted");
}

}  // namespace
}  // namespace estafette::sow::find_game_test
