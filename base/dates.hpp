// Days of the calendar, as files and people write them.
#pragma once

#include <chrono>
#include <optional>
#include <string>

namespace estafette {

using Date = std::chrono::year_month_day;

/// The day of "1813-04-27"; nothing for any other text and for a day that no calendar has.
[[nodiscard]] std::optional<Date> date_from(const std::string& text);
/// "1813-04-27"
[[nodiscard]] std::string to_text(Date date);
/// "27 April 1813"
[[nodiscard]] std::string in_words(Date date);
[[nodiscard]] Date day_after(Date date);

}  // namespace estafette
