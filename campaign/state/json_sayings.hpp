// What was said and why, as JSON, for the journal: the same value always gives the same bytes.
#pragma once

#include "campaign/state/cause.hpp"
#include "campaign/state/saying.hpp"

#include <string>

namespace estafette::campaign {

/// What was said and why, an object each: {"what":"withdraws","figures":{"who":{"force":"iii-corps","name":"III
/// Corps"}}}, {"order":{"number":12,"text":"..."}}; {} if nothing was.
[[nodiscard]] std::string to_json(const Saying& saying);
/// The saying, read back. Throws std::runtime_error if `json` is none of ours.
[[nodiscard]] Saying saying_from(const std::string& json);
[[nodiscard]] std::string to_json(const Cause& cause);
/// The cause, read back. Throws std::runtime_error likewise.
[[nodiscard]] Cause cause_from(const std::string& json);

}  // namespace estafette::campaign
