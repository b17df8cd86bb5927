// Files in one: an archive as every system opens it, not compressed.
#pragma once

#include "base/files/files.hpp"

#include <string>
#include <vector>

namespace estafette::desk {

/// The bytes of the archive. The same files give the same bytes. REQUIRES fewer than 65,536 files and 4 GB.
[[nodiscard]] std::string zipped(const std::vector<Document>& files);

}  // namespace estafette::desk
