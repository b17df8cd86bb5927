#include "converter/readers/spreadsheet/rows/row_path.hpp"

#include "base/text.hpp"
#include "converter/readers/line/item.hpp"
#include "converter/readers/parts/head.hpp"
#include "converter/readers/spreadsheet/columns/figures.hpp"
#include "converter/readers/spreadsheet/rows/command_path.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace estafette::readers {
namespace {

constexpr std::array kCommanders = {Holds::army_commander, Holds::corps_commander, Holds::division_commander,
                                    Holds::brigade_commander};

}  // namespace

std::optional<Arm> arm_called(const std::string& command, const PhraseBook& words) {
  const Tokens tokens = tokens_of(command);
  for (std::size_t at = 0; at < std::min<std::size_t>(tokens.size(), 2); ++at) {  // "Light Cavalry"
    const std::optional<PhraseFound> arm = words.find(Sense::arm, tokens, at);
    if (!arm) continue;
    const std::size_t end = at + arm->length;
    return end == tokens.size() || tokens[end].is == Token::Is::mark ? arm_from(arm->is) : std::nullopt;
  }
  return std::nullopt;
}

std::optional<Arm> arm_of_command(const std::array<NamedCommand, 4>& path, const PhraseBook& words) {
  const auto lowest = std::find_if(path.rbegin(), path.rend(), [](const NamedCommand& c) { return !c.name.empty(); });
  return lowest == path.rend() ? std::nullopt : arm_called(lowest->name, words);
}

/// What cells that name several commands say; the columns that ever had such cells are remembered.
std::array<std::string, 4> RowPath::named_together(const SpreadsheetRow& row) {
  std::array<std::string, 4> together;
  for (const Holds holds : kCommandPath)
    for (const SpreadsheetColumn* column : columns_.that_hold(holds)) {
      const std::array<std::string, 4> path = command_path(row.cell(column->at), words_);
      if (path == std::array<std::string, 4>{}) continue;
      together = path;
      if (std::find(with_paths_.begin(), with_paths_.end(), column) == with_paths_.end()) with_paths_.push_back(column);
    }
  return together;
}

/// "I Corps" in the column of divisions: a command of its own level, for this row and those below. Not "I Corps
/// artillery" beside a battery.
bool RowPath::higher_command(const SpreadsheetRow& row, CommandsNamed& read) {
  const bool alone = (text_held(row, columns_, Holds::name) + text_held(row, columns_, Holds::kind)).empty();
  for (std::size_t i = 1; i < kCommandPath.size(); ++i) {
    for (const SpreadsheetColumn* column : columns_.that_hold(kCommandPath.at(i))) {
      const std::string& said = row.cell(column->at);
      const Tokens tokens = tokens_of(said);
      const Head head = head_of({tokens, tokens.size(), words_});
      const bool whole = head.end >= tokens.size() || tokens[head.end].is == Token::Is::mark;
      if (said.empty() || head.is != Head::Is::formation || !head.level || !(alone || whole)) continue;
      const std::size_t own = place_of(*head.level);
      if (own >= i || !columns_.that_hold(kCommandPath.at(own)).empty()) continue;
      for (std::size_t below = own; below < above_.size(); ++below) above_.at(below) = {};
      above_.at(own) = {said, text_held(row, columns_, kCommanders.at(i)), true};
      alone_above_.at(own) = true;
      for (std::size_t at = 0; at <= own; ++at) read.path.at(at) = above_.at(at);
      return true;
    }
  }
  return false;
}

/// "Lieutenant General Kern" alone in the column of corps, below "III Corps".
bool RowPath::leader_below_command(const SpreadsheetRow& row, CommandsNamed& read) {
  if (row.filled() != 1) return false;
  for (std::size_t i = 0; i < kCommandPath.size(); ++i)
    for (const SpreadsheetColumn* column : columns_.that_hold(kCommandPath.at(i))) {
      NamedCommand& above = above_.at(i);
      const std::string& said = row.cell(column->at);
      if (said.empty() || above.name.empty() || !above.commander.empty()) continue;
      const Item item = item_of(said, words_);
      if (item.is != Item::Is::commander || item.parts.facts.figures()) continue;
      above.commander = item.parts.name;
      above.here = true;
      for (std::size_t at = 0; at <= i; ++at) read.path.at(at) = above_.at(at);
      return true;
    }
  return false;
}

CommandsNamed RowPath::take(const SpreadsheetRow& row) {
  CommandsNamed read;
  if (higher_command(row, read) || leader_below_command(row, read)) return read;
  const std::array<std::string, 4> several = named_together(row);
  const bool none = std::all_of(several.begin(), several.end(), [](const std::string& name) { return name.empty(); });
  const auto blank = [&](const SpreadsheetColumn* column) {
    return column->mapped.above && row.cell(column->at).empty();
  };
  const bool together_above = std::any_of(with_paths_.begin(), with_paths_.end(), blank);
  bool changed = false;
  std::size_t named = 0;  // the lowest that this row names
  for (std::size_t i = 0; i < kCommandPath.size(); ++i) {
    NamedCommand& above = above_.at(i);
    if (changed) above = {};
    std::string own = several.at(i);
    bool keeps = together_above || alone_above_.at(i);
    for (const SpreadsheetColumn* column : columns_.that_hold(kCommandPath.at(i))) {
      const std::string& said = row.cell(column->at);
      const bool alone = none || command_path(said, words_) == std::array<std::string, 4>{};
      if (own.empty() && alone && !says_nothing(said)) own = command_name(said, to_string(kCommandPath.at(i)));
      keeps = keeps || blank(column);
    }
    const std::string commander = text_held(row, columns_, kCommanders.at(i));
    if (!own.empty()) {
      named = i;
      changed = changed || fold(own) != fold(above.name);
      if (fold(own) != fold(above.name)) above = {own, "", true};
      above.here = true;
      if (!says_nothing(commander)) above.commander = commander;
      read.path.at(i) = above;
    } else if (keeps) {
      above.here = false;
      if (!says_nothing(commander)) lead(changed ? named : i, commander, read);
      read.path.at(i) = above;
    }
  }
  return read;
}

/// He leads the command of that level, or nobody where there is none.
void RowPath::lead(std::size_t level, const std::string& commander, CommandsNamed& read) {
  NamedCommand& led = above_.at(level);
  if (led.name.empty()) {
    read.leader_of_none = commander;
    return;
  }
  led.commander = commander;
  read.path.at(level) = led;
}

}  // namespace estafette::readers
