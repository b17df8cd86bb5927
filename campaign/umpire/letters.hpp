// Players' letters: checked line by line, and lodged (1.1, 1.4); and orders withdrawn.
#pragma once

#include "base/files/files.hpp"
#include "campaign/orders/read_orders.hpp"
#include "campaign/umpire/deed.hpp"

#include <optional>
#include <string>
#include <vector>

namespace estafette::campaign {

/// A letter, and whose it is.
struct ReceivedLetter {
  Document letter;
  Side side = Side::france;
  std::optional<LetterWriter> writer;  ///< nothing: somebody who may write for the whole side
};

/// A letter that has been checked.
struct CheckedLetter {
  std::string name;              ///< of its file
  std::vector<OrderLine> lines;  ///< those that give an order, or try to
};

/// What comes of letters: what was understood, what was refused, and what lodges the good orders.
struct CheckedLetters {
  std::vector<CheckedLetter> letters;
  ProblemList problems;       ///< one for each order that is refused
  std::vector<Event> events;  ///< lodge every order that was understood, and withdraw those that it replaces; a
                              ///< line that is sent again keeps its place
};

/// Letters of one side, in the sequence in which they were received. A later letter is checked against the state that
/// the earlier ones leave. Throws nothing for bad lines: they go to `problems`.
[[nodiscard]] CheckedLetters lodge(const Standing& standing, Side side, const std::vector<Document>& letters);

/// The same for letters of players, who are refused what they do not command; whoever has written is noted.
[[nodiscard]] CheckedLetters lodge(const Standing& standing, const std::vector<ReceivedLetter>& letters);

/// The deed that lodges them, on the campaign in which they were checked.
[[nodiscard]] Deed deed_of(const Standing& standing, const CheckedLetters& letters);

/// Puts a lodged order before another one in the sequence, as it was received (1.1). Throws Refusal for a number that
/// is not lodged, and if an order that was good where it stood would no longer be.
[[nodiscard]] Deed move_order(const Standing& standing, int sequence, int before);

/// Withdraws the lodged orders with these sequence numbers. Throws Refusal for a number that is not lodged.
[[nodiscard]] Deed withdraw_orders(const Standing& standing, const std::vector<int>& sequences);

}  // namespace estafette::campaign
