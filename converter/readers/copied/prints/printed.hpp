// Lines as books print them, and as people copy them from there:
//   STONE'S BRIGADE.--Col. A. Stone: 92d Ill., 98th Ill. · 2d Brigade, Brig.-Gen. Roe—7th Ind., 76th Ind. ·
//   Hanoverians:— *Walloon Guards (two batts.); ‡Zafra · [Baden] 2nd Infantry Regiment · [X] 1st Silesian Infantry
#pragma once

#include "converter/readers/copied/lines.hpp"
#include "converter/readers/words/words.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace estafette::readers {

/// Each entry that begins with a name in capitals and a dash behind its full stop, "FORCES, FT. KERN.--Col. Brand: 83d
/// Ill. UNASSIGNED INFANTRY.--34th Ill.", on a line of its own, under the number of the line that it stands on.
[[nodiscard]] std::vector<TextLine> entries_apart(const std::vector<TextLine>& lines);

/// ".--", ".—" and ":—" as a colon; a dash between two words without blanks, "Roe—7th Ind.", with blanks.
[[nodiscard]] std::string with_dashes_parted(std::string_view line);

/// "4 3″ Rifles" with the mark that a typewriter has for inches.
[[nodiscard]] std::string with_plain_inches(std::string_view line);

/// "Brig.-Gen'l Kern" as "Brig. Gen. Kern".
[[nodiscard]] std::string with_ranks_unhyphened(std::string_view line);

/// "Graf Kern (*1765; †1844)" without the years of his life.
[[nodiscard]] std::string without_years_of_life(std::string_view line);

/// "*Walloon Guards; ‡Zafra; Cavalry, *4th Hussars" without the marks that stand before names.
[[nodiscard]] std::string without_marks_before_names(std::string_view line);

/// "[X] 1st Silesian Infantry", "[ ] 8th Landwehr" without the box.
[[nodiscard]] std::string without_tick(std::string_view line);

/// "[Baden] 2nd Infantry Regiment" as "2nd Infantry Regiment [Baden]"; brackets that say anything else than a nation
/// stay where they are.
[[nodiscard]] std::string with_nation_behind(std::string_view line, const PhraseBook& words);

/// "36th591", "91st917=1,832" with a blank before the strength.
[[nodiscard]] std::string with_strength_unglued(std::string_view line);

/// "Rgt Ligero de Roe -566 men" with a blank behind the dash.
[[nodiscard]] std::string with_dash_before_figure(std::string_view line, const PhraseBook& words);

/// "Toro; Cavalry: Reina (two squadrons)" without the arm before the colon, which the squadrons tell as well.
[[nodiscard]] std::string without_arms_in_list(std::string_view line, const PhraseBook& words);

/// "Jaen (about) 8,500" without the brackets.
[[nodiscard]] std::string with_about_unbracketed(std::string_view line, const PhraseBook& words);

/// "Batteries No. 1 and 3." without the full stop: the last number is no ordinal.
[[nodiscard]] std::string without_stop_behind_number(std::string_view line);

/// "9th Line (900)." without the full stop behind the bracket that ends the line.
[[nodiscard]] std::string without_stop_behind_bracket(std::string_view line);

}  // namespace estafette::readers
