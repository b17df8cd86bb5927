#include "campaign/journal/journal.hpp"

#include "campaign/journal/chain.hpp"
#include "campaign/journal/kept_map.hpp"
#include "campaign/journal/opening.hpp"
#include "campaign/journal/schema.hpp"
#include "campaign/journal/snapshots.hpp"
#include "campaign/journal/sqlite_words.hpp"
#include "campaign/journal/write_events.hpp"
#include "campaign/map/read_map.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace estafette::campaign {
namespace {

using std::chrono::milliseconds;

constexpr milliseconds kFounding{5000};  // patience with somebody who founds the same campaign
constexpr const char* kUnfinished = ".estafette-unfinished";

fs::path beside(fs::path file, const char* ending) {
  return file += ending;
}

/// A transaction that takes the file for itself from the beginning, so that whoever waits, waits here.
SQLite::Transaction alone(SQLite::Database& database) {
  return SQLite::Transaction(database, SQLite::TransactionBehavior::IMMEDIATE);
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

std::vector<CommandGiven> commands_in(SQLite::Database& database, const std::string& which) {
  SQLite::Statement query(database,
                          fmt::format("SELECT id, words, asked, id IN (SELECT command FROM finished), given_at, "
                                      "id NOT IN (SELECT command FROM undone) FROM commands {} ORDER BY id",
                                      which));
  std::vector<CommandGiven> commands;
  while (query.executeStep())
    commands.push_back({query.getColumn(0).getInt64(), query.getColumn(1).getString(), query.getColumn(2).getString(),
                        query.getColumn(3).getInt() != 0, query.getColumn(4).getString(),
                        query.getColumn(5).getInt() != 0});
  return commands;
}

/// The commands that are not taken back.
std::vector<CommandGiven> standing_commands(SQLite::Database& database) {
  return commands_in(database, "WHERE id NOT IN (SELECT command FROM undone)");
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

/// What a campaign is made from, and how it begins.
struct Founding {
  const std::vector<Document>& documents;
  const std::vector<Event>& events;
};

/// False if somebody has founded a campaign there already.
bool found_if_empty(SQLite::Database& database, const Founding& founding, const std::string& when) {
  SQLite::Transaction transaction = alone(database);
  if (version_of(database) != 0) return false;
  migrate(database, 0);
  write_documents(database, founding.documents);
  ChainWriter(database).add(Linked::documents, 0);
  State state;
  for (const Event& event : founding.events) apply(state, event);
  write_command(database, "new", founding.events, when);
  write_turn_state(database, state, Turn{0});
  write_snapshot(database, state);
  keep_map(database);
  transaction.commit();
  return true;
}

bool is_founded_on(SQLite::Database& database, const Founding& founding) {
  if (version_of(database) != newest_version()) return false;
  std::vector<Document> kept;
  SQLite::Statement query(database, "SELECT name, text FROM documents");
  while (query.executeStep()) kept.push_back({query.getColumn(0).getString(), query.getColumn(1).getString()});
  return std::is_permutation(kept.begin(), kept.end(), founding.documents.begin(), founding.documents.end()) &&
         has_written(database, 1, founding.events);
}

Refusal in_the_way(const fs::path& file, const std::string& found) {
  return Refusal(
      {file.generic_string(), 0, "", found, "a name not yet in use", "Choose another name, or move that file away"});
}

/// True if this very campaign stands there and nothing has been done in it: whoever was cut off may begin it again.
/// Anything else of that name is refused, and nothing in it touched.
bool begun_already(const fs::path& file, const Founding& founding) {
  if (!fs::exists(file)) return false;
  if (fs::is_directory(file)) throw in_the_way(file, "a folder");
  if (!fs::is_regular_file(file))
    throw in_the_way(file, "a pipe or a device");  // to open one is to wait for its writer
  std::string found = "a file that exists already";
  try {
    SQLite::Database database = opened(file, SQLite::OPEN_READONLY, kFounding);
    check(database, file.generic_string());
    if (is_founded_on(database, founding)) {
      const Reached now = reached(database);
      if (now == Reached{1, 0}) return true;
      found = fmt::format("this campaign, which has gone on since (command {})", called(database, now.last_command));
    }
  } catch (const std::runtime_error&) {
    throw in_the_way(file, found);  // no campaign, or none that can be trusted
  }
  throw in_the_way(file, found);
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

bool Journal::create(const fs::path& file, const std::vector<Document>& documents, const std::vector<Event>& events,
                     const std::string& when) {
  const Founding founding{documents, events};
  const fs::path folder = file.parent_path();
  if (!folder.empty() && !fs::is_directory(folder))
    throw Refusal({file.generic_string(), 0, "", fmt::format("no folder {}", folder.generic_string()),
                   "a folder that exists", "Make it first, or name another"});
  if (begun_already(file, founding)) {
    make_sure_of({file});
    return false;
  }
  const std::string& name = file.generic_string();
  const fs::path unfinished = beside(file, kUnfinished);
  bool another = false;  // somebody founds, or founded, another campaign here, which only has to be moved to its place
  try {
    SQLite::Database database = opened(unfinished, SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE, kFounding);
    if (!found_if_empty(database, founding, when)) {
      check(database, name);
      another = !is_founded_on(database, founding);
    }
  } catch (const SQLite::Exception& error) {
    if (error.getErrorCode() != SQLITE_BUSY) remove_if_there(unfinished);
    throw refusal_for(error, name);
  } catch (const Refusal&) {
    remove_if_there(unfinished);
    throw;
  }
  if (fs::exists(file)) {  // somebody was faster
    remove_if_there(unfinished);
    return !begun_already(file, founding);
  }
  remove_if_there(beside(file, kRollback));  // of a campaign of that name that was killed and then removed
  try {
    move_into_place(unfinished, file);
  } catch (const Refusal&) {
    if (!begun_already(file, founding)) {
      remove_if_there(unfinished);
      throw;
    }
    make_sure_of({file});  // somebody has moved it, or we have, and the disk did not keep its name
    return false;
  }
  if (another) throw in_the_way(file, "a file that exists already");
  return true;
}

Journal::Journal(const fs::path& file, milliseconds patience) {
  const std::string& name = file.generic_string();
  require_campaign_file(file);
  in_words(name, [&] {
    SQLite::Database database = opened(file, SQLite::OPEN_READWRITE, patience);
    check(database, name);
    bring_up_to_date(database);
    const Reached seen = reached(database);
    file_ = std::make_unique<File>(File{name, std::move(database), seen});
  });
}

Journal::~Journal() = default;

bool Journal::is_current() const {
  return in_words(file_->name, [&] { return reached(file_->database) == file_->seen; });
}

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

map::Map Journal::map() const {
  if (std::optional<map::Map> kept = in_words(file_->name, [&] { return kept_map(file_->database, file_->name); }))
    return *std::move(kept);
  return map::read_map(document(kMapFile), kMapFile).map;
}

void Journal::at_one_moment(const std::function<void()>& read) const {
  in_words(file_->name, [&] {
    const SQLite::Transaction transaction(file_->database);
    read();
  });
}

std::optional<std::string> Journal::changed_rules(std::optional<std::int64_t> before) const {
  return in_words(file_->name, [&] { return read_changed_rules(file_->database, file_->name, before); });
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
      bool ends_turn = false;
      for (const Event& event : events) {
        if (!std::holds_alternative<TurnEnded>(event.change)) continue;
        ends_turn = true;
        write_turn_state(file_->database, after, event.turn);
        keep_map(file_->database);
      }
      write_snapshot(file_->database, after, ends_turn ? 0 : kWorthASnapshot);
    });
    return file_->seen.last_command;
  });
}

