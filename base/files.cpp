#include "base/files.hpp"

#include "base/problem.hpp"
#include "base/text.hpp"

#include <boost/filesystem/exception.hpp>
#include <boost/nowide/fstream.hpp>
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <optional>

namespace estafette {
namespace {

[[noreturn]] void refuse(const fs::path& path, std::string found, std::string expected, std::string remedy) {
  throw Refusal(Problem{path.generic_string(), 0, "", std::move(found), std::move(expected), std::move(remedy)});
}

/// Why the last write failed, as the system says it.
FileError last_error() {
  namespace system = boost::system;
  return {errno != 0 ? errno : static_cast<int>(system::errc::io_error), system::generic_category()};
}

void write_bytes(const fs::path& path, std::string_view bytes) {
  fs::create_directories(path.parent_path());
  errno = 0;
  boost::nowide::ofstream out(path, std::ios::binary);
  out.write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
  out.close();
  if (!out) throw fs::filesystem_error("write", path, last_error());
}

/// Makes folders, and at the end removes those in which nothing was written.
class NewFolders {
 public:
  NewFolders() = default;
  NewFolders(const NewFolders&) = delete;
  NewFolders& operator=(const NewFolders&) = delete;
  ~NewFolders() {
    FileError not_empty;
    for (auto folder = made_.rbegin(); folder != made_.rend(); ++folder) fs::remove(*folder, not_empty);
  }
  void make(const fs::path& folder) {
    if (folder.empty() || fs::is_directory(folder)) return;
    make(folder.parent_path());
    if (fs::create_directory(folder)) made_.push_back(folder);
  }

 private:
  std::vector<fs::path> made_;
};

/// A folder beside the results that is deleted with this value, whatever happens. If it exists already, it belongs to a
/// run that is still going, or to one that was cut off, and may hold the only copy of the files that it was replacing.
class Workbench {
 public:
  static constexpr const char* kOld = "old";  ///< holds the files being replaced, each below its own path

  explicit Workbench(const fs::path& folder) : path_(folder / ".estafette-unfinished") {
    if (fs::create_directory(path_)) return;
    refuse(path_, "files of a run that is still going, or was cut off", "no folder of that name",
           fs::exists(path_ / kOld)
               ? "If no other estafette is at work there, move the files in its folder \"old\" back to "
                 "their places beside it, and delete it"
               : "If no other estafette is at work there, delete it: none of your files are in it");
  }
  Workbench(const Workbench&) = delete;
  Workbench& operator=(const Workbench&) = delete;
  ~Workbench() {
    FileError ignored;
    fs::remove_all(path_, ignored);
  }
  [[nodiscard]] fs::path finished(const fs::path& document) const { return path_ / "new" / document; }
  [[nodiscard]] fs::path old(const fs::path& document) const { return path_ / kOld / document; }

 private:
  fs::path path_;
};

/// Moves finished files to their places, and back again unless it is told that all went well.
class Move {
 public:
  explicit Move(NewFolders& folders) : folders_(&folders) {}
  Move(const Move&) = delete;
  Move& operator=(const Move&) = delete;
  ~Move() {
    if (done_) return;
    FileError ignored;
    for (auto it = moved_.rbegin(); it != moved_.rend(); ++it) {
      fs::remove(it->place, ignored);
      if (it->kept) fs::rename(*it->kept, it->place, ignored);
    }
  }
  /// A file that is in the place already is kept at `old` until all is done.
  void put(const fs::path& finished, const fs::path& place, const fs::path& old) {
    folders_->make(place.parent_path());
    std::optional<fs::path> kept;
    if (fs::exists(place)) {
      kept = old;
      fs::create_directories(old.parent_path());
      fs::rename(place, old);
    }
    moved_.push_back({place, kept});
    fs::rename(finished, place);
  }
  void done() { done_ = true; }

