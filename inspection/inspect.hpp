// What is this file? Any that a verb reads, known by its content: an order of battle in any form, a campaign, a map,
// rules, a letter, a battle sheet, a dump of the game and the rest.
#pragma once

#include "inspection/findings.hpp"

namespace estafette::inspection {

/// What an umpire wants to see of it.
struct Wanted {
  std::optional<Date> day;              ///< of dated rows
  bool line_by_line = false;            ///< of an order of battle: each line with what was read from it
  std::optional<std::string> pasted{};  ///< instead of the file's bytes: what came by standard input
};

/// Throws Refusal with the problems of a file that we know, and for one that we do not know, with what it looks like.
[[nodiscard]] Findings inspect(const fs::path& file, const Wanted& wanted, const DataPaths& data);

}  // namespace estafette::inspection
