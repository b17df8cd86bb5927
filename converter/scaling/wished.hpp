// What the umpire wishes for single units and divisions (converter/orbat/wishes.hpp), heeded while they are scaled, and
// what he should be asked about the result. Decisions and questions go into the result.
#pragma once

#include "converter/scaling/compress.hpp"
#include "converter/scaling/scaled.hpp"

#include <cstddef>
#include <string>
#include <vector>

namespace estafette::scaling {

/// For each division the one in whose brigade its troops fight: its own, unless it is to merge with another.
[[nodiscard]] std::vector<std::size_t> homes_of(const std::vector<Formation>& divisions, Scaled& result);

/// Marks the regiments that stay alone and those that join another.
void heed(std::vector<Regiment>& regiments, const std::string& formation, Scaled& result);

/// Why the troops of that division, or of that brigade of it, are not on the battlefield; empty if they are.
[[nodiscard]] std::string why_left_out(const Formation& division, const Formation& brigade);

/// That engineers, train or staff are a unit of their own: as the umpire wishes, or by the rules.
[[nodiscard]] Decision kept(const Unit& historical, const std::string& name, const std::string& formation);

/// A battery with as many guns as the umpire states, and gunners in proportion.
[[nodiscard]] Unit wished_battery(const Unit& historical);

/// Asks about a brigade that is smaller than the rules want without asking, and says where horse and foot are in one.
void ask_about(const Formation& brigade, const Formation& division, const ScalingRules& rules, Scaled& result);

}  // namespace estafette::scaling
