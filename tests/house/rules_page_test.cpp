// docs/rules.md says where each rule is and which tests hold it. What it names must be there.
#include "house/tree.hpp"

#include <gtest/gtest.h>

#include <regex>
#include <set>

namespace estafette::test {
namespace {

/// Everything between backticks in the page's table of what is in this version.
std::set<std::string> named_in_the_table() {
  const std::string page = tree_text("docs/rules.md");
  const std::string table = page.substr(0, page.find("## Not in this version"));
  std::set<std::string> named;
  const std::regex quoted("`([^`]+)`");
  for (std::sregex_iterator it(table.begin(), table.end(), quoted), end; it != end; ++it) named.insert((*it)[1]);
  return named;
}

std::set<std::string> test_suites() {
  std::set<std::string> suites;
  const std::regex test(R"((?:TEST|TEST_F|RC_GTEST_PROP)\((\w+),)");
  for (const SourceFile& file : all_sources()) {
    if (!file.path.starts_with("tests/")) continue;
    for (const std::string& line : file.lines) {
      std::smatch found;
      if (std::regex_search(line, found, test)) suites.insert(found[1]);
    }
  }
  return suites;
}

}  // namespace

TEST(RulesPage, EveryTestThatItNamesExistsAndEveryTestOfARuleIsNamed) {
  const std::set<std::string> named = named_in_the_table();
  const std::set<std::string> suites = test_suites();
  const auto of_a_rule = [](const std::string& word) {
    return std::regex_match(word, std::regex("Rule[0-9]+[A-Za-z]+"));
  };
  for (const std::string& word : named) {
    if (of_a_rule(word)) {
      EXPECT_TRUE(suites.contains(word)) << word << " is named and does not exist";
    }
  }
  for (const std::string& suite : suites) {
    if (of_a_rule(suite)) {
      EXPECT_TRUE(named.contains(suite)) << suite << " is not named in docs/rules.md";
    }
  }
}

TEST(RulesPage, EveryFileAndFolderOfCodeThatItNamesExists) {
  for (const std::string& word : named_in_the_table()) {
    if (word.find('/') == std::string::npos || word.find(' ') != std::string::npos) continue;
    EXPECT_TRUE(fs::exists(fs::path(ESTAFETTE_SOURCE_DIR) / word)) << word;
  }
}

}  // namespace estafette::test
