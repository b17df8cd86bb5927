// A page that tells of an army, and what stands on each of its lines.
#pragma once

#include "converter/readers/tellings/army.hpp"
#include "converter/readers/tellings/manner.hpp"

#include <optional>
#include <string>
#include <vector>

namespace estafette::test {

/// A command as the page tells it. Lines count from 1.
struct ToldCommand {
  int line = 0;
  std::string leader;  ///< empty: the page does not say
  std::optional<std::size_t> above;
  std::vector<int> lines;  ///< those that tell of it, besides its own
};

/// A regiment or battery as the page tells it; figures that it does not state are nothing.
struct ToldUnit {
  int line = 0;
  std::string key;  ///< its number or place, which must be in its name
  std::string commander;
  Arm arm = Arm::infantry;
  std::optional<int> parts, men, guns;
  std::size_t command = 0;  ///< among the commands
  bool or_below = false;    ///< nothing on the page tells that it is not in the last command below
};

struct Telling {
  std::string text;
  std::vector<ToldCommand> commands;
  std::vector<ToldUnit> units;
};

[[nodiscard]] Telling told_by(Author& author, const Command& army);

/// A page of its own for each seed.
[[nodiscard]] Telling thrown_page(const Tongue& tongue, std::uint64_t seed);

}  // namespace estafette::test
