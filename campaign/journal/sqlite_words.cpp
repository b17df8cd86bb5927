#include "campaign/journal/sqlite_words.hpp"

#include "base/files/files.hpp"

#include <fmt/format.h>

namespace estafette::campaign {
namespace {

/// What a command may need while it is written: the pages that it changes once more in SQLite's rollback journal, which
/// may be all of them, and its own.
std::uintmax_t room_for(const std::string& file) {
  constexpr std::uintmax_t kOwn = 2'000'000;  // a campaign's founding, or its largest turn
  FileError absent;
  const std::uintmax_t size = fs::file_size(file, absent);
  return kOwn + (absent ? 0 : size);
}

/// True if another program has given the file a write-ahead log: it says so in its header, and then cannot be opened
/// without one.
bool has_write_ahead_log(const std::string& file) {
  constexpr std::size_t kVersion = 18;  // of those who write, where the header tells it
  constexpr char kWithLog = 2;
  FileError absent;
  if (!fs::is_regular_file(file, absent)) return false;
  try {
    const std::string bytes = read_bytes(file);
    return bytes.starts_with("SQLite format 3") && bytes.size() > kVersion && bytes[kVersion] == kWithLog;
  } catch (const Refusal&) {
    return false;
  }
}

}  // namespace

Refusal refusal_for(const SQLite::Exception& error, const std::string& file) {
  switch (error.getErrorCode()) {
    case SQLITE_NOTADB:
      return Refusal({file, 0, "", "not a campaign file", "a file made by estafette new", "Is this the right file?"});
    case SQLITE_CORRUPT:
      return Refusal(
          {file, 0, "", std::string(error.what()), "an undamaged campaign file", "Use your last copy of it"});
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
      return Refusal({file, 0, "", "a file that another program is writing to", "a campaign file that is not in use",
                      "Wait until it has finished, then try again"});
    case SQLITE_CANTOPEN:
      if (has_write_ahead_log(file))
        return Refusal({file, 0, "", "a file with a write-ahead log",
                        "a campaign file that no other program has written to", "Use your last copy of it"});
      return Refusal({file, 0, "", "a file that cannot be opened", "a campaign file that can be read and written",
                      "Is it open in another program? If not, check the name, and whether you may use that folder"});
    case SQLITE_READONLY:
      return Refusal({file, 0, "", "a read-only file", "a campaign file that can be written",
                      "Copy it to a folder where you may write"});
    case SQLITE_FULL:
      return Refusal({file, 0, "", "a full disk", fmt::format("room for {} bytes beside it", room_for(file)),
                      "Nothing was changed. Make room, then give the command again"});
    case SQLITE_INTERRUPT:
      return Refusal({file, 0, "", "a file that takes too long to check", "a campaign file made by estafette",
                      "Use your last copy of it"});
    case SQLITE_NOMEM:
      return Refusal({file, 0, "", "a file that needs too much memory", "a campaign file made by estafette",
                      "Use your last copy of it"});
    default:
      return Refusal({file, 0, "", std::string(error.what()), "a campaign file that can be read and written",
                      "Check the disk, or use your last copy"});
  }
}

}  // namespace estafette::campaign
