#include "base/files/disk.hpp"

#include <boost/nowide/fstream.hpp>
#include <fmt/format.h>

#include <cerrno>
#include <ios>
#include <set>

#ifdef _WIN32
#include <windows.h>
#else
#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>
#endif

namespace estafette {
namespace {

/// Why the last call failed, as the system says it.
[[noreturn]] void fail(const char* what, const fs::path& path) {
  namespace system = boost::system;
#ifdef _WIN32
  const FileError error{static_cast<int>(::GetLastError()), system::system_category()};
#else
  const FileError error{errno != 0 ? errno : static_cast<int>(system::errc::io_error), system::generic_category()};
#endif
  throw fs::filesystem_error(what, path, error);
}

void put(const fs::path& file, std::string_view bytes, std::ios::openmode how) {
  errno = 0;
  boost::nowide::ofstream out(file, std::ios::binary | how);
  out.write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
  out.close();
  if (!out) fail("write", file);
}

#ifdef _WIN32
/// Windows keeps the names in a folder by itself: only files are flushed.
void sync_one(const fs::path& path) {
  if (fs::is_directory(path)) return;
  const HANDLE file = ::CreateFileW(path.c_str(), GENERIC_WRITE, FILE_SHARE_READ | FILE_SHARE_WRITE | FILE_SHARE_DELETE,
                                    nullptr, OPEN_EXISTING, FILE_ATTRIBUTE_NORMAL, nullptr);
  if (file == INVALID_HANDLE_VALUE) fail("open", path);
  const bool flushed = ::FlushFileBuffers(file) != 0;
  ::CloseHandle(file);
  if (!flushed) fail("flush", path);
}

void sync_each(const std::vector<fs::path>& paths) {
  for (const fs::path& path : paths) sync_one(path);
}
#else
/// Opens `path`, and closes it again after `work`.
template <typename Work>
void with_open(const fs::path& path, Work work) {
  const int file = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
  if (file < 0) fail("open", path);
  errno = 0;
  const bool done = work(file) == 0 || errno == EINVAL || errno == ENOTSUP;  // a disk that has nothing to flush
  const int reason = errno;
  ::close(file);
  errno = reason;
  if (!done) fail("flush", path);
}

#ifdef __linux__
/// Many files are flushed with the whole of their disk: 200 of them took 0.02 s, and 1.4 s one by one.
bool sync_disks_of(const std::vector<fs::path>& paths) {
  constexpr std::size_t kMany = 4;
  if (paths.size() < kMany) return false;
  std::set<dev_t> flushed;
  for (const fs::path& path : paths) {
    with_open(path, [&](int file) {
      struct stat about {};
      if (::fstat(file, &about) != 0) return -1;
      return flushed.insert(about.st_dev).second ? ::syncfs(file) : 0;
    });
  }
  return true;
}
#else
bool sync_disks_of(const std::vector<fs::path>& /*paths*/) {
  return false;
}
#endif

void sync_each(const std::vector<fs::path>& paths) {
  if (sync_disks_of(paths)) return;
  for (const fs::path& path : paths) with_open(path, [](int file) { return ::fsync(file); });
}
#endif

Disk* in_use = nullptr;

}  // namespace

void Disk::write(const fs::path& file, std::string_view bytes) {
  put(file, bytes, std::ios::trunc);
}

void Disk::append(const fs::path& file, std::string_view bytes) {
  put(file, bytes, std::ios::app);
}

void Disk::sync(const std::vector<fs::path>& paths) {
  sync_each(paths);
}

void Disk::move(const fs::path& from, const fs::path& to) {
  fs::rename(from, to);
}

bool Disk::make_folder(const fs::path& folder) {
  return fs::create_directory(folder);
}

void Disk::remove(const fs::path& path) {
  fs::remove(path);
}

Disk& disk() {
  static Disk real;
  return in_use != nullptr ? *in_use : real;
}

DiskInUse::DiskInUse(Disk& other) : before_(in_use) {
  in_use = &other;
}

DiskInUse::~DiskInUse() {
  in_use = before_;
}

#ifdef _WIN32
std::unique_ptr<FileLock> FileLock::of(const fs::path& file) {
  // While it is open nobody else can open it to write, as a lock wants to; but it can be read and removed.
  const HANDLE handle = ::CreateFileW(file.c_str(), GENERIC_READ | GENERIC_WRITE, FILE_SHARE_READ | FILE_SHARE_DELETE,
                                      nullptr, OPEN_EXISTING, FILE_ATTRIBUTE_NORMAL, nullptr);
  if (handle == INVALID_HANDLE_VALUE) return nullptr;
  return std::unique_ptr<FileLock>(new FileLock(reinterpret_cast<std::intptr_t>(handle)));
}

FileLock::~FileLock() {
  ::CloseHandle(reinterpret_cast<HANDLE>(handle_));
}
#else
std::unique_ptr<FileLock> FileLock::of(const fs::path& file) {
  const int handle = ::open(file.c_str(), O_RDWR | O_CLOEXEC);
  if (handle < 0) return nullptr;
  std::unique_ptr<FileLock> lock(new FileLock(handle));
  if (::flock(handle, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK) return nullptr;
  // Whoever had it before may have removed it in the meantime: then what we have is no longer the file of that name.
  struct stat ours {};
  struct stat there {};
  const bool same = ::fstat(handle, &ours) == 0 && ::stat(file.c_str(), &there) == 0 && ours.st_ino == there.st_ino &&
                    ours.st_dev == there.st_dev;
  return same ? std::move(lock) : nullptr;
}

FileLock::~FileLock() {
  ::close(static_cast<int>(handle_));
}
#endif

namespace {

/// Windows refuses to replace or remove what a program has open, and says only that access is denied.
bool held_by_a_program(const fs::filesystem_error& error, const fs::path& place) {
#ifdef _WIN32
  const int code = error.code().value();
  FileError absent;
  return code == ERROR_SHARING_VIOLATION || code == ERROR_LOCK_VIOLATION ||
         (code == ERROR_ACCESS_DENIED && fs::is_regular_file(place, absent));
#else
  (void)error, (void)place;
  return false;
#endif
}

/// Windows takes 259 letters with all folders, unless somebody has told it otherwise, and says that there is no such
/// path; others take 255 bytes for one name.
bool too_long(const fs::filesystem_error& error, const fs::path& place) {
  if (error.code() == boost::system::errc::filename_too_long) return true;
#ifdef _WIN32
  constexpr std::size_t kMostLetters = 259;
  const int code = error.code().value();
  return (code == ERROR_PATH_NOT_FOUND || code == ERROR_FILE_NOT_FOUND || code == ERROR_INVALID_NAME) &&
         fs::absolute(place).wstring().size() > kMostLetters;
#else
  (void)place;
  return false;
#endif
}

}  // namespace

Refusal refusal_for(const fs::filesystem_error& error, const fs::path& place, std::size_t bytes,
                    const std::string& expected, const std::string& remedy) {
  if (error.code() == boost::system::errc::no_space_on_device)
    return Refusal(Problem{place.generic_string(), 0, "", "a full disk", fmt::format("room for {} bytes", bytes),
                           "Nothing was changed. Make room, then give the command again"});
  if (held_by_a_program(error, place))
    return Refusal(Problem{
        place.generic_string(), 0, "", "a file that another program has open", expected,
        "Nothing was changed. Is it open in Excel or in a viewer? Close it there, then give the command again"});
  if (too_long(error, place))
    return Refusal(Problem{place.generic_string(), 0, "", "a name that is too long for the system",
                           "one of at most 250 letters with all its folders",
                           "Nothing was changed. Choose a shorter name, or a folder with fewer above it"});
  return Refusal(Problem{place.generic_string(), 0, "", error.code().message(), expected, remedy});
}

Refusal refusal_for(const fs::filesystem_error& error) {
  if (error.path1().empty())
    return Refusal(Problem{"the current folder", 0, "", error.code().message(), "a folder that is there",
                           "Go to another, then give the command again"});
  return refusal_for(error, error.path1(), 0, "a place that can be reached",
                     "Check the name, its links, and whether you may use that folder");
}

void remove_tree(const fs::path& path) {
  if (fs::is_directory(fs::symlink_status(path))) {
    std::vector<fs::path> inside;
    for (const fs::directory_entry& entry : fs::directory_iterator(path)) inside.push_back(entry.path());
    for (const fs::path& one : inside) remove_tree(one);
  }
  disk().remove(path);
}

void keep_from_others(const fs::path& file) {
#ifndef _WIN32
  fs::permissions(file, fs::perms::owner_read | fs::perms::owner_write);
#else
  (void)file;
#endif
}

std::vector<fs::path> make_folders(const fs::path& folder) {
  if (folder.empty() || fs::is_directory(folder)) return {};
  std::vector<fs::path> made = make_folders(folder.parent_path());
  if (disk().make_folder(folder)) made.push_back(folder);
  return made;
}

void make_safe_folders(const fs::path& folder) {
  for (const fs::path& made : make_folders(folder))
    disk().sync({made.has_parent_path() ? made.parent_path() : fs::path(".")});
}

}  // namespace estafette
