// The checklist for a generated scenario: the fifty numbered checks of docs/formats/game-checklist.md, each a function
// that reads the mod's own files back and says what is wrong, or nothing.
#pragma once

#include "parsed.hpp"

#include <array>
#include <string>

namespace estafette::test {

using Assertion = std::string (*)(const Parsed&);

inline constexpr int kAssertions = 50;

/// What assertion `number` (1 to 50) finds wrong first; empty if it holds.
[[nodiscard]] std::string violation(int number, const Parsed& parsed);

/// The parts of the list, in its own order and under its own headings.
[[nodiscard]] const std::array<Assertion, 17>& text_and_master_assertions();         ///< 1 to 17
[[nodiscard]] const std::array<Assertion, 8>& hierarchy_assertions();                ///< 18 to 25
[[nodiscard]] const std::array<Assertion, 12>& scenario_and_objective_assertions();  ///< 26 to 37
[[nodiscard]] const std::array<Assertion, 13>& script_and_text_assertions();         ///< 38 to 50

}  // namespace estafette::test
