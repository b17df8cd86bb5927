// A constant within a function does not hide one that stands in another file of its room: the files of a room are
// compiled together (cmake/EstafetteRoom.cmake), and clang, which builds the fuzzers, refuses what gcc lets pass.
#include "house/tree.hpp"

#include <gtest/gtest.h>

#include <map>
#include <regex>

namespace estafette::test::constants_test {
namespace {

struct Constants {
  std::map<std::string, std::string> of_the_file;  ///< name to path: at the start of a line, outside every function
  std::map<std::string, std::string> within;       ///< name to "path:line": in a function, not a member
};

Constants constants_of(const SourceFile& file) {
  static const std::regex declares(R"(\b(k[A-Z]\w*)(\[[^\]]*\])* *(=|\{))");
  Constants found;
  for (std::size_t at = 0; at < file.lines.size(); ++at) {
    const std::string& line = file.lines[at];
    const std::size_t start = line.find_first_not_of(' ');
    if (start == std::string::npos || line.find("constexpr ") == std::string::npos || line.compare(start, 2, "//") == 0)
      continue;
    for (std::sregex_iterator name(line.begin(), line.end(), declares), end; name != end; ++name)
      if (start == 0)
        found.of_the_file.emplace((*name)[1], file.path);
      else if (line.find("static ") == std::string::npos)
        found.within.emplace((*name)[1], file.path + ":" + std::to_string(at + 1));
  }
  return found;
}

}  // namespace

TEST(House, AConstantWithinAFunctionHidesNoneOfItsRoom) {
  std::map<std::string, Constants> rooms;
  for (const SourceFile& file : all_sources()) {
    if (file.extension() != ".cpp" || file.path.starts_with("tests/")) continue;  // each test has its own namespace
    Constants& room = rooms[file.folder()];
    Constants of_file = constants_of(file);
    room.of_the_file.merge(of_file.of_the_file);
    room.within.merge(of_file.within);
  }
  ASSERT_GT(rooms.at("converter/readers/retold").of_the_file.size(), 10U);
  for (const auto& [room, constants] : rooms)
    for (const auto& [name, where] : constants.within)
      if (const auto hidden = constants.of_the_file.find(name); hidden != constants.of_the_file.end())
        ADD_FAILURE() << where << " declares " << name << " within a function, and " << hidden->second
                      << " has a constant of that name: rename one of them";
}

TEST(House, AConstantIsFoundWhereverItIsDeclared) {
  SourceFile file;
  file.path = "room/file.cpp";
  file.lines = {"constexpr int kFewest = 200;  ///< men", "// constexpr int kNone = 1;",
                "  constexpr std::size_t kMost = 6, kLeast = 4;", "  static constexpr int kMember = 2;",
                "constexpr std::array<int, 2> kBoth{1, 2};"};
  const Constants found = constants_of(file);
  EXPECT_EQ(found.of_the_file, (std::map<std::string, std::string>{{"kFewest", file.path}, {"kBoth", file.path}}));
  EXPECT_EQ(found.within,
            (std::map<std::string, std::string>{{"kMost", "room/file.cpp:3"}, {"kLeast", "room/file.cpp:3"}}));
}

}  // namespace estafette::test::constants_test
