// Whatever a table on a page looks like, nothing that stands in its cells is lost.
#include "converter/readers/page/marked_tables.hpp"
#include "converter/readers/page/web_page.hpp"
#include "support/readers.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <string>
#include <vector>

namespace estafette::readers::table_property_test {
namespace {

const std::vector<std::string> kTitles = {"Corps",    "Division",  "Brigade[1]", "Units",
                                          "Strength", "Commander", "Guns",       "Xyz"};

/// A table, and the words in its cells, each of which is in it once.
struct Made {
  std::string html, wiki;
  std::vector<std::string> words;
};

std::string word(Made& made) {
  made.words.push_back(fmt::format("Word{:03}x", made.words.size()));
  return made.words.back();
}

Made table() {
  Made made;
  const int columns = *rc::gen::inRange(1, 6);
  const int rows = *rc::gen::inRange(1, 6);
  made.html = "<html><body><p>1st Corps</p><table>";
  made.wiki = "{| class=wikitable\n";
  if (*rc::gen::arbitrary<bool>()) {
    made.html += "<tr>";
    made.wiki += "|-\n";
    for (int i = 0; i < columns; ++i) {
      const std::string title = *rc::gen::elementOf(kTitles);
      made.html += "<th>" + title + "</th>";
      made.wiki += "! " + title + "\n";
    }
    made.html += "</tr>";
  }
  for (int row = 0; row < rows; ++row) {
    made.html += "<tr>";
    made.wiki += "|-\n";
    for (int i = 0; i < columns; ++i) {
      const int span = *rc::gen::inRange(1, 3);
      const int lines = *rc::gen::inRange(0, 5);
      const bool list = *rc::gen::arbitrary<bool>();
      made.html += fmt::format("<td rowspan={}>{}", span, list ? "<ul>" : "");
      made.wiki += fmt::format("| rowspan={} |", span);
      for (int line = 0; line < lines; ++line) {
        const std::string own = word(made);
        made.html += list ? "<li>" + own + "</li>" : (line == 0 ? "" : "<br>") + own;
        made.wiki += (list ? "\n* " : " ") + own;
      }
      made.html += list ? "</ul></td>" : "</td>";
      made.wiki += "\n";
    }
    made.html += "</tr>";
  }
  made.html += "</table></body></html>";
  made.wiki += "|}\n";
  return made;
}

}  // namespace

RC_GTEST_PROP(TableOfAPage, LosesNoWordOfItsCells, ()) {
  const Made made = table();
  const std::string shown = text_of_web_page(made.html, test::reader_data().titles);
  for (const std::string& one : made.words) RC_ASSERT(shown.find(one) != std::string::npos);
}

TEST(TableOfAPage, ACellBelowARowThatIsEmptyIsNoneOfTheRowAboveThat) {
  const std::string shown = text_of_web_page(
      "<html><body><table><tr><th>Brigade</th><th>Corps</th></tr><tr><td></td><td rowspan=2></td></tr>"
      "<tr><td></td></tr><tr><td></td><td>II Corps</td></tr></table></body></html>",
      test::reader_data().titles);
  EXPECT_NE(shown.find("II Corps"), std::string::npos) << shown;
}

RC_GTEST_PROP(TableOfAWiki, LosesNoWordOfItsCells, ()) {
  const Made made = table();
  const std::string shown = with_tables_read(made.wiki, test::reader_data().titles);
  for (const std::string& one : made.words) RC_ASSERT(shown.find(one) != std::string::npos);
}

}  // namespace estafette::readers::table_property_test
