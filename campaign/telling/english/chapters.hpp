// The English sentences, a function and a file for each chapter of the rules.
#pragma once

#include "campaign/telling/language/language.hpp"

#include <span>

namespace estafette::campaign {

/// Units, sides, rows of names, causes: the parts that sentences share.
[[nodiscard]] std::span<const SentenceEntry> english_words();
[[nodiscard]] std::span<const SentenceEntry> english_marching();
[[nodiscard]] std::span<const SentenceEntry> english_fortresses();
[[nodiscard]] std::span<const SentenceEntry> english_organisation();
[[nodiscard]] std::span<const SentenceEntry> english_supply();
[[nodiscard]] std::span<const SentenceEntry> english_battle();
[[nodiscard]] std::span<const SentenceEntry> english_politics();
/// What the umpire does: turns, orders, battles in the game, rulings.
[[nodiscard]] std::span<const SentenceEntry> english_umpire();
/// Sentences for players only.
[[nodiscard]] std::span<const SentenceEntry> english_dispatches();
/// A half-week told as a story.
[[nodiscard]] std::span<const SentenceEntry> english_story();

}  // namespace estafette::campaign
