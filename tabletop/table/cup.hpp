// Where the dice of a procedure come from: a seeded generator, dice that fell on a real table, or all faces in turn,
// for exact odds. A procedure does not know which.
#pragma once

#include "base/dice.hpp"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace estafette::tabletop {

class DiceCup {
 public:
  DiceCup() = default;
  DiceCup(const DiceCup&) = delete;
  DiceCup& operator=(const DiceCup&) = delete;
  virtual ~DiceCup() = default;
  /// The next face, 1 to `sides`.
  [[nodiscard]] virtual int face(int sides) = 0;
  [[nodiscard]] std::vector<int> faces(int dice, int sides);
};

class SeededCup : public DiceCup {
 public:
  explicit SeededCup(std::uint64_t seed) : dice_(seed) {}
  [[nodiscard]] int face(int sides) override { return dice_.roll(1, sides); }

 private:
  Dice dice_;
};

/// Dice that somebody threw. Throws Refusal if there are too few, or one has no such face.
class FallenCup : public DiceCup {
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
class EveryFace : public DiceCup {
 public:
  [[nodiscard]] int face(int sides) override;
  /// True if there is a further way to run.
  [[nodiscard]] bool advance();
  /// In how many ways as likely as this one the dice of this run can fall.
  [[nodiscard]] std::int64_t ways() const;

 private:
  struct Shown {
    int face = 1, sides = 6;
  };
  std::vector<Shown> shown_;
  std::size_t at_ = 0;
};

}  // namespace estafette::tabletop
