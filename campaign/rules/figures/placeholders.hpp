// Sentences in a campaign's data with names in braces, which campaign/telling fills in: "{forces} stand on the right
// bank". Pure.
#pragma once

#include "base/markup/xml.hpp"

#include <string>
#include <vector>

namespace estafette::campaign {

/// Reads an attribute that is such a sentence. A name in braces that is not one of `names` is a problem.
[[nodiscard]] std::string read_sentence(XmlElement& element, const std::string& attribute,
                                        const std::vector<std::string>& names);

}  // namespace estafette::campaign
