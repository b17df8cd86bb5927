#include "converter/sow/sheet/sheet_words.hpp"

namespace estafette::sow {

std::string kind_word(const SheetRow& row) {
  if (row.row_kind == RowKind::troops) return to_string(row.kind);
  return kOtherRows.at(static_cast<std::size_t>(row.row_kind) - 1);
}

}  // namespace estafette::sow
