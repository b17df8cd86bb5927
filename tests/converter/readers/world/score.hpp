// How well the readers read a text: units right, wrong, lost and invented, held against what a person reads in it.
// A unit is right if name, commander, nation, arm, men, guns and the command above it are.
#pragma once

#include "converter/readers/any/reader_data.hpp"
#include "converter/readers/world/expected.hpp"

#include <string>
#include <vector>

namespace estafette::test {

struct Score {
  int units = 0, right = 0, wrong = 0;
  int asked = 0;     ///< lost, but the reader says so: the line is among those to look at, or the file is refused
  int lost = 0;      ///< without a word
  int invented = 0;  ///< read, and not in the text
  int commands = 0, commands_right = 0;
  long long men = 0, men_right = 0, men_invented = 0;
  std::vector<std::string> faults;  ///< each thing that is not right, for whoever works on the readers
  Score& operator+=(const Score& more);
};

/// Reads a fixture as `estafette inspect` would, and compares it with what is expected.
[[nodiscard]] Score score_of(const fs::path& source, const std::vector<ExpectedRow>& expected,
                             const readers::ReaderData& data);

/// A fixture's name and its score.
struct ScoredFixture {
  std::string name;
  Score score;
};

/// All fixtures of a folder, by name.
[[nodiscard]] std::vector<ScoredFixture> scores_in(const fs::path& folder, const readers::ReaderData& data);

/// The sum of all.
[[nodiscard]] Score sum_of(const std::vector<ScoredFixture>& scored);

}  // namespace estafette::test
