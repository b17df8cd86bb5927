// Sentences of a campaign's data with places in braces, which campaign/telling fills: "{forces} stand on the right
// bank". Pure.
#pragma once

#include "base/xml.hpp"

#include <string>
#include <vector>

namespace estafette::campaign {

/// An attribute that is such a sentence. A name in braces that is none of `names` is a problem of the element's file.
[[nodiscard]] std::string read_sentence(XmlElement& element, const std::string& attribute,
                                        const std::vector<std::string>& names);

}  // namespace estafette::campaign
