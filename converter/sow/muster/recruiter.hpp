// Turns commands and troops of an order of battle into rows of the game, still without ranks and places: a division, a
// brigade, a battalion or a battery. Source: docs/formats/game-order-of-battle.md, "Ladder of commands" and "Kinds of
// rows"; docs/formats/game-limits.md, "Ammunition" and "Head count". Figures: the game profile.
// - A unit of fewer than two men, a battery without guns and support troops (engineers, train, staff) get no row: a
//   remark says so.
// - A battalion or squadron above the largest size becomes several rows of about equal strength with the same campaign
//   id. So does a regiment of foot, with a row for each battalion: the game's smallest body is the battalion.
// - A battery's gunners are shared out over its guns; a gun for which there are not two left stays behind.
// - A command without combat troops left has no row either; if a brigade has only guns, its batteries get rows.
// - Troops that belong to a division itself form a brigade in it, those of a corps or army a division; their leaders
//   are there only because the game needs them, and have no campaign id.
#pragma once

#include "converter/sow/muster/wardrobe.hpp"
#include "converter/sow/plan/battle_plan.hpp"
#include "converter/sow/sheet/field_army.hpp"

#include <fmt/format.h>

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace estafette::sow {

/// What all rows of one BD have in common.
struct DivisionTraits {
  std::string id;
  std::optional<Arrival> arrival;
  std::vector<std::string> fatigue;
  std::string chief;  ///< the commander-in-chief if he is in command; empty: he is not
};

/// Makes rows, and adds remarks to a field. Profile and field must outlive it.
class Recruiter {
 public:
  Recruiter(const Profile& profile, Field& field) : profile_(profile), field_(field), wardrobe_(profile) {}

  /// `of_militia`: most of his men are; he flies the profile's flag for that, if it has one.
  [[nodiscard]] FieldRow commander(const DivisionTraits& force, Post post, const std::string& nation,
                                   const std::string& name, const std::string& formation, const Ratings& ratings,
                                   bool of_militia = false);
  /// A courier or wagon.
  [[nodiscard]] FieldRow follower(const DivisionTraits& force, Post post, const std::string& nation,
                                  const std::string& name);

  /// A division under the last corps of the army, if it has troops that fight.
  void add_division(FieldArmy& army, const DivisionTraits& force, const Formation& division);
  /// The troops of `command` itself, as a division of their own under the last corps of the army.
  void add_own_troops(FieldArmy& army, const DivisionTraits& force, const Formation& command,
                      const std::string& nation);

  template <typename... Parts>
  void remark(Topic topic, fmt::format_string<Parts...> words, Parts&&... parts) {
    field_.remarks.push_back({topic, fmt::format(words, std::forward<Parts>(parts)...)});
  }

  /// The last remarks, on the whole field: regiments sent as battalions, names that the game cannot write, and troops
  /// in a stand-in's uniform.
  void finish();

 private:
  FieldDivision division(const DivisionTraits& force, const Formation& bd);
  void add_brigade(FieldDivision& division, const DivisionTraits& force, const Formation& bb);
  void leave_out(const Unit& unit);
  void add_unit(FieldBrigade& brigade, const DivisionTraits& force, const Unit& unit);
  FieldBrigade guns_of(const DivisionTraits& force, const Unit& battery);
  void remark_on_names();
  FieldRow troops(const DivisionTraits& force, const Unit& unit, const std::string& name, int men, std::size_t gun = 0);

  const Profile& profile_;
  Field& field_;
  Wardrobe wardrobe_;
  int regiments_ = 0, battalions_ = 0;  ///< regiments of foot in several rows, and how many rows
};

}  // namespace estafette::sow
