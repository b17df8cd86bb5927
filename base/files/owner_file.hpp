// A small file for one pair of eyes: a key.
#pragma once

#include "base/files/files.hpp"

#include <string_view>

namespace estafette {

/// Writes the file anew, so that only its owner can read it; its folder is made if need be. Throws Refusal.
void write_for_owner(const fs::path& file, std::string_view bytes);

}  // namespace estafette
