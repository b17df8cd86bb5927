// Umlauts that are typed as two letters: "jaeger" for "jäger", "ueber" for "über".
#pragma once

#include <string>
#include <string_view>

namespace estafette::readers {

/// "jaeger" as "jager": treats an umlaut typed as two letters as fold() treats the umlaut itself.
[[nodiscard]] std::string without_umlauts(std::string_view word);

/// True if it has an "ae", "oe" or "ue", and is not as short as "Coe", which is no "Co".
[[nodiscard]] bool may_have_umlauts(std::string_view word);

}  // namespace estafette::readers
