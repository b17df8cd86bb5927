#include "campaign/journal/schema.hpp"

#include <fmt/format.h>

#include <array>

namespace estafette::campaign {
namespace {

constexpr const char* kVersion1 = R"sql(
CREATE TABLE documents (name TEXT PRIMARY KEY, text TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE commands (id INTEGER PRIMARY KEY, given_at TEXT NOT NULL, words TEXT NOT NULL);
CREATE TABLE undone (command INTEGER PRIMARY KEY REFERENCES commands, given_at TEXT NOT NULL);
CREATE TABLE events (
  id INTEGER PRIMARY KEY,
  command INTEGER NOT NULL REFERENCES commands,
  turn INTEGER NOT NULL,
  rule TEXT NOT NULL,
  kind TEXT NOT NULL,
  sentence TEXT NOT NULL,
  cause TEXT NOT NULL,
  change TEXT NOT NULL,
  dice TEXT NOT NULL);
CREATE INDEX events_by_command ON events (command);
CREATE TABLE event_forces (event INTEGER NOT NULL REFERENCES events, force TEXT NOT NULL);
CREATE INDEX event_forces_by_force ON event_forces (force);
CREATE INDEX event_forces_by_event ON event_forces (event);
CREATE TABLE event_places (event INTEGER NOT NULL REFERENCES events, place TEXT NOT NULL);
CREATE INDEX event_places_by_place ON event_places (place);
CREATE INDEX event_places_by_event ON event_places (event);
CREATE TABLE turn_states (
  command INTEGER NOT NULL REFERENCES commands,
  turn INTEGER NOT NULL,
  force TEXT NOT NULL,
  name TEXT NOT NULL,
  side TEXT NOT NULL,
  node TEXT NOT NULL,
  men INTEGER NOT NULL,
  guns INTEGER NOT NULL,
  divisions INTEGER NOT NULL,
  duty TEXT NOT NULL,
  fatigued INTEGER NOT NULL,
  exhausted INTEGER NOT NULL,
  cut INTEGER NOT NULL);
CREATE VIEW standing_events AS SELECT * FROM events WHERE command NOT IN (SELECT command FROM undone);
CREATE VIEW forces_by_turn AS
  SELECT turn, force, name, side, node, duty, divisions, fatigued, exhausted, cut
  FROM turn_states WHERE command NOT IN (SELECT command FROM undone);
CREATE VIEW strength_by_turn AS
  SELECT turn, side, force, name, men, guns
  FROM turn_states WHERE command NOT IN (SELECT command FROM undone);
CREATE VIEW prestige_ledger AS
  SELECT turn, rule, json_extract(change, '$.by') AS points, sentence
  FROM standing_events WHERE kind = 'PrestigeChanged' ORDER BY id;
CREATE VIEW marches AS
  SELECT turn, json_extract(change, '$.force') AS force,
         (SELECT group_concat(value, ' - ') FROM json_each(change, '$.way')) AS way,
         json_extract(change, '$.spent') AS spent,
         json_extract(change, '$.withdrawing') AS withdrawing,
         json_extract(change, '$.into_enemy') AS into_enemy
  FROM standing_events WHERE kind = 'Moved' ORDER BY id;
)sql";

/// Step i brings a file of version i to version i + 1.
constexpr std::array<const char*, 1> kSteps = {kVersion1};

/// What is written stays written.
constexpr std::array<const char*, 6> kAppendOnly = {"documents", "commands",     "undone",
                                                    "events",    "event_forces", "event_places"};

}  // namespace

int newest_version() {
  return static_cast<int>(kSteps.size());
}

void migrate(SQLite::Database& database, int from_version) {
  for (std::size_t step = static_cast<std::size_t>(from_version); step < kSteps.size(); ++step)
    database.exec(kSteps.at(step));
  for (const char* table : kAppendOnly) {
    for (const char* verb : {"UPDATE", "DELETE"}) {
      database.exec(
          fmt::format("CREATE TRIGGER IF NOT EXISTS no_{0}_of_{1} BEFORE {0} ON {1} BEGIN SELECT RAISE(ABORT, "
                      "'the journal is append-only'); END",
                      verb, table));
    }
  }
  database.exec(fmt::format("PRAGMA application_id = {}", kApplicationId));
  database.exec(fmt::format("PRAGMA user_version = {}", newest_version()));
}

}  // namespace estafette::campaign
