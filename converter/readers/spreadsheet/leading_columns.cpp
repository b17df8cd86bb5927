#include "converter/readers/spreadsheet/leading_columns.hpp"

#include "base/text.hpp"
#include "converter/readers/parts/hints.hpp"
#include "converter/readers/spreadsheet/columns/figures.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <utility>

namespace estafette::readers {
namespace {

constexpr std::array kLeading = {std::pair(Holds::brigade, Holds::brigade_commander),
                                 std::pair(Holds::division, Holds::division_commander),
                                 std::pair(Holds::corps, Holds::corps_commander),
                                 std::pair(Holds::army, Holds::army_commander)};  // the lowest first

/// The only column that holds it; nothing if none does, or several.
std::optional<std::size_t> column_of(const Mapping& mapping, Holds holds) {
  std::optional<std::size_t> found;
  for (std::size_t at = 0; at < mapping.columns.size(); ++at) {
    if (mapping.columns[at].holds != holds) continue;
    if (found) return std::nullopt;
    found = at;
  }
  return found;
}

/// The rows of one command.
struct Led {
  std::string command, leader;
  std::size_t units = 0;
  bool once = false;  ///< further rows name the command, and not its leader
};

bool is_colonel(const std::string& leader, const PhraseBook& words) {
  const Tokens tokens = tokens_of(leader);
  return !tokens.empty() && words.has(Sense::rank, tokens, 0) && leads_at_most_a_regiment(tokens, 0, words);
}

/// The commands of that column that have troops; nothing if some leader is told behind the first row of his, or none
/// stands beside troops.
std::vector<Led> led_by_one(const std::vector<SpreadsheetRow>& rows, std::size_t first, std::size_t command,
                            std::size_t leader, std::size_t name) {
  std::vector<Led> all;
  Led led;
  bool beside_troops = false;
  for (std::size_t i = first; i < rows.size(); ++i) {
    const SpreadsheetRow& row = rows[i];
    const std::string named = fold(row.cell(command));
    const std::string said = says_nothing(row.cell(leader)) ? "" : fold(row.cell(leader));
    if (!named.empty() && named != led.command) led = {named, said, 0, false};
    if (row.cell(name).empty()) continue;  // a command's own row
    if (!said.empty() && said != led.leader) return {};
    beside_troops = beside_troops || !said.empty();
    if (led.command.empty()) continue;
    led.once = led.once || (led.units > 0 && !named.empty() && said.empty() && !led.leader.empty());
    if (++led.units == 1) all.emplace_back();
    all.back() = led;
  }
  return beside_troops ? all : std::vector<Led>{};
}

/// True if each command has one leader at most. Where he stands beside its first unit only, though every row names the
/// command, he may be that unit's own; so each command must have one then, and none a mere colonel.
bool leads(const std::vector<Led>& commands, const PhraseBook& words) {
  const auto several_led = [](const Led& led) { return led.units > 1 && !led.leader.empty(); };
  if (std::none_of(commands.begin(), commands.end(), several_led)) return false;
  if (std::none_of(commands.begin(), commands.end(), [](const Led& led) { return led.once; })) return true;
  return commands.size() > 1 && std::all_of(commands.begin(), commands.end(), [&](const Led& led) {
           return !led.leader.empty() && !is_colonel(led.leader, words);
         });
}

/// "Division | Commander | Brigade": he stands beside a command that is higher than that one.
bool is_beside_higher(const Mapping& mapping, std::size_t leader, Holds command) {
  return leader > 0 && mapping.columns[leader - 1].holds < command;
}

}  // namespace

void tell_who_leads_commands(const std::vector<SpreadsheetRow>& rows, std::size_t first, Mapping& mapping,
                             const PhraseBook& words) {
  const std::optional<std::size_t> leader = column_of(mapping, Holds::commander);
  const std::optional<std::size_t> name = column_of(mapping, Holds::name);
  if (!leader || !name) return;
  for (const auto& [command, commander] : kLeading) {
    const std::optional<std::size_t> at = column_of(mapping, command);
    if (!at || (*at > *leader && is_beside_higher(mapping, *leader, command))) continue;
    if (column_of(mapping, commander) || !leads(led_by_one(rows, first, *at, *leader, *name), words)) return;
    mapping.columns[*leader].holds = commander;
    mapping.columns[*leader].guess = fmt::format("{}, since there is one for each", to_string(commander));
    return;
  }
}

bool stands_above_corps(const Mapping& mapping, std::size_t at, const ColumnWords& titles) {
  bool corps = false, division = false;
  for (std::size_t other = 0; other < mapping.columns.size(); ++other) {
    const std::optional<Holds> holds = titles.title(mapping.columns[other].title);
    if (holds == Holds::army) return false;
    corps = corps || (other > at && holds == Holds::corps);
    division = division || (corps && holds == Holds::division);
  }
  return division;
}

}  // namespace estafette::readers
