// Events as rows, and rows as events.
#pragma once

#include "campaign/journal/journal.hpp"

#include <SQLiteCpp/SQLiteCpp.h>

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace estafette::campaign {

/// A new command with all its events, in the transaction that is open.
void write_command(SQLite::Database& database, const std::string& command, const std::vector<Event>& events,
                   const std::string& when, const std::string& asked = "");

/// True if that command has exactly these events, as they are written.
[[nodiscard]] bool has_written(SQLite::Database& database, std::int64_t command, const std::vector<Event>& events);

/// How every force stands at the end of a turn, under the last command; 0: at the founding.
void write_turn_state(SQLite::Database& database, const State& state, Turn turn);

/// What the file tells. Throws Refusal, naming `file`, if it has an event that estafette did not write.
[[nodiscard]] std::vector<Event> read_events(SQLite::Database& database, const std::string& file,
                                             const EventFilter& filter);

/// The fold of all events that are not undone, or only of those before that command, from the last snapshot on. Throws
/// Refusal likewise.
[[nodiscard]] State read_state(SQLite::Database& database, const std::string& file,
                               std::optional<std::int64_t> before = std::nullopt);

/// The command after which the first snapshot stands that is not what all events up to there lead to; nothing if there
/// is none. Every event is read. Throws Refusal likewise.
[[nodiscard]] std::optional<std::int64_t> first_false_snapshot(SQLite::Database& database, const std::string& file);

/// The text of the last RulesChanged that is not undone, or of the last one before that command; nothing if there is
/// none. Throws Refusal likewise.
[[nodiscard]] std::optional<std::string> read_changed_rules(SQLite::Database& database, const std::string& file,
                                                            std::optional<std::int64_t> before);

/// The commands that were taken back since there has been a chain, the last one first.
[[nodiscard]] std::vector<std::int64_t> taken_back(SQLite::Database& database);

/// True if the state is that which one of them found when it was given. Throws Refusal likewise.
[[nodiscard]] bool finds_it_as_it_is(SQLite::Database& database, const std::string& file, std::int64_t command);

/// What was taken on trust, in order.
[[nodiscard]] std::vector<OnTrust> read_on_trust(SQLite::Database& database);

}  // namespace estafette::campaign
