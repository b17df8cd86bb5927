// One word means one thing in the whole house: a name is borne by one type only, wherever its header lies.
#include "house/tree.hpp"

#include <gtest/gtest.h>

#include <map>
#include <regex>
#include <set>
#include <string>

namespace estafette::test::type_names_test {
namespace {

/// The types that a header declares for everybody: those that begin a line, at the depth of a namespace.
std::set<std::string> types_of(const std::string& header) {
  static const std::regex declared(R"((?:^|\n)(?:struct|class|enum class) (\w+)(?: final)?(?: : [^\n;]*)? \{)"
                                   R"(|\nusing (\w+) =)");
  std::set<std::string> names;
  for (std::sregex_iterator it(header.begin(), header.end(), declared), end; it != end; ++it)
    names.insert((*it)[1].matched ? (*it)[1].str() : (*it)[2].str());
  return names;
}

}  // namespace

TEST(TypeNames, EachIsBorneByOneTypeOnly) {
  std::map<std::string, std::string> homes;
  for (const SourceFile& file : all_sources()) {
    if (file.extension() != ".hpp" || file.path.starts_with("tests/")) continue;
    for (const std::string& name : types_of(tree_text(file.path))) {
      const auto [home, fresh] = homes.emplace(name, file.path);
      EXPECT_TRUE(fresh) << name << " is a type in " << home->second << " and another one in " << file.path
                         << ": one word, one meaning (docs/words.md)";
    }
  }
  EXPECT_GE(homes.size(), 300U);
}

}  // namespace estafette::test::type_names_test
