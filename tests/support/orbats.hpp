// Builders that speak the field's language: the smallest order of battle that will do.
//
//   corps("III Corps", {division("8th Division", {infantry("22nd Line", 1800), battery("1/2nd Foot", 8)})})
#pragma once

#include "converter/orbat/orbat.hpp"

#include <string>
#include <vector>

namespace estafette::test {

[[nodiscard]] Unit infantry(const std::string& name, int men, Quality quality = Quality::line,
                            Kind kind = Kind::line_infantry);
[[nodiscard]] Unit cavalry(const std::string& name, int men, Quality quality = Quality::line,
                           Kind kind = Kind::light_cavalry);
[[nodiscard]] Unit battery(const std::string& name, int guns, int men = 0, Kind kind = Kind::foot_artillery,
                           const std::string& piece = "6-pounder");
/// Engineers, train or staff.
[[nodiscard]] Unit support(const std::string& name, int men, Kind kind = Kind::engineers);

[[nodiscard]] Unit of(const std::string& nation, Unit unit);

[[nodiscard]] Formation brigade(const std::string& name, std::vector<Unit> units);
[[nodiscard]] Formation division(const std::string& name, std::vector<Unit> units,
                                 std::vector<Formation> brigades = {});
[[nodiscard]] Formation corps(const std::string& name, std::vector<Formation> divisions, std::vector<Unit> own = {});
[[nodiscard]] Formation cavalry_corps(const std::string& name, std::vector<Formation> divisions,
                                      std::vector<Unit> own = {});
[[nodiscard]] Formation army(const std::string& name, std::vector<Formation> corps, std::vector<Unit> own = {});

/// With ids assigned.
[[nodiscard]] Orbat orbat(std::vector<Formation> formations);

}  // namespace estafette::test
