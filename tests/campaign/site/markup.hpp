// A page looked at as a browser's checker would, without network: is it whole, and does it say what people who do not
// see it need?
#pragma once

#include "base/files/files.hpp"

#include <string>
#include <vector>

namespace estafette::test {

/// What is wrong with the pages of a site, a sentence each: tags that do not close, ids that come twice, pictures
/// without words, headings of tables without their direction, pages without language or way past their head, links to
/// nowhere.
[[nodiscard]] std::vector<std::string> faults_of(const std::vector<Document>& site);

}  // namespace estafette::test
