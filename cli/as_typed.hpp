// A path as the umpire types it in his next command.
#pragma once

#include "base/files/files.hpp"

#include <string>

namespace estafette::cli {

/// In quotation marks if it has a blank or anything else that would end the word, in a window of Windows or of Linux:
/// `"spring 1813.campaign"`.
[[nodiscard]] std::string as_typed(const fs::path& path);

}  // namespace estafette::cli
