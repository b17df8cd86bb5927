#include "converter/readers/page/tags.hpp"

#include <gtest/gtest.h>

namespace estafette::readers::tags_test {
namespace {

std::string pieces(const std::string& html) {
  std::string all;
  for_each_piece(html, [&](const HtmlPiece& piece) {
    all += piece.tag.empty() ? "'" + std::string(piece.text) + "'" : "<" + piece.tag + ">";
  });
  return all;
}

}  // namespace

TEST(Tags, AreCutFromTheTextBetweenThem) {
  EXPECT_EQ(pieces("<P class=\"a>b\">1st<BR/>2nd</P>"), "<p>'1st'<br>'2nd'</p>");
  EXPECT_EQ(pieces("fewer than < 3 & > 4"), "'fewer than < 3 & > 4'");
}

TEST(Tags, CommentsScriptsAndDeclarationsAreLeftOut) {
  EXPECT_EQ(pieces("<!DOCTYPE html><!-- <p> -->a<SCRIPT>if (a<b) {}</Script>b<style>p{}</style>"),
            "'a'</script>'b'</style>");
}

TEST(Tags, AnAttributeIsFoundByItsWholeName) {
  EXPECT_EQ(attribute(" class=x rowspan=\"3\" data-colspan=9 colspan='2'", "rowspan"), "3");
  EXPECT_EQ(attribute(" rowspan=4>", "rowspan"), "4");
  EXPECT_EQ(attribute(" myrowspan=4", "rowspan"), "");
  EXPECT_EQ(attribute("", "rowspan"), "");
}

}  // namespace estafette::readers::tags_test
