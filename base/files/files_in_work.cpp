#include "base/files/files_in_work.hpp"

#include "base/files/disk.hpp"
#include "base/problem.hpp"

#include <boost/filesystem/exception.hpp>
#include <fmt/format.h>

#include <optional>
#include <string>
#include <utility>

namespace estafette {
namespace {

/// What was in the place of a file: its bytes, or nothing.
using Before = std::optional<std::string>;

std::vector<Before> what_is_there(const std::vector<FileInWork>& files) {
  std::vector<Before> all;
  if (files.size() < 2) return all;  // of one file nothing has been moved if its move fails
  for (const FileInWork& file : files) {
    FileError absent;
    all.push_back(fs::is_regular_file(file.place, absent) ? Before(read_bytes(file.place)) : std::nullopt);
  }
  return all;
}

/// False if the disk does not let us.
bool put_back(const FileInWork& file, const Before& before) {
  try {
    if (before) {
      disk().write(file.beside, *before);
      disk().move(file.beside, file.place);
    } else {
      disk().remove(file.place);
    }
    return true;
  } catch (const fs::filesystem_error&) {
    return false;
  }
}

/// Takes away what is still beside, at the end.
class TidiedUp {
 public:
  explicit TidiedUp(const std::vector<FileInWork>& files) : files_(files) {}
  ~TidiedUp() {
    for (const FileInWork& file : files_) remove_if_there(file.beside);
  }
  TidiedUp(const TidiedUp&) = delete;
  TidiedUp& operator=(const TidiedUp&) = delete;

 private:
  const std::vector<FileInWork>& files_;
};

/// The first `moved` files become what they were. Throws Refusal if the disk keeps one of them as it is now.
void put_back_all(const std::vector<FileInWork>& files, const std::vector<Before>& before, std::size_t moved,
                  const fs::path& not_moved) {
  ProblemList problems;
  for (std::size_t i = 0; i < moved; ++i)
    if (!put_back(files[i], before[i]))
      problems.add({files[i].place.generic_string(), 0, "", "the new file, which could not be taken back",
                    "the old one",
                    fmt::format("It belongs to {}, which could not be written: check the disk, then give the command "
                                "again with --overwrite",
                                not_moved.generic_string())});
  problems.refuse_if_any();
}

}  // namespace

void write_whole(const std::vector<FileInWork>& files) {
  std::vector<Before> before;
  std::size_t moved = 0;
  auto file = files.begin();
  const TidiedUp tidied(files);
  try {
    for (; file != files.end(); ++file) {
      make_safe_folders(file->beside.parent_path());
      disk().write(file->beside, file->bytes);
    }
    before = what_is_there(files);
    for (file = files.begin(); file != files.end(); ++file, ++moved) {
      make_safe_folders(file->place.parent_path());
      disk().move(file->beside, file->place);
    }
  } catch (const fs::filesystem_error& error) {
    put_back_all(files, before, moved, file->place);
    throw refusal_for(error, file->place, file->bytes.size(), "a file that can be written",
                      "What was there is unchanged. Is the disk full, or the folder read-only?");
  }
}

}  // namespace estafette
