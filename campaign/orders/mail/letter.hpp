// A player's letter, line by line, without the greetings and the forum's marks around the orders.
// Source: rule 1.1 ("submit his troops movement orders to the umpire via forum PM").
#pragma once

#include "base/problem.hpp"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace estafette::campaign {

// What a letter holds at most. The longest order anybody has written has some 300 letters.
inline constexpr std::size_t kMostLetterLines = 500;      ///< that say something
inline constexpr std::size_t kLongestLetterLine = 2'000;  ///< bytes
inline constexpr std::size_t kLongestLetter = 50'000;     ///< bytes of lines that say something

/// A line of a letter that says something.
struct LetterLine {
  int number = 0;                       ///< from 1; blank lines and comments count
  std::string text;                     ///< as it stands, without outer blanks
  std::vector<std::string> clauses;     ///< the rest, divided at semicolons; none if it is unreadable or a remark
  std::optional<Problem> unreadable{};  ///< too long, or with a letter that nobody can see: why; without file and line
  std::string passed_over{};            ///< "quoted": why it is no line of the player's own; empty: it is
  bool signature = false;               ///< below "-- "
  std::vector<std::string> remarks{};   ///< of a row of a table: "Remarks: withdraw if attacked"
  std::string unread{};                 ///< "Notes: watch the Saale": of a row of a table; it may be meant for an order
  std::string doubt{};                  ///< the line further down that takes it back or changes it
  std::string goes_on{};                ///< the line of whose sentence it may be a part
  std::string open_end{};               ///< "and", "(": with what it breaks off
  std::string disowned{};               ///< the heading above it that says it is no order
  std::string remark{};                 ///< behind the "#" that begins it; then it has no clauses
  std::string quoted{};                 ///< what somebody else wrote there, without the marks
};

/// The lines that say something, and those that are passed over (mail.hpp). Left out: quote marks at the beginning
/// (">"), BBCode tags, bullets, numbers
/// ("1.", "2)"), comments from "#" on. Lines beyond kMostLetterLines, kLongestLetter or
/// kMostPhysicalLines (mail_parts.hpp) are left out, and the first of them is unreadable.
[[nodiscard]] std::vector<LetterLine> lines_of(const std::string& letter);

}  // namespace estafette::campaign
