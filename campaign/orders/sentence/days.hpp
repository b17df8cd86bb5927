// Days that a letter names: "on 14 May", "May 14th", "28/29 April", "am 28. April", "le 1er mai".
#pragma once

#include "campaign/map/calendar.hpp"
#include "campaign/orders/sentence/cursor.hpp"

#include <optional>

namespace estafette::campaign {

/// Goes past a day with its month; of several, the turn of the first. 0 for a day that is in no turn of the campaign.
/// Nothing if no day is named there: "III march" and "III may rest" name none.
[[nodiscard]] std::optional<int> take_day(Cursor& cursor, const map::Calendar& calendar);

/// Goes past "on the 17th", a day without its month; `now` if it is a day of that turn, else the next turn that has
/// such a day. Nothing if no such day is named there: "on the 17th Division" names none.
[[nodiscard]] std::optional<int> take_day_of_month(Cursor& cursor, int now, const map::Calendar& calendar);

}  // namespace estafette::campaign
