// The drawing and the page as files: whole, legible, of one piece.
#include "campaign/cartography/map_page.hpp"

#include "base/files/files.hpp"
#include "campaign/cartography/atlas.hpp"
#include "campaign/cartography/paper/style.hpp"
#include "campaign/cartography/svg.hpp"
#include "campaign/cartography/view/map_view.hpp"
#include "campaign/map/read_map.hpp"
#include "campaign/support/theatres.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <regex>

namespace estafette::cartography::map_page_test {
namespace {

constexpr double kSixPoints = 6 * 25.4 / 72;
constexpr double kAA = 4.5;

const MapPicture& germany() {
  static const std::string file = std::string(ESTAFETTE_SOURCE_DIR) + "/templates/campaigns/1813/map.xml";
  static const MapPicture picture = land_view(map::read_map(read_text(file), file).map);
  return picture;
}

const std::string& drawing() {
  static const std::string svg = to_svg(germany());
  return svg;
}

MapPicture hostile() {
  using test::good;
  MapPicture picture = land_view(test::theatre({good("Alten", "Burg")}).map);
  picture.places[0].name = "A<script>alert(1)</script>&\"";
  picture.places[0].told = "</svg></main><img src=x>";
  picture.title = "<b>1813 & all that";
  return picture;
}

double light(const std::string& colour) {
  const auto part = [&](std::size_t at) {
    const double value = std::stoi(colour.substr(at, 2), nullptr, 16) / 255.0;
    return value <= 0.03928 ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4);
  };
  return 0.2126 * part(1) + 0.7152 * part(3) + 0.0722 * part(5);
}

double contrast(const std::string& one, const std::string& other) {
  const double a = light(one);
  const double b = light(other);
  return (std::max(a, b) + 0.05) / (std::min(a, b) + 0.05);
}

}  // namespace

TEST(MapSvg, IsWellFormedAndOneA3SheetWithEveryPlaceNamed) {
  const MapPicture& picture = germany();
  const std::string& svg = drawing();
  pugi::xml_document document;
  ASSERT_TRUE(document.load_string(svg.c_str()));
  EXPECT_STREQ(document.child("svg").attribute("width").value(), "420mm");
  EXPECT_STREQ(document.child("svg").attribute("viewBox").value(), "0 0 420 297");
  for (const DrawnPlace& place : picture.places)
    EXPECT_NE(svg.find(">" + place.name + "<"), std::string::npos) << place.name;
}

TEST(MapSvg, NoWordOnTheMapIsSmallerThanSixPoints) {
  const std::regex size(R"re((?:font-size="|font-size: |bold )([0-9.]+)(px|"))re");
  int found = 0;
  for (std::sregex_iterator at(drawing().begin(), drawing().end(), size), end; at != end; ++at, ++found) {
    const std::string before = at->prefix().str();
    if (before.ends_with(".s .l { ")) continue;  // the letter in a badge
    EXPECT_GE(std::stod((*at)[1].str()), kSixPoints - 0.01) << before.substr(before.size() - 60);
  }
  EXPECT_GT(found, 20);
}

