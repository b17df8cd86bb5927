// Whether two names mean the same: "54e régiment de ligne" and "54e Ligne". Words that say only what sort of troops or
// command it is do not count; numbers, proper names and anything that does not belong there do.
#pragma once

#include "converter/readers/words/words.hpp"

#include <string>
#include <vector>

namespace estafette::test {

/// What is left of a name without the words for sorts of troops and commands, sorted.
[[nodiscard]] std::vector<std::string> core_of(const std::string& name, const readers::PhraseBook& words);

/// The same without the words of `commander`: "Brigade Chemineau" under Chemineau is just a brigade.
[[nodiscard]] std::vector<std::string> core_of(const std::string& name, const std::string& commander,
                                               const readers::PhraseBook& words);

/// True if `found` names `wanted`, with whatever rank and first names, and no figures.
[[nodiscard]] bool names_person(const std::string& found, const std::string& wanted);

/// True if each of `inner` is in `outer`; both sorted.
[[nodiscard]] bool within(const std::vector<std::string>& inner, const std::vector<std::string>& outer);

}  // namespace estafette::test
