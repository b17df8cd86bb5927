// Which estafette this is: shown by --version, and part of what decides whether a result is still good.
#pragma once

namespace estafette::cli {

inline constexpr const char* kVersion = "estafette 0.1.0";

}  // namespace estafette::cli
