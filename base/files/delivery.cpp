#include "base/files/delivery.hpp"

#include "base/files/disk.hpp"
#include "base/files/portable_names.hpp"
#include "base/files/workbench.hpp"
#include "base/problem.hpp"

#include <optional>
#include <string>

namespace estafette {
namespace {

std::size_t size_of(const std::vector<Document>& documents) {
  std::size_t bytes = 0;
  for (const Document& document : documents) bytes += document.bytes.size();
  return bytes;
}

Refusal refusal_below(const fs::path& folder, const fs::filesystem_error& error, std::size_t bytes) {
  return refusal_for(error, error.path1().empty() ? folder : error.path1(), bytes, "a folder that can be written to",
                     "Nothing was changed. Is the disk full, or the folder read-only?");
}

bool stands(const fs::path& place, std::string_view bytes) {
  FileError error;
  return fs::is_regular_file(place, error) && fs::file_size(place, error) == bytes.size() && read_bytes(place) == bytes;
}

void require_portable_names(const fs::path& folder, const std::vector<Document>& documents) {
  for (const Document& document : documents) {
    fs::path below;
    for (const fs::path& part : document.path) require_portable(folder / (below /= part));
  }
}

/// Throws Refusal if there is something in the places of the documents that is not to be replaced.
void refuse_what_is_in_the_way(const fs::path& folder, const std::vector<Document>& documents, Existing existing) {
  ProblemList problems;
  std::vector<fs::path> in_the_way;
  for (const Document& document : documents) {
    const fs::path place = folder / document.path;
    require_folder(place.parent_path());
    FileError error;
    if (fs::is_directory(place, error)) {
      problems.add({place.generic_string(), 0, "", "a folder", "room for a file of that name", "Move the folder away"});
    } else if (existing == Existing::keep && fs::exists(place, error) && !stands(place, document.bytes)) {
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
}

/// Throws Refusal if somebody has written one of the files since it was read. To be asked at the workbench, where
/// nobody else can be writing.
void refuse_what_has_changed(const fs::path& folder, const std::vector<Document>& as_read) {
  ProblemList problems;
  for (const Document& document : as_read) {
    const fs::path place = folder / document.path;
    FileError absent;
    if (stands(place, document.bytes) || (document.bytes.empty() && !fs::exists(place, absent))) continue;
    problems.add({place.generic_string(), 0, "", "a file that somebody has changed meanwhile",
                  "the file as it was read", "Give the command again"});
  }
  problems.refuse_if_any();
}

std::vector<Moving> moves_of(const fs::path& folder, const std::vector<Document>& documents) {
  std::vector<Moving> moves;
  for (const Document& document : documents) moves.push_back({document.path, fs::exists(folder / document.path)});
  return moves;
}

/// The folders that were made for a delivery. Those that are empty at the end are removed again.
class NewFolders {
 public:
  NewFolders() = default;
  NewFolders(const NewFolders&) = delete;
  NewFolders& operator=(const NewFolders&) = delete;
  ~NewFolders() {
    for (auto folder = made_.rbegin(); folder != made_.rend(); ++folder) {
      try {
        if (fs::is_empty(*folder)) disk().remove(*folder);
      } catch (const fs::filesystem_error&) {
        continue;  // it is not worth another complaint
      }
    }
  }
  void make(const fs::path& folder) {
    for (fs::path& made : make_folders(folder)) made_.push_back(std::move(made));
  }
  /// Their names are in the folders above them.
  void sync() const {
    std::vector<fs::path> above;
    for (const fs::path& made : made_) above.push_back(made.has_parent_path() ? made.parent_path() : fs::path("."));
    disk().sync(above);
  }

 private:
  std::vector<fs::path> made_;
};

}  // namespace

struct Delivery::Bench {
  NewFolders folders;
  std::optional<Workbench> bench;  // gone before the folders are looked at
  fs::path folder;
  std::vector<Moving> moves;
  std::size_t bytes = 0;
};

Delivery::Delivery(const fs::path& folder, const std::vector<Document>& documents, Existing existing,
                   const std::vector<Document>& as_read)
    : bench_(std::make_unique<Bench>()) {
  require_folder(folder);
  require_portable_names(folder, documents);
  if (!Workbench::left_in(folder)) refuse_what_is_in_the_way(folder, documents, existing);
  bench_->folder = folder;
  bench_->bytes = size_of(documents);
  try {
    bench_->folders.make(folder);
    bench_->folders.sync();
    bench_->bench.emplace(folder);
    refuse_what_is_in_the_way(folder, documents, existing);
    refuse_what_has_changed(folder, as_read);
    bench_->moves = moves_of(folder, documents);
    bench_->bench->lay_out(documents, bench_->moves);
  } catch (const fs::filesystem_error& error) {
    throw refusal_below(folder, error, bench_->bytes);
  }
}

Delivery::~Delivery() = default;

void Delivery::deliver() {
  try {
    for (const Moving& move : bench_->moves) bench_->folders.make((bench_->folder / move.path).parent_path());
    bench_->bench->move_all(bench_->moves);
  } catch (const fs::filesystem_error& error) {
    bench_->bench.reset();
    throw refusal_below(bench_->folder, error, bench_->bytes);
  }
  bench_->bench.reset();
}

void write_all_or_none(const fs::path& folder, const std::vector<Document>& documents, Existing existing) {
  Delivery(folder, documents, existing).deliver();
}

fs::path folder_holding(const fs::path& file) {
  return file.has_parent_path() ? file.parent_path() : fs::path(".");
}

void write_changed(const fs::path& file, std::string_view as_read, const std::string& bytes) {
  Delivery(folder_holding(file), {{file.filename(), bytes}}, Existing::overwrite,
           {{file.filename(), std::string(as_read)}})
      .deliver();
}

void remove_changed(const fs::path& file, std::string_view as_read) {
  const fs::path folder = folder_holding(file);
  try {
    const Workbench alone(folder);
    refuse_what_has_changed(folder, {{file.filename(), std::string(as_read)}});
    disk().remove(file);
    disk().sync({folder});
  } catch (const fs::filesystem_error& error) {
    throw refusal_for(error, file, 0, "a file that can be removed", "It is still there. Is the folder read-only?");
  }
}

}  // namespace estafette
