// What people call the columns of their orders of battle, and what they write in the cells, in six languages.
// Data: templates/readers/spreadsheet.xml, and the words of words.xml.
#pragma once

#include "converter/readers/spreadsheet/columns/mapping.hpp"
#include "converter/readers/words/words.hpp"

#include <functional>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace estafette::readers {

class ColumnWords {
 public:
  /// Reads spreadsheet.xml. Throws Refusal with every problem.
  static ColumnWords read(const std::string& xml, const std::string& file);

  /// What a column with that title holds, by the longest title we know that it is or contains.
  [[nodiscard]] std::optional<Holds> title(const std::string& title) const;

  /// True for the title of a column that says to which other row a row belongs: "Parent", "superior_id".
  [[nodiscard]] bool names_superior(const std::string& title) const;

  /// True for the title of a column that may say on whose side a row is: "Side", "Belligerent".
  [[nodiscard]] bool names_sides(const std::string& title) const;

  /// True for the title of a column that counts who was lost: "Killed", "Verluste".
  [[nodiscard]] bool names_losses(const std::string& title) const;

  /// By how much the figures of a column are to be multiplied, as its title says: 1000 of "Strength (000)";
  /// otherwise 1.
  [[nodiscard]] int times(const std::string& title) const;

  /// The number of a month by its name or what is short for it, from 1; nothing for any other word. `word` is folded.
  [[nodiscard]] std::optional<unsigned> month(std::string_view word) const;

  /// The value that a cell's text stands for, if the data say so: "France" for "FR".
  [[nodiscard]] std::optional<std::string> value(Holds holds, const std::string& cell) const;

 private:
  std::map<std::string, Holds, std::less<>> titles_;             ///< by slug
  std::size_t longest_ = 0;                                      ///< words of the longest title
  std::map<std::pair<Holds, std::string>, std::string> values_;  ///< by slug
  std::map<std::string, unsigned, std::less<>> months_;          ///< by slug
  std::map<std::string, int, std::less<>> multiples_;            ///< by slug
  std::set<std::string, std::less<>> superiors_, sides_;         ///< by slug
  std::set<std::string, std::less<>> losses_;                    ///< by slug
};

/// The words that may be in such a column: levels, kinds and arms, qualities, units. Empty: any.
[[nodiscard]] const std::vector<std::string>& values_of(Holds holds);

/// What a cell says, in the outline's own words.
struct CellValue {
  std::string is;      ///< "corps", "line infantry", "guard", "France"; for a kind also an arm, if it says no more
  bool guess = false;  ///< the word alone does not decide it
  bool operator==(const CellValue&) const = default;
};

/// The value of a cell with a level, kind, quality, nation or unit; nothing for an unknown word.
[[nodiscard]] std::optional<CellValue> value_of(Holds holds, const std::string& cell, const ColumnWords& columns,
                                                const PhraseBook& words);

/// What else a cell says beside its kind, its quality: conscripts of "conscript ligne", or beside its quality, its
/// kind: hussars of "veteran hussars". `said` is what the column holds; nothing if the cell says no more than that.
[[nodiscard]] std::optional<CellValue> said_beside(Holds said, const std::string& cell, const ColumnWords& columns,
                                                   const PhraseBook& words);

}  // namespace estafette::readers
