#include "campaign/journal/journal.hpp"

#include "campaign/journal/schema.hpp"
#include "campaign/journal/sqlite_words.hpp"
#include "campaign/journal/write_events.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace estafette::campaign {
namespace {

using std::chrono::milliseconds;

constexpr milliseconds kFounding{5000};  // patience with somebody who founds the same campaign
constexpr const char* kUnfinished = ".estafette-unfinished";
constexpr const char* kRollback = "-journal";  // SQLite's name for what a killed process leaves beside its file

fs::path beside(fs::path file, const char* ending) {
  return file += ending;
}

/// Open, with a rollback journal, which is gone when nobody writes: people copy and send one file, where a write-ahead
/// log would leave them its last commands in a second one. A command is on the disk when it is reported done: with FULL
/// the removal of the rollback journal may still be lost when the power is cut, and would then take the command back.
SQLite::Database opened(const fs::path& path, int flags, milliseconds patience) {
  SQLite::Database database(path.string(), flags, static_cast<int>(patience.count()));
  database.exec("PRAGMA journal_mode = DELETE");
  database.exec("PRAGMA synchronous = EXTRA");
  return database;
}

/// A transaction that takes the file for itself from the beginning, so that whoever waits, waits here.
SQLite::Transaction alone(SQLite::Database& database) {
  return SQLite::Transaction(database, SQLite::TransactionBehavior::IMMEDIATE);
}

int version_of(SQLite::Database& database) {
  return database.execAndGet("PRAGMA user_version").getInt();
}

/// How far the campaign has come.
struct Reached {
  std::int64_t last_command = 0, taken_back = 0;
  bool operator==(const Reached&) const = default;
};

Reached reached(SQLite::Database& database) {
  return {database.execAndGet("SELECT coalesce(max(id), 0) FROM commands").getInt64(),
          database.execAndGet("SELECT count(*) FROM undone").getInt64()};
}

/// Command 12 as people call it: `12, "turn"`.
std::string called(SQLite::Database& database, std::int64_t command) {
  SQLite::Statement query(database, "SELECT words FROM commands WHERE id = ?");
  query.bind(1, command);
  query.executeStep();
  return fmt::format("{}, \"{}\"", command, query.getColumn(0).getString());
}

/// The commands that are not taken back.
std::vector<CommandGiven> standing_commands(SQLite::Database& database) {
  SQLite::Statement query(database,
                          "SELECT id, words, asked, id IN (SELECT command FROM finished) FROM commands "
                          "WHERE id NOT IN (SELECT command FROM undone) ORDER BY id");
  std::vector<CommandGiven> commands;
  while (query.executeStep())
    commands.push_back({query.getColumn(0).getInt64(), query.getColumn(1).getString(), query.getColumn(2).getString(),
                        query.getColumn(3).getInt() != 0});
  return commands;
}

/// The last command that is not taken back yet. Throws Refusal if only the founding is left.
CommandGiven last_of(SQLite::Database& database, const std::string& file) {
  std::vector<CommandGiven> commands = standing_commands(database);
  if (commands.size() < 2) {
    throw Refusal({file, 0, "", "a campaign that has only begun", "a command to undo",
                   "To start afresh, begin another campaign with estafette new"});
  }
  return std::move(commands.back());
}

void write_documents(SQLite::Database& database, const std::vector<Document>& documents) {
  SQLite::Statement insert(database, "INSERT INTO documents VALUES (?, ?)");
  for (const Document& document : documents) {
    insert.bind(1, document.path.generic_string());
    insert.bind(2, document.bytes);
    insert.exec();
    insert.reset();
  }
}

void found(SQLite::Database& database, const std::vector<Document>& documents, const std::vector<Event>& events,
           const std::string& when) {
  migrate(database, 0);
  write_documents(database, documents);
  State state;
  for (const Event& event : events) apply(state, event);
  write_command(database, "new", events, when);
  write_turn_state(database, state, Turn{0});
}

bool is_founded_on(SQLite::Database& database, const std::vector<Document>& documents,
                   const std::vector<Event>& events) {
  if (version_of(database) != newest_version()) return false;
  std::vector<Document> kept;
  SQLite::Statement query(database, "SELECT name, text FROM documents");
  while (query.executeStep()) kept.push_back({query.getColumn(0).getString(), query.getColumn(1).getString()});
  return std::is_permutation(kept.begin(), kept.end(), documents.begin(), documents.end()) &&
         read_events(database, "", {}) == events;
}

Refusal not_ours(const std::string& file) {
  return Refusal({file, 0, "", "not a campaign file", "a file made by estafette new", "Is this the right file?"});
}

void refuse_if_there(const fs::path& file) {
  if (!fs::exists(file)) return;
  throw Refusal({file.generic_string(), 0, "", "a file that exists already", "a name not yet in use",
                 "Choose another name, or move that file away"});
}

/// Refuses a file that is not a campaign, is damaged, or was made by a newer program.
void check(SQLite::Database& database, const std::string& name) {
  if (database.execAndGet("PRAGMA application_id").getInt() != kApplicationId) throw not_ours(name);
  if (const int version = version_of(database); version > newest_version()) {
    throw Refusal({name, 0, "", fmt::format("version {}", version),
                   fmt::format("version {} or older", newest_version()),
                   "It was made by a newer estafette: install that one"});
  }
  if (const std::string found = database.execAndGet("PRAGMA quick_check").getString(); found != "ok")
    throw Refusal({name, 0, "", found, "an undamaged campaign file", "Use your last copy of it"});
}

/// Brings a file of an older version up to date; if two programs try, the second finds it done.
void bring_up_to_date(SQLite::Database& database) {
  if (version_of(database) == newest_version()) return;
  SQLite::Transaction transaction = alone(database);
  if (const int version = version_of(database); version < newest_version()) migrate(database, version);
  transaction.commit();
}

}  // namespace

