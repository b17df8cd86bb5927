// docs/rules.md says where each rule is and which tests hold it. What it names must be there.
#include "base/text.hpp"
#include "house/tree.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <regex>
#include <set>
#include <sstream>
#include <vector>

namespace estafette::test::rules_page_test {
namespace {

/// The numbered rules of the campaign, from first to last.
const std::vector<std::string> kRules = {"1.0",   "1.1",   "1.1.1", "1.2",   "1.3",   "1.3.1",   "1.4",  "2.0", "2.1",
                                         "2.1.2", "2.2",   "2.3",   "2.3.1", "2.4",   "3.0",     "3.1",  "3.2", "4.0",
                                         "4.1",   "4.1.1", "4.2",   "4.3",   "4.4",   "4.5",     "5.0",  "5.1", "5.2",
                                         "5.3",   "5.4",   "5.5",   "5.5.1", "5.5.2", "5.5.2.1", "5.5.3"};

std::set<std::string> quoted_in(const std::string& text) {
  std::set<std::string> named;
  const std::regex quoted("`([^`]+)`");
  for (std::sregex_iterator it(text.begin(), text.end(), quoted), end; it != end; ++it) named.insert((*it)[1]);
  return named;
}

/// The page's table of what is in this version: rule, what it says, code, figures, tests.
std::vector<std::vector<std::string>> rows_of_the_table() {
  const std::string page = tree_text("docs/rules.md");
  std::istringstream lines(page.substr(0, page.find("## The order of play")));
  std::vector<std::vector<std::string>> rows;
  for (std::string line; std::getline(lines, line);) {
    if (!line.starts_with("| ")) continue;
    std::vector<std::string> row;
    std::istringstream cells(line.substr(1));
    for (std::string cell; std::getline(cells, cell, '|');) row.emplace_back(trim(cell));
    rows.push_back(row);
  }
  return rows;
}

/// Everything between backticks in the page.
std::set<std::string> named_in_the_table() {
  return quoted_in(tree_text("docs/rules.md"));
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

TEST(RulesPage, EachNumberedRuleHasARowWithCodeAndATestThatExists) {
  const std::set<std::string> suites = test_suites();
  std::set<std::string> covered;
  for (const std::vector<std::string>& row : rows_of_the_table()) {
    if (row.front() == "rule") continue;
    ASSERT_EQ(row.size(), 5U) << row.front();
    for (const std::string& cell : row) EXPECT_FALSE(cell.empty()) << row.front();
    EXPECT_FALSE(quoted_in(row[2]).empty()) << row.front() << " names no code";
    const std::set<std::string> tests = quoted_in(row[4]);
    const bool tested = !tests.empty() && std::all_of(tests.begin(), tests.end(),
                                                      [&](const std::string& test) { return suites.contains(test); });
    EXPECT_TRUE(tested) << row.front() << ": " << row[4];
    std::istringstream numbers(row.front());
    for (std::string number; std::getline(numbers, number, ',');) covered.emplace(trim(number));
  }
  for (const std::string& rule : kRules) EXPECT_TRUE(covered.contains(rule)) << "rule " << rule << " has no row";
  EXPECT_EQ(tree_text("docs/rules.md").find("Not in this version"), std::string::npos);
}

TEST(RulesPage, EveryFileAndFolderOfCodeThatItNamesExists) {
  for (const std::string& word : named_in_the_table()) {
    if (word.find('/') == std::string::npos || word.find(' ') != std::string::npos) continue;
    EXPECT_TRUE(fs::exists(fs::path(ESTAFETTE_SOURCE_DIR) / word)) << word;
  }
}

}  // namespace estafette::test::rules_page_test
