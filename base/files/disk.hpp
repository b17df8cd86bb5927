// Every system call that changes a file or a folder, and those that make sure of it: all that is written goes through
// here, so that a test can fill the disk, or cut the power, at each one. Only base and the batch's record use it; for
// everybody else there are base/files/files.hpp and base/files/delivery.hpp.
#pragma once

#include "base/files/files.hpp"
#include "base/problem.hpp"

#include <boost/filesystem/exception.hpp>

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace estafette {

/// The disk. What fails is thrown as fs::filesystem_error, with the path and the system's own reason.
class Disk {
 public:
  Disk() = default;
  virtual ~Disk() = default;
  Disk(const Disk&) = delete;
  Disk& operator=(const Disk&) = delete;

  /// A file of these bytes, where there is none or another. Until sync() it may be lost if the power fails.
  virtual void write(const fs::path& file, std::string_view bytes);
  /// The same, behind what is in the file already.
  virtual void append(const fs::path& file, std::string_view bytes);
  /// Comes back when these files, or the names of what is in these folders, will still be there after a power cut.
  virtual void sync(const std::vector<fs::path>& paths);
  /// A file of the new name is replaced, in one step.
  virtual void move(const fs::path& from, const fs::path& to);
  /// False if there is such a folder already.
  virtual bool make_folder(const fs::path& folder);
  /// A file, or an empty folder; it may be gone already.
  virtual void remove(const fs::path& path);
};

/// The disk that is in use.
[[nodiscard]] Disk& disk();

/// Puts another disk in the place of the real one, for a test, as long as this value lives.
class DiskInUse {
 public:
  explicit DiskInUse(Disk& other);
  ~DiskInUse();
  DiskInUse(const DiskInUse&) = delete;
  DiskInUse& operator=(const DiskInUse&) = delete;

 private:
  Disk* before_;
};

/// A file that one process has for itself, until this value or the process is gone, however it ends.
class FileLock {
 public:
  /// Nothing if another has the file, or it is no longer there.
  [[nodiscard]] static std::unique_ptr<FileLock> of(const fs::path& file);
  ~FileLock();
  FileLock(const FileLock&) = delete;
  FileLock& operator=(const FileLock&) = delete;

 private:
  explicit FileLock(std::intptr_t handle) : handle_(handle) {}
  std::intptr_t handle_;
};

/// What a failure means for whoever gave the command. A full disk is told with what was to be written, `bytes`;
/// anything else with what was expected and what to do.
[[nodiscard]] Refusal refusal_for(const fs::filesystem_error& error, const fs::path& place, std::size_t bytes,
                                  const std::string& expected, const std::string& remedy);

/// The same where nobody foresaw that the system would refuse: the place, and why.
[[nodiscard]] Refusal refusal_for(const fs::filesystem_error& error);

/// Removes a file, or a folder with all that is in it. Throws fs::filesystem_error.
void remove_tree(const fs::path& path);

/// Lets nobody but its owner read or write the file. On Windows that is a matter of its folder, and nothing is done.
void keep_from_others(const fs::path& file);

/// Makes a folder and those above it, and gives those that were not there yet. Throws fs::filesystem_error.
std::vector<fs::path> make_folders(const fs::path& folder);

/// The same; the new ones are still there after a power cut.
void make_safe_folders(const fs::path& folder);

}  // namespace estafette
