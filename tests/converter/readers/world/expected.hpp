// What a person reads in one of the fixtures of tests/fixtures/readers/world: NAME.expected.csv, written by hand beside
// each text. An empty field is not stated in the text, so any value will do if it is marked as a guess.
#pragma once

#include "base/files/files.hpp"
#include "converter/orbat/words.hpp"

#include <optional>
#include <string>
#include <vector>

namespace estafette::test {

/// A command or a unit as a person reads it.
struct ExpectedRow {
  bool unit = false;
  std::optional<Level> level;  ///< of a command; nothing: whatever its place gives
  std::string name;            ///< the least that its name must hold; words for sorts of troops do not count
  std::string commander;       ///< without rank and titles; empty: not compared
  std::string nation;
  std::optional<Arm> arm;             ///< of a unit
  std::optional<int> men, guns;       ///< as stated, or a share of what is stated for several together
  std::optional<std::size_t> parent;  ///< the command it is under, among the rows
};

/// Reads the rows of a file; throws std::runtime_error naming the line if one is not as it should be.
[[nodiscard]] std::vector<ExpectedRow> read_expected(const fs::path& path);

}  // namespace estafette::test
