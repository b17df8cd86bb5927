// The tags of a page, as a browser finds them: for asking whether a name has become one.
#pragma once

#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace estafette::test {

struct Markup {
  std::set<std::string> kinds;       ///< "td class", "td": each element, and each of its attributes
  std::vector<std::string> scripts;  ///< what is to be run
  std::vector<std::string> targets;  ///< of links and pictures
  std::string policy;                ///< the Content-Security-Policy; empty: none before the first script or style
};

[[nodiscard]] Markup markup_of(std::string_view page);

}  // namespace estafette::test
