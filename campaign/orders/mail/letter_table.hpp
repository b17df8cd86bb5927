// Orders in a table, as players paste them out of a spreadsheet or write them in Markdown: a row of titles, "Unit |
// From | To | Order", and a row for each force. Source: rule 1.1 (orders come by whatever players write with);
// docs/orders.md.
#pragma once

#include "base/problem.hpp"

#include <optional>
#include <string>
#include <vector>

namespace estafette::campaign {

/// Goes down a letter and makes a sentence of each row of a table.
class OrderTable {
 public:
  /// The row as a sentence, "III Corps: at Auerstedt march via Naumburg to Weissenfels"; empty for the titles, for what
  /// is below them as a line, and for a row that orders nothing. A line of no table as it is.
  [[nodiscard]] std::string in_words(const std::string& line);
  /// What stands in other columns of that row, "Remarks: withdraw if attacked"; not in those that tell facts, such as
  /// the strength.
  [[nodiscard]] const std::vector<std::string>& remarks() const { return remarks_; }
  /// What stands in that row and may be meant for an order, but cannot be one: "Forced: if possible". Empty: nothing.
  [[nodiscard]] const std::string& unread() const { return unread_; }

  /// Why no row of the table of which that line is the titles can be read: its columns are days or choices. Nothing:
  /// each can.
  [[nodiscard]] const std::optional<Problem>& problem() const { return problem_; }

 private:
  bool learn(const std::string& line);

  char separator_ = '\0';  ///< none: outside a table
  bool refused_ = false;   ///< no row of it is read
  std::optional<Problem> problem_;
  std::vector<std::string> titles_, remarks_;
  std::vector<std::string> columns_;  ///< what each holds: "who", "from", "to", "via", "order", "attacked", "forced",
                                      ///< "detach", "posture", "fact"; empty: something else
  std::string unread_;
  std::string who_;  ///< of the row before, for cells that were merged
};

}  // namespace estafette::campaign
