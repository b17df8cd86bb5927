// What the name of a command or heading tells of where it stands: its number, its nation, whose guns they are.
#pragma once

#include "converter/readers/tree/tree.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace estafette::readers {

/// "Artillerie de la division", "Artillery of the Division": of the one that is told.
[[nodiscard]] bool names_its_division(const Tokens& name, const PhraseBook& words);

/// "Corps arty", "Division cavalry": an arm, and before it the word for the command that it is of.
[[nodiscard]] bool names_arm_of(Level level, const Tokens& name, const PhraseBook& words);

/// 1 of "Artillerie de la 1re division", "Artillery, First Division"; nothing if no such command is numbered.
[[nodiscard]] std::optional<int> number_of_command(std::string_view level, const Tokens& name, const PhraseBook& words);

/// The nation that a heading is or that a command has in its name, "British 3rd Division"; empty: none. A country is
/// none: the Army of Portugal was French.
[[nodiscard]] std::string nation_named(const TextNode& row, const PhraseBook& words);

/// "AUSTRIANS", "Austrian Army", "Army of Portugal": of no nation above it.
[[nodiscard]] bool has_its_own_nation(const TextNode& row, const PhraseBook& words);

/// "First line" and "Second line", "1st Column" and "2nd Column": names that differ in one number alone.
[[nodiscard]] bool differ_in_number(const std::string& one, const std::string& other, const PhraseBook& words);

/// "Main body", "Hauptkorps": behind an advance guard or an advanced corps, and no part of it.
[[nodiscard]] bool is_main_body(const TextNode& row);

/// "Artillerie : 1 batterie à cheval": of the horse before it.
[[nodiscard]] bool names_horse_guns(const TextNode& row, const PhraseBook& words);

/// "Austrian Forces: Huber" behind a French army.
[[nodiscard]] bool may_be_foe_of(const TextNode& row, const TextNode& army, const PhraseBook& words);

}  // namespace estafette::readers
