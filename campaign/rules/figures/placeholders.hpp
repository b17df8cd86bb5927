// Sentences of a campaign's data with places in braces, which a rule fills: "{forces} stand on the right bank". Pure.
#pragma once

#include "base/xml.hpp"

#include <string>
#include <utility>
#include <vector>

namespace estafette::campaign {

/// What stands for each name in braces.
using Fillings = std::vector<std::pair<std::string, std::string>>;

/// The sentence with every {name} of `fillings` replaced; others stay as they are.
[[nodiscard]] std::string filled(const std::string& sentence, const Fillings& fillings);

/// An attribute that is such a sentence. A name in braces that is none of `names` is a problem of the element's file.
[[nodiscard]] std::string read_sentence(XmlElement& element, const std::string& attribute,
                                        const std::vector<std::string>& names);

}  // namespace estafette::campaign
