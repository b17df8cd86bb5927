#include "converter/sow/drawing/map_picture.hpp"

#include "support/refusal.hpp"

#include <boost/nowide/fstream.hpp>
#include <gtest/gtest.h>

namespace estafette::sow::map_picture_test {
namespace {

class MapPicture : public testing::Test {
 protected:
  MapPicture() { fs::create_directories(folder); }
  ~MapPicture() override { fs::remove_all(folder); }
  fs::path put(const std::string& name, const std::string& bytes) const {
    boost::nowide::ofstream((folder / name).string(), std::ios::binary) << bytes;
    return folder / name;
  }
  fs::path folder = fs::temp_directory_path() / fs::unique_path("estafette-picture-%%%%%%%%");
  std::vector<std::string> remarks;
};

}  // namespace

TEST_F(MapPicture, IsHeldInThePage) {
  EXPECT_EQ(map_picture(put("Waterloo.PNG", "abc"), remarks), "data:image/png;base64,YWJj");
  EXPECT_EQ(map_picture("", remarks), "");
  EXPECT_TRUE(remarks.empty());
}

TEST_F(MapPicture, OfAKindThatNoBrowserShowsIsLookedForBesideIt) {
  const fs::path games = put("Waterloo.dds", "abc");
  EXPECT_EQ(map_picture(games, remarks), "");
  ASSERT_EQ(remarks.size(), 1U);
  EXPECT_NE(remarks[0].find("Save it as a PNG"), std::string::npos);
  put("Waterloo.png", "abc");
  EXPECT_EQ(map_picture(games, remarks), "data:image/png;base64,YWJj");
}

}  // namespace estafette::sow::map_picture_test
