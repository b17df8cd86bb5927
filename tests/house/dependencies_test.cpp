// Every outside package is named for Debian and for Windows alike, and docs/dependencies.md says why we have it.
#include "house/tree.hpp"

#include <gtest/gtest.h>

#include <map>
#include <regex>
#include <set>

namespace estafette::test::dependencies_test {
namespace {

/// vcpkg's name of each library, and Debian's.
const std::map<std::string, std::string> kDebianName = {
    {"benchmark", "libbenchmark-dev"},
    {"boost-filesystem", "libboost-filesystem-dev"},
    {"boost-nowide", "libboost-nowide-dev"},
    {"cpp-httplib", "libcpp-httplib-dev"},
    {"cli11", "libcli11-dev"},
    {"fmt", "libfmt-dev"},
    {"gtest", "libgtest-dev"},
    {"libcsv", "libcsv-dev"},
    {"minizip", "libminizip-dev"},
    {"nlohmann-json", "nlohmann-json3-dev"},
    {"pugixml", "libpugixml-dev"},
    {"rapidjson", "rapidjson-dev"},
    {"rapidcheck", "librapidcheck-dev"},
    {"sqlitecpp", "libsqlitecpp-dev"},
    {"utf8proc", "libutf8proc-dev"},
    {"xxhash", "libxxhash-dev"},
};

/// All that matches the first group of `pattern`, cut into words that `word` matches.
std::set<std::string> words_in(const std::string& text, const std::string& pattern, const std::string& word) {
  std::set<std::string> found;
  const std::regex outer(pattern);
  const std::regex inner(word);
  for (std::sregex_iterator it(text.begin(), text.end(), outer), end; it != end; ++it) {
    const std::string part = (*it)[1];
    for (std::sregex_iterator w(part.begin(), part.end(), inner); w != end; ++w) found.insert(w->str());
  }
  return found;
}

std::set<std::string> debian_packages() {
  std::set<std::string> found = words_in(tree_text("scripts/setup"), R"re(packages="([^"]*)")re", R"(\$?[\w+.-]+)");
  found.erase("$packages");
  return found;
}

std::set<std::string> vcpkg_libraries() {
  return words_in(tree_text("vcpkg.json"), R"re("dependencies": \[([^\]]*)\])re", R"([\w-]+)");
}

}  // namespace

TEST(Dependencies, EachIsExplained) {
  const std::set<std::string> page = words_in(tree_text("docs/dependencies.md"), R"(([^\n]*))", R"([\w+-]+)");
  for (const std::string& package : debian_packages()) EXPECT_TRUE(page.contains(package)) << package;
  for (const std::string& library : vcpkg_libraries()) EXPECT_TRUE(page.contains(library)) << library;
}

TEST(Dependencies, WhatWindowsBuildsWithIsInstalledOnDebianToo) {
  const std::set<std::string> debian = debian_packages();
  for (const std::string& library : vcpkg_libraries()) {
    ASSERT_TRUE(kDebianName.contains(library)) << library << " has no Debian name in this test";
    const std::string& package = kDebianName.at(library);
    EXPECT_TRUE(debian.contains(package)) << package << " is not in scripts/setup";
  }
}

TEST(Dependencies, WhatDebianBuildsWithIsNamedForWindowsToo) {
  const std::set<std::string> vcpkg = vcpkg_libraries();
  std::set<std::string> known;
  for (const auto& [library, package] : kDebianName) {
    EXPECT_TRUE(vcpkg.contains(library)) << library << " is not in vcpkg.json";
    known.insert(package);
  }
  for (const std::string& package : debian_packages()) {
    const bool library = package.starts_with("lib") && package.ends_with("-dev") && package != "libclang-rt-dev";
    EXPECT_TRUE(!library || known.contains(package)) << package << " has no vcpkg name in this test";
  }
}

}  // namespace estafette::test::dependencies_test
