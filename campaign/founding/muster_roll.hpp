// The formations of an army that still wait for their place on the map; each is given out once.
#pragma once

#include "base/xml.hpp"
#include "converter/orbat/orbat.hpp"

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace estafette::campaign {

/// Gives the order of battle that a founding file names, in campaign strength; throws Refusal.
using ReadOrbat = std::function<Orbat(const std::string& file)>;

class MusterRoll {
 public:
  /// `army`: level corps, as scaling makes of a MA: divisions (MC), cavalry divisions (MCC), brigades (MD) below them.
  explicit MusterRoll(Formation army) : army_(std::move(army)) {}

  /// Takes the MC, MCC or MD of that name out of the roll; a MD leaves its corps. One that is not there, not unique, or
  /// taken already is complained of with the nearest name. `of`: the corps of a MD; empty: any.
  [[nodiscard]] std::optional<Formation> take(XmlElement& element, const std::string& name, const std::string& of);

  /// The corps of which something is left, by name.
  [[nodiscard]] std::vector<std::string> left() const;

  [[nodiscard]] const Formation& army() const noexcept { return army_; }

 private:
  Formation army_;
};

/// The roll of the one army in that order of battle. Whatever is wrong with it goes to `problems`, and leaves an empty
/// roll.
[[nodiscard]] MusterRoll read_roll(XmlElement& element, const std::string& file, const ReadOrbat& read_orbat,
                                   ProblemList& problems);

}  // namespace estafette::campaign
