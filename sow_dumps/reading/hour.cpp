#include "sow_dumps/reading/hour.hpp"

#include "converter/sow/plan/battle_plan.hpp"

#include <fmt/format.h>

#include <regex>

namespace estafette::dumps {

std::string hour_of(const ResultsDump& dump) {
  static const std::regex written(R"(gamedb_(\d{1,2}-\d{1,2}-\d{2,4})_(\d{1,2})-(\d{2})-(\d{2})[^/\\]*$)");
  std::smatch parts;
  if (!std::regex_search(dump.file, parts, written)) {
    return "The name of the results dump does not say when it was written.";
  }
  return fmt::format(
      "According to its file name, the results dump was written on {} at {}:{}:{} by the computer's clock.",
      parts[1].str(), parts[2].str(), parts[3].str(), parts[4].str());
}

std::string hour_of(const LocationsDump& dump) {
  return dump.game_time.empty() ? "The header of the unit-location dump does not say which hour of the battle it shows."
                                : fmt::format("The unit-location dump shows {} on the battle's clock.", dump.game_time);
}

std::string half_time(const LocationsDump& dump, const sow::BattleSheet& sheet, int minutes) {
  const auto shown = sow::clock_from(dump.game_time);
  const auto end = sow::clock_from(sheet.end);
  if (!shown || !end || end->seconds - shown->seconds <= minutes * 60) return "";
  return fmt::format("it shows {}, but the battle ended at {}: a half-time dump?", dump.game_time, sheet.end);
}

}  // namespace estafette::dumps
