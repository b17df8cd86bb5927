// Text that keeps to so many columns: for mails, forums and terminals.
#pragma once

#include "base/table.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace estafette {

/// The text in lines of at most so many columns, cut at blanks; a word that is longer is cut within. An empty text is
/// one empty line.
[[nodiscard]] std::vector<std::string> wrapped(std::string_view text, std::size_t columns);

/// The table as to_text(table) has it, but not wider than `most` columns: the cells of its widest columns take several
/// lines. 0: as wide as it likes.
[[nodiscard]] std::string to_text(const Table& table, std::size_t most);

}  // namespace estafette
