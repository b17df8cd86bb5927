// The places that a block of counters may have round its node, each with its price: what it hides, how far off it is,
// whether it could be taken for another place's.
#pragma once

#include "campaign/cartography/clutter.hpp"
#include "campaign/cartography/layout.hpp"

#include <vector>

namespace estafette::cartography {

/// A block in one form at one place.
struct BlockPlace {
  Box box;
  bool summary = false;  ///< one counter for all
  double price = 0;
  double off = 0;        ///< millimetres from the rim of the sign
  bool crowded = false;  ///< far off, or it could be taken for another place's
};

/// The paper with its signs and roads, before any counter stands on it.
class CounterGround {
 public:
  CounterGround(const MapPicture& picture, const std::vector<Box>& signs, const Paper& paper, const RowRules& rows);

  /// The cheapest first; never empty.
  [[nodiscard]] std::vector<BlockPlace> choices(const Stack& block) const;
  /// The block as chosen.
  [[nodiscard]] Stack seated(const Stack& block, const BlockPlace& choice) const;
  [[nodiscard]] Point home(const Stack& block) const { return signs_[block.place].middle(); }

 private:
  /// How a block may look: rows of that width and height.
  struct Form {
    double width = 0, row = 0;
    std::size_t rows = 1;
    bool summary = false;
  };
  /// Another place, and how far its sign is off.
  struct Neighbour {
    std::size_t place = 0;
    double off = 0;
  };
  [[nodiscard]] std::vector<Neighbour> neighbours_of(std::size_t place) const;
  void add_round(std::vector<BlockPlace>& choices, const Stack& block, const Form& form) const;
  void price(BlockPlace& choice, const Stack& block, const Form& form) const;
  [[nodiscard]] double width_of_rows(const Stack& block) const;
  [[nodiscard]] Counter summary(const Stack& block) const;

  const MapPicture& picture_;
  const std::vector<Box>& signs_;
  RowRules rows_;
  Box frame_;
  Dots roads_;
  std::vector<bool> held_;  ///< places with forces
  std::vector<Box> names_;  ///< to the right of their signs, if there is room
  double longest_name_ = 0;
  std::vector<std::vector<Neighbour>> neighbours_;  ///< of places with forces, the nearest first
};

}  // namespace estafette::cartography
