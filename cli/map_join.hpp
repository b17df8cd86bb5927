// estafette map join: the maps of neighbouring theatres as one map.xml for a campaign that is played on all of them.
#pragma once

#include "base/files.hpp"
#include "cli/console/console.hpp"

#include <CLI/CLI.hpp>

#include <vector>

namespace estafette::cli {

struct MapJoining {
  std::vector<fs::path> files;
  fs::path out;
  bool overwrite = false;
  bool dry_run = false;

  void declare(CLI::App& command);
  /// Throws Refusal.
  void join(const Console& say) const;
};

}  // namespace estafette::cli
