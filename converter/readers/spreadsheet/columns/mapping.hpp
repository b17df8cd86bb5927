// The mapping says what the columns of somebody's spreadsheet hold: a small XML file that the program proposes and an
// umpire corrects.
// docs/formats/spreadsheets.md
//
//   <mapping hierarchy="columns">
//     <column title="Korps" is="corps" blank="above"/>
//     <column title="Truppenteil" is="name"/>
//     <column title="Waffe" is="kind"> <value from="Inf." to="line infantry"/> </column>
//     <constant is="nation" value="Prussia"/>
//   </mapping>
#pragma once

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace estafette::readers {

inline constexpr int kMostColumns = 500;  ///< of one table

/// What a column may hold, in the order of holds_words().
enum class Holds {
  army,
  corps,
  division,
  brigade,
  army_commander,
  corps_commander,
  division_commander,
  brigade_commander,
  level,
  name,
  commander,
  nation,
  kind,
  quality,
  unit,
  men,
  present,        ///< men, beside others that are not: detached, sick, in all
  men_of_a_day,   ///< men, one column for each return; one of them counts (days.hpp)
  men_each,       ///< of each battalion or squadron
  battalion_men,  ///< of one battalion; a column for each
  total,
  officers,
  infantry_men,
  cavalry_men,
  gunners,
  horses,
  detached,        ///< not present, and no part of the men
  sick,            ///< the same
  figures,         ///< on a wargamer's table
  men_per_figure,  ///< what one of them stands for
  battalions,
  squadrons,
  companies,
  batteries,
  subunits,
  guns,
  piece,
  ratings,
  note,
  source,
  other,  ///< kept in the row's note, after the column's title
  skip    ///< left out: row numbers and the like
};

[[nodiscard]] const std::vector<std::string>& holds_words();
[[nodiscard]] std::string to_string(Holds holds);
[[nodiscard]] std::optional<Holds> holds_from(std::string_view word);

/// How rows show who is under whom.
enum class Hierarchy {
  columns,      ///< each row names its corps, division, brigade
  level,        ///< a column says what each row is
  indentation,  ///< by blanks before the names, or by names in the first, second, third ... of several columns
  words         ///< only by the words of command in the names
};

inline constexpr std::string_view kUnknownValue = "?";  ///< a value that has not been translated yet

/// The columns of commands, from the highest down.
inline constexpr std::array kCommandPath = {Holds::army, Holds::corps, Holds::division, Holds::brigade};

/// True of those; false of anything else, and of nothing.
[[nodiscard]] constexpr bool holds_command(std::optional<Holds> holds) {
  return holds && std::find(kCommandPath.begin(), kCommandPath.end(), *holds) != kCommandPath.end();
}

struct MappedColumn {
  std::string title;  ///< as in the header; empty: it has none, and goes by its number
  int number = 0;     ///< of the column, from 1; 0: it goes by its title
  Holds holds = Holds::other;
  bool above = false;                                       ///< an empty cell means the one above it
  std::vector<std::pair<std::string, std::string>> values;  ///< what cells say, and what it means
  std::string guess;  ///< why the program thinks so, if not by the title; empty: not a guess
  bool operator==(const MappedColumn&) const = default;
};

/// A value that is the same for all rows.
struct Constant {
  Holds holds = Holds::nation;
  std::string value;
  std::string guess;  ///< why the program thinks so
  bool operator==(const Constant&) const = default;
};

struct Mapping {
  Hierarchy hierarchy = Hierarchy::words;
  std::string guess;  ///< why that hierarchy, if it is a guess
  std::vector<MappedColumn> columns;
  std::vector<Constant> constants;
  bool operator==(const Mapping&) const = default;
};

/// Throws Refusal with every problem, by line.
[[nodiscard]] Mapping read_mapping(const std::string& xml, const std::string& file);

/// Writes a whole document, with guesses marked. read_mapping reads the same mapping back.
[[nodiscard]] std::string to_xml(const Mapping& mapping);

}  // namespace estafette::readers