 private:
  struct MovedFile {
    fs::path place;
    std::optional<fs::path> kept;
  };
  NewFolders* folders_;
  std::vector<MovedFile> moved_;
  bool done_ = false;
};

}  // namespace

fs::path within(const fs::path& folder, const fs::path& name) {
  return name.is_absolute() ? name : folder / name;
}

fs::path seen_from(const fs::path& folder, const fs::path& path) {
  FileError error;
  const fs::path seen = fs::relative(path, folder, error);
  return error || seen.empty() ? path : seen;
}

std::string read_bytes(const fs::path& path) {
  FileError error;
  if (path.empty()) refuse("command line", "an empty name", "the name of a file", "Say which file to read");
  if (!fs::exists(path, error)) refuse(path, "", "a file that exists", "Check the name and the folder");
  if (fs::is_directory(path, error)) refuse(path, "a folder", "a file", "Name a file in the folder");
  if (!fs::is_regular_file(path, error)) {
    refuse(path, "a pipe or a device", "a file", "Save its output as a file, and name that");
  }
  boost::nowide::ifstream in(path, std::ios::binary);
  std::string bytes;
  std::array<char, 65536> chunk{};
  while (in) {
    in.read(chunk.data(), chunk.size());
    bytes.append(chunk.data(), static_cast<std::size_t>(in.gcount()));
    if (bytes.size() <= kMostBytes) continue;
    refuse(path, fmt::format("more than {} million bytes", kMostBytes / 1'000'000), "a smaller file",
           "Is this the right file? If it is, take out the rows that you do not need");
  }
  if (!in.is_open() || in.bad()) refuse(path, "", "a file that can be read", "Is it open in another program?");
  return bytes;
}

std::string read_text(const fs::path& path) {
  return text_of(read_bytes(path), path);
}

std::string text_of(std::string_view bytes, const fs::path& path) {
  std::optional<std::string> text = decode(bytes);
  if (!text) {
    refuse(path, "bytes that are not text", "text in UTF-8, UTF-16 or Windows-1252",
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
    if (fs::exists(part, absent) && !fs::is_directory(part, absent)) {
      refuse(part, "a file", "a folder", "Choose another --out, or move the file away");
    }
  }
}

void write_all_or_none(const fs::path& folder, const std::vector<Document>& documents, Existing existing) {
  require_folder(folder);
  ProblemList problems;
  std::vector<fs::path> in_the_way;
  for (const Document& document : documents) {
    const fs::path place = folder / document.path;
    FileError error;
    if (fs::is_directory(place, error)) {
      problems.add({place.generic_string(), 0, "", "a folder", "room for a file of that name", "Move the folder away"});
    } else if (existing == Existing::keep && fs::exists(place, error)) {
      in_the_way.push_back(place);
    }
  }
  if (!in_the_way.empty()) {
    const std::size_t others = in_the_way.size() - 1;
    problems.add({in_the_way.front().generic_string(), 0, "",
                  others == 0 ? "a file that exists already"
                              : "a file that exists already, and others: " + std::to_string(others),
                  "a name not yet in use", "Choose another --out, or add --overwrite"});
  }
  problems.refuse_if_any();
  try {
    NewFolders folders;
    folders.make(folder);
    const Workbench bench(folder);
    for (const Document& document : documents) write_bytes(bench.finished(document.path), document.bytes);
    Move move(folders);
    for (const Document& document : documents) {
      move.put(bench.finished(document.path), folder / document.path, bench.old(document.path));
    }
    move.done();
  } catch (const fs::filesystem_error& error) {
    refuse(error.path1().empty() ? folder : error.path1(), error.code().message(), "a folder that can be written to",
           "Nothing was changed. Is the disk full, or the folder read-only?");
  }
}

void write_whole(const fs::path& place, std::string_view bytes, const fs::path& beside) {
  try {
    write_bytes(beside, bytes);
    fs::create_directories(place.parent_path());
    fs::rename(beside, place);
  } catch (const fs::filesystem_error& error) {
    FileError ignored;
    fs::remove(beside, ignored);
    refuse(place, error.code().message(), "a file that can be written",
           "What was there is unchanged. Is the disk full, or the folder read-only?");
  }
}

}  // namespace estafette
