// The letters that HTML writes in another way: &amp; &nbsp; &eacute; &#233; &#xE9;
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace estafette {

/// The letter of "eacute", "#233" or "#xE9"; nothing for what is no entity that we know.
[[nodiscard]] std::optional<char32_t> letter_of_entity(std::string_view name);

/// The text with its letters as UTF-8. What is no entity that we know stays as it is.
[[nodiscard]] std::string with_letters(std::string_view html);

}  // namespace estafette
