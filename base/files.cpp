#include "base/files.hpp"

#include "base/problem.hpp"
#include "base/text.hpp"

#include <fstream>
#include <iterator>
#include <optional>
#include <system_error>

namespace estafette {
namespace {

[[noreturn]] void refuse(const fs::path& path, std::string found, std::string expected, std::string remedy) {
  throw Refusal(Problem{path.generic_string(), 0, "", std::move(found), std::move(expected), std::move(remedy)});
}

void write_bytes(const fs::path& path, const std::string& bytes) {
  fs::create_directories(path.parent_path());
  std::ofstream out(path, std::ios::binary);
  out.write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
  out.close();
  if (!out) throw fs::filesystem_error("write", path, std::make_error_code(std::errc::io_error));
}

/// Makes folders, and in the end takes away again those that nothing came to stand in.
class NewFolders {
 public:
  NewFolders() = default;
  NewFolders(const NewFolders&) = delete;
  NewFolders& operator=(const NewFolders&) = delete;
  ~NewFolders() {
    std::error_code not_empty;
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

/// A folder beside the results that vanishes with this value, whatever happens. One that is there already belongs to
/// a run that is still going, or that was cut off and may hold the only copy of what it was replacing.
class Workbench {
 public:
  explicit Workbench(const fs::path& folder) : path_(folder / ".estafette-unfinished") {
    if (fs::create_directory(path_)) return;
    refuse(path_, "the work of a run that is still going, or was cut off", "nothing of that name",
           "If no other estafette is at work there, take back what you need from its folder old, and delete it");
  }
  Workbench(const Workbench&) = delete;
  Workbench& operator=(const Workbench&) = delete;
  ~Workbench() {
    std::error_code ignored;
    fs::remove_all(path_, ignored);
  }
  [[nodiscard]] const fs::path& path() const { return path_; }

 private:
  fs::path path_;
};

/// Moves finished files to their places and, unless told that all went well, back again.
class Move {
 public:
  Move(fs::path old_files, NewFolders& folders) : old_files_(std::move(old_files)), folders_(&folders) {}
  Move(const Move&) = delete;
  Move& operator=(const Move&) = delete;
  ~Move() {
    if (done_) return;
    std::error_code ignored;
    for (auto it = moved_.rbegin(); it != moved_.rend(); ++it) {
      fs::remove(it->place, ignored);
      if (it->kept) fs::rename(*it->kept, it->place, ignored);
    }
  }
  void put(const fs::path& finished, const fs::path& place) {
    folders_->make(place.parent_path());
    std::optional<fs::path> kept;
    if (fs::exists(place)) {
      kept = old_files_ / std::to_string(moved_.size());
      fs::create_directories(old_files_);
      fs::rename(place, *kept);
    }
    moved_.push_back({place, kept});
    fs::rename(finished, place);
  }
  void done() { done_ = true; }

 private:
  struct Moved {
    fs::path place;
    std::optional<fs::path> kept;
  };
  fs::path old_files_;
  NewFolders* folders_;
  std::vector<Moved> moved_;
  bool done_ = false;
};

}  // namespace

std::string read_bytes(const fs::path& path) {
  std::error_code error;
  if (!fs::exists(path, error)) refuse(path, "", "a file that exists", "Check the name and the folder");
  if (fs::is_directory(path, error)) refuse(path, "a folder", "a file", "Name the file inside it");
  std::ifstream in(path, std::ios::binary);
  std::string bytes{std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
  if (!in.is_open() || in.bad()) refuse(path, "", "a file that can be read", "Is it open in another program?");
  return bytes;
}

std::string read_text(const fs::path& path) {
  std::optional<std::string> text = decode(read_bytes(path));
  if (!text) {
    refuse(path, "bytes that are no text", "text in UTF-8, UTF-16 or Windows-1252",
           "Save it again as CSV (UTF-8), or as plain text");
  }
  return *std::move(text);
}

void write_all_or_none(const fs::path& folder, const std::vector<Document>& documents, Existing existing) {
  std::error_code absent;
  if (fs::exists(folder, absent) && !fs::is_directory(folder, absent)) {
    refuse(folder, "a file", "a folder", "Choose another --out, or move the file away");
  }
  ProblemList problems;
  std::vector<fs::path> in_the_way;
  for (const Document& document : documents) {
    const fs::path place = folder / document.path;
    std::error_code error;
    if (fs::is_directory(place, error)) {
      problems.add({place.generic_string(), 0, "", "a folder", "room for a file of that name", "Move the folder away"});
    } else if (existing == Existing::keep && fs::exists(place, error)) {
      in_the_way.push_back(place);
    }
  }
  if (!in_the_way.empty()) {
    const std::size_t others = in_the_way.size() - 1;
    problems.add({in_the_way.front().generic_string(), 0, "",
                  others == 0 ? "a file that is there already"
                              : "a file that is there already, and others: " + std::to_string(others),
                  "an empty place", "Choose another --out, or add --overwrite"});
  }
  problems.refuse_if_any();
  try {
    NewFolders folders;
    folders.make(folder);
    const Workbench bench(folder);
    for (const Document& document : documents) write_bytes(bench.path() / "new" / document.path, document.bytes);
    Move move(bench.path() / "old", folders);
    for (const Document& document : documents) move.put(bench.path() / "new" / document.path, folder / document.path);
    move.done();
  } catch (const fs::filesystem_error& error) {
    refuse(error.path1().empty() ? folder : error.path1(), error.code().message(), "a folder that can be written to",
           "Nothing was changed. Is there room, and may you write there?");
  }
}

}  // namespace estafette
