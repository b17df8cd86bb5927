// Lists of terms in a wiki: "; I Corps : Kern", and below it ":: 9th Line", as far in as there are marks.
#pragma once

#include <string>
#include <string_view>

namespace estafette::readers {

/// With blanks for the marks. The text as it is, if it has fewer than two terms.
[[nodiscard]] std::string with_wiki_terms_set_in(std::string_view utf8);

}  // namespace estafette::readers
