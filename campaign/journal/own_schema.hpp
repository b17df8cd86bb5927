// Whether a campaign file has our tables, views, indexes and triggers: exactly those, as we define them.
#pragma once

#include <SQLiteCpp/SQLiteCpp.h>

#include <string>

namespace estafette::campaign {

/// The SHA-256 of all definitions of today's version, so that they need not be made anew at each opening.
inline constexpr const char* kTodaysSchema = "9lzPX3tJrTSafpWDVkcGSlW0WcQNaxHTKymeYJyGCWk=";

/// The same of the definitions in a file.
[[nodiscard]] std::string schema_sum(SQLite::Database& database);

/// Throws Refusal, naming `file` and what is foreign, changed or missing, unless all is as a file of that version has
/// it.
void require_own_schema(SQLite::Database& database, int version, const std::string& file);

}  // namespace estafette::campaign
