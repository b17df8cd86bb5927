#include "campaign/journal/journal.hpp"

#include "campaign/journal/schema.hpp"
#include "campaign/journal/sqlite_words.hpp"
#include "campaign/journal/write_events.hpp"
#include "campaign/state/json.hpp"

#include <fmt/format.h>

#include <system_error>
#include <utility>

namespace estafette::campaign {
namespace {

constexpr int kPatience = 5000;  // milliseconds to wait for another estafette
constexpr const char* kUnfinished = ".estafette-unfinished";

std::string utf8(const fs::path& path) {
  const std::u8string text = path.u8string();
  return {text.begin(), text.end()};
}

SQLite::Database opened(const fs::path& path, int flags) {
  SQLite::Database database(utf8(path), flags, kPatience);
  database.exec("PRAGMA synchronous = FULL");
  return database;
}

/// A transaction that takes the file for itself from the beginning, so that whoever waits, waits here.
SQLite::Transaction alone(SQLite::Database& database) {
  return SQLite::Transaction(database, SQLite::TransactionBehavior::IMMEDIATE);
}

/// How far the campaign has come: the last command, and how many were taken back.
std::pair<std::int64_t, std::int64_t> reached(SQLite::Database& database) {
  return {database.execAndGet("SELECT coalesce(max(id), 0) FROM commands").getInt64(),
          database.execAndGet("SELECT count(*) FROM undone").getInt64()};
}

Refusal not_ours(const std::string& file) {
  return Refusal({file, 0, "", "no campaign file", "a file that estafette new has made", "Is this the right file?"});
}

}  // namespace

struct Journal::File {
  std::string name;
  SQLite::Database database;
  std::pair<std::int64_t, std::int64_t> seen;

  /// Refuses to go on if the campaign went on elsewhere since it was read.
  void check_nobody_went_on() {
    if (reached(database) == seen) return;
    const std::string last = database.execAndGet("SELECT words FROM commands ORDER BY id DESC LIMIT 1").getString();
    throw Refusal({name, 0, "", fmt::format("the campaign went on meanwhile, with \"{}\"", last),
                   "the campaign as this command found it", "Look at its status, then give the command again"});
  }
};

void Journal::found(const fs::path& file, const std::vector<Document>& documents, const std::vector<Event>& events,
                    const std::string& when) {
  const std::string name = file.generic_string();
  if (fs::exists(file)) {
    throw Refusal({name, 0, "", "a file that is there already", "the name of a campaign that is not there yet",
                   "Take another name, or move that file away"});
  }
  fs::path unfinished = file;
  unfinished += kUnfinished;
  in_words(name, [&] {
    fs::remove(unfinished);
    SQLite::Database database = opened(unfinished, SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
    SQLite::Transaction transaction = alone(database);
    migrate(database, 0);
    SQLite::Statement insert(database, "INSERT INTO documents VALUES (?, ?)");
    for (const Document& document : documents) {
      insert.bind(1, utf8(document.path));
      insert.bind(2, document.bytes);
      insert.exec();
      insert.reset();
    }
    State state;
    for (const Event& event : events) apply(state, event);
    write_command(database, "new", events, when);
    write_turn_state(database, state, Turn{0});
    transaction.commit();
  });
  std::error_code error;
  fs::rename(unfinished, file, error);
  if (error) {
    fs::remove(unfinished);
    throw Refusal({name, 0, "", error.message(), "a file that can be made", "Check the folder"});
  }
}

Journal::Journal(const fs::path& file) {
  const std::string name = file.generic_string();
  if (!fs::is_regular_file(file))
    throw Refusal({name, 0, "", "no such file", "a campaign file", "Begin one with estafette new"});
  in_words(name, [&] {
    SQLite::Database database = opened(file, SQLite::OPEN_READWRITE);
    if (database.execAndGet("PRAGMA application_id").getInt() != kApplicationId) throw not_ours(name);
    const int version = database.execAndGet("PRAGMA user_version").getInt();
    if (version > newest_version()) {
      throw Refusal({name, 0, "", fmt::format("version {}", version),
                     fmt::format("version {} at most", newest_version()),
                     "It was made by a newer estafette: install that one"});
    }
    if (const std::string check = database.execAndGet("PRAGMA quick_check").getString(); check != "ok")
      throw Refusal({name, 0, "", check, "an undamaged campaign file", "Go back to your last copy of it"});
    if (version < newest_version()) {
      SQLite::Transaction transaction = alone(database);
      migrate(database, version);
      transaction.commit();
    }
    const auto seen = reached(database);
    file_ = std::make_unique<File>(File{name, std::move(database), seen});
  });
}

Journal::~Journal() = default;

std::string Journal::document(const std::string& name) const {
  return in_words(file_->name, [&] {
    SQLite::Statement query(file_->database, "SELECT text FROM documents WHERE name = ?");
    query.bind(1, name);
    if (!query.executeStep())
      throw Refusal({file_->name, 0, "", "no " + name, "a campaign with its " + name, "Found the campaign anew"});
    return query.getColumn(0).getString();
  });
}

State Journal::state() const {
  return in_words(file_->name, [&] {
    State state;
    SQLite::Statement query(file_->database, "SELECT kind, change FROM standing_events ORDER BY id");
    while (query.executeStep()) {
      Event event;
      event.change = change_from(query.getColumn(0).getString(), query.getColumn(1).getString());
      apply(state, event);
    }
    return state;
  });
}

std::vector<Event> Journal::events(const EventFilter& filter) const {
  return in_words(file_->name, [&] { return read_events(file_->database, filter); });
}

void Journal::append(const std::string& command, const std::vector<Event>& events, const State& after,
                     const std::string& when) {
  in_words(file_->name, [&] {
    SQLite::Transaction transaction = alone(file_->database);
    file_->check_nobody_went_on();
    write_command(file_->database, command, events, when);
    for (const Event& event : events)
      if (std::holds_alternative<TurnEnded>(event.change)) write_turn_state(file_->database, after, event.turn);
    transaction.commit();
    file_->seen = reached(file_->database);
  });
}

std::string Journal::undo(const std::string& when) {
  return in_words(file_->name, [&] {
    SQLite::Transaction transaction = alone(file_->database);
    file_->check_nobody_went_on();
    SQLite::Statement last(file_->database,
                           "SELECT id, words FROM commands WHERE id NOT IN (SELECT command FROM undone) "
                           "ORDER BY id DESC LIMIT 1");
    last.executeStep();
    const std::int64_t id = last.getColumn(0).getInt64();
    const std::string words = last.getColumn(1).getString();
    if (id == 1) {
      throw Refusal({file_->name, 0, "", "nothing but the founding", "a command that can be taken back",
                     "To begin again, found another campaign"});
    }
    last.reset();
    SQLite::Statement insert(file_->database, "INSERT INTO undone VALUES (?, ?)");
    insert.bind(1, id);
    insert.bind(2, when);
    insert.exec();
    transaction.commit();
    file_->seen = reached(file_->database);
    return words;
  });
}

}  // namespace estafette::campaign
