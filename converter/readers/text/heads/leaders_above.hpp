// Who stands alone above the commands of a text, before anything that he could lead: "Lieutenant General Sir John Roe",
// and then "Left Division (...)". All of them are his, though the name of his command is not told.
#pragma once

#include "converter/readers/tree/tree.hpp"

#include <vector>

namespace estafette::readers {

/// Keeps him whom a line of the title names: who is called commander, "Oberbefehlshaber: Erzherzog Karl", and who leads
/// more than a regiment by his rank, "Maj. Gen. ROE, Commanding", "Roe, MdE Jean, Prince de Moe".
void note_leader_above(TextOutline& outline, const TextNode& row, const PhraseBook& words);

/// Gives the one army of the text to him, and so the one command at the top, if nobody leads it. If it has none, its
/// commands are put below one that is called after him: an army, or a division if they are brigades and he is not
/// called commander in chief. Of several who stand one below the other the first leads; others, and who stands above
/// sides at war, are asked about.
void lead_from_above(TextOutline& outline, const PhraseBook& words);

/// "General Roe" between blank lines, and a command behind him, or a general among regiments: he may lead what follows
/// and not the command above him, whose troops are told. `leader`: one of the rows.
[[nodiscard]] bool may_lead_what_follows(const std::vector<TextNode>& rows, const TextNode& leader,
                                         const PhraseBook& words);

}  // namespace estafette::readers
