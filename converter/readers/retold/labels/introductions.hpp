// Sentences above a list that say what it is: "The following is the order of battle of General Roe's army at Alba."
#pragma once

#include <string>
#include <string_view>

namespace estafette::readers {

/// "This table shows the composition of General Roe's army at Alba." as a note, in six languages: nothing in it is a
/// command, and he leads none of that name. Not "The following regiments formed Roe's brigade:". Only where a general
/// is named: "This is the order of battle of the Austrian army." tells whose troops they are.
[[nodiscard]] std::string with_introduction_noted(std::string_view line);

}  // namespace estafette::readers
