// The armies that a campaign ships against the totals that others published: its orbats/*.csv and its published.csv.
#pragma once

#include "converter/orbat/orbat.hpp"
#include "converter/orbat/totals.hpp"

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace estafette::test {

/// One row of published.csv: "file: formation / formation + file: formation", of one nation or all, against a figure.
struct Figure {
  std::string name, formations, nation, count;
  int published = 0;
  int tolerance = 0;  ///< per cent
  std::string source;
  int least = 0, most = 0;  ///< where the published figures differ; 0 and 0: there is only the one
  bool independent = true;  ///< ours were not made from it; only then does agreement prove anything
};

class ShippedArmies {
 public:
  /// Of templates/campaigns/<campaign>, as on that day, or when all dated changes have come to pass; `files` are names
  /// without ".csv". A fault in any of them fails the test.
  ShippedArmies(const std::string& campaign, const std::vector<std::string>& files,
                const std::optional<Date>& day = std::nullopt);

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
/// Within the range of the published figures, or within the tolerance of the one that there is.
[[nodiscard]] bool agrees(int our, const Figure& figure);

}  // namespace estafette::test
