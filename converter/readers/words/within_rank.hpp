// Words within a rank, which mean nothing by themselves there:
//   Général de Division
#pragma once

#include "converter/readers/words/words.hpp"

#include <cstddef>

namespace estafette::readers {

/// The token belongs to a rank that begins before it.
[[nodiscard]] bool within_rank(const Tokens& tokens, std::size_t at, const PhraseBook& words);

}  // namespace estafette::readers
