#include "cli/console/progress.hpp"

#include <gtest/gtest.h>

#include <sstream>

namespace estafette::cli::progress_test {

TEST(Progress, ALineTellsHowFarHowFastAndHowLongStill) {
  EXPECT_EQ(progress_line(500, 2000, "files", 5.0, false), "500 of 2,000 files, 100 a second, 15 s left");
  EXPECT_EQ(progress_line(500, 2000, "files", 5.0, true),
            "[######..................] 500 of 2,000 files, 100 a second, 15 s left");
  EXPECT_EQ(progress_line(2, 2000, "files", 4.0, false), "2 of 2,000 files, 0.5 a second, 67 min left");
}

TEST(Progress, AtTheStartAndAtTheEndThereIsNothingToForetell) {
  EXPECT_EQ(progress_line(0, 2000, "files", 0, true), "[........................] 0 of 2,000 files");
  EXPECT_EQ(progress_line(1, 2000, "files", 0.1, false), "1 of 2,000 files");
  EXPECT_EQ(progress_line(2000, 2000, "files", 20, true),
            "[########################] 2,000 of 2,000 files, 100 a second");
}

TEST(Progress, ElsewhereThanOnATerminalThereIsALineAtEachTenth) {
  std::ostringstream out;
  std::ostringstream err;
  const Console say(out, err);
  Progress progress(say, "files", 20, 13);
  for (int i = 0; i < 4; ++i) progress.step();
  EXPECT_EQ(out.str(), "2 of 20 files\n4 of 20 files\n");
  EXPECT_EQ(err.str(), "");
}

TEST(Progress, OnATerminalTheLineIsWrittenAnewAndTakenAway) {
  std::ostringstream out;
  std::ostringstream err;
  const Console say(out, err, {true, false, false});
  {
    Progress progress(say, "files", 20, 13);
    progress.step();
  }
  EXPECT_EQ(out.str(), "");
  EXPECT_EQ(err.str(), "\r\x1B[K[#.......................] 1 of 20 files\r\x1B[K");
}

TEST(Progress, AFewFilesNeedNone) {
  std::ostringstream out;
  std::ostringstream err;
  const Console say(out, err);
  Progress progress(say, "files", 5, 13);
  for (int i = 0; i < 5; ++i) progress.step();
  EXPECT_EQ(out.str() + err.str(), "");
}

}  // namespace estafette::cli::progress_test
