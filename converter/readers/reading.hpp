// What every reader gives back: the order of battle, how much of its file was understood, what was guessed, and which
// lines need a look. The same for all formats, so that a batch treats them alike.
#pragma once

#include "base/problem.hpp"
#include "converter/orbat/orbat.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace estafette::readers {

/// The formats in which people keep orders of battle.
enum class Format {
  outline_csv,   ///< ours, as a spreadsheet (docs/formats/outline.md)
  outline_xml,   ///< ours, as XML
  text,          ///< typed (docs/formats/text-orbat.md)
  sow_oob,       ///< the game's own master file (docs/formats/sow-orbat.md)
  sow_scenario,  ///< a scenario of the game with its own order of battle, or with the name of a master file
  spreadsheet    ///< somebody's own columns (docs/formats/spreadsheets.md)
};

/// "csv", "xml", "text", "sow", "sow-scenario", "spreadsheet": as an umpire writes them.
[[nodiscard]] std::string to_string(Format format);
[[nodiscard]] std::optional<Format> format_from(std::string_view word);
/// All spellings, in the order of the enumeration.
[[nodiscard]] const std::vector<std::string>& format_words();

/// A line that is no part of the order of battle.
struct PassedLine {
  int line = 0;
  std::string text;
};

/// What became of a line. If it is several things, the first of these.
enum class LineUse {
  asked,   ///< somebody should look at it
  read,    ///< troops or a command, or more about them
  summed,  ///< a total, held against what was read
  noted,   ///< a title, a heading or a remark: its words are kept
  passed   ///< the page's furniture
};

struct LineUsed {
  int line = 0;   ///< from 1
  int lines = 1;  ///< how many it takes, if broken lines were joined
  LineUse use = LineUse::read;
  bool operator==(const LineUsed&) const = default;
};

/// A total that the text states, and what was read of it.
struct StatedSum {
  int line = 0;
  std::string of;      ///< the command that it is nearest to
  std::string stated;  ///< "12,000 men, 16 guns"
  std::string read;    ///< the same of what was read
  bool agrees = true;
  bool operator==(const StatedSum&) const = default;
};

/// How the question begins that --nation answers.
inline constexpr std::string_view kNationWanted = "a nation; ";
[[nodiscard]] inline bool asks_of_a_nation(const Problem& look) {
  return look.expected.starts_with(kNationWanted);
}

struct Reading {
  Orbat orbat;  ///< with ids; guesses are in the notes, after "guessed:"
  Format format = Format::text;
  int lines = 0;                          ///< that are not blank
  int understood = 0;                     ///< of them
  int guesses = 0;                        ///< every guess about every unit and formation
  std::vector<Problem> looks;             ///< lines that need a look, in the order of the file
  std::vector<PassedLine> passed_over{};  ///< lines with a figure that were taken for the page's furniture
  std::vector<StatedSum> sums{};          ///< in the order of the file
  std::vector<LineUsed> uses{};           ///< every line that is not blank, in the order of the file
};

/// "understood 212 of 219 lines; 9 questions:", then a line for each of these.
[[nodiscard]] std::string to_string(const Reading& reading);

}  // namespace estafette::readers
