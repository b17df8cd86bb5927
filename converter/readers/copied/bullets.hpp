// Bullets, frames and blanks before the words of a line, and how far in they put it.
#pragma once

#include <string>
#include <string_view>

namespace estafette::readers {

/// "  • 5 sqns Hussars and": an entry of a list, which the next bullet ends.
[[nodiscard]] bool begins_with_bullet(std::string_view text);

/// "-Toro Regiment", "-3 squadrons of Hussars", "-1/9th Foot" with a blank behind the dash, if two lines or more begin
/// with a dash and an entry glued to it: bullets.
[[nodiscard]] std::string with_glued_dashes_apart(std::string text);

/// "*Toro Regiment, 1790", "**9th Line" of a wiki with a blank behind the stars, if five lines or more begin so, and
/// fewer do not: bullets, and no footnotes.
[[nodiscard]] std::string with_glued_stars_apart(std::string text);

/// "(a)9th Line(3bns)-1500" and "1.Roe's Div:-" as "(a) 9th Line(3bns) - 1500" and "1. Roe's Div:", if three lines or
/// more begin with such a letter or number glued to the words.
[[nodiscard]] std::string with_glued_letters_apart(std::string text);

/// The bullets of a word processor, which come out as letters: "o 3 battalions" with a bullet, set in below those of
/// the first level if the page has some, "§ 3 battalions" below that, if two lines or more begin so, and each with an
/// entry.
[[nodiscard]] std::string with_word_bullets(std::string text);

/// Takes off blanks, frames and bullets (stars only if they are bullets, or behind another bullet); gives the column
/// where the words begin.
[[nodiscard]] int take_indent(std::string_view& text, bool stars);

}  // namespace estafette::readers
