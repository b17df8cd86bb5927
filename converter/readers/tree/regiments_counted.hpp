// Regiments that a command counts behind its battalions or squadrons: "5 battalions, 1 regt".
#pragma once

#include "converter/readers/tree/tree.hpp"

namespace estafette::readers {

/// A command of which only counts are told, and regiments among them behind battalions or squadrons: nobody can tell
/// whether these are the regiments' or stand beside them. "2 regiments, 5 battalions" leaves no doubt.
[[nodiscard]] bool counts_regiments_behind_parts(const TextNode& row, const PhraseBook& words);

}  // namespace estafette::readers
