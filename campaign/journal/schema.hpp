// The tables and views of a .campaign file, and the steps that bring an older file to today's form.
#pragma once

#include <SQLiteCpp/SQLiteCpp.h>

namespace estafette::campaign {

inline constexpr int kApplicationId = 0x45535446;  ///< "ESTF", by which the file is known

/// The version that this program writes.
[[nodiscard]] int newest_version();

/// Brings an empty database, or one of an older version, to the newest, in the transaction that is open.
void migrate(SQLite::Database& database, int from_version);

}  // namespace estafette::campaign
