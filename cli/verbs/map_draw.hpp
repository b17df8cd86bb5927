// estafette map draw: the map as a drawing or a page, with or without the forces of a campaign.
#pragma once

#include "base/files/files.hpp"
#include "cli/console/console.hpp"

#include <CLI/CLI.hpp>

#include <string>

namespace estafette::cli {

struct MapDrawing {
  fs::path file, out;
  std::string side;
  std::string sheet = "a3";
  bool supply = false;
  int turn = 0;  ///< 0: the one that waits for orders
  bool overwrite = false;
  bool dry_run = false;

  void declare(CLI::App& command);
  /// Throws Refusal.
  void draw(const Console& say) const;
};

}  // namespace estafette::cli
