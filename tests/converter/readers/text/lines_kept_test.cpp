// A thread keeps the lines that it has cut while it reads, and nothing once it has read.
#include "converter/readers/words/lines_kept.hpp"

#include <gtest/gtest.h>

#include <string>
#include <thread>
#include <vector>

namespace estafette::readers::lines_kept_test {
namespace {

/// Where the first token of the line lies: the same place means that it was not cut again.
const Token* cut(const std::string& line) {
  return tokens_of(line).data();
}

}  // namespace

TEST(LinesKept, AreCutOnceWhileOneStandsAndTheInnerOneKeepsNothingOfItsOwn) {
  const LinesKept outer;
  const Token* const first = cut("3rd Line: 2 battalions");
  {
    const LinesKept inner;
    EXPECT_EQ(cut("3rd Line: 2 battalions"), first);
  }
  EXPECT_EQ(cut("3rd Line: 2 battalions"), first);
}

TEST(LinesKept, OfOneThreadAreNotThoseOfAnotherAndAThreadLeavesNothingBehind) {
  const LinesKept kept;
  const Tokens own = tokens_of("4th Hussars");
  std::vector<std::thread> threads;
  for (int i = 0; i < 8; ++i)
    threads.emplace_back([&] {
      const LinesKept of_thread;
      for (int line = 0; line < 100; ++line) EXPECT_EQ(tokens_of("Regiment " + std::to_string(line)).size(), 2U);
      EXPECT_NE(cut("4th Hussars"), own.data());
    });
  for (std::thread& one : threads) one.join();
  EXPECT_EQ(cut("4th Hussars"), own.data());
}

}  // namespace estafette::readers::lines_kept_test
