// A letter line by line, as the command that reads letters has answered it.
#pragma once

#include "base/markup/html.hpp"
#include "desk/deeds/carry_out.hpp"

#include <string>
#include <vector>

namespace estafette::desk {

/// What has become of one line.
struct InTrayLine {
  enum class Is { understood, doubtful, refused, passed_over } is = Is::understood;
  int number = 0;
  std::string said;  ///< by the player
  std::string read;  ///< the order in official words; why it is refused, and what to do; why it is passed over
  bool operator==(const InTrayLine&) const = default;
};

/// The lines that the command has answered, in their order; a line with two orders stands twice. Doubtful is one in
/// which something was filled in. `letter`: the one letter that it was given.
[[nodiscard]] std::vector<InTrayLine> lines_of(const std::string& letter, const Ran& ran);

/// Adds them to the page, each with its mark; what was passed over is folded.
void add_letter_lines(HtmlPage& page, const std::vector<InTrayLine>& lines);

}  // namespace estafette::desk
