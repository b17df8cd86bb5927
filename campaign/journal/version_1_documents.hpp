// The documents of a campaign of version 1, in today's form. At that time banks, regions and the prestige table were
// fixed parts of the program; their names and words are kept in version_1.xml, for those campaigns only.
#pragma once

#include <map>
#include <string>

namespace estafette::campaign {

/// Texts by their names: "map.xml", "rules.xml".
using FoundingTexts = std::map<std::string, std::string>;

/// Every bank and region of a node as an element and a name; sides, truce and prestige of rules.xml as rows. What is no
/// XML, or is in today's form already, stays as it is.
void bring_documents_up_from_version_1(FoundingTexts& documents);

/// SQL that brings the events up: the commander-in-chief as a piece and in verdicts.
[[nodiscard]] std::string chief_of_version_1();

}  // namespace estafette::campaign
