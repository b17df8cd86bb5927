// Long work beside the desk, as its page tells it: how far it is, and the button that stops it. Without a script the
// page is shown anew every two seconds; with one it goes on by itself.
#pragma once

#include "base/markup/html.hpp"
#include "desk/deeds/errand.hpp"
#include "desk/deeds/form.hpp"

#include <string>

namespace estafette::desk {

inline constexpr const char* kWorkAt = "/work";
inline constexpr const char* kStopAt = "/stop";

/// Fills that page. `command`: as one would type it; empty: no command does the same.
void tell_how_far(HtmlPage& page, const Errand& errand, const std::string& command, const Stamp& stamp);

/// A line at the head of any other page, which leads there.
void tell_that_work_goes_on(HtmlPage& page, const std::string& title);

}  // namespace estafette::desk
