// The figures for scaling (rule 1.3; docs/scaling.md). They are in a campaign's rules.xml, <scaling>.
#pragma once

#include "base/apportion.hpp"
#include "base/markup/xml.hpp"
#include "converter/orbat/orbat.hpp"

#include <map>
#include <string>
#include <vector>

namespace estafette::scaling {

/// The smallest and largest unit that scaling makes, in scaled men. The largest is at least twice the smallest, so that
/// a unit that is too large can always be cut into pieces that are not too small.
struct UnitSizes {
  Men smallest, largest;
  bool operator==(const UnitSizes&) const = default;
};

/// What to do with troops that have no place of their own in the game.
enum class Treatment {
  leave_out,  ///< not in the game; named in the report
  fold,       ///< engineers and staff join the infantry, the train joins the gunners
  keep        ///< a unit of its own
};

/// The sorts of guns that are counted together: those of light foot batteries, heavy foot batteries, horse batteries.
enum class GunClass { foot, heavy, horse };
[[nodiscard]] std::string to_string(GunClass gun_class);

/// The sizes of whole batteries in a nation's army, in guns.
struct BatterySizes {
  std::vector<int> foot, heavy, horse;
  [[nodiscard]] const std::vector<int>& of(GunClass gun_class) const;
  bool operator==(const BatterySizes&) const = default;
};

struct ScalingRules {
  Fraction strength{1, 3};  ///< the share of men and guns that remains
  UnitSizes battalion, squadron;
  Treatment engineers = Treatment::leave_out;
  Treatment train = Treatment::leave_out;
  Treatment staff = Treatment::leave_out;
  Men smallest_brigade{};            ///< scaled; below it a BB is asked about. 0: never
  bool merge_lone_companies = true;  ///< false: they are left out
  /// Kinds of gun by name, folded (base/text.hpp); true: a foot battery of them is heavy. Any other is light.
  std::map<std::string, bool> pieces;
  BatterySizes usual_batteries;                   ///< for nations that are not named
  std::map<std::string, BatterySizes> batteries;  ///< by nation, folded (base/text.hpp)

  [[nodiscard]] const BatterySizes& batteries_of(const std::string& nation) const;
  [[nodiscard]] GunClass class_of(const Unit& battery) const;
  [[nodiscard]] Treatment treatment_of(Kind support) const;
  bool operator==(const ScalingRules&) const = default;
};

/// Reads <scaling> of a rules.xml. Problems go to those of the element's file.
[[nodiscard]] ScalingRules read_scaling_rules(XmlElement& scaling);

}  // namespace estafette::scaling
