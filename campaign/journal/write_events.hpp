// Events as rows, and rows as events.
#pragma once

#include "campaign/journal/journal.hpp"

#include <SQLiteCpp/SQLiteCpp.h>

#include <string>
#include <vector>

namespace estafette::campaign {

/// A new command with all its events, in the transaction that is open.
void write_command(SQLite::Database& database, const std::string& command, const std::vector<Event>& events,
                   const std::string& when);

/// How every force stands at the end of a turn, under the last command; 0: at the founding.
void write_turn_state(SQLite::Database& database, const State& state, Turn turn);

/// What the file tells. Throws Refusal, naming `file`, if it has an event that estafette did not write.
[[nodiscard]] std::vector<Event> read_events(SQLite::Database& database, const std::string& file,
                                             const EventFilter& filter);

/// The fold of all events that are not undone. Throws Refusal likewise.
[[nodiscard]] State read_state(SQLite::Database& database, const std::string& file);

}  // namespace estafette::campaign
