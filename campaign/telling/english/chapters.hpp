// The English sentences, a function and a file for each chapter of the rules.
#pragma once

#include "campaign/telling/language.hpp"

#include <span>

namespace estafette::campaign {

/// Units, sides, rows of names, causes: what every sentence is made with.
[[nodiscard]] std::span<const Entry> english_words();

}  // namespace estafette::campaign
