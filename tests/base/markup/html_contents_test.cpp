#include "base/markup/html.hpp"

#include <gtest/gtest.h>

namespace estafette::html_contents_test {

TEST(HtmlContents, LinkToEveryHeadingThatFollowsAlsoToTwoOfOneName) {
  HtmlPage page("t");
  page.heading("Before");
  page.contents();
  page.heading("A & B");
  page.heading("A & B");
  const std::string text = page.text();
  EXPECT_EQ(text.substr(text.find("<body>")),
            "<body>\n<main>\n<h1>t</h1>\n"
            "<section class=\"sheet\">\n<div class=\"head\">\n<h2>Before</h2>\n</div>\n"
            "<nav>\n<ul>\n"
            "<li>\n<a href=\"#part-1\">A &amp; B</a>\n</li>\n"
            "<li>\n<a href=\"#part-2\">A &amp; B</a>\n</li>\n"
            "</ul>\n</nav>\n</section>\n"
            "<section class=\"sheet\">\n<div class=\"head\">\n<h2 id=\"part-1\">A &amp; B</h2>\n"
            "</div>\n</section>\n"
            "<section class=\"sheet\">\n<div class=\"head\">\n<h2 id=\"part-2\">A &amp; B</h2>\n"
            "</div>\n</section>\n"
            "</main>\n</body>\n</html>\n");
}

}  // namespace estafette::html_contents_test
