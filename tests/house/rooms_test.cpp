// The house plan, held to: which room may use which, and how every file of ours begins.
#include "house/tree.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cctype>
#include <map>
#include <set>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

namespace estafette::test::rooms_test {
namespace {

/// A row of the table in docs/architecture.md.
struct Room {
  std::string name;
  std::set<std::string> may_use;  ///< "campaign/rules/*" means that room and all within it
};

std::vector<std::string> quoted_in(const std::string& cell) {
  std::vector<std::string> names;
  std::istringstream parts(cell);
  bool inside = false;
  for (std::string part; std::getline(parts, part, '`'); inside = !inside)
    if (inside) names.push_back(part);
  return names;
}

/// The rooms of docs/architecture.md, from the ground up.
const std::vector<Room>& plan() {
  static const std::vector<Room> rooms = [] {
    std::vector<Room> all;
    const std::string page = tree_text("docs/architecture.md");
    std::istringstream lines(page.substr(0, page.find("\n## ")));
    for (std::string line; std::getline(lines, line);) {
      if (!line.starts_with("| `")) continue;
      std::vector<std::string> cells;
      std::istringstream row(line.substr(1));
      for (std::string cell; std::getline(row, cell, '|');) cells.push_back(cell);
      if (cells.size() != 3) continue;
      const std::vector<std::string> uses = quoted_in(cells[2]);
      Room room{quoted_in(cells[0]).at(0), {uses.begin(), uses.end()}};
      if (room.name != "base") room.may_use.insert(room.name.starts_with("base/") ? "base" : "base/*");
      all.push_back(std::move(room));
    }
    return all;
  }();
  return rooms;
}

const Room* find_room(const std::string& name) {
  for (const Room& room : plan())
    if (room.name == name) return &room;
  return nullptr;
}

bool covers(const std::string& may, const std::string& other) {
  if (!may.ends_with("/*")) return may == other;
  const std::string top = may.substr(0, may.size() - 2);
  return other == top || other.starts_with(top + "/");
}

bool may_use(const Room& room, const std::string& other) {
  return other == room.name || std::any_of(room.may_use.begin(), room.may_use.end(),
                                           [&](const std::string& may) { return covers(may, other); });
}

bool of_a_room(const SourceFile& file) {
  return !file.path.starts_with("tests/") && (file.extension() == ".hpp" || file.extension() == ".cpp");
}

/// Programs: all that they define for others is main().
const std::set<std::string> kMains = {"cli/program/main.cpp", "tools/sample_dump.cpp"};

/// Headers that list what many sources define, one function each and all alike, and how such a function begins: a
/// header of its own would say no more than its name.
const std::map<std::string, std::string> kLists = {
    {"campaign/telling/english/chapters.hpp", "std::span<const SentenceEntry> english_"},
    {"cli/verbs/battle_steps.hpp", "Subcommand battle_"},
    {"cli/verb.hpp", "Verb "},
};

/// True if a list declares what the source defines.
bool is_listed(const SourceFile& file) {
  return std::any_of(kLists.begin(), kLists.end(), [&](const auto& list) {
    const auto& [header, beginning] = list;
    const bool includes = std::find(file.quoted.begin(), file.quoted.end(), header) != file.quoted.end();
    return includes && std::any_of(file.lines.begin(), file.lines.end(),
                                   [&start = beginning](const std::string& line) { return line.starts_with(start); });
  });
}

/// run_program.hpp of run_program.cpp, and of run_program_posix.cpp and run_program_windows.cpp, one for each system.
std::string own_header(const SourceFile& file) {
  std::string name = fs::path(file.path).replace_extension().generic_string();
  for (const std::string_view system : {"_posix", "_windows"})
    if (name.ends_with(system)) name.resize(name.size() - system.size());
  return name + ".hpp";
}

bool has_own_header(const SourceFile& file) {
  return fs::exists(fs::path(ESTAFETTE_SOURCE_DIR) / own_header(file));
}

/// True if CMake is told of a source: by its name, or in its own folder by what it is called without what all of them
/// end with, `parse` for parse_bench.cpp.
bool is_built(const SourceFile& file, const std::vector<SourceFile>& all) {
  const auto names = [](const SourceFile& list, const std::string& word) {
    return std::any_of(list.lines.begin(), list.lines.end(), [&](const std::string& line) {
      const auto part_of_word = [&](std::size_t at) {
        return at < line.size() && (std::isalnum(static_cast<unsigned char>(line[at])) != 0 || line[at] == '_');
      };
      for (std::size_t at = line.find(word); at != std::string::npos; at = line.find(word, at + 1))
        if ((at == 0 || !part_of_word(at - 1)) && !part_of_word(at + word.size())) return true;
      return false;
    });
  };
  std::string called = fs::path(file.path).stem().string();
  if (called.ends_with("_bench")) called.resize(called.size() - std::string_view("_bench").size());
  return std::any_of(all.begin(), all.end(), [&](const SourceFile& list) {
    const std::string name = fs::path(list.path).filename().string();
    if (list.extension() == ".cmake") return names(list, fs::path(file.path).filename().string());
    const std::string within = list.folder().empty() ? "" : list.folder() + "/";
    if (name != "CMakeLists.txt" || !file.path.starts_with(within)) return false;
    return names(list, file.path.substr(within.size())) || (list.folder() == file.folder() && names(list, called));
  });
}

constexpr std::size_t kMostLines = 400;
constexpr int kMostFiles = 52;  ///< campaign/reports has a file for each thing that is told

}  // namespace

TEST(House, NoArrowPointsUp) {
  for (const SourceFile& file : all_sources()) {
    if (!of_a_room(file)) continue;
    const Room* room = find_room(file.folder());
    ASSERT_NE(room, nullptr) << file.path << " stands in a room that docs/architecture.md does not know";
    for (const std::string& included : file.quoted) {
      const std::string other = fs::path(included).parent_path().generic_string();
      EXPECT_TRUE(may_use(*room, other)) << file.path << " includes " << included;
    }
  }
}

TEST(House, EveryRoomOfThePlanIsThereAndUsesOnlyRoomsBelowIt) {
  ASSERT_GT(plan().size(), 20U);
  std::vector<std::string> below;
  for (const Room& room : plan()) {
    EXPECT_TRUE(fs::exists(fs::path(ESTAFETTE_SOURCE_DIR) / room.name / "CMakeLists.txt")) << room.name;
    for (const std::string& other : room.may_use) {
      const bool there =
          std::any_of(below.begin(), below.end(), [&](const std::string& name) { return covers(other, name); });
      EXPECT_TRUE(there) << room.name << " may use " << other << ", which does not stand below it";
    }
    below.push_back(room.name);
  }
}

TEST(House, ARoomWithManyFilesHasRoomsWithinIt) {
  std::map<std::string, int> files;
  for (const SourceFile& file : all_sources())
    if (of_a_room(file)) ++files[file.folder()];
  for (const auto& [room, count] : files) EXPECT_LE(count, kMostFiles) << room;
}

TEST(House, EveryHeaderOpensWithACommentAndGuardsItself) {
  for (const SourceFile& file : all_sources()) {
    if (file.extension() != ".hpp") continue;
    ASSERT_FALSE(file.lines.empty()) << file.path;
    EXPECT_TRUE(file.lines.front().starts_with("// ")) << file.path << " does not say what it is for";
    EXPECT_EQ(std::count(file.lines.begin(), file.lines.end(), "#pragma once"), 1) << file.path;
  }
}

TEST(House, ASourceHasAHeaderOfItsOwnName) {
  for (const SourceFile& file : all_sources()) {
    if (!of_a_room(file) || file.extension() != ".cpp" || has_own_header(file) || kMains.contains(file.path)) continue;
    EXPECT_TRUE(is_listed(file)) << file.path << " has no header of its own name";
  }
}

TEST(House, ASourceIncludesItsOwnHeaderFirst) {
  for (const SourceFile& file : all_sources()) {
    if (file.extension() != ".cpp" || !has_own_header(file)) continue;
    ASSERT_FALSE(file.quoted.empty()) << file.path;
    EXPECT_TRUE(own_header(file).ends_with(file.quoted.front())) << file.path << " includes " << file.quoted[0];
  }
}

TEST(House, EverySourceIsBuilt) {
  const std::vector<SourceFile> all = all_sources();
  for (const SourceFile& file : all) {
    if (file.extension() != ".cpp") continue;
    EXPECT_TRUE(is_built(file, all)) << file.path << " is in no CMakeLists.txt: its tests never run";
  }
}

TEST(House, EveryFileCanBeReadAtASitting) {
  for (const SourceFile& file : all_sources()) EXPECT_LE(file.lines.size(), kMostLines) << file.path;
}

}  // namespace estafette::test::rooms_test
