// What one line of a typed order of battle is: a command, troops, a total, a commander, a note, page furniture or
// unknown.
#pragma once

#include "converter/readers/parts/parts.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace estafette::readers {

struct Item {
  enum class Is {
    furniture,
    heading,  ///< of the text: its title, a date
    note,
    total,
    commander,  ///< of the command above
    nation,     ///< of what follows
    formation,
    group,  ///< the troops of one arm within a command: "Artillery:"
    unit,
    facts,  ///< figures of the command or unit above
    unknown
  };
  Is is = Is::unknown;
  Parts parts;                 ///< of formations, groups, units, totals, facts; a commander's name
  std::optional<Level> level;  ///< of a formation, if its word of command shows it
  bool nation_only = false;    ///< an army that is called after its nation and nothing else
  std::optional<Arm> arm;      ///< of a group
  std::string nation;          ///< the one that the line names
  std::string unread;          ///< what names troops behind its colon and could not be told apart
  std::vector<Parts> units;    ///< troops named on the same line: "Brigade Souham: 22e de ligne (3 bat.), 59e (2 bat.)"
};

[[nodiscard]] Item item_of(std::string_view text, const PhraseBook& words);

}  // namespace estafette::readers
