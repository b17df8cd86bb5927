// A list whose units each have an article, as sentences have them:
//   Brigade Roe: das Infanterie-Regiment Nr. 5, das Jäger-Bataillon Nr. 7 und die Ulanen Nr. 3
#pragma once

#include "converter/readers/words/words.hpp"

#include <string>
#include <string_view>

namespace estafette::readers {

/// "Brigade Roe: das Infanterie-Regiment Nr. 5 und die Ulanen Nr. 3" as "Brigade Roe: Infanterie-Regiment Nr. 5, Ulanen
/// Nr. 3", if the first unit has an article too.
[[nodiscard]] std::string without_articles_of_units(std::string_view line, const PhraseBook& words);

/// "Brigade Roe: Regiment Nr. 5, das Bataillon Nr. 7 und die Ulanen Nr. 3" as "Brigade Roe: Regiment Nr. 5, Bataillon
/// Nr. 7, Ulanen Nr. 3": only the first unit is without an article.
[[nodiscard]] std::string without_later_articles(std::string_view line, const PhraseBook& words);

}  // namespace estafette::readers
