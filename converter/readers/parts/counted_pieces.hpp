// Troops that are only counted, piece by piece, in figures, in words or by an article:
//   two battalions, one squadron and a battery of horse artillery
#pragma once

#include "converter/readers/words/words.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace estafette::readers {

/// "1 battery of horse artillery": a figure, what it counts, and of what sort they are.
struct CountedPiece {
  int number = 0;
  std::string counted;    ///< "battalions", "squadrons", "companies", "regiments", "batteries", "guns", "men"
  std::string plain;      ///< "1 battery"
  std::string whole;      ///< "1 battery of horse artillery"
  std::string sort_told;  ///< "battery of horse artillery"
  std::string guns;       ///< "horse artillery", "foot artillery"; empty: nothing tells of what sort its guns are
  bool sort = false;      ///< it tells one
  bool kind = false;      ///< and it is more than an arm: "hussars"
};

/// The pieces of such a text; none if one of them is anything else. "a battery" is one, and so is a company where
/// grammar tells one from several. Regiments are pieces only with their sort, "4 Light Cavalry Regiments", and men only
/// behind troops.
[[nodiscard]] std::vector<CountedPiece> counted_pieces(std::string_view text, const PhraseBook& words);

/// True if a text begins with such a piece of which the figure is in words, or left out: "one squadron and some guns".
[[nodiscard]] bool begins_with_counted(std::string_view text, const PhraseBook& words);

/// True if a text begins with a figure, a number in words or an article, and battalions, squadrons, companies or
/// batteries within three words: "two squadrons of the 4th Hussars", "une batterie \u00E0 cheval".
[[nodiscard]] bool counts_parts(std::string_view text, const PhraseBook& words);

}  // namespace estafette::readers
