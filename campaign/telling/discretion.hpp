// How much of a message one reader may be told: decided by the ids of its figures, never by its words.
#pragma once

#include "campaign/state/saying.hpp"

#include <functional>
#include <optional>
#include <string>

namespace estafette::campaign {

/// The name by which a reader hears of a force, a piece or the holder of a post: its own name, or "a corps". None: he
/// may not hear of it at all, and is not told the message.
struct Discretion {
  std::function<std::optional<std::string>(const NamedForce&)> force;  ///< none: every name
  std::function<std::optional<std::string>(const NamedPost&)> post;    ///< none: every name
  bool free_text = true;            ///< hears what people have written in their own words
  bool counts_of_the_enemy = true;  ///< hears how many divisions the enemy has somewhere (withheld.hpp)
};

/// The umpire's.
[[nodiscard]] inline Discretion everything() {
  return {};
}

/// The message as the reader may hear it; the ids of anything under another name are taken out. None: not at all.
[[nodiscard]] std::optional<Saying> as_heard(const Saying& saying, const Discretion& discretion);

}  // namespace estafette::campaign
