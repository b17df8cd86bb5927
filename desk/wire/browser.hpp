// Opens the user's browser.
#pragma once

#include <string>

namespace estafette::desk {

/// Opens the address in the browser that the user has chosen on this computer. False if that could not be asked for;
/// true does not mean that a window is there.
[[nodiscard]] bool open_in_browser(const std::string& address);

}  // namespace estafette::desk
