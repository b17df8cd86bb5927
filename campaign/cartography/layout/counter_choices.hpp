// The places that a block of counters may have round its node, each with its price: what it hides, how far off it is,
// whether it could be taken for another place's.
#pragma once

#include "campaign/cartography/layout/layout.hpp"
#include "campaign/cartography/layout/name_seats.hpp"
#include "campaign/cartography/paper/clutter.hpp"

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
  CounterGround(const MapPicture& picture, const std::vector<Box>& signs, const Paper& paper, const RowRules& rows,
                const NameSeats& land);

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
  /// Where a block may stand in one form.
  struct Round {
    Form form;
    std::vector<BlockPlace> places;  ///< priced only by how far off they are, and on which side
    std::vector<std::size_t> names;  ///< places whose names it may cover
    bool priced = false;             ///< wholly
  };
  [[nodiscard]] Round round_of(const Stack& block, const Form& form) const;
  void add_at_the_edge(Round& round, const Stack& block) const;
  [[nodiscard]] std::vector<std::size_t> names_in(const std::vector<BlockPlace>& places, std::size_t own) const;
  /// True, and the whole price is known, if it is no more than `most`.
  bool price(BlockPlace& choice, const Stack& block, const Round& round, double most) const;
  [[nodiscard]] double price_of_distance(const BlockPlace& choice, const Form& form) const;
  [[nodiscard]] double price_of_side(const BlockPlace& choice, const Stack& block) const;
  double price_of_signs(BlockPlace& choice, const Stack& block) const;
  [[nodiscard]] double price_of_names(const BlockPlace& choice, const Round& round) const;
  [[nodiscard]] double width_of_rows(const Stack& block) const;
  [[nodiscard]] Counter summary(const Stack& block) const;

  const MapPicture& picture_;
  const std::vector<Box>& signs_;
  RowRules rows_;
  Box frame_;
  const Dots& roads_;
  std::vector<bool> held_;                          ///< places with forces
  std::vector<Box> names_;                          ///< to the right of their signs, if there is room
  std::vector<std::vector<Neighbour>> neighbours_;  ///< of places with forces, the nearest first
};

}  // namespace estafette::cartography
