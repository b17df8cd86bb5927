// Folders of pages for one reader. Each carries a small record, so that pages for two readers, or of two campaigns,
// never stand in one folder, and so that pages which are no longer written do not stay behind. docs/reports.md.
#pragma once

#include "base/files/files.hpp"

#include <string>
#include <vector>

namespace estafette::campaign {

/// The record's name in its folder.
inline constexpr const char* kReaderRecord = ".estafette-reader";

/// Whose folder it is.
struct FolderReader {
  std::string campaign;  ///< "1813 (spring.campaign, begun 2026-11-21 18:30 UTC)"
  std::string reader;    ///< "the umpire", "the French and their Allies", "Ney (france)"
  bool umpire = false;   ///< who may read everything
  bool operator==(const FolderReader&) const = default;
};

/// Pages that belong together.
struct PageSet {
  std::string name;    ///< "site": a word
  bool whole = false;  ///< what this set had before and has no longer is removed
  std::vector<Document> documents = {};
};

/// What became of the files of an older set.
struct OlderPages {
  std::vector<std::string> removed;
  std::vector<std::string> kept;  ///< somebody has changed them since, so they were not ours to remove
};

/// Throws Refusal if that reader's pages may not go there: the folder, or one around it, belongs to another reader or
/// campaign; one below it does, and this is a player's; or a whole set would stand among files that no record explains.
/// Papers that are no whole set may also go into the umpire's own folder.
void require_folder_for(const fs::path& folder, const FolderReader& reader, const PageSet& pages);

/// Throws Refusal if the folder, or one around it, is kept for a reader other than the umpire. For what is nobody's
/// page.
void require_no_readers_folder(const fs::path& folder);

/// Writes the pages and the record, all or none, then removes what is no longer of a whole set. Only files that the
/// record lists, and that are still as they were written, are ever removed. Throws Refusal.
OlderPages write_for_reader(const fs::path& folder, const FolderReader& reader, const PageSet& pages,
                            Existing existing);

}  // namespace estafette::campaign
