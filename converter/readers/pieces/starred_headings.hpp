// Headings between stars that were broken with the paragraphs below them, where a narrow page was copied:
//   *1st
//   Division - Kern* 9th Light - 5 bases 32nd Line - 4
//   bases 96th Line - 4 bases
#pragma once

#include <string>
#include <string_view>

namespace estafette::readers {

/// Puts each such heading on a line of its own, and what stands behind it, up to the next heading or an empty line, on
/// one line below. The lines that follow keep their numbers. Only if a page has three headings or more, one of them
/// broken, and no other line that begins with a star; any other text stays as it is.
[[nodiscard]] std::string with_starred_headings_apart(std::string_view utf8);

}  // namespace estafette::readers
