// Every outside package is named for Debian and for Windows alike, and docs/dependencies.md says why we have it.
#include "house/tree.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <regex>
#include <set>
#include <string>
#include <string_view>
#include <vector>

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
    {"libyaml", "libyaml-dev"},
    {"minizip", "libminizip-dev"},
    {"nlohmann-json", "nlohmann-json3-dev"},
    {"pugixml", "libpugixml-dev"},
    {"rapidjson", "rapidjson-dev"},
    {"rapidcheck", "librapidcheck-dev"},
    {"sqlitecpp", "libsqlitecpp-dev"},
    {"utf8proc", "libutf8proc-dev"},
    {"xxhash", "libxxhash-dev"},
};

/// How the headers of these libraries begin.
const std::vector<std::string_view> kHeaders = {
    "<benchmark/", "<boost/filesystem/", "<boost/nowide/", "<CLI/",        "<csv.h>",       "<fmt/",
    "<gtest/",     "<httplib.h>",        "<minizip/",      "<nlohmann/",   "<pugixml.hpp>", "<rapidcheck",
    "<rapidjson/", "<sqlite3.h>",        "<SQLiteCpp/",    "<utf8proc.h>", "<xxhash.h>",    "<yaml.h>",
};

/// Those of the systems themselves, in the few files that speak to one.
const std::vector<std::string_view> kSystems = {
    "<dlfcn.h>",  "<fcntl.h>",  "<io.h>",    "<malloc.h>", "<poll.h>",   "<shellapi.h>",
    "<shlobj.h>", "<signal.h>", "<spawn.h>", "<sys/",      "<unistd.h>", "<windows.h>",
};

bool begins_with_one_of(std::string_view header, const std::vector<std::string_view>& beginnings) {
  return std::any_of(beginnings.begin(), beginnings.end(),
                     [&](std::string_view beginning) { return header.starts_with(beginning); });
}

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

TEST(Dependencies, NothingOfAnotherLibraryIsIncluded) {
  constexpr std::string_view kInclude = "#include <";
  for (const SourceFile& file : all_sources())
    for (const std::string& line : file.lines) {
      if (!line.starts_with(kInclude)) continue;
      const std::string_view header = std::string_view(line).substr(kInclude.size() - 1);
      const bool standard = header.find_first_of("/.") == std::string_view::npos;
      EXPECT_TRUE(standard || begins_with_one_of(header, kHeaders) || begins_with_one_of(header, kSystems))
          << file.path << " includes " << header << ", which no package in scripts/setup has";
    }
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
