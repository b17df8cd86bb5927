// Where text of the tree sends its reader: pages of docs/, by name, by the short form of the profile, by link.
#pragma once

#include <set>
#include <string>
#include <vector>

namespace estafette::test {

struct Citation {
  std::string from;     ///< the file that cites, from the top of the tree
  std::string page;     ///< the page, from the top of the tree: "docs/formats/map.md"
  std::string heading;  ///< of the page; of a link its anchor; or empty
  bool operator==(const Citation&) const = default;
};

/// Pages that `text` names by their path, once for each heading that follows in quotation marks (`docs/x.md, "A" and
/// "B"`), and those it names in the short form `[game-x: Heading]`. Line ends within comments do not count.
[[nodiscard]] std::vector<Citation> citations_in(const std::string& from, const std::string& text);

/// The links of a page in Markdown to pages of the tree.
[[nodiscard]] std::vector<Citation> links_in(const std::string& from, const std::string& text);

/// The headings of a page in Markdown, as they stand; what stands in an example between ``` is none.
[[nodiscard]] std::set<std::string> headings_of(const std::string& page);

/// What a link calls a heading: small letters, blanks as hyphens, no other signs.
[[nodiscard]] std::string anchor_of(const std::string& heading);

}  // namespace estafette::test
