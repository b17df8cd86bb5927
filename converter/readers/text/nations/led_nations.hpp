// Nations whose commander stands with their name: "French (Napoleon)", "Allies: Wellington". He commands the army.
#pragma once

#include "converter/readers/tree/tree.hpp"

namespace estafette::readers {

/// Gives a nation the commander that the row below it names, with what is noted of him, and returns true; if it has
/// one, or figures that differ, the row goes to the note of the nation. His figures are those of its army.
bool lead_nation(TextNode& nation, const TextNode& row);

/// Makes an army of each nation at the top that has a commander and troops. If an army without one stands alone below
/// it, he commands that; if others do, he goes to the note.
void find_armies_of_led_nations(TextOutline& outline);

}  // namespace estafette::readers
