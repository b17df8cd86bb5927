#include "cli/version.hpp"

namespace estafette::cli {

const char* const kVersion = "estafette " ESTAFETTE_VERSION;

}  // namespace estafette::cli
