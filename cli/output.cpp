#include "cli/output.hpp"

#include <fmt/format.h>

namespace estafette::cli {

void Output::declare(CLI::App& command, const std::string& what) {
  command.add_option("--out", folder, what)->required()->type_name("DIR");
  command.add_flag("--overwrite", overwrite, "replace files that exist already");
  command.add_flag("--dry-run", dry_run, "check and show everything, write nothing");
}

void Output::declare_excel(CLI::App& command) {
  command.add_flag("--excel", excel, "begin each CSV with the mark that Excel needs to read accents");
}

void Output::mark_for_excel(std::vector<Document>& documents) const {
  for (Document& document : documents)
    if (excel && document.path.extension() == ".csv") document.bytes.insert(0, "\xEF\xBB\xBF");
}

void Output::write(std::vector<Document> documents, const Console& say) const {
  campaign::require_no_readers_folder(folder);
  say.require_shown();
  mark_for_excel(documents);
  if (!dry_run) write_all_or_none(folder, documents, overwrite ? Existing::overwrite : Existing::keep);
  say.line(dry_run ? "Would write:" : "Wrote:");
  for (const Document& document : documents) say.line("  " + (folder / document.path).generic_string());
}

void Output::write_for(const campaign::FolderReader& reader, campaign::PageSet pages, const Console& say) const {
  campaign::require_folder_for(folder, reader, pages);
  say.require_shown();
  mark_for_excel(pages.documents);
  campaign::OlderPages older;
  if (!dry_run)
    older = campaign::write_for_reader(folder, reader, pages, overwrite ? Existing::overwrite : Existing::keep);
  const std::string first = (folder / pages.documents.front().path).generic_string();
  if (pages.documents.front().path.extension() == ".html" && pages.whole) {
    say.line(fmt::format("{} {} files. Open {}", dry_run ? "Would write" : "Wrote", pages.documents.size(), first));
  } else {
    say.line(dry_run ? "Would write:" : "Wrote:");
    for (const Document& document : pages.documents) say.line("  " + (folder / document.path).generic_string());
  }
  if (!older.removed.empty()) say.line(fmt::format("Removed {} that are no longer written.", older.removed.size()));
  for (const std::string& kept : older.kept)
    say.line(fmt::format("No longer written, but changed by somebody: {}. Look at it, and delete it yourself.",
                         (folder / kept).generic_string()));
}

}  // namespace estafette::cli
