// The map as it was read from its document once, kept beside the snapshots: so no command reads map.xml anew. It
// follows from the document and adds nothing to it. Format: docs/formats/campaign-file.md.
#pragma once

#include "campaign/map/map.hpp"

#include <SQLiteCpp/SQLiteCpp.h>

#include <optional>
#include <string>

namespace estafette::campaign {

/// Keeps it, in the transaction that is open, if it is not kept yet. Of a document that is no map nothing is kept:
/// whoever asks for the map is told what is wrong with it.
void keep_map(SQLite::Database& database);

/// The map as this program has kept it; nothing if it has not. Throws Refusal, naming `file`, if the bytes are none.
[[nodiscard]] std::optional<map::Map> kept_map(SQLite::Database& database, const std::string& file);

/// True unless a map is kept that is not that of the document.
[[nodiscard]] bool kept_map_is_true(SQLite::Database& database);

}  // namespace estafette::campaign
