// players.csv as the umpire changes it: one player's row at a time, checked with all others as the file is read. Who
// commands what is his to say; no rule depends on it. Format: docs/reports.md (players.csv).
#pragma once

#include "base/table.hpp"
#include "campaign/reports/players.hpp"
#include "campaign/rules/theatre.hpp"

#include <string>
#include <vector>

namespace estafette::campaign {

/// What a player can be given: an army with all its forces, a force, or a commander-in-chief who leads no army.
struct CanCommand {
  std::string id;
  std::string words;  ///< its name, or its id if something else has that name
  Side side = Side::france;
  bool whole_army = false;
};

/// Everything of that kind that is on the map, in the order of the campaign: each army before its forces.
[[nodiscard]] std::vector<CanCommand> all_commands(const State& state);

/// A row of players.csv, as it is to be.
struct PlayerRow {
  std::string name;
  std::vector<std::string> commands;  ///< in words; none: what the commander of that name commands
  std::vector<std::string> writes_as = {};
  std::string instead_of = {};  ///< the name that he had in the file; empty: the same
  bool keeps_commands = false;  ///< if he is in the file, those that stand there, whatever they are
  bool keeps_writes_as = false;
};

/// The bytes to write for that text: with the mark of UTF-8 in front, by which Excel reads accents, if the file had it.
[[nodiscard]] std::string marked_as(const std::string& bytes_before, const std::string& text);

/// The text of the file with that row in place of the one he has, or below all others; every other row and column stays
/// as it is, and so do the separator and the line ends. `text`: empty if there is no file yet; `file`: its name, for
/// refusals. Throws Refusal for what read_players refuses, and if nobody in the file has the name `instead_of`.
[[nodiscard]] std::string with_player(const std::string& text, const std::string& file, const PlayerRow& row,
                                      const std::vector<Chapter>& chapters);

/// The text without that player's row; empty if nobody else is in it. Throws Refusal if nobody in it has that name.
[[nodiscard]] std::string without_player(const std::string& text, const std::string& file, const std::string& name);

/// The player's commands in words, as commands of the campaign's order.
[[nodiscard]] std::vector<std::string> commands_in_words(const Player& player, const State& state);

/// Who commands what: player, side, commands, other names as which he writes.
[[nodiscard]] Table players_table(const std::vector<Player>& players, const Theatre& theatre, const State& state);

/// What the umpire may want to know of it: forces that nobody commands, and those that are given to two.
[[nodiscard]] std::vector<std::string> remarks_on_players(const std::vector<Player>& players,
                                                          const std::vector<Chapter>& chapters);

}  // namespace estafette::campaign
