// The sheet of the plan: which part of the map it shows, how large, and where everybody is drawn on it.
// North is up. The sheet shows the troops that are on the field from the start and the objectives, and a tenth more. A
// corps that arrives from far away would make all others tiny: it is drawn in a strip beyond the frame, on its own
// side.
#pragma once

#include "base/plane.hpp"
#include "converter/sow/field/objectives.hpp"
#include "converter/sow/profile/ground.hpp"
#include "converter/sow/sheet/field_army.hpp"

#include <array>
#include <vector>

namespace estafette::sow {

/// A corps, an army's own troops or its headquarters (no division), and how far from its place it is drawn.
struct PlanBody {
  const FieldArmy* army = nullptr;
  const FieldDivision* division = nullptr;
  double south = 0, east = 0;  ///< map units added to its place; 0: it is drawn where it stands
  int further = 0;             ///< yards that it stands further out than it is drawn
};

class PlanPaper {
 public:
  /// REQUIRES a field that is deployed.
  PlanPaper(const Field& field, const Ground& ground, const std::vector<Objective>& objectives);

  /// Attackers first; each army's headquarters last.
  [[nodiscard]] const std::vector<PlanBody>& bodies() const { return bodies_; }
  /// The frame round the part of the map that is shown, and the sheet with its strips.
  [[nodiscard]] const Box& frame() const { return frame_; }
  [[nodiscard]] const Box& sheet() const { return sheet_; }

  [[nodiscard]] Point at(double south, double east) const;
  [[nodiscard]] Point at(const PlanBody& body, const Position& position) const;
  [[nodiscard]] double yards(double yards) const { return yards * units_per_yard_ * scale_; }
  /// Of the map, in the frame: yards from its northern and its western edge.
  [[nodiscard]] double yards_south(double down) const;
  [[nodiscard]] double yards_east(double right) const;

 private:
  struct Area {
    double north, south, west, east;
    void take_in(double x, double z, double round = 0);
  };
  static Area area_of(const FieldDivision& division);
  void crop(const Field& field, const std::vector<Objective>& objectives);
  void set_apart();

  double extent_, units_per_yard_;
  Area crop_;
  double scale_ = 1;
  Box frame_, sheet_;
  std::vector<PlanBody> bodies_;
};

/// The four corners of the ground that a unit covers: its front at `front`, facing as the arrow says; in the order
/// front left, front right, rear right, rear left.
[[nodiscard]] std::array<Point, 4> corners(Point front, const Position& facing, double wide, double deep);

/// One step ahead of and to the right of somebody who faces so, on the sheet.
[[nodiscard]] Point ahead_of(const Position& facing);
[[nodiscard]] Point right_of(const Position& facing);

}  // namespace estafette::sow
