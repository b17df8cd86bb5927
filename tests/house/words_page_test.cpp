// docs/words.md gives each word its one meaning, and the type that bears it. The type must be where the page says.
#include "house/tree.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <regex>
#include <string>
#include <vector>

namespace estafette::test::words_page_test {
namespace {

/// A type and its header: `Force` (`campaign/state/state.hpp`), or several types in one header.
struct NamedType {
  std::string name;
  std::string header;
};

std::vector<NamedType> named_types(const std::string& page) {
  std::vector<NamedType> types;
  const std::regex named(R"(((?:`\w+`(?:, )?)+) \(`([\w/]+\.hpp)`\))");
  const std::regex name(R"(\w+)");
  for (std::sregex_iterator it(page.begin(), page.end(), named), end; it != end; ++it) {
    const std::string names = (*it)[1];
    for (std::sregex_iterator word(names.begin(), names.end(), name); word != end; ++word)
      types.push_back({word->str(), (*it)[2]});
  }
  return types;
}

/// The first cell of each row of the page's tables.
std::vector<std::string> words(const std::string& page) {
  std::vector<std::string> found;
  const std::regex row(R"(\n\| ([^|]+) \|)");
  for (std::sregex_iterator it(page.begin(), page.end(), row), end; it != end; ++it)
    if ((*it)[1] != "word") found.push_back((*it)[1]);
  return found;
}

}  // namespace

TEST(WordsPage, EveryTypeThatItNamesIsInTheHeaderThatItNames) {
  const std::vector<NamedType> types = named_types(tree_text("docs/words.md"));
  EXPECT_GE(types.size(), 50U);
  for (const NamedType& type : types) {
    ASSERT_TRUE(fs::exists(fs::path(ESTAFETTE_SOURCE_DIR) / type.header)) << type.header;
    const std::regex declared("(struct|class|enum class|using) " + type.name + "\\b");
    EXPECT_TRUE(std::regex_search(tree_text(type.header), declared)) << type.name << " in " << type.header;
  }
}

TEST(WordsPage, NoWordStandsTwice) {
  std::vector<std::string> all = words(tree_text("docs/words.md"));
  EXPECT_GE(all.size(), 80U);
  std::sort(all.begin(), all.end());
  const auto twice = std::adjacent_find(all.begin(), all.end());
  EXPECT_TRUE(twice == all.end()) << *twice;
}

}  // namespace estafette::test::words_page_test
