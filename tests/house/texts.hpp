// The texts of a source: what stands in it between quotation marks and is neither a comment nor an #include.
#pragma once

#include "house/tree.hpp"

#include <string>
#include <vector>

namespace estafette::test {

/// As they stand in the source, with their backslashes; raw texts as they are. In the order of the file.
[[nodiscard]] std::vector<std::string> texts_of(const SourceFile& file);

}  // namespace estafette::test
