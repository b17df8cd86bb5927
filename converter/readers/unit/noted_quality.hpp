// What troops are worth, and of what nation they are, where it is told in brackets behind them: "6 regiments of
// Tirailleurs (Young Guard)", "8th Lancers - Col. Kern (Polish)".
#pragma once

#include "converter/readers/words/words.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace estafette::readers {

/// The word for a quality in a name; if it has none, that which is a remark by itself, alone or behind one other word:
/// "Young Guard", "militia". Where regiments are called after states, a name with "Guard" in it tells none:
/// the "Louisiana Guard Artillery" were volunteers as others were.
[[nodiscard]] std::optional<PhraseFound> quality_told(const Tokens& name, std::string_view note,
                                                      const std::string& nation, const PhraseBook& words);

/// The nation that a name tells, below a command of the nation `above`; else that which is all that a remark says,
/// "Polish". Empty if neither tells one.
[[nodiscard]] std::string nation_told(const Tokens& name, std::string_view note, const std::string& above,
                                      const PhraseBook& words);

}  // namespace estafette::readers
