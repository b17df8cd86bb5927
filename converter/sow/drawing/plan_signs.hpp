// Signs for troops and commanders: the ground that each unit covers, which way it faces, and who commands whom.
// Foot is filled, horse is crossed, a gun is a barrel on its wheels. France is drawn solid, the Coalition with an inner
// line and dashed bounds, so that a black print tells them apart.
#pragma once

#include "base/markup/svg.hpp"
#include "converter/sow/drawing/plan_paper.hpp"
#include "converter/sow/profile/profile.hpp"

#include <string>
#include <vector>

namespace estafette::sow {

/// By what a row of the page and its sign know one another: "3-1-4" is the fourth unit of the first brigade of the
/// third body; a battery, which is one row, is "3-1".
[[nodiscard]] std::string key_of(std::size_t body, std::size_t brigade);
[[nodiscard]] std::string key_of(std::size_t body, std::size_t brigade, std::size_t unit);

/// "france" or "coalition": the class of everything that is drawn for that side of the game.
[[nodiscard]] const char* side_class(int side);

/// Men and guns of a body, as on the battle sheet.
struct BodyStrength {
  int men = 0, guns = 0;
  void add(const FieldBrigade& brigade);
};
[[nodiscard]] BodyStrength strength_of(const FieldDivision& division);
/// "10,767 men, 22 guns"
[[nodiscard]] std::string in_words(const BodyStrength& strength);

struct SignOptions {
  std::array<UnitGround, 3> ground{};  ///< of the profile
  bool linked = false;                 ///< each unit leads to its row of the page
};

/// Draws a body with its commanders; what a name must not cover is added to `clutter`. Returns the box round its
/// troops.
Box draw_body(svg::Pen pen, const PlanPaper& paper, std::size_t body, const SignOptions& options,
              std::vector<Box>& clutter);

/// One sign of an arm, for the legend: its front to the right.
void draw_sample(svg::Pen pen, Point at, Arm arm, int side);
/// A commander's sign: a square for France, a lozenge for the Coalition.
void draw_commander(svg::Pen pen, Point at, int side, double size, const std::string& told);

}  // namespace estafette::sow
