// The options that every verb with output files has, and the writing itself.
#pragma once

#include "base/csv_for.hpp"
#include "base/files/files.hpp"
#include "campaign/umpire/reader_folder.hpp"
#include "cli/console/console.hpp"

#include <CLI/CLI.hpp>

#include <vector>

namespace estafette::cli {

struct Output {
  fs::path folder;
  bool overwrite = false;
  bool dry_run = false;
  bool excel = false, semicolons = false;

  /// --out (required), --overwrite, --dry-run.
  void declare(CLI::App& command, const std::string& what);
  /// --excel and --semicolons, for verbs that write spreadsheets.
  void declare_excel(CLI::App& command);

  /// Writes all or none and prints the paths, or in a dry run only prints them. Writes nothing if what the verb printed
  /// before was lost. Throws Refusal for a folder that is kept for one reader of a campaign.
  void write(std::vector<Document> documents, const Console& say) const;

  /// The two halves of write(), for a verb whose files follow from a deed: the documents as they are to be written ...
  [[nodiscard]] std::vector<Document> ready(std::vector<Document> documents, const Console& say) const;
  /// ... and their paths, once they are.
  void tell(const std::vector<Document>& documents, const Console& say) const;

  /// The same for pages of a campaign, into a folder of their reader's (campaign/umpire/reader_folder.hpp). Prints the
  /// path of the first page of a whole set, and the paths of all others.
  void write_for(const campaign::FolderReader& reader, campaign::PageSet pages, const Console& say) const;

  /// Who is to open its CSV.
  [[nodiscard]] CsvFor csv() const;
  [[nodiscard]] Existing existing() const { return overwrite ? Existing::overwrite : Existing::keep; }

 private:
  void mark_for_excel(std::vector<Document>& documents) const;
};

}  // namespace estafette::cli
