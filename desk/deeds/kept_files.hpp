// The desk's own folder beside the campaign: what was dropped on a page, letters, and what commands have written.
// Nothing else on the disk can be read or written through the desk.
#pragma once

#include "base/files/files.hpp"
#include "desk/wire/message.hpp"

#include <optional>
#include <string>
#include <vector>

namespace estafette::desk {

/// "spring-desk", beside "spring.campaign"; "estafette-desk" while no campaign is open.
[[nodiscard]] std::string folder_of(const std::string& campaign);

/// How a browser is told what a file is; nothing for one that it is not shown.
[[nodiscard]] std::optional<std::string> type_of(const fs::path& file);

/// Folders in that one which hold a file of that name, by their paths, sorted.
[[nodiscard]] std::vector<std::string> folders_with(const fs::path& home, const std::string& file);

class KeptFiles {
 public:
  /// `folder`: "spring-desk", seen from the folder in which the desk stands.
  explicit KeptFiles(std::string folder);

  /// Keeps the bytes below received/, under the nearest name to the browser's that every system takes. The same bytes
  /// under the same name are kept once; others get a number. Gives the name as a command line is given it. Throws
  /// Refusal.
  [[nodiscard]] std::string keep(const Upload& upload) const;

  /// The same name, if it is that of a file which was kept; nothing otherwise: a form has been tampered with.
  [[nodiscard]] std::optional<std::string> known(const std::string& name) const;

  /// What commands have written, as a browser may be shown it: a file below the folder, but not below received/, by its
  /// path from the folder. Nothing if there is none, or it lies elsewhere.
  [[nodiscard]] std::optional<Response> shown(const std::string& path) const;

  /// Keeps a folder of the umpire's below received/, as its files name it ("1806/campaign.xml"), under the same rules.
  /// Gives its name as a command line is given it. Throws Refusal if a path leads out of it, or there are more files
  /// than any campaign has.
  [[nodiscard]] std::string keep_folder(const std::vector<Upload>& files) const;

  /// Folders that were kept in this way and hold a file of that name: "campaign.xml".
  [[nodiscard]] std::vector<std::string> kept_folders_with(const std::string& file) const;

  /// What a browser can open of what a command has written: at a path as the command line was given it, a file or a
  /// folder, by their paths from the desk's own; pages first, at most `most`.
  [[nodiscard]] std::vector<std::string> written_at(const std::string& path, std::size_t most) const;

  /// Files below the folder that a browser can open, by their paths from it, at most `most` of them.
  [[nodiscard]] std::vector<std::string> pages(std::size_t most) const;

  /// The mod folder that was written for the battle of that number, its name first in each path; empty: there is none.
  [[nodiscard]] std::vector<Document> mod_of(int battle) const;

 private:
  std::string folder_;
};

}  // namespace estafette::desk
