// What the names in the game's own files mean: columns, classes, weapons, levels of experience.
// Data: templates/readers/sow.xml, and the game profile that it names, so that we can read back what we send.
#pragma once

#include "base/files/files.hpp"
#include "converter/orbat/game_lines.hpp"
#include "converter/orbat/words.hpp"
#include "converter/readers/words/tokens.hpp"

#include <array>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace estafette::readers {

/// The one column that a scenario has and a master has not: rank 7, of a battalion or company.
inline constexpr GameColumn kBattalionColumn{static_cast<int>(kGameColumns)};
inline constexpr std::size_t kScenarioColumns = kGameColumns + 1;  ///< a master's, and that one

/// What a row of the game's file stands for.
enum class SowPost { troops, commander, wagon, courier };

/// What a class says about a row.
struct SowClass {
  SowPost post = SowPost::troops;
  std::string nation;  ///< empty: it does not say
  std::optional<Arm> arm;
  std::optional<Kind> kind;
  bool battery = false;    ///< of a commander: of a battery
  bool regiments = false;  ///< a row of its infantry is a regiment
  bool known = false;      ///< it is in the profile; otherwise it is guessed from its parts
  bool operator==(const SowClass&) const = default;
};

class SowWords {
 public:
  /// Reads sow.xml and the profile that it names, which is beside it. Throws Refusal with every problem.
  static SowWords read(const fs::path& path);

  /// The column that a title stands for; Ability to Leadership have no sure titles and are found by their place.
  [[nodiscard]] std::optional<GameColumn> column(std::string_view title) const;

  /// What a class means; if it does not show the arm, the parts of the formation's name do.
  [[nodiscard]] SowClass look_up(const std::string& unit_class, const std::string& formation) const;

  /// The nation of a row: by its flags, or else by its class; but the one that its name shows, if by the profile that
  /// nation borrows their looks, or if they show none. Empty if nothing shows it.
  [[nodiscard]] std::string nation_of(const SowClass& is, const std::string& flag, const std::string& flag2,
                                      const std::string& named) const;

  /// A weapon's kind of gun, "6-pounder", and true if the profile says so; nothing if its name does not say.
  [[nodiscard]] std::optional<std::pair<std::string, bool>> piece(const std::string& weapon) const;

  /// The quality whose experience is nearest; if two are, the lower.
  [[nodiscard]] Quality quality(int experience) const;

  /// What the profile gives to troops of that quality.
  [[nodiscard]] int experience(Quality quality) const { return experience_.at(static_cast<std::size_t>(quality)); }

  /// How many guns a battery's row of that name stands for: 2 for "Left Section", 1 for "#1 Gun / Left Section".
  [[nodiscard]] int guns_of(const Tokens& name) const;

  /// The names that we give to unknown commanders.
  struct Ladder {
    std::string own_troops, nobody, staff, second;
  };
  [[nodiscard]] const Ladder& ladder() const { return ladder_; }

 private:
  friend class SowWordsReader;

  std::map<std::string, GameColumn, std::less<>> columns_;
  std::map<std::string, SowClass, std::less<>> classes_;         ///< by their folded names
  std::map<std::string, std::string, std::less<>> pieces_;       ///< by weapon
  std::map<std::string, SowClass, std::less<>> nation_parts_;    ///< by part of a class: nation and regiments only
  std::vector<std::pair<std::string, std::string>> flag_parts_;  ///< part and nation, the first that fits
  std::map<std::string, std::string, std::less<>> stand_ins_;    ///< by nation, folded: whose looks it borrows, folded
  std::map<std::string, Arm, std::less<>> arm_parts_;
  std::map<std::string, SowPost, std::less<>> post_parts_;
  std::vector<std::string> howitzers_;
  std::map<std::string, int, std::less<>> gun_words_;
  std::array<int, 6> experience_{};  ///< by Quality
  Ladder ladder_;
};

/// True if `name` is `pattern` with `command` put in: "Own troops of 8th Division" from "Own troops of %".
[[nodiscard]] bool is_made_of(std::string_view name, const std::string& pattern, std::string_view command);

}  // namespace estafette::readers
