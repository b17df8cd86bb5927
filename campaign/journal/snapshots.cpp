#include "campaign/journal/snapshots.hpp"

#include "base/problem.hpp"
#include "base/sha256.hpp"
#include "campaign/state/state_bytes.hpp"

#include <fmt/format.h>

#include <exception>
#include <limits>
#include <map>
#include <stdexcept>

namespace estafette::campaign {
namespace {

constexpr std::int64_t kEnd = std::numeric_limits<std::int64_t>::max();  // before it: all commands

/// Of which program a snapshot is: another may have other members, or make something else of the same events.
const std::string& stamp() {
  constexpr std::size_t kEnough = 12;
  static const std::string made = sha256_base64(ESTAFETTE_VERSION " " + shape_of_state()).substr(0, kEnough);
  return made;
}

/// The members of the last snapshot before that command, as their rows.
std::map<std::string, std::int64_t> last_rows(SQLite::Database& database, std::int64_t before) {
  SQLite::Statement query(database,
                          "SELECT part, max(rowid) FROM snapshots WHERE stamp = ? AND command < ? "
                          "AND command NOT IN (SELECT command FROM undone) GROUP BY part");
  query.bind(1, stamp());
  query.bind(2, before);
  std::map<std::string, std::int64_t> rows;
  while (query.executeStep()) rows[query.getColumn(0).getString()] = query.getColumn(1).getInt64();
  return rows;
}

/// Reads rows of the table.
class Rows {
 public:
  explicit Rows(SQLite::Database& database)
      : query_(database, "SELECT bytes, command FROM snapshots WHERE rowid = ?") {}

  std::string bytes_of(std::int64_t row) {
    query_.reset();
    query_.bind(1, row);
    query_.executeStep();
    command_ = query_.getColumn(1).getInt64();
    return query_.getColumn(0).getString();
  }
  /// Of the row that was read last.
  [[nodiscard]] std::int64_t command() const { return command_; }

 private:
  SQLite::Statement query_;
  std::int64_t command_ = 0;
};

/// The last command whose events a snapshot saves from being read; 0 if there is none.
std::int64_t last_command_with_snapshot(SQLite::Database& database) {
  SQLite::Statement query(database,
                          "SELECT coalesce(max(command), 0) FROM snapshots WHERE stamp = ? "
                          "AND command NOT IN (SELECT command FROM undone)");
  query.bind(1, stamp());
  query.executeStep();
  return query.getColumn(0).getInt64();
}

/// How much is to be read of the events that stand, from those behind that command on.
std::size_t bytes_of_events(SQLite::Database& database, std::int64_t command) {
  SQLite::Statement query(database,
                          "SELECT coalesce(sum(length(change)), 0) FROM events WHERE command > ? "
                          "AND command NOT IN (SELECT command FROM undone)");
  query.bind(1, command);
  query.executeStep();
  return static_cast<std::size_t>(query.getColumn(0).getInt64());
}

}  // namespace

void write_snapshot(SQLite::Database& database, const State& state, std::size_t least) {
  const std::int64_t since = last_command_with_snapshot(database);
  const std::size_t to_be_read = bytes_of_events(database, since);
  if (to_be_read < least) return;
  const std::map<std::string, std::int64_t> last = last_rows(database, kEnd);
  Rows rows(database);
  std::vector<StatePart> changed;
  std::size_t bytes = 0;
  for (StatePart& part : parts_of(state)) {
    const auto before = last.find(part.name);
    const bool is_new = before == last.end() || rows.bytes_of(before->second) != part.bytes;
    if (!is_new) continue;
    if (part.bytes.size() > kLongestSnapshot) return;
    bytes += part.bytes.size();
    changed.push_back(std::move(part));
  }
  if (bytes > to_be_read) return;
  SQLite::Statement insert(database,
                           "INSERT INTO snapshots (command, stamp, part, bytes) SELECT max(id), ?, ?, ? FROM commands "
                           "WHERE id NOT IN (SELECT command FROM undone)");
  for (const StatePart& part : changed) {
    insert.bind(1, stamp());
    insert.bind(2, part.name);
    insert.bind(3, part.bytes.data(), static_cast<int>(part.bytes.size()));
    insert.exec();
    insert.reset();
  }
}

std::optional<Snapshot> last_snapshot(SQLite::Database& database, const std::string& file,
                                      std::optional<std::int64_t> before) {
  const std::map<std::string, std::int64_t> last = last_rows(database, before.value_or(kEnd));
  if (last.empty()) return std::nullopt;
  Snapshot found;
  std::vector<StatePart> parts;
  Rows rows(database);
  try {
    for (const auto& [part, row] : last) {
      parts.push_back({part, rows.bytes_of(row)});
      found.command = std::max(found.command, rows.command());
      if (parts.back().bytes.size() > kLongestSnapshot) throw std::runtime_error("more bytes than any state's");
    }
    found.state = state_of(parts);
  } catch (const std::exception& error) {
    throw Refusal({file, 0, "", fmt::format("a snapshot after command {}: {}", found.command, error.what()),
                   "a snapshot written by estafette",
                   "estafette vouch takes all snapshots out, and keeps every event"});
  }
  return found;
}

std::vector<std::int64_t> commands_with_snapshots(SQLite::Database& database) {
  SQLite::Statement query(database,
                          "SELECT DISTINCT command FROM snapshots WHERE stamp = ? "
                          "AND command NOT IN (SELECT command FROM undone) ORDER BY command");
  query.bind(1, stamp());
  std::vector<std::int64_t> commands;
  while (query.executeStep()) commands.push_back(query.getColumn(0).getInt64());
  return commands;
}

void forget_snapshots(SQLite::Database& database) {
  database.exec("DELETE FROM snapshots");
}

}  // namespace estafette::campaign
