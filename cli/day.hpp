// --on DAY: as which day an order of battle is taken whose rows are dated (docs/formats/outline.md).
#pragma once

#include "base/dates.hpp"

#include <CLI/CLI.hpp>

#include <optional>
#include <string>

namespace estafette::cli {

void declare_day(CLI::App& command, std::string& day);

/// The day of what was given; nothing if nothing was. Throws Refusal for what is no day.
[[nodiscard]] std::optional<Date> day_of(const std::string& text);

}  // namespace estafette::cli
