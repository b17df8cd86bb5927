// A command line that cannot be carried out because a word is missing, unknown or of the wrong kind: what is said of
// it.
#pragma once

#include "base/problem.hpp"

#include <CLI/CLI.hpp>

#include <vector>

namespace estafette::cli {

/// What is wrong with the words, each with what to type: unknown options first, since they explain the rest. The
/// program is as it was left when CLI11 threw. Problems name the command in the place of a file: "estafette battle
/// generate".
[[nodiscard]] std::vector<Problem> mistyped(const CLI::App& program, const CLI::ParseError& error);

}  // namespace estafette::cli
