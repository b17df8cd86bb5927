// Hints by which the sort of a line is told, each by itself.
#pragma once

#include "converter/orbat/words.hpp"
#include "converter/readers/parts/facts.hpp"
#include "converter/readers/parts/head.hpp"
#include "converter/readers/parts/parts.hpp"
#include "converter/readers/words/words.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace estafette::readers {

/// "6th Reserve (3 bns)": a numbered regiment, and no command. `name`: the tokens of the name alone.
[[nodiscard]] bool is_reserve_regiment(const Tokens& name, const Facts& facts, const PhraseBook& words);

/// "Feldjäger Corps (2 cos.)", "Cuerpo de Cazadores, 227 hombres": companies or a few hundred men of a sort of troops,
/// and no corps.
[[nodiscard]] bool is_small_corps(const Head& head, const Parts& parts, const PhraseBook& words);

/// "Brigade of some Horse under Kern", which reads as the heading of an arm: it begins with the word for a command, and
/// has a name besides. Of guns it is their heading all the same.
[[nodiscard]] bool may_be_a_command(const Head& head, const Range& line, std::string_view text);

/// "Attached": nothing but a word that links.
[[nodiscard]] bool is_link_only(const Range& line);

/// "I Corps - Ziethen (27,900 inf, 1,890 cav, 80 guns)": the first figure stands in brackets.
[[nodiscard]] bool figures_in_brackets(const Range& line);

/// "Carnes' (Tennessee) Battery", but not "Batteries".
[[nodiscard]] bool names_one_battery(const Range& name);

/// "Hill's Company Ohio Cavalry": a word for one unit stands before the last one.
[[nodiscard]] bool names_a_company(const Range& head);

/// "Gendarmerie-Detachement", "Detachement Jäger": some of a sort of troops, and no regiment.
[[nodiscard]] bool names_a_detachment(const Tokens& name, const PhraseBook& words);

/// "Treskow's bde (2nd, 5th Drag.)": troops that nobody will find in a note.
[[nodiscard]] bool names_troops(const std::string& text, const PhraseBook& words);

/// True if a name joins what tells of troops to more of them: "24th Line and a company of the 7th Jägers".
[[nodiscard]] bool joins_troops(const std::string& name, const PhraseBook& words);

/// True if the rank at that token is a captain's or lieutenant's, who leads a battery or company, and no command.
[[nodiscard]] bool led_by_subaltern(const Tokens& tokens, std::size_t at, const PhraseBook& words);

/// True if at that token stands the rank of somebody who leads a regiment or less: "Col. Dove", "Capt. Lake".
[[nodiscard]] bool leads_at_most_a_regiment(const Tokens& tokens, std::size_t at, const PhraseBook& words);

/// "2 Kp. Alba Jäger", "Kern Bn.": a part of a regiment of foot, or several.
[[nodiscard]] bool names_part_of_foot(const Range& name);

/// "General Staff", "Chief of Staff, Brigadier-General Till": nothing behind the first `label` words but a person.
[[nodiscard]] bool names_staff(const Range& line, std::size_t label);

/// "Division Artillery", "Cavalry": the arm of a name that holds nothing else but words of command.
[[nodiscard]] std::optional<Arm> arm_alone(const Tokens& name, const PhraseBook& words);

/// "ген.-майор граф Сиверс 1-й", "Lt. Gen. Tuchkov 3rd": the line ends with the number that tells people of one name
/// apart, and no unit's.
[[nodiscard]] bool ends_with_namesake(const Tokens& line, const PhraseBook& words);

/// "Cavalerie légère", "Légion portugaise": sorts of troops, nations and legions, and nothing else.
[[nodiscard]] bool names_sort_only(const Tokens& name, const PhraseBook& words);

/// A heading or date that goes on, and tells of troops: "February: the marshal waits for the 13th Cuirassiers ...".
[[nodiscard]] bool is_story(std::string_view heading, const PhraseBook& words);

/// True if at least three of the entries between a text's commas and semicolons name a unit.
[[nodiscard]] bool lists_troops(std::string_view text, const PhraseBook& words);

}  // namespace estafette::readers
