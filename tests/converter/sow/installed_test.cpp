#include "converter/sow/installation/installed.hpp"

#include "battles.hpp"
#include "converter/sow/installation/active_mods.hpp"
#include "converter/sow/installation/installation.hpp"

#include <gtest/gtest.h>

#include <algorithm>

namespace estafette::sow::installed_test {
namespace {

/// A copy of the miniature installation, to which a test adds files.
class Game : public testing::Test {
 protected:
  void SetUp() override {
    root_ = fs::temp_directory_path() / fs::unique_path("estafette-game-%%%%%%%%");
    fs::create_directories(root_);
    copy(ESTAFETTE_FIXTURES "/sow/installation", root_);
  }
  void TearDown() override { fs::remove_all(root_); }

  void write(const std::string& path, const std::string& text) {
    fs::create_directories((root_ / path).parent_path());
    write_all_or_none((root_ / path).parent_path(), {{fs::path(path).filename(), text}}, Existing::overwrite);
  }

  [[nodiscard]] InstalledProfile surveyed() const { return as_installed(test::waterloo(), root_); }

  fs::path root_;

 private:
  static void copy(const fs::path& from, const fs::path& to) {
    for (const auto& entry : fs::directory_iterator(from)) {
      const fs::path there = to / entry.path().filename();
      if (fs::is_directory(entry.path())) {
        fs::create_directories(there);
        copy(entry.path(), there);
      } else {
        fs::copy_file(entry.path(), there);
      }
    }
  }
};

bool said(const InstalledProfile& installed, const std::string& text) {
  return std::any_of(installed.remarks.begin(), installed.remarks.end(),
                     [&](const std::string& remark) { return remark.find(text) != std::string::npos; });
}

TEST_F(Game, PlacesAreThoseOfTheMapThatIsInstalled) {
  write("Base/Maps/Waterloo.ini", "[files]\r\ncsvfile=wl.csv\r\n[settings]\r\nunitperyard=30\r\n");
  write("Base/Maps/wl.csv",
        "SOUNDS,,\r\nbirds,1,1\r\nOBJECTIVES,south,east\r\nPlancenoit,170000.5,171000\r\nMerbraine,99000,66000\r\n"
        "Nowhere,x,y\r\nFORTS,,\r\nredoubt,5,5\r\n");
  const InstalledProfile installed = surveyed();
  const GameMap& map = *find_map(installed.profile, "Waterloo");
  const auto place = [&](const std::string& name) {
    return *std::find_if(map.places.begin(), map.places.end(), [&](const auto& one) { return one.name == name; });
  };
  EXPECT_EQ(place("Plancenoit"), (GameMap::MapPlace{"Plancenoit", 170000, 171000, false}));
  EXPECT_EQ(place("Merbraine"), (GameMap::MapPlace{"Merbraine", 99000, 66000, false}));
  EXPECT_TRUE(place("Hougoumont").inferred) << "the file does not have it";
  EXPECT_EQ(map.places.front().name, "Middle of the map");
  EXPECT_EQ(map.places.size(), find_map(test::waterloo(), "Waterloo")->places.size() + 1);
  EXPECT_TRUE(said(installed, "map Waterloo: 2 places as your game has them"));
}

TEST_F(Game, AFlagMayStandInAnXmlFileOfTheInterface) {
  EXPECT_TRUE(said(surveyed(), "GFX_PR_Landwehr"));
  write("Base/Layout/Media/flags.xml", "<MyGUI><Resource name=\"gfx_pr_landwehr\"/></MyGUI>");
  EXPECT_FALSE(said(surveyed(), "GFX_PR_Landwehr"));
}

TEST_F(Game, TheMapsPictureIsTheOneThatItsIniNames) {
  write("Base/Maps/Waterloo.ini", "[files]\r\nminimap=wl_mini.png\r\n");
  EXPECT_EQ(find_map(surveyed().profile, "Waterloo")->picture, "") << "it is not there";
  write("Base/Maps/WL_Mini.png", "picture");
  EXPECT_EQ(fs::path(find_map(surveyed().profile, "Waterloo")->picture).filename().string(), "WL_Mini.png");
}

TEST_F(Game, AMapThatTheProfileDoesNotHaveIsAddedAndOneThatIsThereIsInferredNoLonger) {
  write("Base/DLC/Wavre/Maps/Wavre.ini", "");
  write("Base/Maps/Leipzig.ini", "[settings]\nunitperyard=25\n");
  const InstalledProfile installed = surveyed();
  EXPECT_FALSE(find_map(installed.profile, "Wavre")->inferred);
  EXPECT_TRUE(find_map(installed.profile, "Ligny")->inferred);
  ASSERT_NE(find_map(installed.profile, "Leipzig"), nullptr);
  EXPECT_TRUE(said(installed, "map Leipzig: in your game and not in the profile"));
  EXPECT_TRUE(said(installed, "map Leipzig: 25 units make a yard there, 30 in the profile"));
}

TEST_F(Game, SeatsAreCountedInTheTableOfDrills) {
  write("Mods/Drills/Logistics/drills.csv",
        "Name,ID,Rows,Columns,Row Dist,Col Dist,SubForm\n"
        "Column,DRIL_Lvl4_Inf_Div_Col_Btn_FR,4,3,2+,1,\n"
        "(0-0-1-0-0-0-0)1,(0-0-1-0-0-0-0)2,\n"
        ",,\n"
        "3,4,(-20-30-0-0-0-0-0)5\n"
        "(0-0-0-0-0-3-0)6,(0-0-0-0-0-1-0)7,(0-0-0-0-0-3-0)8\n"
        "Line,DRIL_Lvl4_Inf_Div_DoubleLine_FR,1,3,2+,1,\n"
        "1,2,\n");
  const InstalledProfile installed = surveyed();
  EXPECT_EQ(*find_drill(installed.profile, "DRIL_Lvl4_Inf_Div_Col_Btn_FR"),
            (Drill{"DRIL_Lvl4_Inf_Div_Col_Btn_FR", 6, 5, 4}));
  EXPECT_EQ(*find_drill(installed.profile, "DRIL_Lvl4_Inf_Div_DoubleLine_FR"),
            *find_drill(test::waterloo(), "DRIL_Lvl4_Inf_Div_DoubleLine_FR"))
      << "a table that seats nobody is not understood";
  EXPECT_TRUE(said(installed, "seats as in your game's drills.csv, unlike the profile: 1 formations"));
}

TEST_F(Game, OnlyModsThatAreSwitchedOnCount) {
  EXPECT_TRUE(said(surveyed(), "which mods are switched on is not known"));
  write("Mods/Ghosts/Maps/Ghosts.ini", "");
  write("Base/SowWL.ini",
        "[mods]\nmodname1=Maps of "
        "Saxony\nmodactive1=1\nmodname2=Ghosts\nmodactive2=0\n[other]\nmodname3=No\nmodactive3=1\n");
  EXPECT_EQ(active_mods(root_)->names, (std::vector<std::string>{"Maps of Saxony"}));
  const InstalledProfile installed = surveyed();
  EXPECT_EQ(find_map(installed.profile, "Ghosts"), nullptr);
  EXPECT_TRUE(said(installed, ": Maps of Saxony"));
}

}  // namespace
}  // namespace estafette::sow::installed_test
