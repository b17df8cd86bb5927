// State and events as JSON, for the journal: the same value always gives the same bytes.
#pragma once

#include "campaign/state/event.hpp"

#include <string>

namespace estafette::campaign {

/// The whole state. Equal states have equal texts.
[[nodiscard]] std::string to_json(const State& state);

/// The kind of change for the journal's column: "Moved".
[[nodiscard]] std::string kind_of(const Change& change);
/// What it changes, without its kind.
[[nodiscard]] std::string to_json(const Change& change);
/// The change again. Throws std::runtime_error if `kind` or `json` is none of ours.
[[nodiscard]] Change change_from(const std::string& kind, const std::string& json);

/// What was said and why, an object each: {"what":"withdraws","figures":{"who":{"force":"iii-corps","name":"III
/// Corps"}}}, {"order":{"number":12,"text":"..."}}; {} if nothing was.
[[nodiscard]] std::string to_json(const Saying& saying);
[[nodiscard]] Saying saying_from(const std::string& json);
[[nodiscard]] std::string to_json(const Cause& cause);
[[nodiscard]] Cause cause_from(const std::string& json);

[[nodiscard]] std::string to_json(const std::vector<Roll>& dice);
[[nodiscard]] std::vector<Roll> dice_from(const std::string& json);

/// The state with the value at `path` replaced (RFC 6901, 6902). Throws std::runtime_error if there is no such place,
/// or the value does not fit there.
[[nodiscard]] State amended(const State& state, const std::string& path, const std::string& value);

}  // namespace estafette::campaign
