// Opens a campaign file as if an enemy had written it: nothing in it runs, and nothing in it is read as a campaign,
// before it is known to be ours and unchanged. docs/trust.md tells what is seen, and what is not.
#pragma once

#include "base/files/files.hpp"

#include <SQLiteCpp/SQLiteCpp.h>

#include <chrono>
#include <optional>
#include <string>

namespace estafette::campaign {

/// SQLite's name for what a killed process leaves beside its file: added to that of the file.
inline constexpr const char* kRollback = "-journal";

/// Throws Refusal unless there is a file of that name that begins as a campaign does: "1813: found "a folder"; expected
/// a campaign file".
void require_campaign_file(const fs::path& file);

/// A handle that trusts nothing and keeps to limits. A new file gets page sums. A file is on the disk with each command
/// when that is reported done.
[[nodiscard]] SQLite::Database opened(const fs::path& path, int flags, std::chrono::milliseconds patience);

[[nodiscard]] int version_of(SQLite::Database& database);

/// Throws Refusal unless it is a campaign file of this version or an older one, with our tables and nothing else, and,
/// from version 4 on, as estafette has written it to the last bit; if not, the first event that was changed is named.
/// Nothing is written.
void check(SQLite::Database& database, const std::string& name);

/// The same, but of a file of this version records and pages may have been changed.
void check_but_for_changes(SQLite::Database& database, const std::string& name);

/// The first page that is not as estafette wrote it; 1 if none has a sum. REQUIRES a transaction.
[[nodiscard]] std::optional<int> first_changed_page(SQLite::Database& database);

/// Brings a file of an older version up to date, in one transaction, after its pages have been given sums. If two
/// programs try, the second finds it done. REQUIRES check().
void bring_up_to_date(SQLite::Database& database);

/// Writes every page anew, with its sum.
void write_all_pages(SQLite::Database& database);

}  // namespace estafette::campaign
