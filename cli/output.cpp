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
  command.add_flag("--semicolons", semicolons,
                   "the same with semicolons for commas, as Excel needs them in Germany, France and wherever numbers "
                   "have a decimal comma");
}

CsvFor Output::csv() const {
  return semicolons ? CsvFor::excel_with_semicolons : excel ? CsvFor::excel : CsvFor::anybody;
}

void Output::mark_for_excel(std::vector<Document>& documents) const {
  for (Document& document : documents)
    if (document.path.extension() == ".csv") document.bytes = csv_for(csv(), std::move(document.bytes));
}

std::vector<Document> Output::ready(std::vector<Document> documents, const Console& say) const {
  campaign::require_no_readers_folder(folder);
  say.require_shown();
  mark_for_excel(documents);
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

void Output::write_for(const campaign::FolderReader& reader, campaign::PageSet pages, const Console& say) const {
  campaign::require_folder_for(folder, reader, pages);
  say.require_shown();
  mark_for_excel(pages.documents);
  campaign::OlderPages older;
  if (!dry_run) older = campaign::write_for_reader(folder, reader, pages, existing());
  if (pages.documents.front().path.extension() == ".html" && pages.whole)
    say.line(fmt::format("{} {} files. Open {}", dry_run ? "Would write" : "Wrote", pages.documents.size(),
                         (folder / pages.documents.front().path).generic_string()));
  else
    tell(pages.documents, say);
  if (!older.removed.empty()) say.line(fmt::format("Removed {} that are no longer written.", older.removed.size()));
  for (const std::string& kept : older.kept)
    say.line(
        fmt::format("No longer written, but still there, since somebody has changed it or has it open: {}. Look at it, "
                    "and delete it yourself.",
                    (folder / kept).generic_string()));
}

}  // namespace estafette::cli
