// Words and names as parts of the desk's own addresses.
#pragma once

#include <string>

namespace estafette::desk {

/// As a part of an address: letters and digits of English as they are, each other byte as %XX.
[[nodiscard]] std::string in_address(const std::string& text);

}  // namespace estafette::desk
