// The version stands in CMakeLists.txt; who must repeat it says the same.
#include "house/tree.hpp"

#include <gtest/gtest.h>

#include <regex>

namespace estafette::test::version_test {
namespace {

/// The first group of `pattern` in a file of the tree.
std::string found_in(const std::string& path, const std::string& pattern) {
  const std::string text = tree_text(path);
  std::smatch found;
  return std::regex_search(text, found, std::regex(pattern)) ? found[1].str() : "none";
}

}  // namespace

TEST(Version, OfTheWindowsPackageIsTheProjects) {
  const std::string version = found_in("CMakeLists.txt", R"(project\(estafette VERSION ([0-9.]+))");
  EXPECT_NE(version, "none");
  EXPECT_EQ(found_in("vcpkg.json", R"re("version": "([^"]*)")re"), version);
}

TEST(Version, StandsInNoSource) {
  const std::string version = found_in("CMakeLists.txt", R"(project\(estafette VERSION ([0-9.]+))");
  for (const SourceFile& file : all_sources()) {
    if (file.extension() != ".cpp" && file.extension() != ".hpp") continue;
    for (const std::string& line : file.lines)
      EXPECT_EQ(line.find("estafette " + version), std::string::npos) << file.path << ": " << line;
  }
}

}  // namespace estafette::test::version_test