TEST(MapAtlas, WritesTheGroundOnceAndUponItALayerThatIsMuchSmallerThanAWholeMap) {
  Atlas atlas(germany());
  const std::string whole = atlas.whole(germany());
  const std::string ground = atlas.ground();
  const std::string layer = atlas.layer(germany(), "ground.svg");
  EXPECT_EQ(whole, drawing());
  EXPECT_EQ(ground.find("<text"), std::string::npos) << "the ground has no words, so it is every side's";
  EXPECT_NE(layer.find("href=\"ground.svg\""), std::string::npos);
  EXPECT_LT(layer.size(), 60'000U);
  EXPECT_LT(ground.size(), 60'000U);
  for (const DrawnPlace& place : germany().places)
    EXPECT_NE(layer.find(">" + place.name + "<"), std::string::npos) << place.name;
}

TEST(MapAtlas, DrawsAMapAsIfItWereTheOnlyOne) {
  MapPicture other = germany();
  other.places[3].siege = "besieged by France";
  other.places[4].depot = Side::france;
  Atlas atlas(germany());
  (void)atlas.whole(other);
  EXPECT_EQ(atlas.whole(germany()), drawing()) << "whatever it drew before";
}

TEST(MapSvg, TheSamePictureGivesTheSameBytes) {
  EXPECT_EQ(to_svg(germany()), drawing());
}

TEST(MapSvg, NamesOfHostilePlacesStayWords) {
  for (const std::string& file : {to_svg(hostile()), map_page(hostile())}) {
    EXPECT_EQ(file.find("<script>alert"), std::string::npos);
    EXPECT_EQ(file.find("<img"), std::string::npos);
    EXPECT_EQ(file.find("<b>"), std::string::npos);
  }
}

TEST(MapPage, NeedsNothingFromTheNetwork) {
  std::string page = map_page(germany());
  const std::string name_space = "http://www.w3.org/2000/svg";
  page.erase(page.find(name_space), name_space.size());
  for (const char* word : {"http:", "https:", "src=", "@import", "<link"})
    EXPECT_EQ(page.find(word), std::string::npos) << word;
}

TEST(MapPage, IsOnePageWithTheWholeDrawingInIt) {
  const std::string page = map_page(germany());
  EXPECT_TRUE(page.starts_with("<!DOCTYPE html>"));
  EXPECT_TRUE(page.ends_with("</html>\n"));
  const std::string& svg = drawing();
  EXPECT_NE(page.find(svg.substr(svg.find("<g class=\"land\""))), std::string::npos)
      << "without scripts it is there all the same";
}

TEST(MapPage, PrintsOnOnePageOfItsSheetOrForA4OnFourParts) {
  const auto count = [](const std::string& page, const std::string& what) {
    std::size_t found = 0;
    for (std::size_t at = page.find(what); at != std::string::npos; at = page.find(what, at + 1)) ++found;
    return found;
  };
  const auto page_for = [](PaperSize sheet) {
    MapWishes wishes;
    wishes.sheet = sheet;
    return map_page(germany(), wishes);
  };
  EXPECT_EQ(count(page_for(PaperSize::a2), "@page { size: 594mm 420mm; margin: 0mm; }"), 1U);
  EXPECT_EQ(count(page_for(PaperSize::a3), "@page { size: 420mm 297mm; margin: 0mm; }"), 1U);
  EXPECT_EQ(count(page_for(PaperSize::a4), "@page { size: 297mm 210mm; margin: 8mm; }"), 1U);
  EXPECT_EQ(count(page_for(PaperSize::a4), "<svg class=\"part\""), 4U);
  EXPECT_EQ(count(page_for(PaperSize::a4), "@page"), 1U);
  EXPECT_EQ(count(page_for(PaperSize::a3), "<svg class=\"part\""), 0U);
}

TEST(MapPage, ShowsLinesOfSupplyOnlyWhereTheyAreWished) {
  MapWishes wishes;
  EXPECT_NE(to_svg(germany(), wishes).find("class=\"map\""), std::string::npos);
  wishes.supply = true;
  EXPECT_NE(to_svg(germany(), wishes).find("class=\"map with-supply\""), std::string::npos);
}

TEST(MapColours, SidesAreToldApartAndWordsStandOutByTheRuleForEverybody) {
  const std::string france = style::colour(Side::france);
  const std::string coalition = style::colour(Side::coalition);
  EXPECT_GE(contrast("#ffffff", france), kAA);
  EXPECT_GE(contrast("#ffffff", coalition), kAA);
  for (const char* paper : {style::kPaper, style::kSea}) {
    EXPECT_GE(contrast(style::kInk, paper), kAA);
    EXPECT_GE(contrast(style::kWaterName, paper), kAA);
  }
}

}  // namespace estafette::cartography::map_page_test
