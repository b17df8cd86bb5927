// Whatever is said anywhere in the campaign has its sentence in every language, with the very figures that are given;
// and no table holds a sentence for what nobody says. Read from the sources: says("what", {{"figure", ...}, ...}).
#include "base/files/files.hpp"
#include "campaign/telling/english/english.hpp"

#include <gtest/gtest.h>

#include <cctype>
#include <map>
#include <set>
#include <string>
#include <vector>

namespace estafette::campaign::tables_test {
namespace {

using Names = std::set<std::string>;

/// One place in the sources where something is said.
struct Said {
  std::string what;
  Names figures;
  std::string where;
};

/// Reads what stands between the brackets of says(...).
class SaidReader {
 public:
  SaidReader(const std::string& text, std::size_t at) : text_(text), at_(at) {}

  Said read() {
    Said said;
    int round = 1;
    int curly = 0;
    bool named = false;  // the next literal is a figure's name
    while (round > 0 && at_ < text_.size()) {
      const char sign = text_[at_];
      if (sign == '"') {
        const std::string literal = quoted();
        if (said.what.empty() && round == 1 && curly == 0) said.what = literal;
        if (named) said.figures.insert(literal);
        named = false;
        continue;
      }
      if (sign == '(') ++round;
      if (sign == ')') --round;
      if (sign == '}') --curly;
      if (sign == '{') named = ++curly == 2 && round == 1;
      if (sign != '{' && std::isspace(static_cast<unsigned char>(sign)) == 0) named = false;
      ++at_;
    }
    return said;
  }

 private:
  std::string quoted() {
    const std::size_t end = text_.find('"', at_ + 1);
    std::string literal = text_.substr(at_ + 1, end - at_ - 1);
    at_ = end + 1;
    return literal;
  }

  const std::string& text_;
  std::size_t at_;
};

std::vector<Said> all_said() {
  const std::string call = "says(";
  std::vector<Said> all;
  for (const char* room : {"campaign", "cli"})
    for (const auto& entry : fs::recursive_directory_iterator(fs::path(ESTAFETTE_SOURCE_DIR) / room)) {
      if (entry.path().extension() != ".cpp") continue;
      const std::string text = read_bytes(entry.path());
      for (std::size_t at = text.find(call); at != std::string::npos; at = text.find(call, at + 1)) {
        const bool word =
            at > 0 && (std::isalnum(static_cast<unsigned char>(text[at - 1])) != 0 || text[at - 1] == '_');
        const bool literal = text[text.find_first_not_of(" \n", at + call.size())] == '"';
        if (word || !literal) continue;
        all.push_back(SaidReader(text, at + call.size()).read());
        all.back().where = entry.path().filename().string();
      }
    }
  return all;
}

}  // namespace

TEST(Tables, WhateverIsSaidHasItsSentenceWithTheVeryFiguresThatAreGiven) {
  const std::map<std::string, Pattern> sentences = english().all();
  for (const Said& said : all_said()) {
    const auto sentence = sentences.find(said.what);
    if (sentence == sentences.end()) {
      ADD_FAILURE() << said.where << " says \"" << said.what << "\", for which English has no sentence";
    } else {
      EXPECT_EQ(said.figures, sentence->second.names()) << said.where << ": \"" << said.what << "\"";
    }
  }
}

TEST(Tables, NoSentenceIsForWhatNobodySays) {
  Names said;
  for (const Said& one : all_said()) said.insert(one.what);
  for (const auto& [what, sentence] : english().all())
    EXPECT_TRUE(said.contains(what)) << "nobody says \"" << what << "\"";
}

TEST(Tables, TheReaderOfTheSourcesFindsNamesOfTheMessageAloneAndNotOfThoseWithin) {
  const std::string text = R"(says("a", {{"b", says("c", {{"d", 1}})}, {"e", f({"g"})}}))";
  const Said said = SaidReader(text, 5).read();
  EXPECT_EQ(said.what, "a");
  EXPECT_EQ(said.figures, (Names{"b", "e"}));
}

}  // namespace estafette::campaign::tables_test
