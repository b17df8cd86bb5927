#include "faulty_vfs.hpp"

#include <algorithm>
#include <new>
#include <string>

namespace estafette::test {
namespace {

sqlite3_vfs* real = nullptr;
Medium* medium = nullptr;

/// A file of ours, with SQLite's own behind it in memory.
struct File {
  sqlite3_file base{};
  std::string* path = nullptr;  ///< null: not on the medium
  bool name_is_safe = true;     ///< SQLite flushes a new journal's folder when it first flushes the journal
};

File* ours(sqlite3_file* file) {
  return reinterpret_cast<File*>(file);
}

sqlite3_file* behind(sqlite3_file* file) {
  return reinterpret_cast<sqlite3_file*>(ours(file) + 1);
}

int close(sqlite3_file* file) {
  const int result = behind(file)->pMethods->xClose(behind(file));
  delete ours(file)->path;
  return result;
}

int read(sqlite3_file* file, void* to, int bytes, sqlite3_int64 at) {
  return behind(file)->pMethods->xRead(behind(file), to, bytes, at);
}

int size(sqlite3_file* file, sqlite3_int64* bytes) {
  return behind(file)->pMethods->xFileSize(behind(file), bytes);
}

int write(sqlite3_file* file, const void* from, int bytes, sqlite3_int64 at) {
  if (ours(file)->path == nullptr) return behind(file)->pMethods->xWrite(behind(file), from, bytes, at);
  if (!medium->step()) return SQLITE_IOERR_WRITE;
  sqlite3_int64 before = 0;
  if (const int result = size(file, &before); result != SQLITE_OK) return result;
  const sqlite3_int64 more = std::max<sqlite3_int64>(0, at + bytes - before);
  const auto room = static_cast<sqlite3_int64>(medium->take_room(static_cast<std::size_t>(more)));
  const int fits = bytes - static_cast<int>(more - room);
  if (fits > 0)
    if (const int result = behind(file)->pMethods->xWrite(behind(file), from, fits, at); result != SQLITE_OK)
      return result;
  return room < more ? SQLITE_FULL : SQLITE_OK;
}

int truncate(sqlite3_file* file, sqlite3_int64 bytes) {
  if (ours(file)->path != nullptr && !medium->step()) return SQLITE_IOERR_TRUNCATE;
  return behind(file)->pMethods->xTruncate(behind(file), bytes);
}

int sync(sqlite3_file* file, int flags) {
  if (ours(file)->path == nullptr) return behind(file)->pMethods->xSync(behind(file), flags);
  if (!medium->step()) return SQLITE_IOERR_FSYNC;
  const fs::path path = *ours(file)->path;
  medium->flushed(path);
  if (ours(file)->name_is_safe) return SQLITE_OK;
  if (!medium->step()) return SQLITE_IOERR_DIR_FSYNC;
  medium->flushed(path.parent_path());
  ours(file)->name_is_safe = true;
  return SQLITE_OK;
}

int lock(sqlite3_file* file, int level) {
  return behind(file)->pMethods->xLock(behind(file), level);
}

int unlock(sqlite3_file* file, int level) {
  return behind(file)->pMethods->xUnlock(behind(file), level);
}

int check_reserved_lock(sqlite3_file* file, int* result) {
  return behind(file)->pMethods->xCheckReservedLock(behind(file), result);
}

int file_control(sqlite3_file* file, int what, void* with) {
  return behind(file)->pMethods->xFileControl(behind(file), what, with);
}

int sector_size(sqlite3_file* file) {
  return behind(file)->pMethods->xSectorSize(behind(file));
}

int characteristics(sqlite3_file* /*file*/) {
  return 0;  // nothing is promised: no write is atomic, and no name safe by itself
}

const sqlite3_io_methods* methods() {
  static const sqlite3_io_methods all = [] {
    sqlite3_io_methods made{};
    made.iVersion = 1;
    made.xClose = close;
    made.xRead = read;
    made.xWrite = write;
    made.xTruncate = truncate;
    made.xSync = sync;
    made.xFileSize = size;
    made.xLock = lock;
    made.xUnlock = unlock;
    made.xCheckReservedLock = check_reserved_lock;
    made.xFileControl = file_control;
    made.xSectorSize = sector_size;
    made.xDeviceCharacteristics = characteristics;
    return made;
  }();
  return &all;
}

int open(sqlite3_vfs* /*vfs*/, const char* name, sqlite3_file* file, int flags, int* flags_out) {
  File* made = new (file) File;
  const bool on_medium = name != nullptr && medium->holds(name);
  const bool is_new = on_medium && !fs::exists(name);
  if (is_new && !medium->step()) return SQLITE_CANTOPEN;
  const int result = real->xOpen(real, name, behind(file), flags, flags_out);
  if (result != SQLITE_OK) return result;
  made->base.pMethods = methods();
  if (!on_medium) return SQLITE_OK;
  made->path = new std::string(name);
  made->name_is_safe = !is_new || (flags & SQLITE_OPEN_MAIN_JOURNAL) == 0;
  if (is_new) medium->made(name, false);
  return SQLITE_OK;
}

int remove(sqlite3_vfs* /*vfs*/, const char* name, int flush_folder) {
  if (!medium->holds(name)) return real->xDelete(real, name, flush_folder);
  if (!medium->step()) return SQLITE_IOERR_DELETE;
  const int result = real->xDelete(real, name, 0);
  if (result != SQLITE_OK) return result;
  medium->removed(name);
  if (flush_folder == 0) return SQLITE_OK;
  if (!medium->step()) return SQLITE_IOERR_DIR_FSYNC;
  medium->flushed(fs::path(name).parent_path());
  return SQLITE_OK;
}

}  // namespace

FaultyVfs::FaultyVfs(Medium& on) {
  real = sqlite3_vfs_find(nullptr);
  medium = &on;
  vfs_ = *real;
  vfs_.pNext = nullptr;
  vfs_.zName = "faulty";
  vfs_.szOsFile = static_cast<int>(sizeof(File)) + real->szOsFile;
  vfs_.xOpen = open;
  vfs_.xDelete = remove;
  sqlite3_vfs_register(&vfs_, 1);
}

FaultyVfs::~FaultyVfs() {
  sqlite3_vfs_unregister(&vfs_);
  sqlite3_vfs_register(real, 1);
}

}  // namespace estafette::test
