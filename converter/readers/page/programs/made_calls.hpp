// What the calls of a program make, and to what each adds it: auto left = army.AddDivision("1st Division", "Dale");
#pragma once

#include "converter/readers/page/programs/json_fields.hpp"
#include "converter/readers/spreadsheet/columns/column_words.hpp"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace estafette::readers {

/// A word, figure or text that a call is given.
struct CallArgument {
  std::string name;   ///< under which it is given; empty: by its place alone
  Json value;         ///< null, if nothing is said
  bool word = false;  ///< a name of the program's own, "UnitType.Light" as "Light"
};

/// What one call made: a command or a unit.
struct MadeCall {
  std::string maker;  ///< the word for what it makes: "Division" of "AddDivision", "bde"; may be empty
  bool made = false;  ///< the call says that it makes troops or a command
  std::vector<CallArgument> told;
  std::optional<std::size_t> above;  ///< what it was added to
};

struct CallsFound {
  std::vector<MadeCall> all;        ///< in the order of the program
  std::vector<std::string> passed;  ///< lines that hold a text and make nothing
  bool added = false;               ///< something was added to what had a name: left.AddUnit("9th Line")
};

/// All that calls make in a program, whatever language it is in. Lines that are no such calls are passed over.
[[nodiscard]] CallsFound calls_in(std::string_view code, const ColumnWords& titles);

}  // namespace estafette::readers
