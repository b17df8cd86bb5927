// A battle at a table, as the verbs have it that make its rosters and that take its returns back: `roster`, `table
// return`, `battle generate` and `battle import`.
#pragma once

#include "cli/console/console.hpp"
#include "cli/tabletop_set.hpp"
#include "converter/sow/sheet/battle_sheet.hpp"
#include "tabletop/muster/muster.hpp"
#include "tabletop/sets/battle_rosters.hpp"
#include "tabletop/table/roster.hpp"

#include <CLI/CLI.hpp>

#include <string>
#include <vector>

namespace estafette::cli {

/// How every verb describes its option --rules.
inline constexpr const char* kRulesHelp =
    "napoleons-wars, de-gre, squares, code-napoleon, or a folder with a rules.xml of yours";

/// How rosters are made, besides the rules. A return must be read with the same words as its roster.
struct RosterWords {
  std::string morale = "average";
  int year = 0;   ///< 0: that of the sheet, or else 1813
  int scale = 0;  ///< 0: as the rules' data say, if the order of battle is scaled

  void declare(CLI::App& command);
  /// `year_of_sheet`: 0 if there is none.
  [[nodiscard]] tabletop::RosterWishes wishes(const Orbat& orbat, const tabletop::TabletopRules& rules,
                                              int year_of_sheet = 0) const;
};

/// "Army of the Main: 3 commands, 21 pieces, 18,032 men and 88 guns", and what the umpire should look at.
void say_roster(const tabletop::TableRoster& roster, const Console& say);

/// roster.csv, return.csv, return.html and cards.html of one army, in that folder.
void add_roster_files(const tabletop::TableRoster& roster, const tabletop::TabletopRules& rules, const fs::path& folder,
                      std::vector<Document>& documents);

/// charts.html: all figures of a set, and its lists.
[[nodiscard]] std::string charts_of(const TabletopFolder& set);

/// Everything that a battle at a table needs: both armies' files in the folders attacker and defender, and besides
/// return.csv and return.html for both together, and charts.html.
[[nodiscard]] std::vector<Document> table_documents(const sow::BattleSheet& sheet, const TabletopFolder& set,
                                                    const RosterWords& words, const Console& say);

/// Both armies' rosters, the attacker's first.
[[nodiscard]] std::vector<tabletop::BattleRoster> rosters_of(const sow::BattleSheet& sheet, const TabletopFolder& set,
                                                             const RosterWords& words);

/// True if the file is one or more forms of a battle at a table.
[[nodiscard]] bool is_return(const fs::path& file);

/// The results dump that both armies' forms make, in one file or in two. `rules`: empty for the set that the forms
/// name. Throws Refusal by line: a form of another roster, an army without a form or with two, whatever read_return()
/// refuses.
[[nodiscard]] std::string dump_of_returns(const sow::BattleSheet& sheet, const std::vector<fs::path>& files,
                                          const std::string& rules, const RosterWords& words);

}  // namespace estafette::cli
