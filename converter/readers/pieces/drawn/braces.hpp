// Braces that a print or a typist draws beside a list: the figure on one row is that of all rows beside the brace.
//   22nd Line 2 bns  }
//   23rd Line 3 bns  } 2,500
//   24th Line 2 bns  }
#pragma once

#include "base/problem.hpp"
#include "converter/readers/copied/lines.hpp"
#include "converter/readers/words/words.hpp"

#include <vector>

namespace estafette::readers {

/// Makes one list, "22nd Line 2 bns, 23rd Line 3 bns, 24th Line 2 bns = 2,500 men", of the rows beside a brace. Where
/// the figure may be no strength of all of them, the rows stay as they are without it, and it is asked about.
[[nodiscard]] std::vector<Problem> tell_braces(std::vector<TextLine>& lines, const PhraseBook& words);

}  // namespace estafette::readers
