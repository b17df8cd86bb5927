// The changes of events, and their dice, as JSON, for the journal: the same value always gives the same bytes.
#pragma once

#include "campaign/state/event.hpp"

#include <string>
#include <vector>

namespace estafette::campaign {

/// The kind of change for the journal's column: "Moved".
[[nodiscard]] std::string kind_of(const Change& change);
/// The change as JSON, without its kind.
[[nodiscard]] std::string to_json(const Change& change);
/// The change, read back. Throws std::runtime_error if `kind` or `json` is none of ours.
[[nodiscard]] Change change_from(const std::string& kind, const std::string& json);

/// The dice that were thrown, in their order.
[[nodiscard]] std::string to_json(const std::vector<Roll>& dice);
/// The dice, read back. Throws std::runtime_error if `json` is none of ours.
[[nodiscard]] std::vector<Roll> dice_from(const std::string& json);

}  // namespace estafette::campaign
