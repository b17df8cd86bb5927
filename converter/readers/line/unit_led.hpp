// A unit that its line tells as others tell a command, with who led it behind a colon:
//   von Alba (Toro Regiment): Major Kern · 33rd Regiment detachment: Lieutenant Roe
#pragma once

#include "converter/readers/line/item.hpp"

namespace estafette::readers {

/// True of a command without a level whose bracket says that it is a regiment, battalion, battery or company, or that
/// is part of a regiment and led by a subaltern.
[[nodiscard]] bool is_unit_led(const Item& item, const PhraseBook& words);

}  // namespace estafette::readers
