// The review of a reading, for a person to look through: the source line by line, what was read from it as a tree, and
// the balance of the two. Plain values; page.hpp and terminal.hpp show them.
#pragma once

#include "converter/readers/reading.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace estafette::review {

/// A physical line of the source.
struct SourceRow {
  int line = 0;  ///< from 1
  std::string text;
  readers::LineUse use = readers::LineUse::passed;
  bool continues = false;  ///< it was joined to the line above
  bool guessed = false;    ///< the strength or kind of something read from it is guessed
  bool men_guessed = false;
  int units = 0;                       ///< read from it
  long long men = 0;                   ///< of them
  std::vector<std::size_t> questions;  ///< places in Review::questions
  std::string wish{};                  ///< by which its command stays as it is, if scaling asks about it: "keep"
};

/// True if somebody should look at it.
[[nodiscard]] inline bool is_asked(const SourceRow& row) {
  return row.use == readers::LineUse::asked || !row.questions.empty();
}

/// A command or a unit of the tree.
struct ReadNode {
  int depth = 0;  ///< 0: at the top
  bool command = false;
  std::string name, commander;
  std::string what;     ///< "corps"; "line infantry, 2 battalions"
  std::string guesses;  ///< empty: nothing was guessed
  long long men = 0, guns = 0;
  bool men_guessed = false;
  bool guessed = false;  ///< its strength or kind
  bool asked = false;    ///< there is a question about its line
  int line = 0;          ///< 0: it was made up
};

/// Every line with a figure was understood, asked or passed over; and what the lines gave is what the tree has.
struct Balance {
  int figures = 0;  ///< lines with a figure
  int understood = 0, asked = 0, passed = 0;
  int units_left = 0, units_right = 0;
  long long men_left = 0, men_right = 0;
  [[nodiscard]] bool holds() const {
    return understood + asked + passed == figures && units_left == units_right && men_left == men_right;
  }
};

struct Review {
  std::string file;
  std::string title;  ///< that of the first command
  std::string format;
  std::vector<SourceRow> lines;  ///< those that are not blank
  std::vector<ReadNode> nodes;   ///< parents first
  std::vector<readers::StatedSum> sums;
  std::vector<Problem> questions;
  int guesses = 0;
  int certain = 0;     ///< percent (certainty.hpp)
  int lines_read = 0;  ///< of the reading, which counts joined lines as it reads them
  int understood = 0;
  Balance balance;
};

/// The physical lines that are not blank. What no reader took up is passed over, until its use is set.
[[nodiscard]] std::vector<SourceRow> rows_of(std::string_view utf8);

/// `utf8` is what was read.
[[nodiscard]] Review review_of(const readers::Reading& reading, std::string_view utf8, const std::string& file);

}  // namespace estafette::review
