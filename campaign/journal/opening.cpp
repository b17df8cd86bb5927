#include "campaign/journal/opening.hpp"

#include "base/problem.hpp"
#include "campaign/journal/chain.hpp"
#include "campaign/journal/own_schema.hpp"
#include "campaign/journal/page_sums.hpp"
#include "campaign/journal/schema.hpp"

#include <boost/nowide/fstream.hpp>
#include <fmt/format.h>
#include <sqlite3.h>

#include <array>
#include <ios>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace estafette::campaign {
namespace {

using std::chrono::steady_clock;

constexpr std::uintmax_t kLargestCampaign = 256'000'000;  // bytes; that of 1813 begins with one million
constexpr sqlite3_int64 kMostMemory = 512'000'000;        // bytes, of SQLite
constexpr std::chrono::seconds kLongestCheck{30};         // of a file that may have been made to take for ever
constexpr const char* kUseYourCopy = "Use your last copy of it";

/// What an enemy could make large: far above what a campaign needs.
constexpr std::array<std::pair<int, int>, 7> kLimits = {{{SQLITE_LIMIT_LENGTH, static_cast<int>(kMostBytes)},
                                                         {SQLITE_LIMIT_SQL_LENGTH, 100'000},
                                                         {SQLITE_LIMIT_COLUMN, 100},
                                                         {SQLITE_LIMIT_EXPR_DEPTH, 100},
                                                         {SQLITE_LIMIT_COMPOUND_SELECT, 10},
                                                         {SQLITE_LIMIT_ATTACHED, 1},  // VACUUM needs one
                                                         {SQLITE_LIMIT_WORKER_THREADS, 0}}};

void set(SQLite::Database& database, int option, bool on) {
  sqlite3_db_config(database.getHandle(), option, on ? 1 : 0, nullptr);
}

/// Foreign triggers and views do not even run by mistake before we know that there are none.
void let_views_run(SQLite::Database& database, bool run) {
  set(database, SQLITE_DBCONFIG_ENABLE_TRIGGER, run);
  set(database, SQLITE_DBCONFIG_ENABLE_VIEW, run);
}

void refuse_large(const fs::path& path) {
  FileError absent;
  const std::uintmax_t size = fs::file_size(path, absent);
  if (absent || size <= kLargestCampaign) return;
  throw Refusal({path.generic_string(), 0, "", fmt::format("{} bytes", size),
                 fmt::format("a campaign file, at most {} bytes", kLargestCampaign), "Is this the right file?"});
}

/// SQLite would wait for ever for somebody to write to a pipe that has the name of its own journal.
void refuse_pipe_beside(fs::path path) {
  path += kRollback;
  FileError absent;
  if (!fs::exists(path, absent) || fs::is_regular_file(path, absent)) return;
  throw Refusal({path.generic_string(), 0, "", "no file, but a folder, a pipe or a device",
                 "nothing of that name, or what SQLite left there", "Remove it: estafette did not make it"});
}

/// Ends a check that lasts too long.
class Deadline {
 public:
  explicit Deadline(SQLite::Database& database) : handle_(database.getHandle()) {
    constexpr int kSteps = 100'000;  // of SQLite's machine, between two looks at the clock
    sqlite3_progress_handler(handle_, kSteps, is_over, this);
  }
  ~Deadline() { sqlite3_progress_handler(handle_, 0, nullptr, nullptr); }
  Deadline(const Deadline&) = delete;
  Deadline& operator=(const Deadline&) = delete;

 private:
  static int is_over(void* self) { return steady_clock::now() > static_cast<Deadline*>(self)->until_ ? 1 : 0; }

  sqlite3* handle_;
  steady_clock::time_point until_ = steady_clock::now() + kLongestCheck;
};

void refuse_damaged(SQLite::Database& database, const std::string& name) {
  if (const std::string found = database.execAndGet("PRAGMA quick_check").getString(); found != "ok")
    throw Refusal({name, 0, "", found, "an undamaged campaign file", kUseYourCopy});
}

/// Throws Refusal with all that can be known about a file whose bytes are not those that estafette wrote.
[[noreturn]] void refuse_changed(SQLite::Database& database, const std::string& name, int page) {
  refuse_damaged(database, name);
  if (const std::optional<Break> found = first_break(database)) {
    throw Refusal(
        {name, 0, "", found->what,
         fmt::format("a campaign as estafette wrote it (this one is not, from event {} on)", found->first_event),
         "Use your last copy of it; if you know what was changed, and want it so: estafette vouch"});
  }
  throw Refusal({name, 0, "", fmt::format("page {}, which estafette did not write so", page),
                 "a campaign file that no other program has written to",
                 "All its events are as estafette wrote them. If you know who did it: estafette vouch"});
}

/// Throws Refusal unless it is a campaign of this version or an older one; gives the version.
int require_version(SQLite::Database& database, const std::string& name) {
  if (database.execAndGet("PRAGMA application_id").getInt() != kApplicationId)
    throw Refusal({name, 0, "", "not a campaign file", "a file made by estafette new", "Is this the right file?"});
  const int version = version_of(database);
  if (version >= 1 && version <= newest_version()) return version;
  throw Refusal({name, 0, "", fmt::format("version {}", version), fmt::format("version {} or older", newest_version()),
                 version < 1 ? kUseYourCopy : "It was made by a newer estafette: install that one"});
}

}  // namespace

void require_campaign_file(const fs::path& file) {
  constexpr std::string_view kBegins = "SQLite format 3";
  const std::string& name = file.generic_string();
  FileError absent;
  const fs::file_status status = fs::status(file, absent);
  if (!fs::is_regular_file(status)) {
    const bool folder = fs::is_directory(status);
    throw Refusal({name, 0, "",
                   folder               ? "a folder"
                   : fs::exists(status) ? "a pipe or a device"
                                        : "no such file",
                   "a campaign file", folder ? "Name the campaign in it" : "Begin one with estafette new"});
  }
  std::string begin(kBegins.size(), '\0');
  boost::nowide::ifstream bytes(file.string(), std::ios::binary);
  if (bytes && !(bytes.read(begin.data(), static_cast<std::streamsize>(begin.size())) && begin == kBegins))
    throw Refusal({name, 0, "", "not a campaign file", "a file made by estafette new", "Is this the right file?"});
}

SQLite::Database opened(const fs::path& path, int flags, std::chrono::milliseconds patience) {
  refuse_large(path);
  refuse_pipe_beside(path);
  static std::once_flag memory_is_limited;
  std::call_once(memory_is_limited, [] { sqlite3_hard_heap_limit64(kMostMemory); });
  SQLite::Database database(path.string(), flags, static_cast<int>(patience.count()), summing_file_system());
  for (const auto& [limit, most] : kLimits) sqlite3_limit(database.getHandle(), limit, most);
  set(database, SQLITE_DBCONFIG_DEFENSIVE, true);
  set(database, SQLITE_DBCONFIG_TRUSTED_SCHEMA, false);
  let_views_run(database, false);
  database.exec("PRAGMA cell_size_check = ON");
  database.exec("PRAGMA temp_store = MEMORY");
  database.exec("PRAGMA cache_spill = OFF");  // page 1 is written first, and so tells that all pages have sums
  database.exec(fmt::format("PRAGMA page_size = {}", kPageBytes));
  ask_for_sums(database);
  // A rollback journal, which is gone when nobody writes: people copy and send one file, where a write-ahead log would
  // leave them its last commands in a second one. A command is on the disk when it is reported done: with FULL the
  // removal of the rollback journal may still be lost when the power is cut, and would then take the command back.
  database.exec("PRAGMA journal_mode = DELETE");
  database.exec("PRAGMA synchronous = EXTRA");
  return database;
}

int version_of(SQLite::Database& database) {
  return database.execAndGet("PRAGMA user_version").getInt();
}

void check(SQLite::Database& database, const std::string& name) {
  const Deadline deadline(database);
  const SQLite::Transaction transaction(database);  // so that nobody writes meanwhile
  const int version = require_version(database, name);
  const bool has_sums_by_now = version >= kFirstWithChain;
  if (!has_sums_by_now) refuse_damaged(database, name);
  const std::optional<int> page = has_sums_by_now ? first_changed_page(database) : std::nullopt;
  require_own_schema(database, version, name);
  if (page) refuse_changed(database, name, *page);
  let_views_run(database, true);
}

void check_but_for_changes(SQLite::Database& database, const std::string& name) {
  const Deadline deadline(database);
  const SQLite::Transaction transaction(database);
  const int version = require_version(database, name);
  refuse_damaged(database, name);
  require_own_schema(database, version, name);
  let_views_run(database, true);
}

std::optional<int> first_changed_page(SQLite::Database& database) {
  return has_sums(database) ? changed_page(database) : 1;
}

void bring_up_to_date(SQLite::Database& database) {
  if (version_of(database) == newest_version()) return;
  if (version_of(database) < kFirstWithChain && !has_sums(database)) write_all_pages(database);
  SQLite::Transaction transaction(database, SQLite::TransactionBehavior::IMMEDIATE);
  if (const int version = version_of(database); version < newest_version()) migrate(database, version);
  transaction.commit();
}

void write_all_pages(SQLite::Database& database) {
  ask_for_sums(database);
  database.exec("VACUUM");
}

}  // namespace estafette::campaign
