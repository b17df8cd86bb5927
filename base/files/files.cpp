#include "base/files/files.hpp"

#include "base/files/disk.hpp"
#include "base/files/files_in_work.hpp"
#include "base/files/portable_names.hpp"
#include "base/problem.hpp"
#include "base/text.hpp"

#include <boost/filesystem/exception.hpp>
#include <boost/nowide/fstream.hpp>
#include <boost/nowide/iostream.hpp>
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cstdint>
#include <istream>
#include <optional>
#include <set>

namespace estafette {
namespace {

[[noreturn]] void refuse(const fs::path& path, std::string found, std::string expected, std::string remedy) {
  throw Refusal(Problem{path.generic_string(), 0, "", std::move(found), std::move(expected), std::move(remedy)});
}

}  // namespace

fs::path within(const fs::path& folder, const fs::path& name) {
  return name.is_absolute() ? name : folder / name;
}

fs::path path_written(std::string name) {
  std::replace(name.begin(), name.end(), '\\', '/');
  return name;
}

fs::path seen_from(const fs::path& folder, const fs::path& path) {
  FileError error;
  const fs::path seen = fs::relative(path, folder, error);
  return error || seen.empty() ? path : seen;
}

namespace {

/// The name that stands for standard input, wherever a file is read.
constexpr const char* kStandardInput = "-";

constexpr std::size_t kLikelyBytes = 65'536;  ///< of standard input, or of a file that does not tell its size

/// Reads to the end, in one go where no more than so many bytes come.
std::string read_all(std::istream& in, const fs::path& path, std::size_t likely = kLikelyBytes) {
  std::string bytes;
  std::size_t read = 0;
  while (in && read <= kMostBytes) {
    bytes.resize(read + (read == 0 ? likely : std::max(kLikelyBytes, read)));
    in.read(bytes.data() + read, static_cast<std::streamsize>(bytes.size() - read));
    read += static_cast<std::size_t>(in.gcount());
  }
  if (read > kMostBytes) {
    refuse(path, fmt::format("more than {} million bytes", kMostBytes / 1'000'000), "a smaller file",
           "Is this the right file? If it is, take out the rows that you do not need");
  }
  bytes.resize(read);
  return bytes;
}

}  // namespace

std::string read_bytes(const fs::path& path) {
  FileError error;
  if (path.empty()) refuse("command line", "an empty name", "the name of a file", "Say which file to read");
  if (path == kStandardInput) return read_all(boost::nowide::cin, path);
  const fs::file_status status = fs::status(path, error);
  if (!fs::exists(status)) refuse(path, "", "a file that exists", "Check the name and the folder");
  if (fs::is_directory(status)) refuse(path, "a folder", "a file", "Name a file in the folder");
  if (!fs::is_regular_file(status)) {
    refuse(path, "a pipe or a device", "a file", "Save its output as a file, and name that");
  }
  const std::uintmax_t size = fs::file_size(path, error);
  const std::size_t likely =
      error ? kLikelyBytes : static_cast<std::size_t>(std::min<std::uintmax_t>(size, kMostBytes)) + 1;
  boost::nowide::ifstream in(path, std::ios::binary);
  std::string bytes = read_all(in, path, likely);
  if (!in.is_open() || in.bad()) refuse(path, "", "a file that can be read", "Is it open in another program?");
  return bytes;
}

std::string read_text(const fs::path& path) {
  return text_of(read_bytes(path), path);
}

std::string text_of(std::string_view bytes, const fs::path& path) {
  std::optional<std::string> text = decode(bytes);
  if (!text) {
    refuse(path, "bytes that are not text", "text in UTF-8, UTF-16, Windows-1252 or Windows-1251",
           "Save it again as CSV (UTF-8), or as plain text");
  }
  return *std::move(text);
}

std::string told_of_odd_lines(std::string_view bytes, const fs::path& path) {
  constexpr std::size_t kMostNamed = 5;
  std::vector<int> lines = odd_lines(bytes);
  if (lines.empty()) return {};
  const std::size_t others = lines.size() - std::min(lines.size(), kMostNamed);
  lines.resize(lines.size() - others);
  return fmt::format("{}: line{} {}{}: Windows-1252 in a file that is otherwise UTF-8; read as such, check the accents",
                     path.generic_string(), lines.size() > 1 ? "s" : "", fmt::join(lines, ", "),
                     others == 0 ? "" : fmt::format(" and {} more", others));
}

void require_folder(const fs::path& folder) {
  if (folder.empty()) refuse("--out", "", "the name of a folder", "Write --out . for the current folder");
  for (fs::path part = folder; !part.empty(); part = part == part.parent_path() ? "" : part.parent_path()) {
    FileError absent;
    const bool there = fs::exists(part, absent);
    // A root is no file; Windows does not call "/" without its drive a folder either.
    if (there && part.has_relative_path() && !fs::is_directory(part, absent)) {
      require_portable(part);  // for Windows "con" is there, wherever one looks
      refuse(part, "a file", "a folder", "Choose another --out, or move the file away");
    }
    if (!there && part.has_relative_path()) require_portable(part);
  }
}

void write_whole(const fs::path& place, std::string_view bytes, const fs::path& beside) {
  write_whole(std::vector<FileInWork>{{place, bytes, beside}});
}

void append_to(const fs::path& file, std::string_view bytes) {
  try {
    make_safe_folders(file.parent_path());
    disk().append(file, bytes);
  } catch (const fs::filesystem_error& error) {
    throw refusal_for(error, file, bytes.size(), "a file that can be written",
                      "Is the disk full, or the folder read-only?");
  }
}

void make_sure_of(const std::vector<fs::path>& files) {
  std::set<fs::path> there, folders;
  for (const fs::path& file : files) {
    if (!fs::exists(file)) continue;
    (fs::is_directory(file) ? folders : there).insert(file);
    folders.insert(file.has_parent_path() ? file.parent_path() : fs::path("."));
  }
  std::vector<fs::path> all(there.begin(), there.end());
  all.insert(all.end(), folders.begin(), folders.end());  // last: no name is safe before its bytes are
  try {
    disk().sync(all);
  } catch (const fs::filesystem_error& error) {
    refuse(error.path1(), error.code().message(), "a disk that keeps what is written", "Check the disk");
  }
}

void move_into_place(const fs::path& from, const fs::path& place) {
  try {
    disk().move(from, place);
    make_sure_of({place});
  } catch (const fs::filesystem_error& error) {
    refuse(place, error.code().message(), "a file that can be created", "Check the folder");
  }
}

void remove_if_there(const fs::path& path) {
  try {
    remove_tree(path);
  } catch (const fs::filesystem_error&) {
    return;
  }
}

}  // namespace estafette
