// A process that is killed at any moment leaves the campaign as it was after its last finished command, and two that
// write at once do not harm it.
#ifndef _WIN32
#include "campaigns.hpp"
#include "support/refusal.hpp"
#include "support/tried.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <csignal>
#include <random>
#include <thread>

namespace estafette::campaign::crash_test {
namespace {

using test::append_step, test::CampaignName, test::found_small;

/// In a process of its own: appends commands without end, and says over the pipe how many are done.
[[noreturn]] void write_for_ever(const fs::path& file, int pipe) {
  Journal journal(file);
  for (int number = 1;; ++number) {
    append_step(journal, number);
    if (::write(pipe, &number, sizeof number) != sizeof number) ::_exit(1);
  }
}

/// The last number that came over the pipe.
int last_of(int pipe) {
  int last = 0;
  for (int number = 0; ::read(pipe, &number, sizeof number) == sizeof number;) last = number;
  return last;
}

/// How many commands the file holds after its founding, which are march 1, march 2 ... REQUIRES an undamaged file.
int commands_in(const fs::path& file) {
  EXPECT_EQ(test::asked(file, "PRAGMA integrity_check"), "ok\n");
  return static_cast<int>(Journal(file).events({}).size()) - 1;
}

std::string marches_in(const fs::path& file) {
  return test::asked(file, "SELECT group_concat(words) FROM commands WHERE id > 1");
}

std::string first_marches(int count) {
  std::string text;
  for (int i = 1; i <= count; ++i) text += fmt::format("{}march {}", i > 1 ? "," : "", i);
  return text + "\n";
}

}  // namespace

TEST(JournalCrash, WhoeverIsKilledAtAnyMomentLosesNothingThatWasReportedDone) {
  std::mt19937 random(1813);
  int most = 0;
  for (int round = 0; round < 40; ++round) {
    const CampaignName name;
    found_small(name.path());
    int ends[2];
    ASSERT_EQ(::pipe(ends), 0);
    const pid_t writer = ::fork();
    if (writer == 0) write_for_ever(name.path(), ends[1]);
    ::close(ends[1]);
    const unsigned longest = round % 4 == 0 ? 300'000 : 30'000;  // a busy computer needs more to do anything at all
    std::this_thread::sleep_for(std::chrono::microseconds(random() % longest));
    ::kill(writer, SIGKILL);
    test::tried("kills");
    ::waitpid(writer, nullptr, 0);
    const int reported = last_of(ends[0]);
    ::close(ends[0]);
    const int kept = commands_in(name.path());
    EXPECT_GE(kept, reported);
    EXPECT_LE(kept, reported + 1) << "one may have been finished and not reported yet";
    EXPECT_EQ(marches_in(name.path()), first_marches(kept));
    most = std::max(most, kept);
    Journal again(name.path());
    append_step(again, 99);
    EXPECT_EQ(commands_in(name.path()), kept + 1);
  }
  EXPECT_GT(most, 0) << "nobody was killed at work";  // how many they have done by then depends on the machine
}

TEST(JournalCrash, WhoeverIsKilledWhileFoundingLeavesNoHalfCampaignAndCanFoundItAgain) {
  std::mt19937 random(1813);
  int found_again = 0;
  for (int round = 0; round < 30; ++round) {
    const CampaignName name;
    const pid_t founder = ::fork();
    if (founder == 0) {
      found_small(name.path());
      ::_exit(0);
    }
    std::this_thread::sleep_for(std::chrono::microseconds(random() % 4'000));
    ::kill(founder, SIGKILL);
    test::tried("kills");
    ::waitpid(founder, nullptr, 0);
    bool is_new = false;
    EXPECT_EQ(test::refusal([&] { is_new = found_small(name.path()); }), "accepted");
    EXPECT_EQ(commands_in(name.path()), 0);
    EXPECT_EQ(Journal(name.path()).document("map.xml"), "the map");
    found_again += is_new ? 1 : 0;
  }
  EXPECT_GT(found_again, 0) << "nobody was killed at work";
}

TEST(JournalCrash, OfTwoWhoFoundTheSameCampaignOneFindsItBegun) {
  for (int round = 0; round < 20; ++round) {
    const CampaignName name;
    const auto founded = [&] {
      bool is_new = false;
      EXPECT_EQ(test::refusal([&] { is_new = found_small(name.path()); }), "accepted");
      return is_new ? 1 : 0;
    };
    const pid_t other = ::fork();
    if (other == 0) ::_exit(founded());
    const int ours = founded();
    int status = 0;
    ::waitpid(other, &status, 0);
    EXPECT_EQ(ours + WEXITSTATUS(status), 1);
    EXPECT_EQ(commands_in(name.path()), 0);
  }
}

TEST(JournalCrash, TwoProcessesThatWriteAtOnceBothSucceedOrAreTold) {
  const CampaignName name;
  found_small(name.path());
  constexpr int kWriters = 3;
  constexpr int kEach = 10;
  std::vector<pid_t> writers;
  for (int writer = 0; writer < kWriters; ++writer) {
    const pid_t child = ::fork();
    if (child == 0) {
      int done = 0;
      for (int attempt = 0; attempt < kEach; ++attempt) {
        try {
          Journal journal(name.path());
          append_step(journal, attempt + 1);
          ++done;
        } catch (const Refusal&) {
          // told: the campaign went on meanwhile
        }
      }
      ::_exit(done);
    }
    writers.push_back(child);
  }
  int done = 0;
  for (const pid_t writer : writers) {
    int status = 0;
    ::waitpid(writer, &status, 0);
    ASSERT_TRUE(WIFEXITED(status));
    done += WEXITSTATUS(status);
  }
  EXPECT_GE(done, kEach);
  EXPECT_EQ(commands_in(name.path()), done);
}

}  // namespace estafette::campaign::crash_test
#endif
