#include "cli/day.hpp"

#include "base/problem.hpp"

namespace estafette::cli {

void declare_day(CLI::App& command, std::string& day) {
  command.add_option("--on", day, "take what the orders of battle say of this day; without it, of their last")
      ->type_name("DAY");
}

std::optional<Date> day_of(const std::string& text) {
  if (text.empty()) return std::nullopt;
  if (const std::optional<Date> day = date_from(text)) return day;
  throw Refusal(Problem{"--on", 0, "", text, "a day as year-month-day", "Write for example 1813-04-27"});
}

}  // namespace estafette::cli
