// A cell that names one command: "8th Division: Souham", "FML Brady", "Corps artillery".
#pragma once

#include "converter/readers/parts/parts.hpp"
#include "converter/readers/spreadsheet/columns/mapping.hpp"
#include "converter/readers/words/words.hpp"

#include <string>
#include <string_view>

namespace estafette::readers {

/// A command that a row names: its own cell, and the commander's if there is a column for him.
struct NamedCommand {
  std::string name, commander;
  bool here = false;  ///< this row's cell names it, not one above
};

/// "Corps III" where a cell says only "III", "1st Division" for "1st" and "19th Division (Simmer)" for "19th (Simmer)".
[[nodiscard]] std::string command_name(const std::string& cell, std::string_view level);

/// Gives the parts the name of the command that a text names, and its commander if they have none. Parts of other texts
/// stay as they are.
void name_command(const std::string& text, Parts& parts, const PhraseBook& words);

/// The command that a cell names in a column that holds such commands: its name, and its commander from the cell or
/// from a column beside it. "FML Brady" is a leader, and his command is called after him.
[[nodiscard]] Parts command_in_cell(const NamedCommand& cell, Holds column, const PhraseBook& words);

/// "Corps artillery", led by nobody: no command, for its batteries are those of the command above.
[[nodiscard]] bool heads_batteries(const NamedCommand& cell, const PhraseBook& words);

/// "Horse battery" below "Cavalry": a unit that its name or its guns show to be of another arm than its command.
[[nodiscard]] bool is_of_another_arm(const Parts& unit, Arm command, const PhraseBook& words);

/// The level of a command in such a column; one of corps may hold cavalry corps.
[[nodiscard]] Level level_in_column(const std::string& name, Holds column, const PhraseBook& words);

}  // namespace estafette::readers
