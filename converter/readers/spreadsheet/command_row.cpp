#include "converter/readers/spreadsheet/command_row.hpp"

#include "base/letters.hpp"
#include "converter/readers/line/furniture.hpp"
#include "converter/readers/parts/head.hpp"
#include "converter/readers/parts/name.hpp"

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

}  // namespace

std::optional<ReadRow> command_row(const SpreadsheetRow& row, const SpreadsheetColumns& columns, bool above_titles,
                                   const PhraseBook& words) {
  std::vector<std::size_t> filled;
  for (std::size_t at = 0; at < row.cells.size(); ++at)
    if (!row.cells[at].empty()) filled.push_back(at);
  const std::size_t most = above_titles ? 3 : 2;
  if (filled.empty() || filled.size() > most) return std::nullopt;
  const std::string& command = row.cells[filled.front()];
  const Tokens tokens = tokens_of(command);
  const bool alone = filled.size() == 1 && is_side(columns, filled.front());  // "French", "1st Brigade" under "Side"
  const bool led = above_titles && filled.size() > 1;                         // alone it is the title of the page
  if (is_titled(columns, filled.front()) && !alone && !led) return std::nullopt;
  if (alone && names_only_a_nation({tokens, tokens.size(), words})) {
    ReadRow side;
    side.name = side.parts.name = command;
    side.level = Level::army;
    return side;
  }
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
  if (troops || std::any_of(leader.begin(), leader.end(), is_digit)) return std::nullopt;
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
