// Words of orders of battle are data, by language, so that anybody can add to them (templates/readers/words,
// `--words`). A reader that compares a token with a word of its own knows it in one language only.
#include "house/tree.hpp"

#include <gtest/gtest.h>

#include <regex>
#include <string>
#include <vector>

namespace estafette::test::language_test {
namespace {

/// What is left of the time before the word files. Lower it with each that goes; never raise it.
constexpr std::size_t kMostLeft = 105;

/// "converter/readers/unit/doubts.cpp:173: troop", for each comparison of a token's text with two letters or more.
std::vector<std::string> compared(const SourceFile& file) {
  static const std::regex compares(R"re(\.text *[!=]= *"([a-z]{2,})")re");
  std::vector<std::string> found;
  for (std::size_t at = 0; at < file.lines.size(); ++at) {
    if (file.lines[at].find(".text") == std::string::npos) continue;
    for (std::sregex_iterator it(file.lines[at].begin(), file.lines[at].end(), compares), end; it != end; ++it)
      found.push_back(file.path + ":" + std::to_string(at + 1) + ": " + (*it)[1].str());
  }
  return found;
}

}  // namespace

TEST(Language, NoMoreWordsOfALanguageStandInTheReadersThanStoodThere) {
  std::vector<std::string> all;
  for (const SourceFile& file : all_sources())
    if (file.path.starts_with("converter/readers/"))
      for (std::string& one : compared(file)) all.push_back(std::move(one));
  std::string listed;
  for (const std::string& one : all) listed += one + "\n";
  EXPECT_EQ(all.size(), kMostLeft) << "Write the word in templates/readers/words and look it up by its sense:\n"
                                   << listed;
}

TEST(Language, AWordThatIsComparedIsFound) {
  SourceFile file;
  file.path = "room/file.cpp";
  file.lines = {R"(if (tokens[at].text == "horse" || tokens[at].text != "a") return;)", R"(return said->is == "men";)"};
  EXPECT_EQ(compared(file), std::vector<std::string>{"room/file.cpp:1: horse"});
}

}  // namespace estafette::test::language_test
