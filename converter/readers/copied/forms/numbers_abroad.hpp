// Numbers of troops in the short forms of Italian and Austrian lists: "13a e 14a batteria", "I.R. Nr. 42".
#pragma once

#include <string>
#include <string_view>

namespace estafette::readers {

/// "13a e 14a batteria" as "13ª e 14ª batteria": ordinals, beside a word for batteries or companies.
[[nodiscard]] std::string with_feminine_ordinals(std::string_view line);

/// "I.R. Nr. 42" as "IR Nr. 42".
[[nodiscard]] std::string with_ir_without_stops(std::string_view line);

}  // namespace estafette::readers