struct Journal::File {
  std::string name;
  SQLite::Database database;
  Reached seen;

  /// Refuses to go on if somebody else has changed the campaign since it was read.
  void check_nobody_went_on() {
    const Reached now = reached(database);
    if (now == seen) return;
    const std::string last = called(database, now.last_command);
    throw Refusal({name, 0, "",
                   now.last_command > seen.last_command
                       ? fmt::format("a campaign that has changed meanwhile (command {})", last)
                       : "a campaign in which a command has been undone meanwhile",
                   "the campaign as this command found it", "Look at its status, then give the command again"});
  }

  /// Runs `work` in a transaction of its own, if nobody else has written since.
  template <typename Work>
  void write(Work work) {
    SQLite::Transaction transaction = alone(database);
    check_nobody_went_on();
    work();
    const Reached now = reached(database);
    transaction.commit();
    seen = now;
  }
};

void Journal::create(const fs::path& file, const std::vector<Document>& documents, const std::vector<Event>& events,
                     const std::string& when) {
  const std::string name = file.generic_string();
  refuse_if_there(file);
  const fs::path unfinished = beside(file, kUnfinished);
  bool another = false;  // somebody founds, or founded, another campaign here, which only has to be moved to its place
  try {
    SQLite::Database database = opened(unfinished, SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE, kFounding);
    SQLite::Transaction transaction = alone(database);
    refuse_if_there(file);
    if (version_of(database) == 0) {
      found(database, documents, events, when);
      transaction.commit();
    } else {
      another = !is_founded_on(database, documents, events);
    }
  } catch (const SQLite::Exception& error) {
    if (error.getErrorCode() != SQLITE_BUSY) remove_if_there(unfinished);
    throw refusal_for(error, name);
  }
  remove_if_there(beside(file, kRollback));  // of a campaign of that name that was killed and then removed
  try {
    move_into_place(unfinished, file);
  } catch (const Refusal&) {
    refuse_if_there(file);  // somebody has moved it, and been told so
    remove_if_there(unfinished);
    throw;
  }
  if (another) refuse_if_there(file);
}

Journal::Journal(const fs::path& file, milliseconds patience) {
  const std::string name = file.generic_string();
  if (!fs::is_regular_file(file))
    throw Refusal({name, 0, "", "no such file", "a campaign file", "Begin one with estafette new"});
  in_words(name, [&] {
    SQLite::Database database = opened(file, SQLite::OPEN_READWRITE, patience);
    check(database, name);
    bring_up_to_date(database);
    const Reached seen = reached(database);
    file_ = std::make_unique<File>(File{name, std::move(database), seen});
  });
}

Journal::~Journal() = default;

std::string Journal::document(const std::string& name) const {
  if (std::optional<std::string> text = document_if_any(name)) return *std::move(text);
  throw Refusal({file_->name, 0, "", "no " + name, "a campaign with its " + name, "Begin the campaign again"});
}

std::optional<std::string> Journal::document_if_any(const std::string& name) const {
  return in_words(file_->name, [&]() -> std::optional<std::string> {
    SQLite::Statement query(file_->database, "SELECT text FROM documents WHERE name = ?");
    query.bind(1, name);
    if (!query.executeStep()) return std::nullopt;
    return query.getColumn(0).getString();
  });
}

State Journal::state() const {
  return in_words(file_->name, [&] { return read_state(file_->database, file_->name); });
}

State Journal::state_before(std::int64_t command) const {
  return in_words(file_->name, [&] { return read_state(file_->database, file_->name, command); });
}

std::vector<Event> Journal::events(const EventFilter& filter) const {
  return in_words(file_->name, [&] { return read_events(file_->database, file_->name, filter); });
}

std::int64_t Journal::append(const std::string& command, const std::vector<Event>& events, const State& after,
                             const std::string& when, const std::string& asked) {
  return in_words(file_->name, [&] {
    file_->write([&] {
      write_command(file_->database, command, events, when, asked);
      for (const Event& event : events)
        if (std::holds_alternative<TurnEnded>(event.change)) write_turn_state(file_->database, after, event.turn);
    });
    return file_->seen.last_command;
  });
}

std::vector<CommandGiven> Journal::commands() const {
  return in_words(file_->name, [&] { return standing_commands(file_->database); });
}

void Journal::finish(std::int64_t command, const std::string& when) {
  in_words(file_->name, [&] {
    SQLite::Statement insert(file_->database, "INSERT OR IGNORE INTO finished VALUES (?, ?)");
    insert.bind(1, command);
    insert.bind(2, when);
    insert.exec();
  });
}

std::string Journal::begun() const {
  std::string when;
  in_words(file_->name,
           [&] { when = file_->database.execAndGet("SELECT given_at FROM commands ORDER BY id LIMIT 1").getString(); });
  return when;
}

std::string Journal::last_command() const {
  std::string words;
  in_words(file_->name, [&] { words = last_of(file_->database, file_->name).words; });
  return words;
}

std::string Journal::undo(const std::string& when) {
  std::string words;
  in_words(file_->name, [&] {
    file_->write([&] {
      const CommandGiven last = last_of(file_->database, file_->name);
      words = last.words;
      SQLite::Statement insert(file_->database, "INSERT INTO undone VALUES (?, ?)");
      insert.bind(1, last.id);
      insert.bind(2, when);
      insert.exec();
    });
  });
  return words;
}

}  // namespace estafette::campaign
