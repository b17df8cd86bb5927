// The last step to a page: what differs between the XML that a page is made as and the HTML that a browser reads.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace estafette {

/// A page of XML as HTML, in time that grows with its length only. Void elements lose their end tags, the style is
/// taken as it stands, and each comment, which holds a number, makes room for that one of `put`. A name makes no
/// comment: its signs are escaped.
[[nodiscard]] std::string html_of(std::string xml, const std::vector<std::string>& put);

}  // namespace estafette
