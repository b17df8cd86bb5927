// Whether a campaign file has our tables, views, indexes and triggers: exactly those, as we define them.
#pragma once

#include <SQLiteCpp/SQLiteCpp.h>

#include <string>

namespace estafette::campaign {

/// Throws Refusal, naming `file` and what is foreign, changed or missing, unless all is as a file of that version has
/// it.
void require_own_schema(SQLite::Database& database, int version, const std::string& file);

}  // namespace estafette::campaign
