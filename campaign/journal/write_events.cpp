#include "campaign/journal/write_events.hpp"

#include "campaign/journal/chain.hpp"
#include "campaign/journal/snapshots.hpp"
#include "campaign/state/json_events.hpp"
#include "campaign/state/json_sayings.hpp"
#include "campaign/state/questions.hpp"
#include "campaign/telling/telling.hpp"
#include "converter/orbat/totals.hpp"

#include <fmt/format.h>

#include <exception>

namespace estafette::campaign {
namespace {

void run(SQLite::Statement& statement) {
  statement.exec();
  statement.reset();
}

/// Ids of one event, each a row of its own.
template <typename Id>
void write_ids(SQLite::Statement& insert, std::int64_t event, const std::vector<Id>& ids) {
  for (const Id& id : ids) {
    insert.bind(1, event);
    insert.bind(2, id.slug);
    run(insert);
  }
}

template <typename Id>
std::vector<Id> read_ids(SQLite::Statement& query, std::int64_t event) {
  std::vector<Id> ids;
  query.bind(1, event);
  while (query.executeStep()) ids.push_back({query.getColumn(0).getString()});
  query.reset();
  return ids;
}

/// Runs `read` for the event with that number; an event that cannot be read was not written by estafette.
template <typename Read>
auto reading(const std::string& file, std::int64_t event, Read read) {
  try {
    return read();
  } catch (const std::exception& error) {
    throw Refusal({file, 0, "", fmt::format("event {}: {}", event, error.what()), "an event written by estafette",
                   "Use your last copy of it"});
  }
}

/// By which the query knows the kinds that are asked for.
std::string name_of_kind(std::size_t number) {
  return fmt::format(":kind_{}", number);
}

std::string question(const EventFilter& filter) {
  std::string sql = "SELECT id, turn, rule, kind, ";
  sql += filter.unspoken ? "'', '', " : "said, because, ";
  sql += filter.to_tell ? "''" : "change";
  sql += filter.unspoken ? ", ''" : ", dice";
  sql += ", id IN (SELECT id FROM standing_events), command FROM ";
  sql += filter.with_undone || filter.as_written ? "events" : "standing_events";
  sql += " WHERE 1";
  if (filter.turn) sql += " AND turn BETWEEN :turn AND :up_to";
  if (!filter.rule.empty()) sql += " AND substr(rule || '.', 1, length(:rule) + 1) = :rule || '.'";
  if (filter.unspoken) sql += fmt::format(" AND kind <> '{}'", kind_of(BattleSet{}));
  if (!filter.kinds.empty()) {
    sql += " AND kind IN (";
    for (std::size_t i = 0; i < filter.kinds.size(); ++i) sql += (i > 0 ? ", " : "") + name_of_kind(i);
    sql += ")";
  }
  if (filter.force) sql += " AND id IN (SELECT event FROM event_forces WHERE force = :force)";
  if (filter.command) sql += " AND command = :command";
  if (filter.place) sql += " AND id IN (SELECT event FROM event_places WHERE place = :place)";
  return sql + " ORDER BY id";
}

/// The link before which the chain was made anew, and so does not tell in which order things happened.
constexpr const char* kSinceVouched = "(SELECT coalesce(max(id), 0) FROM chain WHERE record = 'vouched')";

/// The state after the changes that the query gives: id, kind, change.
State fold(SQLite::Statement& query, const std::string& file, State state = {}) {
  while (query.executeStep()) {
    reading(file, query.getColumn(0).getInt64(), [&] {
      Event event;
      event.change = change_from(query.getColumn(1).getString(), query.getColumn(2).getString());
      apply(state, event);
    });
  }
  return state;
}

/// True if the events that stood then and those that stand now change the same, one after the other: then they lead to
/// the same state, and none of them need be told. `then`: which they are, for the command that is the first argument.
bool has_the_same_changes(SQLite::Database& database, const std::string& then, std::int64_t command) {
  SQLite::Statement now(database, "SELECT id FROM standing_events ORDER BY id");
  SQLite::Statement before(database, fmt::format("SELECT id FROM events WHERE {} ORDER BY id", then));
  SQLite::Statement same(database,
                         "SELECT one.kind = other.kind AND one.change = other.change FROM events one, events other "
                         "WHERE one.id = ?1 AND other.id = ?2");
  before.bind(1, command);
  while (before.executeStep()) {
    if (!now.executeStep()) return false;
    const std::int64_t one = before.getColumn(0).getInt64();
    const std::int64_t other = now.getColumn(0).getInt64();
    if (one == other) continue;
    same.reset();
    same.bind(1, one);
    same.bind(2, other);
    if (!same.executeStep() || same.getColumn(0).getInt() == 0) return false;
  }
  return !now.executeStep();
}

/// False if a snapshot stands after that command, and is of another state or none.
bool is_true(SQLite::Database& database, const std::string& file, std::int64_t command, const State& state) {
  try {
    const std::optional<Snapshot> kept = last_snapshot(database, file, command + 1);
    return !kept || kept->command != command || kept->state == state;
  } catch (const Refusal&) {
    return false;
  }
}

/// The founding of a campaign with the lines of supply that it traced and what each side sees: its state is that of the
/// snapshot behind it, which is read in a tenth of the time. Those two say how something stands, and may be said again.
/// Nothing if there is no snapshot, or if the command caused more.
std::optional<Change> founding_in_snapshot(SQLite::Database& database, const std::string& file, std::int64_t command) {
  SQLite::Statement others(database, "SELECT count(*) FROM events WHERE command <= ? AND kind NOT IN (?, ?, ?)");
  others.bind(1, command);
  others.bind(2, kind_of(Founded{}));
  others.bind(3, kind_of(LineTraced{}));
  others.bind(4, kind_of(Scouted{}));
  if (!others.executeStep() || others.getColumn(0).getInt64() != 0) return std::nullopt;
  std::optional<Snapshot> kept = last_snapshot(database, file, command + 1);
  if (!kept || kept->command != command) return std::nullopt;
  return Founded{std::move(kept->state)};
}

}  // namespace

void write_command(SQLite::Database& database, const std::string& command, const std::vector<Event>& events,
                   const std::string& when, const std::string& asked) {
  SQLite::Statement insert_command(database, "INSERT INTO commands (given_at, words, asked) VALUES (?, ?, ?)");
  insert_command.bind(1, when);
  insert_command.bind(2, command);
  insert_command.bind(3, asked);
  insert_command.exec();
  const std::int64_t id = database.getLastInsertRowid();
  SQLite::Statement insert(
      database,
      "INSERT INTO events (command, turn, rule, kind, sentence, cause, change, dice, said, because) "
      "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)");
  SQLite::Statement forces(database, "INSERT INTO event_forces VALUES (?, ?)");
  SQLite::Statement places(database, "INSERT INTO event_places VALUES (?, ?)");
  ChainWriter chain(database);
  chain.add(Linked::command, id);
  for (const Event& event : events) {
    insert.bind(1, id);
    insert.bind(2, event.turn.value);
    insert.bind(3, event.rule);
    insert.bind(4, kind_of(event.change));
    insert.bind(5, tell(event.said));
    insert.bind(6, tell(event.cause));
    insert.bind(7, to_json(event.change));
    insert.bind(8, to_json(event.dice));
    insert.bind(9, to_json(event.said));
    insert.bind(10, to_json(event.cause));
    run(insert);
    const std::int64_t row = database.getLastInsertRowid();
    write_ids(forces, row, event.forces);
    write_ids(places, row, event.places);
    chain.add(Linked::event, row);
  }
}

bool has_written(SQLite::Database& database, std::int64_t command, const std::vector<Event>& events) {
  SQLite::Statement query(database,
                          "SELECT turn, rule, change, dice, said, because FROM events WHERE command = ? ORDER BY id");
  query.bind(1, command);
  for (const Event& event : events) {
    if (!query.executeStep()) return false;
    const bool same = query.getColumn(0).getInt() == event.turn.value && query.getColumn(1).getString() == event.rule &&
                      query.getColumn(2).getString() == to_json(event.change) &&
                      query.getColumn(3).getString() == to_json(event.dice) &&
                      query.getColumn(4).getString() == to_json(event.said) &&
                      query.getColumn(5).getString() == to_json(event.cause);
    if (!same) return false;
  }
  return !query.executeStep();
}

void write_turn_state(SQLite::Database& database, const State& state, Turn turn) {
  if (state.forces.empty()) return;
  const std::int64_t command = database.execAndGet("SELECT max(id) FROM commands").getInt64();
  SQLite::Statement insert(database, "INSERT INTO turn_states VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)");
  for (const Force& force : state.forces) {
    const Totals strength = totals(force.troops);
    insert.bind(1, command);
    insert.bind(2, turn.value);
    insert.bind(3, force.id.slug);
    insert.bind(4, force.name);
    insert.bind(5, to_string(force.side));
    insert.bind(6, force.at.slug);
    insert.bind(7, strength.men().value);
    insert.bind(8, strength.guns.value);
    insert.bind(9, divisions(state, force));
    insert.bind(10, to_string(force.duty));
    insert.bind(11, fatigued(state, force) ? 1 : 0);
    insert.bind(12, exhausted(state, force) ? 1 : 0);
    insert.bind(13, force.line.cut ? 1 : 0);
    run(insert);
  }
  ChainWriter(database).add(Linked::states, command);
}

std::vector<Event> read_events(SQLite::Database& database, const std::string& file, const EventFilter& filter) {
  SQLite::Statement query(database, question(filter));
  if (filter.turn) {
    query.bind(":turn", filter.turn->value);
    query.bind(":up_to", filter.up_to.value_or(*filter.turn).value);
  }
  if (!filter.rule.empty()) query.bind(":rule", filter.rule);
  for (std::size_t i = 0; i < filter.kinds.size(); ++i) query.bind(name_of_kind(i), filter.kinds[i]);
  if (filter.force) query.bind(":force", filter.force->slug);
  if (filter.command) query.bind(":command", *filter.command);
  if (filter.place) query.bind(":place", filter.place->slug);
  SQLite::Statement forces(database, "SELECT force FROM event_forces WHERE event = ? ORDER BY rowid");
  SQLite::Statement places(database, "SELECT place FROM event_places WHERE event = ? ORDER BY rowid");
  const std::string founded = kind_of(Founded{});
  std::vector<Event> events;
  while (query.executeStep()) {
    Event event;
    const std::int64_t id = query.getColumn(0).getInt64();
    event.turn = {query.getColumn(1).getInt()};
    event.rule = query.getColumn(2).getString();
    const bool stands = query.getColumn(8).getInt() != 0;
    reading(file, id, [&] {
      if (!filter.unspoken) {
        event.said = saying_from(query.getColumn(4).getString());
        event.cause = cause_from(query.getColumn(5).getString());
        event.dice = dice_from(query.getColumn(7).getString());
      }
      if (!filter.to_tell) {
        const std::string kind = query.getColumn(3).getString();
        std::optional<Change> founding;
        if (filter.to_fold && kind == founded)
          founding = founding_in_snapshot(database, file, query.getColumn(9).getInt64());
        event.change = founding ? *std::move(founding) : change_from(kind, query.getColumn(6).getString());
      }
    });
    if (!stands && !filter.as_written) event.said = says("taken back", {{"said", event.said}});
    if (!filter.unspoken) {
      event.forces = read_ids<ForceId>(forces, id);
      event.places = read_ids<NodeId>(places, id);
    }
    events.push_back(std::move(event));
  }
  return events;
}

State read_state(SQLite::Database& database, const std::string& file, std::optional<std::int64_t> before) {
  Snapshot from = last_snapshot(database, file, before).value_or(Snapshot());
  SQLite::Statement query(database,
                          "SELECT id, kind, change FROM standing_events WHERE command < coalesce(?2, command + 1) AND "
                          "id > coalesce((SELECT id FROM events WHERE command <= ?1 ORDER BY command DESC, id DESC "
                          "LIMIT 1), 0) ORDER BY id");
  query.bind(1, from.command);
  if (before) query.bind(2, *before);
  return fold(query, file, std::move(from.state));
}

std::optional<std::int64_t> first_false_snapshot(SQLite::Database& database, const std::string& file) {
  SQLite::Statement query(database,
                          "SELECT id, kind, change FROM standing_events WHERE command > ? AND command <= ? "
                          "ORDER BY id");
  std::vector<std::int64_t> commands = commands_with_snapshots(database);
  commands.push_back(database.execAndGet("SELECT coalesce(max(id), 0) FROM commands").getInt64());
  State state;
  std::int64_t told = 0;
  for (const std::int64_t command : commands) {
    query.reset();
    query.bind(1, told);
    query.bind(2, command);
    state = fold(query, file, std::move(state));
    told = command;
    if (!is_true(database, file, command, state)) return command;
  }
  return std::nullopt;
}

std::optional<std::string> read_changed_rules(SQLite::Database& database, const std::string& file,
                                              std::optional<std::int64_t> before) {
  const std::string kind = kind_of(RulesChanged{});
  SQLite::Statement query(
      database, fmt::format("SELECT id, change FROM standing_events WHERE kind = ?{} ORDER BY id DESC LIMIT 1",
                            before ? " AND command < ?" : ""));
  query.bind(1, kind);
  if (before) query.bind(2, *before);
  std::optional<std::string> text;
  if (query.executeStep())
    reading(file, query.getColumn(0).getInt64(),
            [&] { text = std::get<RulesChanged>(change_from(kind, query.getColumn(1).getString())).text; });
  return text;
}

std::vector<std::int64_t> taken_back(SQLite::Database& database) {
  SQLite::Statement query(database, fmt::format("SELECT number FROM chain WHERE record = 'undone' AND id > {} "
                                                "ORDER BY id DESC",
                                                kSinceVouched));
  std::vector<std::int64_t> commands;
  while (query.executeStep()) commands.push_back(query.getColumn(0).getInt64());
  return commands;
}

bool finds_it_as_it_is(SQLite::Database& database, const std::string& file, std::int64_t command) {
  const std::string then = fmt::format(
      "command < ?1 AND command NOT IN (SELECT number FROM chain WHERE record = 'undone' AND id < max({}, "
      "(SELECT id FROM chain WHERE record = 'command' AND number = ?1)))",
      kSinceVouched);
  if (has_the_same_changes(database, then, command)) return true;
  SQLite::Statement query(database, fmt::format("SELECT id, kind, change FROM events WHERE {} ORDER BY id", then));
  query.bind(1, command);
  return fold(query, file) == read_state(database, file);
}

std::vector<OnTrust> read_on_trust(SQLite::Database& database) {
  SQLite::Statement query(
      database,
      "SELECT first_event, last_event, min(turn), max(turn), given_at, vouched.because FROM vouched "
      "JOIN events ON events.id BETWEEN first_event AND last_event GROUP BY vouched.id");
  std::vector<OnTrust> all;
  while (query.executeStep())
    all.push_back({query.getColumn(0).getInt64(),
                   query.getColumn(1).getInt64(),
                   {query.getColumn(2).getInt()},
                   {query.getColumn(3).getInt()},
                   query.getColumn(4).getString(),
                   query.getColumn(5).getString()});
  return all;
}

}  // namespace estafette::campaign
