// What the note of a unit, or the troops beside it, tell of its kind where its own name does not: "Kern's escort, half
// a squadron (Hussars of Toro)".
#pragma once

#include "converter/orbat/orbat.hpp"
#include "converter/readers/parts/facts.hpp"
#include "converter/readers/words/words.hpp"

#include <optional>
#include <string_view>

namespace estafette::readers {

/// Light cavalry of "Hussars of Toro": the sort of foot or horse with which a short note without figures begins;
/// nothing of any other.
[[nodiscard]] std::optional<Kind> kind_noted(std::string_view note, const PhraseBook& words);

/// "Cazadores de Toro" that are neither counted in battalions nor in companies: light infantry, but beside horse they
/// may well ride.
[[nodiscard]] bool may_be_horse(Kind kind, const Tokens& name, const Facts& facts, const PhraseBook& words);

}  // namespace estafette::readers
