// History changes between two days: a general falls, a division joins another corps. Rows of an order of battle may say
// from when and until when they hold; here one day is picked out of them.
// Source: rule 1.3 (the historical forces as at a day). File: docs/formats/outline.md, "Dates".
#pragma once

#include "converter/orbat/orbat.hpp"

namespace estafette {

/// True if a row with these dates holds on that day; both ends belong to it.
[[nodiscard]] bool holds(const Span& when, Date day) noexcept;
/// True if there is no day on which both hold.
[[nodiscard]] bool apart(const Span& a, const Span& b) noexcept;

/// The day on which the last of the dated changes has come to pass; nothing if no row is dated.
[[nodiscard]] std::optional<Date> last_day(const Orbat& orbat);

/// What holds on that day, without dates and with new ids. Rows of one command or unit at different times (same level,
/// name and place) become one: what stands under any of a command's rows stands under the one that holds. A command of
/// which no row holds is gone with all that stands under it.
[[nodiscard]] Orbat on_day(const Orbat& orbat, Date day);

/// on_day() for `day`, or for the last day if there is none; an order of battle without dates as it is.
[[nodiscard]] Orbat as_of(Orbat orbat, const std::optional<Date>& day);

}  // namespace estafette
