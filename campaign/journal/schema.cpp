#include "campaign/journal/schema.hpp"

#include "campaign/journal/chain.hpp"

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

/// What is said and why, as figures: `sentence` and `cause` stay beside them for people. Of what version 1 has written,
/// the sentence is a saying "as written", but the causes that ledgers and histories ask for are what they are.
constexpr const char* kVersion2 = R"sql(
ALTER TABLE events ADD COLUMN said TEXT NOT NULL DEFAULT '{}';
ALTER TABLE events ADD COLUMN because TEXT NOT NULL DEFAULT '{}';
UPDATE events SET said =
    json_object('figures', json_object('sentence', json_object('text', sentence)), 'what', 'as written')
  WHERE sentence <> '';
UPDATE events SET said =
    json_object('figures', json_object(
                    'points', json_object('number', abs(json_extract(change, '$.by'))),
                    'rises', json_object('flag', json(iif(json_extract(change, '$.by') > 0, 'true', 'false'))),
                    'score', json_object('number', CAST(substr(sentence, instr(sentence, ' to ') + 4) AS INTEGER)),
                    'why', json_object('saying', json_object(
                        'figures', json_object('sentence', json_object(
                            'text', substr(sentence, instr(sentence, ': ') + 2))),
                        'what', 'as written'))),
                'what', 'prestige changes')
  WHERE kind = 'PrestigeChanged' AND rule <> '' AND sentence GLOB 'Prestige * by * to *: *';
UPDATE events SET because = CASE
    WHEN kind = 'PrestigeChanged' THEN json_object('row', json_object('row', cause))
    WHEN cause GLOB 'order [0-9]*: *' THEN
      json_object('order', json_object('number', CAST(substr(cause, 7) AS INTEGER),
                                       'text', substr(cause, instr(cause, ': ') + 2)))
    WHEN cause GLOB 'proposal [0-9]*: *' THEN
      json_object('proposal', json_object('number', CAST(substr(cause, 10) AS INTEGER),
                                          'text', substr(cause, instr(cause, ': ') + 2)))
    ELSE json_object('saying', json_object('figures', json_object('sentence', json_object('text', cause)),
                                           'what', 'as written')) END
  WHERE cause <> '';
UPDATE events SET dice =
    (SELECT json_group_array(json_set(value, '$.purpose', json_object(
         'figures', json_object('sentence', json_object('text', json_extract(value, '$.purpose'))),
         'what', 'as written'))) FROM json_each(dice))
  WHERE dice <> '[]';
DROP VIEW prestige_ledger;
CREATE VIEW prestige_ledger AS
  SELECT turn, rule, json_extract(change, '$.by') AS points, json_extract(because, '$.row.row') AS row, sentence
  FROM standing_events WHERE kind = 'PrestigeChanged' ORDER BY id;
)sql";

/// What a command was asked, as far as its files depend on it; and which commands have done all that follows from them,
/// as all have that are in an older file.
constexpr const char* kVersion3 = R"sql(
ALTER TABLE commands ADD COLUMN asked TEXT NOT NULL DEFAULT '';
CREATE TABLE finished (command INTEGER PRIMARY KEY REFERENCES commands, given_at TEXT NOT NULL);
INSERT INTO finished SELECT id, given_at FROM commands;
)sql";

/// A link for each record, and what was taken on trust because it was written before there were links, or in spite of
/// a break.
constexpr const char* kVersion4 = R"sql(
CREATE TABLE chain (id INTEGER PRIMARY KEY, record TEXT NOT NULL, number INTEGER NOT NULL, link BLOB NOT NULL);
CREATE TABLE vouched (
  id INTEGER PRIMARY KEY,
  first_event INTEGER NOT NULL,
  last_event INTEGER NOT NULL,
  given_at TEXT NOT NULL,
  because TEXT NOT NULL);
)sql";

/// The state at the end of a turn, by its members: those that have changed since the last snapshot.
constexpr const char* kVersion5 = R"sql(
CREATE TABLE snapshots (
  command INTEGER NOT NULL REFERENCES commands,
  stamp TEXT NOT NULL,
  part TEXT NOT NULL,
  bytes BLOB NOT NULL);
CREATE INDEX snapshots_by_part ON snapshots (stamp, part, command);
)sql";

/// What is written is never changed, in any table.
constexpr std::array<const char*, 2> kForbidden = {"UPDATE", "DELETE"};

template <typename Use>
void each_guard(SQLite::Database& database, Use use) {
  std::vector<std::string> tables;
  SQLite::Statement query(database, "SELECT name FROM sqlite_schema WHERE type = 'table'");
  while (query.executeStep()) tables.push_back(query.getColumn(0).getString());
  query.reset();
  for (const std::string& table : tables)
    for (const char* verb : kForbidden) use(table, verb);
}

FoundingTexts documents_in(SQLite::Database& database) {
  FoundingTexts documents;
  SQLite::Statement query(database, "SELECT name, text FROM documents");
  while (query.executeStep()) documents[query.getColumn(0).getString()] = query.getColumn(1).getString();
  return documents;
}

void take(SQLite::Database& database, const Migration& step) {
  database.exec(step.sql);
  if (!step.documents) return;
  FoundingTexts documents = documents_in(database);
  step.documents(documents);
  SQLite::Statement update(database, "UPDATE documents SET text = ? WHERE name = ?");
  for (const auto& [name, text] : documents) {
    update.bind(1, text);
    update.bind(2, name);
    update.exec();
    update.reset();
  }
}

}  // namespace

const Steps& steps() {
  static const Steps all = {
      {.sql = kVersion1},
      {.sql = std::string(kVersion2) + chief_of_version_1(), .documents = bring_documents_up_from_version_1},
      {.sql = kVersion3},
      {.sql = kVersion4},
      {.sql = kVersion5}};
  return all;
}

int newest_version() {
  return static_cast<int>(steps().size());
}

void without_guards(SQLite::Database& database, const std::function<void()>& work) {
  each_guard(database, [&](const std::string& table, const char* verb) {
    database.exec(fmt::format("DROP TRIGGER IF EXISTS no_{}_of_{}", verb, table));
  });
  work();
  each_guard(database, [&](const std::string& table, const char* verb) {
    database.exec(
        fmt::format("CREATE TRIGGER no_{0}_of_{1} BEFORE {0} ON {1} BEGIN SELECT RAISE(ABORT, 'the journal is "
                    "append-only'); END",
                    verb, table));
  });
}

void migrate(SQLite::Database& database, int from_version, const Steps& all) {
  // A step may have to fill a new column: only it may change what is written.
  without_guards(database, [&] {
    for (std::size_t step = static_cast<std::size_t>(from_version); step < all.size(); ++step)
      take(database, all.at(step));
    if (from_version == 0 || from_version >= kFirstWithChain) return;
    take_on_trust(database, 1, fmt::format("brought up from version {} of the file", from_version));
  });
  database.exec(fmt::format("PRAGMA application_id = {}", kApplicationId));
  database.exec(fmt::format("PRAGMA user_version = {}", all.size()));
}

void take_on_trust(SQLite::Database& database, std::int64_t first_event, const std::string& because) {
  SQLite::Statement insert(database,
                           "INSERT INTO vouched (first_event, last_event, given_at, because) SELECT ?, "
                           "coalesce(max(id), 0), strftime('%Y-%m-%d %H:%M UTC'), ? FROM events");
  insert.bind(1, first_event);
  insert.bind(2, because);
  insert.exec();
  make_chain(database);
}

}  // namespace estafette::campaign
