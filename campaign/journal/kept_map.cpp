#include "campaign/journal/kept_map.hpp"

#include "base/problem.hpp"
#include "base/sha256.hpp"
#include "campaign/journal/journal.hpp"
#include "campaign/journal/snapshots.hpp"
#include "campaign/map/map_bytes.hpp"
#include "campaign/map/read_map.hpp"

#include <fmt/format.h>

#include <exception>

namespace estafette::campaign {
namespace {

/// Of which program the bytes are: another may read more from the same map.xml.
const std::string& map_stamp() {
  constexpr std::size_t kEnough = 12;
  static const std::string made =
      sha256_base64(fmt::format("{} map {}", ESTAFETTE_VERSION, map::kFormOfMapBytes)).substr(0, kEnough);
  return made;
}

std::optional<std::string> kept_bytes(SQLite::Database& database) {
  SQLite::Statement query(database, "SELECT bytes FROM snapshots WHERE stamp = ? AND part = ?");
  query.bind(1, map_stamp());
  query.bind(2, kMapFile);
  if (!query.executeStep()) return std::nullopt;
  return query.getColumn(0).getString();
}

/// What the document says; nothing if there is none, or it is no map.
std::optional<map::Map> read_document(SQLite::Database& database) {
  SQLite::Statement query(database, "SELECT text FROM documents WHERE name = ?");
  query.bind(1, kMapFile);
  if (!query.executeStep()) return std::nullopt;
  try {
    return map::read_map(query.getColumn(0).getString(), kMapFile).map;
  } catch (const Refusal&) {
    return std::nullopt;
  }
}

/// Nothing if the bytes are no map's.
std::optional<map::Map> read_bytes_of_map(const std::string& bytes) {
  try {
    if (bytes.size() <= kLongestSnapshot) return map::map_from(bytes);
  } catch (const std::exception&) {
    return std::nullopt;
  }
  return std::nullopt;
}

}  // namespace

void keep_map(SQLite::Database& database) {
  if (kept_bytes(database)) return;
  const std::optional<map::Map> map = read_document(database);
  if (!map) return;
  const std::string bytes = map::bytes_of(*map);
  if (read_bytes_of_map(bytes) != map) return;  // larger than anything that is kept
  SQLite::Statement insert(database,
                           "INSERT INTO snapshots (command, stamp, part, bytes) SELECT max(id), ?, ?, ? FROM commands");
  insert.bind(1, map_stamp());
  insert.bind(2, kMapFile);
  insert.bind(3, bytes.data(), static_cast<int>(bytes.size()));
  insert.exec();
}

std::optional<map::Map> kept_map(SQLite::Database& database, const std::string& file) {
  const std::optional<std::string> bytes = kept_bytes(database);
  if (!bytes) return std::nullopt;
  std::optional<map::Map> map = read_bytes_of_map(*bytes);
  if (!map)
    throw Refusal({file, 0, "", "a map that was kept, and cannot be read", "the map as estafette kept it",
                   "estafette vouch takes it out, and keeps map.xml and every event"});
  return map;
}

bool kept_map_is_true(SQLite::Database& database) {
  const std::optional<std::string> bytes = kept_bytes(database);
  return !bytes || read_bytes_of_map(*bytes) == read_document(database);
}

}  // namespace estafette::campaign
