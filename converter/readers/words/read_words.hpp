// Reads the words of all languages: words.xml, the files of the folder words beside it, and an umpire's own.
#pragma once

#include "base/files/files.hpp"
#include "converter/readers/words/words.hpp"

#include <vector>

namespace estafette::readers {

/// `folder` is templates/readers. Lists of the umpire's own files (`--words`) join those of the same meaning.
/// Throws Refusal with every problem of the first file that has any.
[[nodiscard]] PhraseBook read_words(const fs::path& folder, const std::vector<fs::path>& own = {});

}  // namespace estafette::readers
