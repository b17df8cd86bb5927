// The formations of an army that have not been placed on the map yet; each can be taken once.
#pragma once

#include "base/markup/xml.hpp"
#include "converter/orbat/orbat.hpp"

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace estafette::campaign {

/// Gives the order of battle that a campaign's file names, at campaign strength; throws Refusal.
using ReadOrbat = std::function<Orbat(const std::string& file)>;

class MusterRoll {
 public:
  /// `army`: level corps, as scaling makes of a MA: divisions (MC), cavalry divisions (MCC), brigades (MD) below them.
  explicit MusterRoll(Formation army) : army_(std::move(army)) {}

  /// The roll of an order of battle that could not be read, of whose formations nothing can be said.
  [[nodiscard]] static MusterRoll unread() {
    MusterRoll roll{Formation()};
    roll.read_ = false;
    return roll;
  }
  [[nodiscard]] bool read() const noexcept { return read_; }

  /// Takes the MC, MCC or MD of that name out of the roll; an MD leaves its corps. A name that is unknown, ambiguous or
  /// already taken is a problem, with the nearest name. An unread roll has none, and finds nothing. `of`: the corps of
  /// a MD; empty: any.
  [[nodiscard]] std::optional<Formation> take(XmlElement& element, const std::string& name, const std::string& of);

  /// The corps of which something is left, by name.
  [[nodiscard]] std::vector<std::string> left() const;

  [[nodiscard]] const Formation& army() const noexcept { return army_; }

 private:
  Formation army_;
  bool read_ = true;
};

/// The same for every way to write the same file: "orbats\main.csv" and "orbats/main.csv".
[[nodiscard]] std::string one_name_of(const std::string& orbat);

/// The roll of the one army in that order of battle. Anything wrong with it goes to `problems` and leaves it unread;
/// what is wrong with the file as a whole is said of the element that asks for it.
[[nodiscard]] MusterRoll read_roll(XmlElement& element, const std::string& file, const ReadOrbat& read_orbat,
                                   ProblemList& problems);

}  // namespace estafette::campaign
