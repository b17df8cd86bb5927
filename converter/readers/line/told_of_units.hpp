// Sentences that tell of a unit and its leader, or of what each of several is made up of.
#pragma once

#include "converter/readers/parts/head.hpp"
#include "converter/readers/parts/parts.hpp"
#include "converter/readers/words/words.hpp"

#include <string>
#include <string_view>

namespace estafette::readers {

/// "El Escuadrón Llano, que guardó su bandera, comandado por el coronel Roe": a unit, and further on who led it.
[[nodiscard]] bool begins_with_led_unit(const Range& line);

/// "El Batallón de Jaca, antiguo Granaderos de Soria, al mando del mayor Roe.": one unit and who led it, in many words.
/// `parts` is what the line states.
[[nodiscard]] bool is_led_unit(const Parts& parts, const Range& line, std::string_view text);

/// "The 3rd Hussars, who had lost many horses, stood behind", "Deux escadrons furent envoyés à gauche": a numbered
/// unit, or units counted before the verb, in a sentence that names no command before them.
[[nodiscard]] bool names_numbered_unit(const Range& line);

/// "II/9th Toro Battalion It was raised late": an entry, and what is told of it behind.
[[nodiscard]] bool begins_with_battalion(const Head& head, const Range& line);

/// "(Jede Brigade: zwei Regimenter und eine Batterie.)", "jedes Bataillon aus 4 Compagnien", "Omitted to deduct from
/// each regiment the losses at Toro, 474 in all": what each of several is made up of or lost, and no entry of its own.
/// A whole sentence on units is none of these: it may state their strength.
[[nodiscard]] bool tells_of_each(const Range& line, std::string_view text);

/// "each battalion had about 600 men", "The regiments averaged 1,000 bayonets", "les quatre bataillons faisaient 2 100
/// hommes": the strength of each of several units, or of all, that stand on other lines; no entry of its own.
[[nodiscard]] bool tells_strength_of_others(const Range& line);

/// "Salm, Toro, ferner" before a colon behind which nothing stands: the end of a list of names, and no command.
[[nodiscard]] bool lists_places(const Tokens& before_colon, const PhraseBook& words);

/// "Shako comme dans l'infanterie légère": clothes, and no troops.
[[nodiscard]] bool tells_of_dress(const Range& line);

/// "Lewis' Virginia Battery w/", "Batterie Roe mit", of which the guns were cut off, without that word.
[[nodiscard]] std::string without_with(std::string_view name, const PhraseBook& words);

/// "the infantry regiments Alba and Toro", "der Infanterieregimenter v. Adler und v. Falk" in a sentence: units by
/// their names, where `text` is the line.
[[nodiscard]] bool names_units_in_prose(const Range& line, std::string_view text);

/// "his 2nd division, some 3,000 men strong", "the Guard, 15,000 bayonets": a command, and behind it how many men it
/// had.
[[nodiscard]] bool counts_command(const Range& line);

/// Any of these: a unit and who led it, one with its number, several by their names, the men of a command.
[[nodiscard]] inline bool tells_of_units(const Range& line, std::string_view text) {
  return counts_command(line) || begins_with_led_unit(line) || names_numbered_unit(line) ||
         names_units_in_prose(line, text);
}

}  // namespace estafette::readers
