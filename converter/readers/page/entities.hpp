// The letters that HTML writes in another way: &amp; &nbsp; &eacute; &#233; &#xE9;
#pragma once

#include <string>
#include <string_view>

namespace estafette::readers {

/// The text with its letters as UTF-8. What is no entity that we know stays as it is.
[[nodiscard]] std::string with_letters(std::string_view html);

}  // namespace estafette::readers
