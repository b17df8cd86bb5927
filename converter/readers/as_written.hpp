// Questions quote a line as its author wrote it, whatever the readers have made of it.
#pragma once

#include "base/problem.hpp"

#include <string_view>
#include <vector>

namespace estafette::readers {

/// Puts the line of the text for what was found wherever a question quotes a line in other words than it has. A
/// question of something else (a name, a sum, the whole text) stays as it is.
void quote_as_written(std::vector<Problem>& looks, std::string_view utf8);

}  // namespace estafette::readers
