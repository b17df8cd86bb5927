// The figures that scaling goes by (rule 1.3; docs/scaling.md). They live in a campaign's rules.xml, <scaling>.
#pragma once

#include "base/apportion.hpp"
#include "base/xml.hpp"
#include "converter/orbat/orbat.hpp"

#include <map>
#include <string>
#include <vector>

namespace estafette::scaling {

/// The smallest and largest unit that scaling makes, in scaled men. The largest is at least twice the smallest, so that
/// what is too large can always be cut into pieces none of which is too small.
struct UnitSizes {
  Men smallest, largest;
  bool operator==(const UnitSizes&) const = default;
};

/// What becomes of troops that have no place of their own in the game.
enum class Treatment {
  leave_out,  ///< not in the game; named in the report
  fold,       ///< engineers and staff fill the ranks of the infantry, the train those of the gunners
  keep        ///< a unit of its own
};

/// How guns are dealt with as one sort: foot batteries of light pieces, foot batteries of heavy ones, horse batteries.
enum class GunClass { foot, heavy, horse };
[[nodiscard]] std::string to_string(GunClass gun_class);

/// The sizes of whole batteries, in guns, that a nation's tactics know.
struct BatterySizes {
  std::vector<int> foot, heavy, horse;
  [[nodiscard]] const std::vector<int>& of(GunClass gun_class) const;
  bool operator==(const BatterySizes&) const = default;
};

struct ScalingRules {
  Fraction strength{1, 3};  ///< what remains of men and guns
  UnitSizes battalion, squadron;
  Treatment engineers = Treatment::leave_out;
  Treatment train = Treatment::leave_out;
  Treatment staff = Treatment::leave_out;
  bool merge_lone_companies = true;  ///< false: they are left out
  /// Pieces by name, folded (base/text.hpp); true: a foot battery of them is a heavy one. Any other is a light one.
  std::map<std::string, bool> pieces;
  BatterySizes usual_batteries;                   ///< for nations that are not named
  std::map<std::string, BatterySizes> batteries;  ///< by nation, folded (base/text.hpp)

  [[nodiscard]] const BatterySizes& batteries_of(const std::string& nation) const;
  [[nodiscard]] GunClass class_of(const Unit& battery) const;
  [[nodiscard]] Treatment treatment_of(Kind support) const;
  bool operator==(const ScalingRules&) const = default;
};

/// Reads <scaling> of a rules.xml. Faults go to the problems of the element's file.
[[nodiscard]] ScalingRules read_scaling_rules(XmlElement& scaling);

}  // namespace estafette::scaling
