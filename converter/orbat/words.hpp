// Levels of command, kinds of troops and qualities, and how each is spelt in files.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace estafette {

/// A level of command, highest first. Rule 1.3.1 gives the campaign's names: on the map an army is a MA, a corps a MC,
/// a cavalry corps a MCC, a division a MD; one level down, on the battlefield, they are BC, BD, BCD and BB, spelt in
/// files as corps, division, cavalry division and brigade.
enum class Level { army, corps, cavalry_corps, division, cavalry_division, brigade };

/// What sort of unit a row of troops is.
enum class UnitLevel { regiment, battalion, squadron, battery, company };

enum class Kind {
  line_infantry,
  light_infantry,
  grenadiers,
  militia_infantry,
  heavy_cavalry,
  medium_cavalry,
  light_cavalry,
  cossacks,
  foot_artillery,
  horse_artillery,
  engineers,
  train,
  staff
};

/// Worst to best (Napoleon's Wars, chapter II, 2.0).
enum class Quality { militia, conscript, line, veteran, elite, guard };

enum class Arm { infantry, cavalry, artillery, support };

[[nodiscard]] Arm arm_of(Kind kind) noexcept;

/// Height of a level of command: 4 army, 3 corps and cavalry corps, 2 division and cavalry division, 1 brigade.
[[nodiscard]] int height(Level level) noexcept;

[[nodiscard]] const std::string& to_string(Level level);
[[nodiscard]] const std::string& to_string(UnitLevel level);
[[nodiscard]] const std::string& to_string(Kind kind);
[[nodiscard]] const std::string& to_string(Quality quality);
[[nodiscard]] const std::string& to_string(Arm arm);

/// The value with that spelling, in any letter case; nothing for an unknown word.
[[nodiscard]] std::optional<Level> level_from(std::string_view word);
[[nodiscard]] std::optional<UnitLevel> unit_level_from(std::string_view word);
[[nodiscard]] std::optional<Kind> kind_from(std::string_view word);
[[nodiscard]] std::optional<Quality> quality_from(std::string_view word);

/// All spellings, in the order of the enumerations.
[[nodiscard]] const std::vector<std::string>& level_words();
[[nodiscard]] const std::vector<std::string>& unit_level_words();
[[nodiscard]] const std::vector<std::string>& kind_words();
[[nodiscard]] const std::vector<std::string>& quality_words();

}  // namespace estafette
