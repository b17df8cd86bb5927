// Groups of regiments on one line, each behind a label of its own: "Grenadiere: Alba, Toro; J\u00E4ger: 4. und 34.".
#pragma once

#include "converter/readers/words/words.hpp"

#include <string>
#include <string_view>

namespace estafette::readers {

/// "Infantry regiments: Alba, Toro and Dale; J\u00E4gers: 4th and 34th ... 10 bns" as "Alba, Toro and Dale Infantry
/// regiments; 4th and 34th J\u00E4gers ... 10 bns": a label that says no more than a sort stands behind its group.
/// Labels of arms, "Infantry: ...; Cavalry: ...", are none.
[[nodiscard]] std::string with_labels_behind_groups(std::string_view line, const PhraseBook& words);

}  // namespace estafette::readers
