// The palette keeps its promise: whoever reads, by day or by night, reads letters that stand out from their ground.
// Source: WCAG 2.1, 1.4.3 and 1.4.11 (AA).
#include "base/markup/look.hpp"

#include "base/files/files.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <map>

namespace estafette::look_test {
namespace {

using Palette = std::map<std::string, std::string>;

/// The variables of a block that begins at `from`: "--ink" is "#211c15".
Palette palette_from(const std::string& css, std::size_t from) {
  Palette palette;
  const std::size_t end = css.find('}', from);
  for (std::size_t at = css.find("--", from); at < end; at = css.find("--", at + 2)) {
    const std::size_t colon = css.find(':', at);
    if (css[colon + 2] == '#') palette[css.substr(at + 2, colon - at - 2)] = css.substr(colon + 2, 7);
  }
  return palette;
}

double light(const std::string& colour) {
  double sum = 0;
  const double weights[] = {0.2126, 0.7152, 0.0722};
  for (std::size_t i = 0; i < 3; ++i) {
    const double part = std::stoi(colour.substr(1 + 2 * i, 2), nullptr, 16) / 255.0;
    sum += weights[i] * (part <= 0.04045 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4));
  }
  return sum;
}

double contrast(const std::string& a, const std::string& b) {
  const double one = light(a), other = light(b);
  return (std::max(one, other) + 0.05) / (std::min(one, other) + 0.05);
}

Palette day() {
  const std::string css(look::colours());
  return palette_from(css, css.find(":root"));
}

Palette night() {
  const std::string css(look::colours());
  return palette_from(css, css.find(":root", css.find("prefers-color-scheme: dark")));
}

}  // namespace

TEST(Look, EveryLetterStandsOutFromSheetAndDeskByDayAndByNight) {
  for (const Palette& palette : {day(), night()}) {
    ASSERT_GT(palette.size(), 20U);
    for (const char* ground : {"sheet", "desk"})
      for (const char* letter : {"ink", "soft", "france", "coalition", "neutral", "done", "ask", "no"})
        EXPECT_GE(contrast(palette.at(letter), palette.at(ground)), 4.5) << letter << " on " << ground;
    for (const char* state : {"done", "ask", "no"}) {
      EXPECT_GE(contrast(palette.at("ink"), palette.at(std::string(state) + "-wash")), 4.5) << state;
      EXPECT_GE(contrast(palette.at(state), palette.at(std::string(state) + "-wash")), 4.5) << state;
    }
    EXPECT_GE(contrast(palette.at("edge"), palette.at("sheet")), 3);
  }
}

TEST(Look, WhiteLettersStandOutFromTheFillOfEachSide) {
  for (const Palette& palette : {day(), night()})
    for (const char* fill : {"france-fill", "coalition-fill", "neutral-fill"})
      EXPECT_GE(contrast(palette.at(fill), "#ffffff"), 4.5) << fill;
}

TEST(Look, APageInOneFileLoadsNothing) {
  EXPECT_EQ(look::for_one_file().find("url("), std::string::npos);
}

TEST(Look, AFolderOfPagesNamesItsTypeAndTheProgramHasItWithItsLicences) {
  const fs::path data = fs::path(ESTAFETTE_SOURCE_DIR) / "templates/look";
  std::uintmax_t bytes = 0;
  for (const std::string& file : look::type_files()) {
    EXPECT_TRUE(fs::exists(data / file)) << file;
    bytes += fs::file_size(data / file);
    if (file.ends_with(".woff2")) {
      EXPECT_NE(look::for_a_folder().find("url(" + file + ")"), std::string::npos) << file;
    }
  }
  EXPECT_LT(bytes, 200'000U);
}

}  // namespace estafette::look_test
