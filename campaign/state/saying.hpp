// A message before it is put into words: the name of the message ("withdraws") and its figures, each of its own type.
// Rules make sayings, and campaign/telling makes sentences of them. The ids in a saying decide who may hear a name.
#pragma once

#include "campaign/map/calendar.hpp"
#include "campaign/state/order.hpp"
#include "converter/orbat/counts.hpp"

#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace estafette::map {
struct Node;
}

namespace estafette::campaign {

using map::Turn;
struct Army;
struct Force;
struct NamedFigure;
struct Piece;

/// Steps along roads: of a march, of an allowance (2.1).
using Nodes = Count<struct NodesSort>;
/// Divisions, MD: what roads, garrisons and sieges count (2.1, 2.3.1).
using Divisions = Count<struct DivisionsSort>;

/// A force or a piece, and the name that it had then.
struct NamedForce {
  ForceId id;
  std::string name;
  bool operator==(const NamedForce&) const = default;
};
/// A node of the map.
struct NamedPlace {
  NodeId id;
  std::string name;
  bool operator==(const NamedPlace&) const = default;
};
/// A side, and what the campaign calls it within a sentence: "the Coalition" (rules.xml, <sides>).
struct NamedSide {
  Side side = Side::france;
  std::string name;
  bool operator==(const NamedSide&) const = default;
};
/// A formation, unit or army by its own id ("iii-corps/8th-division"), or its commander.
struct NamedPost {
  std::string id;
  std::string name;
  bool operator==(const NamedPost&) const = default;
};
/// A proper name that is nobody's secret: a river, a nation, a map of the game.
struct ProperName {
  std::string name;
  bool operator==(const ProperName&) const = default;
};
/// What somebody has written in his own words: an order, a reason, the terms of a truce. Only the umpire reads all of
/// them.
struct FreeText {
  std::string text;
  bool operator==(const FreeText&) const = default;
};
/// A distance on the ground.
struct Kilometres {
  double value = 0;
  bool operator==(const Kilometres&) const = default;
};

/// A message: its name in the tables of campaign/telling, and its figures. Empty: nothing is said.
struct Saying {
  Saying();
  Saying(std::string name, std::vector<NamedFigure> sorted);
  Saying(const Saying&);
  Saying(Saying&&) noexcept;
  Saying& operator=(const Saying&);
  Saying& operator=(Saying&&) noexcept;
  ~Saying();  // as the others in the source: a saying holds figures, which hold sayings

  std::string what;
  std::vector<NamedFigure> figures;  ///< sorted by name, so that equal sayings are equal

  [[nodiscard]] bool empty() const { return what.empty(); }
  bool operator==(const Saying& other) const;
};

/// One figure, of any type. By default, or from an empty optional, it is the flag `false`, which says nothing. Converts
/// from the types that rules use.
class Figure {
 public:
  using Value = std::variant<bool, int, Men, Guns, Nodes, Divisions, Turn, Kilometres, NamedSide, NamedForce,
                             NamedPlace, NamedPost, ProperName, FreeText, Saying, std::vector<Figure>>;

  Figure() = default;
  // NOLINTBEGIN(google-explicit-constructor): a figure is what it is made from.
  Figure(bool flag) : value_(flag) {}
  Figure(int number) : value_(number) {}
  template <typename T>
  Figure(const T*) = delete;  // which would be a flag
  Figure(Men men) : value_(men) {}
  Figure(Guns guns) : value_(guns) {}
  Figure(Nodes nodes) : value_(nodes) {}
  Figure(Divisions divisions) : value_(divisions) {}
  Figure(Turn turn) : value_(turn) {}
  Figure(Kilometres km) : value_(km) {}
  Figure(NamedSide side) : value_(std::move(side)) {}
  Figure(NamedForce called) : value_(std::move(called)) {}
  Figure(NamedPlace place) : value_(std::move(place)) {}
  Figure(NamedPost command) : value_(std::move(command)) {}
  Figure(ProperName name) : value_(std::move(name)) {}
  Figure(FreeText text) : value_(std::move(text)) {}
  Figure(Saying saying) : value_(std::move(saying)) {}
  Figure(std::vector<Figure> several) : value_(std::move(several)) {}
  Figure(const Force& force);
  Figure(const Piece& piece);
  Figure(const Army& army);
  Figure(const map::Node& node);
  Figure(const std::vector<const Force*>& forces);
  Figure(const std::vector<Saying>& sayings);
  template <typename T>
  Figure(const std::optional<T>& value) : Figure(value ? Figure(*value) : Figure()) {}
  // NOLINTEND(google-explicit-constructor)

  [[nodiscard]] const Value& value() const { return value_; }
  /// The value if it is of that type, or null.
  template <typename T>
  [[nodiscard]] const T* as() const {
    return std::get_if<T>(&value_);
  }
  bool operator==(const Figure& other) const { return value_ == other.value_; }

 private:
  Value value_ = false;
};

using SeveralFigures = std::vector<Figure>;

/// What says_in_its_words() says, and the figure that holds the sentence.
inline constexpr const char* kInItsWords = "in the campaign's words";
inline constexpr const char* kItsWords = "sentence";

struct NamedFigure {
  std::string name;
  Figure figure;
  bool operator==(const NamedFigure&) const = default;
};

/// says("withdraws", {{"who", force}, {"to", node}}): the names are those of the placeholders in the sentence's
/// template. In the rules `what` and the names are literals, so that a test can compare them with the tables.
[[nodiscard]] Saying says(std::string what, std::vector<NamedFigure> figures = {});

/// A saying with a sentence of the campaign's own data (rules.xml), which has the figures' names in braces.
[[nodiscard]] Saying says_in_its_words(std::string sentence, std::vector<NamedFigure> figures);

/// A saying whose sentence exists already, from campaigns older than sayings.
[[nodiscard]] Saying as_written(std::string sentence);

/// The figure of that name, or null.
[[nodiscard]] const Figure* figure_of(const Saying& saying, const std::string& name);

}  // namespace estafette::campaign
