// What comes by standard input in place of a file: text from the clipboard, or what another program prints.
#pragma once

#include <string>

namespace estafette {

/// All of it. Throws Refusal if there is more than a file may have (base/files/files.hpp).
[[nodiscard]] std::string pasted();

}  // namespace estafette
