// What the desk says when the program itself has failed: what of the command is in the campaign, and what is not.
#pragma once

#include "base/markup/html.hpp"

#include <string>

namespace estafette::desk {

/// Fills the page. `why`: what the program says of its mistake. `before` and `after`: how far the campaign had come;
/// empty: the page only shows something. `folder`: the desk's own.
void tell_of_mistake(HtmlPage& page, const std::string& why, const std::string& before, const std::string& after,
                     const std::string& folder);

}  // namespace estafette::desk
