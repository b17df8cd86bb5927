// Hours within an order: "at 0600", "um 5 Uhr früh", "at 5 in the morning". A half-week has none, so that they change
// nothing. Source: rule 1.1; templates/words/letters.xml (hour); docs/orders.md.
#pragma once

#include "converter/naming/sentence.hpp"

#include <cstddef>

namespace estafette::campaign {

/// How many words there are an hour, with what stands before and behind it; 0 if they are none. A figure alone is none.
[[nodiscard]] std::size_t hour_at(const Sentence& sentence, std::size_t word);

/// The words there that measure a way in brackets, "(2 nodes, good road)", "[3]"; 0 if there are none.
[[nodiscard]] std::size_t measure_at(const Sentence& sentence, std::size_t word);

}  // namespace estafette::campaign
