#include "base/dates.hpp"

#include "base/text.hpp"

#include <fmt/format.h>

#include <array>

namespace estafette {

std::optional<Date> date_from(const std::string& text) {
  const std::vector<std::string> words = split(text, '-');
  if (words.size() != 3) return std::nullopt;
  const std::optional<int> year = whole_number(words[0]);
  const std::optional<int> month = whole_number(words[1]);
  const std::optional<int> day = whole_number(words[2]);
  if (!year || !month || !day || *month < 1 || *day < 1) return std::nullopt;
  const Date date{std::chrono::year(*year), std::chrono::month(static_cast<unsigned>(*month)),
                  std::chrono::day(static_cast<unsigned>(*day))};
  return date.ok() && to_text(date) == text ? std::optional(date) : std::nullopt;
}

std::string to_text(Date date) {
  return fmt::format("{:04}-{:02}-{:02}", static_cast<int>(date.year()), static_cast<unsigned>(date.month()),
                     static_cast<unsigned>(date.day()));
}

std::string in_words(Date date) {
  static const std::array<const char*, 12> kMonths = {"January",   "February", "March",    "April",
                                                      "May",       "June",     "July",     "August",
                                                      "September", "October",  "November", "December"};
  return fmt::format("{} {} {}", static_cast<unsigned>(date.day()), kMonths.at(static_cast<unsigned>(date.month()) - 1),
                     static_cast<int>(date.year()));
}

Date day_after(Date date) {
  return std::chrono::sys_days(date) + std::chrono::days(1);
}

}  // namespace estafette
