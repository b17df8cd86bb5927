// Whoever is sent to a page of docs/ finds it, and the heading too: citations in code, tests, data and pages hold.
#include "house/citations.hpp"

#include "house/tree.hpp"

#include <gtest/gtest.h>

#include <regex>
#include <set>

namespace estafette::test::citations_test {
namespace {

bool exists(const std::string& page) {
  return fs::exists(fs::path(ESTAFETTE_SOURCE_DIR) / page);
}

/// Every citation of a text file of the tree; those of this test's own examples excepted.
std::vector<Citation> all_citations() {
  std::vector<Citation> found;
  for (const std::string& path : all_text_files()) {
    if (path.starts_with("tests/house/citations")) continue;
    for (Citation& citation : citations_in(path, tree_text(path))) found.push_back(std::move(citation));
  }
  return found;
}

}  // namespace

TEST(Citations, EveryPageThatIsNamedExistsWithTheHeadingThatIsNamed) {
  const std::vector<Citation> citations = all_citations();
  ASSERT_GT(citations.size(), 200U) << "the tree was not read";
  for (const Citation& citation : citations) {
    EXPECT_TRUE(exists(citation.page)) << citation.from << " sends its reader to " << citation.page;
    if (!exists(citation.page) || citation.heading.empty()) continue;
    EXPECT_TRUE(headings_of(tree_text(citation.page)).contains(citation.heading))
        << citation.from << ": " << citation.page << " has no heading \"" << citation.heading << '"';
  }
}

TEST(Citations, EveryLinkOfAPageLeadsSomewhere) {
  for (const std::string& path : all_text_files()) {
    if (!path.ends_with(".md")) continue;
    for (const Citation& link : links_in(path, tree_text(path))) {
      EXPECT_TRUE(exists(link.page)) << path << " links to " << link.page;
      if (!exists(link.page) || link.heading.empty()) continue;
      std::set<std::string> anchors;
      for (const std::string& heading : headings_of(tree_text(link.page))) anchors.insert(anchor_of(heading));
      EXPECT_TRUE(anchors.contains(link.heading)) << path << " links to " << link.page << "#" << link.heading;
    }
  }
}

TEST(Citations, EveryFileAndFolderThatAPageOnAFormatNamesExists) {
  static const std::regex kFile("`((?:base|converter|sow_dumps|campaign|cli|tools|templates|tests)/[A-Za-z0-9_./-]+)`");
  for (const std::string& path : all_text_files()) {
    if (!path.starts_with("docs/formats/")) continue;
    const std::string text = tree_text(path);
    for (std::sregex_iterator it(text.begin(), text.end(), kFile), end; it != end; ++it) {
      EXPECT_TRUE(exists((*it)[1])) << path << " names " << (*it)[1];
    }
  }
}

TEST(Citations, NothingSendsItsReaderToAPageOutsideTheTree) {
  const std::vector<std::string> outside = {std::string("sow-") + "formats", std::string("design") + ".md",
                                            std::string("format ") + "reference"};
  for (const std::string& path : all_text_files()) {
    const std::string text = tree_text(path);
    for (const std::string& name : outside) EXPECT_EQ(text.find(name), std::string::npos) << path << " names " << name;
  }
}

TEST(Citations, TheIndexListsEveryPageOnAFormat) {
  std::set<std::string> listed;
  for (const Citation& link : links_in("docs/formats/README.md", tree_text("docs/formats/README.md"))) {
    listed.insert(link.page);
  }
  for (const auto& entry : fs::directory_iterator(fs::path(ESTAFETTE_SOURCE_DIR) / "docs/formats")) {
    const std::string page = "docs/formats/" + entry.path().filename().string();
    EXPECT_TRUE(page.ends_with("/README.md") || listed.contains(page)) << page << " is not in the index";
  }
}

TEST(CitationsIn, AHeadingMayStandOnTheNextLineOfAComment) {
  const std::vector<Citation> found =
      citations_in("a.hpp", "// Source: docs/formats/map.md,\n/// \"Rivers\" and \"Banks\"; docs/rules.md.\n");
  const std::vector<Citation> expected = {{"a.hpp", "docs/formats/map.md", "Rivers"},
                                          {"a.hpp", "docs/formats/map.md", "Banks"},
                                          {"a.hpp", "docs/rules.md", ""}};
  EXPECT_EQ(found, expected);
}

TEST(CitationsIn, ThePathOfAFileThatIsReadNamesNoHeading) {
  const std::vector<Citation> expected = {{"a.cpp", "docs/rules.md", ""}};
  EXPECT_EQ(citations_in("a.cpp", "text(\"docs/rules.md\", \"x\")"), expected);
}

TEST(CitationsIn, TheShortFormOfTheProfileNamesPageAndHeading) {
  const std::vector<Citation> expected = {{"a.xml", "docs/formats/game-limits.md", "Head count"}};
  EXPECT_EQ(citations_in("a.xml", "so many [game-limits: Head\n  count]"), expected);
}

TEST(CitationsIn, ALinkIsReadFromTheFolderOfItsPage) {
  const std::vector<Citation> found = links_in("docs/formats/a.md", "[x](b.md#c-d), [y](../e.md), [z](#f)");
  const std::vector<Citation> expected = {{"docs/formats/a.md", "docs/formats/b.md", "c-d"},
                                          {"docs/formats/a.md", "docs/e.md", ""},
                                          {"docs/formats/a.md", "docs/formats/a.md", "f"}};
  EXPECT_EQ(found, expected);
}

TEST(CitationsIn, HeadingsAreThoseOutsideExamples) {
  const std::set<std::string> expected = {"One", "Two `x`"};
  EXPECT_EQ(headings_of("# One\ntext\n```\n# no heading\n```\n### Two `x`\n#none\n"), expected);
  EXPECT_EQ(anchor_of("Two `x`: scenario.ini & more"), "two-x-scenarioini--more");
}

}  // namespace estafette::test::citations_test
