// What troops are worth, where it is told in brackets behind them: "6 regiments of Tirailleurs (Young Guard)".
#pragma once

#include "converter/readers/words/words.hpp"

#include <optional>
#include <string_view>

namespace estafette::readers {

/// The word for a quality in a name; if it has none, that which is a remark by itself, alone or behind one other word:
/// "Young Guard", "militia".
[[nodiscard]] std::optional<PhraseFound> quality_told(const Tokens& name, std::string_view note,
                                                      const PhraseBook& words);

}  // namespace estafette::readers