std::vector<CommandGiven> Journal::commands() const {
  return in_words(file_->name, [&] { return standing_commands(file_->database); });
}

std::vector<CommandGiven> Journal::all_commands() const {
  return in_words(file_->name, [&] { return commands_in(file_->database, ""); });
}

std::optional<CommandGiven> Journal::to_redo() const {
  return in_words(file_->name, [&]() -> std::optional<CommandGiven> {
    for (const std::int64_t command : taken_back(file_->database))
      if (finds_it_as_it_is(file_->database, file_->name, command))
        return commands_in(file_->database, fmt::format("WHERE id = {}", command)).front();
    return std::nullopt;
  });
}

// The note is the last thing that a command does, so its last step is the one that makes it count: whoever is cut off
// there is either done, or is completed. To flush the folder behind it (EXTRA) would be one more step, after which a
// command that was cut off would look like one that is done. A note that is lost with the power is only made again.
void Journal::finish(std::int64_t command, const std::string& when) {
  in_words(file_->name, [&] {
    file_->database.exec("PRAGMA synchronous = FULL");
    SQLite::Transaction transaction = alone(file_->database);
    SQLite::Statement insert(file_->database, "INSERT OR IGNORE INTO finished VALUES (?, ?)");
    insert.bind(1, command);
    insert.bind(2, when);
    if (insert.exec() > 0) ChainWriter(file_->database).add(Linked::finished, command);
    transaction.commit();
    file_->database.exec("PRAGMA synchronous = EXTRA");
  });
}

std::vector<OnTrust> Journal::on_trust() const {
  return in_words(file_->name, [&] { return read_on_trust(file_->database); });
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
      ChainWriter(file_->database).add(Linked::undone, last.id);
    });
  });
  return words;
}

}  // namespace estafette::campaign
