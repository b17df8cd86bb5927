// Who is meant by part of a name: "Wallmoden" is Wallmoden's Corps, if nobody else is called so.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace estafette::campaign {

/// The names that are meant, by their places in the list: those in which the words stand whole ("III" is never VIII
/// Corps), or, if there are none, those with words that begin so, of four letters at least. Letter case and accents do
/// not count.
[[nodiscard]] std::vector<std::size_t> called_in_part(const std::vector<std::string>& names, std::string_view words);

}  // namespace estafette::campaign
