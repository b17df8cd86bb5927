// A player's letter, line by line, without the greetings and the forum's marks around the orders.
// Source: rule 1.1 ("submit his troops movement orders to the umpire via forum PM").
#pragma once

#include <string>
#include <vector>

namespace estafette::campaign {

/// A line of a letter that says something.
struct LetterLine {
  int number = 0;                    ///< from 1; blank lines and comments count
  std::string text;                  ///< as it stands, without outer blanks
  std::vector<std::string> clauses;  ///< the rest, divided at semicolons; at least one
};

/// The lines that say something. Left out: quote marks at the beginning (">"), BBCode tags, bullets, numbers
/// ("1.", "2)"), comments from "#" on.
[[nodiscard]] std::vector<LetterLine> lines_of(const std::string& letter);

}  // namespace estafette::campaign
