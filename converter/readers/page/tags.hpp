// Cuts HTML into its tags and the text between them. As browsers do, it takes whatever comes: nothing is refused.
#pragma once

#include <functional>
#include <string>
#include <string_view>

namespace estafette::readers {

/// A tag, or the text up to the next one.
struct HtmlPiece {
  std::string tag;  ///< in small letters: "td", "/td"; empty for text
  std::string_view attributes;
  std::string_view text;  ///< as it stands in the file
};

/// Calls `use` with every piece, in order. Comments, scripts, styles and what is hidden in them are left out.
void for_each_piece(std::string_view html, const std::function<void(const HtmlPiece&)>& use);

/// The value of an attribute: "2" for rowspan in `rowspan="2" class=x`; empty if it is not there.
[[nodiscard]] std::string_view attribute(std::string_view attributes, std::string_view name);

/// Text between tags as a browser shows it: letters for "&eacute;", one blank for several; hard blanks stay.
[[nodiscard]] std::string text_shown(std::string_view html);

}  // namespace estafette::readers
