// The options of every verb that writes, and the writing itself.
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

  /// Writes all or none and says where, or says only what would be written. Writes nothing if what the verb said
  /// before could not be shown.
  void write(std::vector<Document> documents, const Console& say) const;
};

}  // namespace estafette::cli
