// Each page of a campaign file ends with the sum of its other bytes. So a change of a single bit is seen wherever it
// is, even where it means nothing to SQLite; and so is whatever another program has written, since it knows nothing of
// the sums. It can read the file as ever: SQLite leaves the last bytes of a page alone if the file says so. Format:
// docs/formats/campaign-file.md.
#pragma once

#include <SQLiteCpp/SQLiteCpp.h>

#include <optional>

namespace estafette::campaign {

inline constexpr int kPageBytes = 4096;
inline constexpr int kSumBytes = 8;  ///< XXH3, 64 bits, with the page's number as seed; the highest byte first

/// The name of the file system through which a file must be opened so that what is written gets its sums. It lies above
/// the one that SQLite uses by default now.
[[nodiscard]] const char* summing_file_system();

/// What is written through this handle to a new database gets sums. In one that has none, VACUUM brings them in.
void ask_for_sums(SQLite::Database& database);

/// True if the file is one whose pages have sums. REQUIRES a transaction, so that nobody writes meanwhile.
[[nodiscard]] bool has_sums(SQLite::Database& database);

/// The first page, counted from 1, whose bytes are not those that were written there; one that is not whole counts.
/// Nothing if all are. REQUIRES a transaction.
[[nodiscard]] std::optional<int> changed_page(SQLite::Database& database);

}  // namespace estafette::campaign
