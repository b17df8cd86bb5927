// The armies that a campaign ships against the totals that others published: its orbats/*.csv and its published.csv.
#pragma once

#include "converter/orbat/orbat.hpp"
#include "converter/orbat/totals.hpp"

#include <map>
#include <string>
#include <vector>

namespace estafette::test {

/// One row of published.csv: "file: formation / formation + file: formation", of one nation or all, against a figure.
struct Figure {
  std::string name, formations, nation, count;
  int published = 0;
  int tolerance = 0;  ///< per cent
  std::string source;
};

class ShippedArmies {
 public:
  /// Of templates/campaigns/<campaign>; `files` are names without ".csv". A fault in any of them fails the test.
  ShippedArmies(const std::string& campaign, const std::vector<std::string>& files);

  [[nodiscard]] const std::map<std::string, Orbat>& by_file() const noexcept { return armies_; }
  [[nodiscard]] const std::vector<Figure>& figures() const noexcept { return figures_; }

  /// Our men and guns of the formations that a figure names; no unit may be counted twice.
  [[nodiscard]] Totals ours(const Figure& figure) const;
  [[nodiscard]] int counted(const Figure& figure) const;

  /// The row of the page's table of comparison.
  [[nodiscard]] std::string row_of(const Figure& figure) const;

 private:
  [[nodiscard]] const Formation& formation_at(const std::string& file_and_path) const;

  std::map<std::string, Orbat> armies_;
  std::vector<Figure> figures_;
};

/// 120022 as people write it: 120,022.
[[nodiscard]] std::string grouped(int number);

[[nodiscard]] bool within(int our, int published, int percent);

}  // namespace estafette::test
