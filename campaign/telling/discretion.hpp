// What one reader may be told of a message, decided by the ids of its figures and never by its words.
#pragma once

#include "campaign/state/saying.hpp"

#include <functional>
#include <optional>
#include <string>

namespace estafette::campaign {

/// By what name a reader hears of a force, a piece or whoever holds a post: its own name, or "a corps". Nothing: he may
/// not hear of it at all, and then he is not told the message.
struct Discretion {
  std::function<std::optional<std::string>(const NamedForce&)> force;  ///< none: every name
  std::function<std::optional<std::string>(const NamedPost&)> post;    ///< none: every name
  bool free_text = true;  ///< hears what people have written in their own words
};

/// The umpire's.
[[nodiscard]] inline Discretion everything() {
  return {};
}

/// The message as the reader may hear it; the ids of what is called otherwise are taken out. Nothing: not at all.
[[nodiscard]] std::optional<Saying> as_heard(const Saying& saying, const Discretion& discretion);

}  // namespace estafette::campaign
