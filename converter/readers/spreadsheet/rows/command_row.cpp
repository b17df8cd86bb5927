#include "converter/readers/spreadsheet/rows/command_row.hpp"

#include "base/letters.hpp"
#include "converter/readers/line/furniture.hpp"
#include "converter/readers/parts/commander.hpp"
#include "converter/readers/parts/head.hpp"
#include "converter/readers/parts/name.hpp"
#include "converter/readers/spreadsheet/columns/figures.hpp"

#include <algorithm>
#include <array>
#include <string>
#include <vector>

namespace estafette::readers {
namespace {

/// A title above the column.
bool is_titled(const SpreadsheetColumns& columns, std::size_t at) {
  return std::any_of(columns.all.begin(), columns.all.end(),
                     [&](const SpreadsheetColumn& column) { return column.at == at && !column.title.empty(); });
}

/// A column for nations, or a side.
bool is_side(const SpreadsheetColumns& columns, std::size_t at) {
  return std::any_of(columns.all.begin(), columns.all.end(), [&](const SpreadsheetColumn& column) {
    return column.at == at && column.mapped.holds == Holds::nation;
  });
}

/// The places of the cells with something in them.
std::vector<std::size_t> filled_in(const SpreadsheetRow& row) {
  std::vector<std::size_t> filled;
  for (std::size_t at = 0; at < row.cells.size(); ++at)
    if (!row.cells[at].empty()) filled.push_back(at);
  return filled;
}

bool holds_name(const SpreadsheetColumns& columns, std::size_t at) {
  return std::any_of(columns.all.begin(), columns.all.end(), [&](const SpreadsheetColumn& column) {
    return column.at == at && column.mapped.holds == Holds::name;
  });
}

/// "Reserve", "Alba's": no number, and no word for troops.
bool names_no_troops(const Tokens& name, const PhraseBook& words) {
  for (const Sense sense : {Sense::kind, Sense::unit, Sense::gun, Sense::count})
    if (words.any(sense, name, 0, name.size())) return false;
  return std::none_of(name.begin(), name.end(), [](const Token& token) { return token.figure(); });
}

}  // namespace

bool names_side(const SpreadsheetRow& row, const PhraseBook& words) {
  const std::vector<std::size_t> filled = filled_in(row);
  if (filled.size() < 2 || filled.size() > 3) return false;
  const Tokens side = tokens_of(row.cells[filled[0]]), leader = tokens_of(row.cells[filled[1]]);
  return names_only_a_nation({side, side.size(), words}) && !leader.empty() && words.has(Sense::rank, leader, 0);
}

std::optional<ReadRow> lone_command(const SpreadsheetRow& row, const SpreadsheetRow& next,
                                    const SpreadsheetColumns& columns, const PhraseBook& words) {
  constexpr std::size_t kFewestBelow = 3;  // cells
  const std::vector<std::size_t> filled = filled_in(row);
  if (filled.size() != 1 || next.filled() < kFewestBelow || !holds_name(columns, filled[0])) return std::nullopt;
  const std::string& text = row.cells[filled[0]];
  const std::size_t open = text.find(" (");
  const Tokens name = tokens_of(text);
  if (open == std::string::npos || !text.ends_with(')') || has_digit(text) ||
      head_of({name, name.size(), words}).is != Head::Is::nothing)
    return std::nullopt;
  const std::string leader = text.substr(open + 2, text.size() - open - 3);
  const Tokens person = tokens_of(leader);
  if (!may_be_person(person, 0, leader, words) || words.has(Sense::note, person, 0)) return std::nullopt;
  ReadRow read;
  read.name = read.parts.name = text.substr(0, open);
  read.parts.commander = leader;
  read.level = Level::brigade;
  read.parts.guessed.emplace_back("a command, since it stands alone in its row");
  return read;
}

std::optional<CommandBeside> command_beside(const SpreadsheetRow& row, const SpreadsheetColumns& columns,
                                            const PhraseBook& words, std::optional<Level> others) {
  const std::vector<const SpreadsheetColumn*> names = columns.that_hold(Holds::name);
  if (names.size() != 2) return std::nullopt;
  const std::string& command = row.cell(names[0]->at);
  const std::string& troops = row.cell(names[1]->at);
  if (command.empty() || troops.empty()) return std::nullopt;
  const Tokens named = tokens_of(command), told = tokens_of(troops);
  const Head head = head_of({named, named.size(), words});
  const bool arm = head.arm && head.end == named.size() && !head.numbered;
  const bool formation = head.is == Head::Is::formation && head.level;
  const bool as_others = others && head.is != Head::Is::unit && !arm && names_no_troops(named, words);
  if (!(formation || arm || as_others) || head_of({told, told.size(), words}).is == Head::Is::formation)
    return std::nullopt;
  CommandBeside beside{row, row, arm && !formation, as_others ? others : std::nullopt};
  beside.troops.cells[names[0]->at].clear();
  for (std::size_t at = 0; at < beside.command.cells.size(); ++at) {
    const bool leader = std::any_of(columns.all.begin(), columns.all.end(), [&](const SpreadsheetColumn& column) {
      return column.at == at && holds_persons(column.mapped.holds);
    });
    const bool side = is_side(columns, at);
    if (at != names[0]->at && !leader && !side) beside.command.cells[at].clear();
    if (leader && !beside.arm) beside.troops.cells[at].clear();
  }
  return beside;
}

std::optional<Level> level_of_commands_beside(const std::vector<SpreadsheetRow>& rows,
                                              const SpreadsheetColumns& columns, const PhraseBook& words) {
  const std::vector<const SpreadsheetColumn*> names = columns.that_hold(Holds::name);
  if (names.size() != 2) return std::nullopt;
  for (const SpreadsheetRow& row : rows) {
    if (!command_beside(row, columns, words, std::nullopt)) continue;
    const Tokens named = tokens_of(row.cell(names[0]->at));
    return head_of({named, named.size(), words}).level.value_or(Level::division);
  }
  return std::nullopt;
}

ReadRow with_level_beside(ReadRow read, const CommandBeside& beside) {
  if (!beside.as_others) return read;
  read.level = beside.as_others;
  read.parts.guessed.emplace_back("a command, since it stands where the others do");
  return read;
}

std::optional<ReadRow> command_row(const SpreadsheetRow& row, const SpreadsheetColumns& columns, bool above_titles,
                                   const PhraseBook& words) {
  const std::vector<std::size_t> filled = filled_in(row);
  const std::size_t most = above_titles ? 3 : 2;
  if (names_side(row, words) && !is_side(columns, filled.front())) {
    ReadRow side;
    side.name = side.parts.name = row.cells[filled[0]];
    side.parts.commander = row.cells[filled[1]];
    if (filled.size() > 2) side.parts.note = row.cells[filled[2]];
    side.level = Level::army;
    return side;
  }
  if (filled.empty() || filled.size() > most) return std::nullopt;
  const std::string& command = row.cells[filled.front()];
  const Tokens tokens = tokens_of(command);
  const bool alone = filled.size() == 1 && is_side(columns, filled.front());  // "French", "1st Brigade" under "Side"
  const bool led = above_titles && filled.size() > 1;                         // alone it is the title of the page
  const bool among_names = filled.size() == 1 && holds_name(columns, filled.front());
  if ((alone || among_names) && names_only_a_nation({tokens, tokens.size(), words})) {
    ReadRow side;
    side.name = side.parts.name = command;
    side.level = Level::army;
    return side;
  }
  if (is_titled(columns, filled.front()) && !alone && !led) return std::nullopt;
  const Head head = head_of({tokens, tokens.size(), words});
  const bool whole = head.end == tokens.size() || words.has(Sense::link, tokens, head.end) ||  // "Army of the Centre"
                     tokens[head.end].mark(",") || tokens[head.end].mark("-");
  const bool dated =
      std::any_of(tokens.begin(), tokens.end(), [](const Token& t) { return t.is == Token::Is::number; });
  if (head.is != Head::Is::formation || !head.level || !whole || dated) return std::nullopt;
  ReadRow read;
  read.name = command;
  read.parts.name = command;
  if (filled.size() == 1) return read;
  const std::string& leader = row.cells[filled[1]];
  const Tokens person = tokens_of(leader);
  const bool troops =
      words.any(Sense::kind, person, 0, person.size()) || words.any(Sense::unit, person, 0, person.size());
  if (troops || has_digit(leader)) return std::nullopt;
  read.parts.commander = leader;
  if (filled.size() > 2) read.parts.note = row.cells[filled.back()];  // "Competent 6"
  return read;
}

std::optional<ReadRow> command_in_corner(const SpreadsheetRow& header, const PhraseBook& words) {
  const std::string& corner = header.cell(0);
  const Tokens tokens = tokens_of(corner);
  const Head head = head_of({tokens, tokens.size(), words});
  const bool numbered = !tokens.empty() && tokens[0].is == Token::Is::ordinal;
  const bool led = head.end < tokens.size() && tokens[head.end].mark(":");
  if (head.is != Head::Is::formation || !head.level || tokens.size() < 2 || !(numbered || led)) return std::nullopt;
  ReadRow read;
  read.name = corner;
  read.parts.name = corner;
  return read;
}

bool holds_guns_of_others(const Tokens& name, const PhraseBook& words) {
  const Head head = head_of({name, name.size(), words});
  if (head.is != Head::Is::formation || !head.level) return false;
  constexpr std::array kOfBatteries = {Sense::arm, Sense::kind, Sense::unit, Sense::gun};
  return std::none_of(kOfBatteries.begin(), kOfBatteries.end(),
                      [&](Sense sense) { return words.any(sense, name, 0, name.size()); });
}

void name_command_behind_nation(ReadRow& read, const PhraseBook& words) {
  const Tokens name = tokens_of(read.name);
  std::size_t dash = 1;
  while (dash < name.size() && !(name[dash].mark("-") && !name[dash].joined)) ++dash;
  if (dash + 1 >= name.size() || !names_only_a_nation({name, dash, words})) return;
  const std::string command = read.name.substr(name[dash + 1].begin);
  const Tokens said = tokens_of(command);
  if (head_of({said, said.size(), words}).is != Head::Is::formation) return;
  if (read.parts.facts.nation.empty()) read.parts.facts.nation = nation_in(name, "", words);
  read.name = command;
  read.parts.name = command;
}

}  // namespace estafette::readers
