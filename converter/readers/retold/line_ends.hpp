// What lines of a copied text end with and hold that says nothing: full stops, semicolons and commas at the end of
// each, hard blanks.
#pragma once

#include <string>
#include <string_view>

namespace estafette::readers {

/// The text without a full stop behind a figure or bracket that ends a line; without full stops at all ends if most
/// lines have one and none holds a sentence; without semicolons if they end two lines in five, and without commas if
/// these lines hold no other, or almost all end so. Hard and thin blanks that part no thousands are blanks, "{2 bns}"
/// is "(2 bns)".
[[nodiscard]] std::string without_marks_at_ends(std::string text);

/// "9th Line 900*", "Light Bttys #12 and 13†" without the mark of a footnote that ends the line; "1st Brigade (Roe*)"
/// without the one that ends the bracket.
[[nodiscard]] std::string without_footnote_mark(std::string_view line);

/// "Artillery.(+)", "CAVALRY(**)" without the mark of a footnote in brackets that ends the line.
[[nodiscard]] std::string_view without_bracketed_mark(std::string_view line);

/// "4th Line (3 bns)b2,800" as "4th Line (3 bns) 2,800", "(one bn)c, and": the small letter of a note, which stood
/// high.
[[nodiscard]] std::string without_note_letter(std::string_view line);

/// "2/3rd Foot (204)|" without the bar, if the line has no other: what is left of the frame of a table.
[[nodiscard]] std::string_view without_bar_at_end(std::string_view line);

/// "24th Foot . . . Colonel Kern" as "24th Foot ... Colonel Kern": dots that lead the eye, which old prints set apart.
[[nodiscard]] std::string with_dots_together(std::string_view line);

}  // namespace estafette::readers
