// Runs another program that is installed: by itself and not through a shell, and stopped if it takes too long or says
// too much.
#pragma once

#include "base/files/files.hpp"

#include <chrono>
#include <optional>
#include <string>
#include <vector>

namespace estafette {

/// How far another program may go. It may start no other on Windows, and write no file elsewhere.
struct ProgramLimits {
  std::chrono::seconds time{20};
  std::size_t output = kMostBytes;     ///< bytes
  std::size_t memory = 2'000'000'000;  ///< bytes
};

enum class ProgramEnding {
  well,     ///< it says that it has done its work
  badly,    ///< it says that it has not, or was stopped by the system
  too_late  ///< it was stopped by us: it took too long, or said too much
};

struct ProgramRun {
  ProgramEnding ending = ProgramEnding::badly;
  std::string output;  ///< what it wrote to standard output
};

/// The program of that name in the folders of PATH that are named in full; on Windows NAME.exe, beside our own program
/// first. Nothing if there is none.
[[nodiscard]] std::optional<fs::path> find_program(const std::string& name);

/// Runs it to its end in that folder, with nothing on standard input. Its errors are not shown; of our environment it
/// is told nothing but where its system lies.
[[nodiscard]] ProgramRun run_program(const fs::path& program, const std::vector<std::string>& arguments,
                                     const fs::path& folder, const ProgramLimits& limits = {});

}  // namespace estafette
