// The options that every verb with output files has, and the writing itself.
#pragma once

#include "base/files.hpp"
#include "cli/console.hpp"

#include <CLI/CLI.hpp>

#include <vector>

namespace estafette::cli {

struct Output {
  fs::path folder;
  bool overwrite = false;
  bool dry_run = false;
  bool excel = false;

  /// --out (required), --overwrite, --dry-run.
  void declare(CLI::App& command, const std::string& what);
  /// --excel, for verbs that write spreadsheets.
  void declare_excel(CLI::App& command);

  /// Writes all or none and prints the paths, or in a dry run only prints them. Writes nothing if what the verb printed
  /// before was lost.
  void write(std::vector<Document> documents, const Console& say) const;
};

}  // namespace estafette::cli
