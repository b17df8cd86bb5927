// Files in and out: read whole, written all or none. The one door to the file system: who needs a path includes this.
//
// Every narrow string is UTF-8: main() sees to it that paths are made of such, on Windows too.
#pragma once

#include <boost/filesystem/directory.hpp>
#include <boost/filesystem/operations.hpp>
#include <boost/filesystem/path.hpp>

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace estafette {

namespace fs = boost::filesystem;
using FileError = boost::system::error_code;  ///< what the functions of fs report instead of throwing

inline constexpr std::size_t kMostBytes = 64'000'000;  ///< of a file; a dump of a million rows is smaller

/// The file that `name` means to whoever stands in `folder`: an absolute name stays as it is. (`folder / name` would
/// put it below the folder all the same.)
[[nodiscard]] fs::path within(const fs::path& folder, const fs::path& name);

/// `path` as somebody in `folder` would name it, links followed; `path` itself if there is no such way.
[[nodiscard]] fs::path seen_from(const fs::path& folder, const fs::path& path);

/// The bytes of a file. Throws Refusal if it cannot be read, is larger than kMostBytes, or is no file: a folder, a pipe
/// or a device, which may never end.
[[nodiscard]] std::string read_bytes(const fs::path& path);

/// The text of a file as UTF-8, whatever its encoding (base/text.hpp). Throws Refusal.
[[nodiscard]] std::string read_text(const fs::path& path);

/// The same for bytes that were read already from `path`.
[[nodiscard]] std::string text_of(std::string_view bytes, const fs::path& path);

/// One file to be written.
struct Document {
  fs::path path;      ///< below the folder that it is written to
  std::string bytes;  ///< just as they shall stand
  bool operator==(const Document&) const = default;
};

enum class Existing { keep, overwrite };

/// Throws Refusal if nothing can be written below `folder`: it has no name, or a file stands where it should.
void require_folder(const fs::path& folder);

/// Writes every document below `folder`, or none: all are first written beside their places, then moved there.
/// Folders are made if need be, and only if something comes to stand in them. With Existing::keep a document that is
/// there already is a reason to refuse. Throws Refusal; what stood before stands then as it was.
void write_all_or_none(const fs::path& folder, const std::vector<Document>& documents, Existing existing);

/// Writes one file whole or not at all, even if the program is killed: first as `beside`, which must lie on the same
/// disk and be nobody else's, then moved to `place`, whose folder is made if need be. What stands there is replaced.
/// Throws Refusal.
void write_whole(const fs::path& place, std::string_view bytes, const fs::path& beside);

}  // namespace estafette
