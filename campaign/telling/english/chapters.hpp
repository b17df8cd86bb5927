// The English sentences, a function and a file for each chapter of the rules.
#pragma once

#include "campaign/telling/language/language.hpp"

#include <span>

namespace estafette::campaign {

/// Units, sides, rows of names, causes: the parts that sentences share.
[[nodiscard]] std::span<const Entry> english_words();
[[nodiscard]] std::span<const Entry> english_marching();
[[nodiscard]] std::span<const Entry> english_fortresses();
[[nodiscard]] std::span<const Entry> english_organisation();
[[nodiscard]] std::span<const Entry> english_supply();
[[nodiscard]] std::span<const Entry> english_battle();
[[nodiscard]] std::span<const Entry> english_politics();
/// What the umpire does: turns, orders, battles in the game, rulings.
[[nodiscard]] std::span<const Entry> english_umpire();
/// Sentences for players only.
[[nodiscard]] std::span<const Entry> english_dispatches();

}  // namespace estafette::campaign
