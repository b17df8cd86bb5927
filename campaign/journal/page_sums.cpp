#include "campaign/journal/page_sums.hpp"

#include <sqlite3.h>
#include <xxhash.h>

#include <algorithm>
#include <array>
#include <cstring>
#include <map>
#include <memory>
#include <mutex>
#include <new>
#include <string_view>
#include <vector>

namespace estafette::campaign {
namespace {

constexpr std::string_view kMagic("SQLite format 3\0", 16);
constexpr std::size_t kReserved = 20;  // where the header tells how many bytes SQLite leaves alone at a page's end
constexpr int kHeaderBytes = 21;       // as many as we look at
constexpr sqlite3_int64 kPage = kPageBytes;

using Sum = std::array<unsigned char, kSumBytes>;

Sum sum_of(const unsigned char* page, sqlite3_int64 number) {
  XXH64_canonical_t sum;
  XXH64_canonicalFromHash(&sum, XXH3_64bits_withSeed(page, static_cast<std::size_t>(kPageBytes - kSumBytes),
                                                     static_cast<XXH64_hash_t>(number)));
  Sum bytes{};
  std::memcpy(bytes.data(), sum.digest, bytes.size());
  return bytes;
}

/// True if the page of that number ends with its sum.
bool is_right(const unsigned char* page, sqlite3_int64 number) {
  const Sum sum = sum_of(page, number);
  return std::memcmp(page + kPageBytes - kSumBytes, sum.data(), sum.size()) == 0;
}

bool asks_for_sums(const void* header) {
  const auto* bytes = static_cast<const unsigned char*>(header);
  return std::memcmp(bytes, kMagic.data(), kMagic.size()) == 0 && bytes[kReserved] == kSumBytes;
}

/// A file of ours, and the one below.
struct SummedFile {
  sqlite3_file base{};
  std::unique_ptr<char[]> memory;
  bool summed = false;  ///< it is a database whose pages have sums
  [[nodiscard]] sqlite3_file* below() const { return reinterpret_cast<sqlite3_file*>(memory.get()); }
};

SummedFile* summed(sqlite3_file* file) {
  return reinterpret_cast<SummedFile*>(file);
}

sqlite3_file* below(sqlite3_file* file) {
  return summed(file)->below();
}

int close_summed(sqlite3_file* file) {
  const int result = below(file)->pMethods->xClose(below(file));
  summed(file)->~SummedFile();
  return result;
}

int read_summed(sqlite3_file* file, void* to, int bytes, sqlite3_int64 at) {
  const int result = below(file)->pMethods->xRead(below(file), to, bytes, at);
  if (result == SQLITE_OK && at == 0 && bytes >= kHeaderBytes) summed(file)->summed = asks_for_sums(to);
  return result;
}

/// Also what SQLite keeps in memory gets the sum: it may go to the rollback journal from there.
int write_summed(sqlite3_file* file, const void* from, int bytes, sqlite3_int64 at) {
  if (at == 0 && bytes == kPageBytes) summed(file)->summed = asks_for_sums(from);
  if (summed(file)->summed && bytes == kPageBytes && at % kPage == 0) {
    auto* page = static_cast<unsigned char*>(const_cast<void*>(from));
    const Sum sum = sum_of(page, at / kPage + 1);
    std::memcpy(page + kPageBytes - kSumBytes, sum.data(), sum.size());
  }
  return below(file)->pMethods->xWrite(below(file), from, bytes, at);
}

int truncate_summed(sqlite3_file* file, sqlite3_int64 bytes) {
  return below(file)->pMethods->xTruncate(below(file), bytes);
}

int sync_summed(sqlite3_file* file, int flags) {
  return below(file)->pMethods->xSync(below(file), flags);
}

int size_of_summed(sqlite3_file* file, sqlite3_int64* bytes) {
  return below(file)->pMethods->xFileSize(below(file), bytes);
}

int lock_summed(sqlite3_file* file, int level) {
  return below(file)->pMethods->xLock(below(file), level);
}

int unlock_summed(sqlite3_file* file, int level) {
  return below(file)->pMethods->xUnlock(below(file), level);
}

int check_lock_of_summed(sqlite3_file* file, int* result) {
  return below(file)->pMethods->xCheckReservedLock(below(file), result);
}

int control_summed(sqlite3_file* file, int what, void* with) {
  return below(file)->pMethods->xFileControl(below(file), what, with);
}

int sector_of_summed(sqlite3_file* file) {
  return below(file)->pMethods->xSectorSize(below(file));
}

int traits_of_summed(sqlite3_file* file) {
  return below(file)->pMethods->xDeviceCharacteristics(below(file));
}

/// Version 1 has neither shared memory nor mapped files: all goes through read and write.
const sqlite3_io_methods* summed_methods() {
  static const sqlite3_io_methods all = [] {
    sqlite3_io_methods made{};
    made.iVersion = 1;
    made.xClose = close_summed;
    made.xRead = read_summed;
    made.xWrite = write_summed;
    made.xTruncate = truncate_summed;
    made.xSync = sync_summed;
    made.xFileSize = size_of_summed;
    made.xLock = lock_summed;
    made.xUnlock = unlock_summed;
    made.xCheckReservedLock = check_lock_of_summed;
    made.xFileControl = control_summed;
    made.xSectorSize = sector_of_summed;
    made.xDeviceCharacteristics = traits_of_summed;
    return made;
  }();
  return &all;
}

/// A file system of ours, and the one that it lies above.
struct SummingVfs {
  sqlite3_vfs vfs{};  // first: SQLite knows us by it
  sqlite3_vfs* below = nullptr;
};

sqlite3_vfs* vfs_below(sqlite3_vfs* vfs) {
  return reinterpret_cast<SummingVfs*>(vfs)->below;
}

int open_summed(sqlite3_vfs* vfs, const char* name, sqlite3_file* file, int flags, int* flags_out) {
  sqlite3_vfs* real = vfs_below(vfs);
  if ((flags & SQLITE_OPEN_MAIN_DB) == 0) return real->xOpen(real, name, file, flags, flags_out);
  auto* made = new (file) SummedFile;
  made->memory = std::make_unique<char[]>(static_cast<std::size_t>(real->szOsFile));
  const int result = real->xOpen(real, name, made->below(), flags, flags_out);
  if (result != SQLITE_OK) {
    made->~SummedFile();
    file->pMethods = nullptr;
    return result;
  }
  made->base.pMethods = summed_methods();
  std::array<unsigned char, kHeaderBytes> header{};
  if (made->below()->pMethods->xRead(made->below(), header.data(), kHeaderBytes, 0) == SQLITE_OK)
    made->summed = asks_for_sums(header.data());
  return SQLITE_OK;
}

sqlite3_file* file_of(SQLite::Database& database) {
  sqlite3_file* file = nullptr;
  sqlite3_file_control(database.getHandle(), "main", SQLITE_FCNTL_FILE_POINTER, &file);
  return file;
}

}  // namespace

const char* summing_file_system() {
  static std::mutex mutex;
  static std::map<sqlite3_vfs*, SummingVfs> all;
  const std::lock_guard lock(mutex);
  sqlite3_vfs* real = sqlite3_vfs_find(nullptr);
  SummingVfs& made = all[real];
  made.below = real;
  made.vfs = *real;
  made.vfs.pNext = nullptr;
  made.vfs.zName = "estafette";
  made.vfs.szOsFile = std::max(real->szOsFile, static_cast<int>(sizeof(SummedFile)));
  made.vfs.xOpen = open_summed;
  sqlite3_vfs_register(&made.vfs, 0);
  return made.vfs.zName;
}

void ask_for_sums(SQLite::Database& database) {
  int bytes = kSumBytes;
  sqlite3_file_control(database.getHandle(), "main", SQLITE_FCNTL_RESERVE_BYTES, &bytes);
}

bool has_sums(SQLite::Database& database) {
  sqlite3_file* file = file_of(database);
  std::array<unsigned char, kHeaderBytes> header{};
  return file->pMethods->xRead(file, header.data(), kHeaderBytes, 0) == SQLITE_OK && asks_for_sums(header.data());
}

std::optional<int> changed_page(SQLite::Database& database) {
  sqlite3_file* file = file_of(database);
  constexpr sqlite3_int64 kAtOnce = 32 * kPage;
  sqlite3_int64 size = 0;
  file->pMethods->xFileSize(file, &size);
  std::vector<unsigned char> pages(static_cast<std::size_t>(kAtOnce));
  for (sqlite3_int64 at = 0; at < size; at += kAtOnce) {
    const sqlite3_int64 bytes = std::min(kAtOnce, size - at);
    const bool read = file->pMethods->xRead(file, pages.data(), static_cast<int>(bytes), at) == SQLITE_OK;
    for (sqlite3_int64 page = 0; page < bytes; page += kPage)
      if (!read || bytes - page < kPage || !is_right(pages.data() + page, (at + page) / kPage + 1))
        return static_cast<int>((at + page) / kPage + 1);
  }
  return std::nullopt;
}

}  // namespace estafette::campaign
