#include "cli/output.hpp"

#include <fmt/format.h>

#include <utility>

namespace estafette::cli {

void Output::declare(CLI::App& command, const std::string& what) {
  command.add_option("--out", folder, what)->required()->type_name("DIR");
  command.add_flag("--overwrite", overwrite, "replace files that exist already");
  command.add_flag("--dry-run", dry_run, "check and show everything, write nothing");
}

void Output::declare_excel(CLI::App& command) {
  command.add_flag("--excel", excel, "begin each CSV with the mark that Excel needs to read accents");
}

std::vector<Document> Output::ready(std::vector<Document> documents, const Console& say) const {
  say.require_shown();
  for (Document& document : documents) {
    if (excel && document.path.extension() == ".csv") document.bytes.insert(0, "\xEF\xBB\xBF");
  }
  return documents;
}

void Output::tell(const std::vector<Document>& documents, const Console& say) const {
  say.line(dry_run ? "Would write:" : "Wrote:");
  for (const Document& document : documents) say.line("  " + (folder / document.path).generic_string());
}

void Output::write(std::vector<Document> documents, const Console& say) const {
  documents = ready(std::move(documents), say);
  if (!dry_run) write_all_or_none(folder, documents, existing());
  tell(documents, say);
}

}  // namespace estafette::cli
