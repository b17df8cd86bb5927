// Where the dice of a procedure come from: a seeded generator, dice that fell on a real table, or all faces in turn,
// for exact odds. A procedure does not know which.
#pragma once

#include "base/dice.hpp"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace estafette::tabletop {

class TableCup {
 public:
  TableCup() = default;
  TableCup(const TableCup&) = delete;
  TableCup& operator=(const TableCup&) = delete;
  virtual ~TableCup() = default;
  /// The next face, 1 to `sides`.
  [[nodiscard]] virtual int face(int sides) = 0;
  [[nodiscard]] std::vector<int> faces(int dice, int sides);
  /// The same where only their number counts that show `needed` or more. So all ways of many dice can be counted: as
  /// many as there are dice, and not as there are faces.
  [[nodiscard]] virtual std::vector<int> faces_against(int dice, int sides, int needed);
};

class SeededCup : public TableCup {
 public:
  explicit SeededCup(std::uint64_t seed) : dice_(seed) {}
  [[nodiscard]] int face(int sides) override { return dice_.roll(1, sides); }

 private:
  Dice dice_;
};

/// Dice that somebody threw. Throws Refusal if there are too few, or one has no such face.
class FallenCup : public TableCup {
 public:
  explicit FallenCup(std::vector<int> fallen) : fallen_(std::move(fallen)) {}
  [[nodiscard]] int face(int sides) override;
  /// Throws Refusal if some were not used: then they were thrown for something else.
  void require_all_used() const;

 private:
  std::vector<int> fallen_;
  std::size_t used_ = 0;
};

/// Every way in which dice can fall, one after the other: run, then advance(), until that says no.
class EveryFace : public TableCup {
 public:
  [[nodiscard]] int face(int sides) override;
  /// Faces that stand for all throws with as many hits: the highest for a hit, else 1.
  [[nodiscard]] std::vector<int> faces_against(int dice, int sides, int needed) override;
  /// True if there is a further way to run.
  [[nodiscard]] bool advance();
  /// In how many ways the dice of this run can fall in all, and in how many of them they fall like this. Throws Refusal
  /// for more ways than can be counted.
  [[nodiscard]] std::int64_t ways() const;
  [[nodiscard]] std::int64_t like_this() const;

 private:
  /// A die by its face; or many by their hits, of which this is the number and one.
  struct Shown {
    int face = 1, sides = 6;
    int dice = 0, needed = 0;  ///< 0 dice: one die by its face
  };
  std::vector<Shown> shown_;
  std::size_t at_ = 0;
};

}  // namespace estafette::tabletop
