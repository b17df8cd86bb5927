// Reads files whole, and writes all or none. The one way to the file system: include this header if you need a path.
//
// Every narrow string is UTF-8: main() makes sure that this goes for paths too, on Windows as elsewhere.
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

/// The file that `name` means in `folder`; an absolute name stays as it is. (`folder / name` would put even that below
/// the folder.)
[[nodiscard]] fs::path within(const fs::path& folder, const fs::path& name);

/// The path that a name in somebody's file means, whatever system it was written on: a backslash parts folders here
/// too.
[[nodiscard]] fs::path path_written(std::string name);

/// `path` relative to `folder`, with links followed; `path` itself if there is no such path.
[[nodiscard]] fs::path seen_from(const fs::path& folder, const fs::path& path);

/// The bytes of a file. Throws Refusal if it cannot be read, is larger than kMostBytes, or is not a file but a folder,
/// a pipe or a device, which may never end.
[[nodiscard]] std::string read_bytes(const fs::path& path);

/// The text of a file as UTF-8, whatever its encoding (base/text.hpp). Throws Refusal.
[[nodiscard]] std::string read_text(const fs::path& path);

/// The same for bytes that have already been read from `path`.
[[nodiscard]] std::string text_of(std::string_view bytes, const fs::path& path);

/// What to tell of a file with lines in another encoding than the rest (odd_lines in base/text.hpp); usually nothing.
[[nodiscard]] std::string told_of_odd_lines(std::string_view bytes, const fs::path& path);

/// One file to be written.
struct Document {
  fs::path path;      ///< below the folder of the results
  std::string bytes;  ///< exactly as they are written
  bool operator==(const Document&) const = default;
};

/// What to do with a file that is already there, with other bytes. One with the same bytes is in nobody's way: so a
/// command that was cut off can be given again as it was.
enum class Existing { keep, overwrite };

/// Throws Refusal if `folder` has no name, a file is in its place, or it is new and its name is not portable.
void require_folder(const fs::path& folder);

/// Delivers every document below `folder`, or none (base/files/delivery.hpp): whole, safe from a power cut, in folders
/// that are made if need be. Throws Refusal; then everything is as it was before.
void write_all_or_none(const fs::path& folder, const std::vector<Document>& documents, Existing existing);

/// Writes one file whole or not at all, even if the program is killed: first as `beside`, which must be on the same
/// disk and used by nobody else, then moved to `place`, whose folder is made if need be. A file there is replaced. For
/// many files: base/files/files_in_work.hpp. Only make_sure_of() makes it safe from a power cut. Throws Refusal.
void write_whole(const fs::path& place, std::string_view bytes, const fs::path& beside);

/// Adds to the end of a file, which is made if need be. Throws Refusal.
void append_to(const fs::path& file, std::string_view bytes);

/// Comes back when these files, as far as they exist, are safe from a power cut. Throws Refusal.
void make_sure_of(const std::vector<fs::path>& files);

/// Gives a file its final name, safe from a power cut; a file of that name is replaced. Throws Refusal.
void move_into_place(const fs::path& from, const fs::path& place);

/// Removes a file, or a folder with all in it, if it can be removed.
void remove_if_there(const fs::path& path);

}  // namespace estafette
