// A question mark or a dash where a list has no strength for a unit: "36th Indiana ?", "22nd Line: -".
#pragma once

#include <string>
#include <string_view>

namespace estafette::readers {

/// "36th Indiana ?" as "36th Indiana [?]": the mark is noted, and no part of the name. A sentence that asks something
/// stays as it is, for it may be about troops and name none.
[[nodiscard]] std::string with_unknown_noted(std::string_view line);

/// The same of "36th Indiana: n/a".
[[nodiscard]] std::string with_no_answer_noted(std::string_view line);

/// The same of "36. Regiment, k.A.".
[[nodiscard]] std::string with_no_figure_noted(std::string_view line);

/// "22nd Line: -" as "22nd Line [?]": a dash in the place of a numbered unit's strength. Not "Artillery: -", of which
/// there is none.
[[nodiscard]] std::string with_dash_noted(std::string_view line);

}  // namespace estafette::readers
