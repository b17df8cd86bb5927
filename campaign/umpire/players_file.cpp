#include "campaign/umpire/players_file.hpp"

#include "base/csv.hpp"
#include "base/problem.hpp"
#include "base/text.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <map>
#include <string_view>

namespace estafette::campaign {
namespace {

constexpr const char* kPlayer = "player";
constexpr const char* kCommands = "commands";
constexpr const char* kWritesAs = "writes as";

using Row = std::vector<std::string>;

std::vector<Row> rows_of(const std::string& text, const std::string& file) {
  std::vector<Row> rows;
  for_each_row(text, separator_of(text), file, [&](const CsvRow& row) {
    Row fields;
    for (const std::string_view field : row.fields) fields.emplace_back(without_apostrophe(field));
    rows.push_back(std::move(fields));
  });
  return rows;
}

/// On which line each row of it begins.
std::vector<int> lines_of(const std::string& text, const std::string& file) {
  std::vector<int> lines;
  for_each_row(text, separator_of(text), file, [&](const CsvRow& row) { lines.push_back(row.line); });
  return lines;
}

/// Checks what is to be written as it will be read. What is wrong with the row that changes is said of the words that
/// it was given, and what is wrong with another of its line in the file as it stands now.
void require_readable(const std::string& written, const std::string& now, std::size_t changed, const std::string& file,
                      const std::vector<Chapter>& chapters) {
  try {
    (void)read_players(written, file, chapters);
  } catch (const Refusal& refusal) {
    const std::vector<int> lines = lines_of(written, file), lines_now = lines_of(now, file);
    std::vector<Problem> problems = refusal.problems();
    for (Problem& problem : problems) {
      const auto row = static_cast<std::size_t>(std::find(lines.begin(), lines.end(), problem.line) - lines.begin());
      if (row == changed)
        problem = {problem.column == kWritesAs ? "--writes-as"
                   : problem.column == kPlayer ? "NAME"
                                               : "--commands",
                   0,
                   "",
                   problem.found,
                   problem.expected,
                   problem.remedy};
      else if (row < lines_now.size())
        problem.line = lines_now[row];
    }
    throw Refusal(std::move(problems));
  }
}

/// Where that column is; it is added if there is none.
std::size_t column(Row& titles, const std::string& title) {
  const auto found =
      std::find_if(titles.begin(), titles.end(), [&](const std::string& one) { return fold(one) == title; });
  if (found != titles.end()) return static_cast<std::size_t>(found - titles.begin());
  titles.push_back(title);
  return titles.size() - 1;
}

void put(Row& row, std::size_t at, const std::string& value) {
  if (row.size() <= at) row.resize(at + 1);
  row[at] = value;
}

std::vector<Row>::iterator row_of(std::vector<Row>& rows, std::size_t column, const std::string& name) {
  return std::find_if(rows.empty() ? rows.end() : rows.begin() + 1, rows.end(),
                      [&](const Row& row) { return column < row.size() && slug(row[column]) == slug(name); });
}

Refusal nobody(const std::string& file, const std::string& name) {
  return Refusal(Problem{file, 0, "player", name, "a player of this file", "See who is in it: estafette players"});
}

/// With the separator and the line ends of the text that the rows come from, since another program may know no other.
std::string csv_of(const std::vector<Row>& rows, const std::string& old) {
  std::string text;
  const bool of_windows = old.find("\r\n") != std::string::npos;
  for (const Row& row : rows) {
    text += csv_line(row, separator_of(old));
    if (of_windows) text.insert(text.size() - 1, 1, '\r');
  }
  return text;
}

bool leads_an_army(const Piece& chief, const State& state) {
  return std::any_of(state.armies.begin(), state.armies.end(), [&](const Army& army) {
    return army.side == chief.side && army.commander.find(chief.name) != std::string::npos;
  });
}

}  // namespace

std::vector<CanCommand> all_commands(const State& state) {
  std::vector<CanCommand> all;
  const auto add_forces = [&](const std::string& army) {
    for (const Force& force : state.forces)
      if (force.army == army) all.push_back({force.id.slug, force.name, force.side, false});
  };
  for (const Army& army : state.armies) {
    all.push_back({army.id, army.name, army.side, true});
    add_forces(army.id);
  }
  for (const Force& force : state.forces)
    if (std::none_of(all.begin(), all.end(), [&](const CanCommand& one) { return one.id == force.id.slug; }))
      all.push_back({force.id.slug, force.name, force.side, false});
  for (const Piece& piece : state.pieces)
    if (piece.kind == PieceKind::chief && !leads_an_army(piece, state))
      all.push_back({piece.id.slug, piece.name, piece.side, false});
  std::map<std::string, int> times;
  for (const CanCommand& one : all) ++times[slug(one.words)];
  for (CanCommand& one : all)
    if (times[slug(one.words)] > 1 || one.words.find_first_of(",;") != std::string::npos) one.words = one.id;
  return all;
}

std::vector<std::string> commands_in_words(const Player& player, const State& state) {
  std::vector<std::string> words;
  std::set<std::string> gone = player.commands;
  for (const CanCommand& one : all_commands(state))
    if (gone.erase(one.id) > 0) words.push_back(one.words);
  words.insert(words.end(), gone.begin(), gone.end());  // what is on the map no more
  return words;
}

std::string marked_as(const std::string& bytes_before, const std::string& text) {
  constexpr std::string_view kMark = "\xEF\xBB\xBF";
  return bytes_before.starts_with(kMark) && !text.empty() ? std::string(kMark) + text : text;
}

std::string with_player(const std::string& text, const std::string& file, const PlayerRow& row,
                        const std::vector<Chapter>& chapters) {
  std::vector<Row> rows = rows_of(text, file);
  if (rows.empty()) rows.push_back({kPlayer, kCommands});
  if (chapters.empty()) throw Refusal(Problem{file, 0, "", "a campaign that has not begun", "forces to command", ""});
  const std::size_t name_at = column(rows.front(), kPlayer), commands_at = column(rows.front(), kCommands);
  auto his = row_of(rows, name_at, row.instead_of.empty() ? row.name : row.instead_of);
  const bool known = his != rows.end();
  if (!known && !row.instead_of.empty()) throw nobody(file, row.instead_of);
  if (!known) his = rows.insert(rows.end(), Row());
  put(*his, name_at, row.name);
  if (!known || !row.keeps_commands) {
    std::vector<std::string> commands = row.commands;
    require_commands(row.name, commands, "--commands", chapters);
    if (commands.empty()) commands = commands_in_words(player_from(row.name, chapters), chapters.back().after);
    put(*his, commands_at, fmt::format("{}", fmt::join(commands, "; ")));
  }
  const bool had = std::any_of(rows.front().begin(), rows.front().end(),
                               [](const std::string& title) { return fold(title) == kWritesAs; });
  if ((!known || !row.keeps_writes_as) && (had || !row.writes_as.empty()))
    put(*his, column(rows.front(), kWritesAs), fmt::format("{}", fmt::join(row.writes_as, "; ")));
  std::string written = csv_of(rows, text);
  require_readable(written, text, static_cast<std::size_t>(his - rows.begin()), file, chapters);
  return written;
}

std::string without_player(const std::string& text, const std::string& file, const std::string& name) {
  std::vector<Row> rows = rows_of(text, file);
  if (rows.empty()) throw nobody(file, name);
  const auto his = row_of(rows, column(rows.front(), kPlayer), name);
  if (his == rows.end()) throw nobody(file, name);
  rows.erase(his);
  return rows.size() == 1 ? std::string() : csv_of(rows, text);
}

Table players_table(const std::vector<Player>& players, const Theatre& theatre, const State& state) {
  Table table{"Who commands what", {{"player"}, {"side"}, {"commands"}, {"also writes as"}}, {}, {}};
  for (const Player& player : players)
    table.rows.push_back({player.name, theatre.rules.sides[player.side].name,
                          fmt::format("{}", fmt::join(commands_in_words(player, state), "; ")),
                          fmt::format("{}", fmt::join(player.writes_as, "; "))});
  return table;
}

std::vector<std::string> remarks_on_players(const std::vector<Player>& players, const std::vector<Chapter>& chapters) {
  std::vector<std::string> remarks;
  if (players.empty() || chapters.empty()) return remarks;
  std::set<ForceId> commanded;
  for (const Player& player : players) commanded.merge(forces_of(player, chapters));
  std::vector<std::string> free;
  for (const Force& force : chapters.back().after.forces)
    if (!commanded.contains(force.id)) free.push_back(force.name);
  for (const CanCommand& one : all_commands(chapters.back().after)) {
    std::vector<std::string> names;
    for (const Player& player : players)
      if (player.commands.contains(one.id)) names.push_back(player.name);
    if (names.size() > 1) remarks.push_back(fmt::format("{} is given to {}.", one.words, fmt::join(names, " and to ")));
  }
  constexpr std::size_t kMostNamed = 12;
  if (free.size() > kMostNamed) {
    const std::size_t more = free.size() - kMostNamed;
    free.resize(kMostNamed);
    free.push_back(fmt::format("and {} more", more));
  }
  if (!free.empty()) remarks.push_back(fmt::format("Nobody commands {}.", fmt::join(free, ", ")));
  return remarks;
}

}  // namespace estafette::campaign
