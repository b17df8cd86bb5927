// How things stand, without what one side or player may not know (told.hpp).
#pragma once

#include "campaign/reports/told.hpp"

#include <functional>
#include <optional>

namespace estafette::campaign {

using IsOwn = std::function<bool(const ForceId&)>;

[[nodiscard]] State told_state(const Theatre& theatre, const State& state, const Audience& audience);

/// A contact with those who take part in it for the audience, and nobody else; nothing if none of them does.
[[nodiscard]] std::optional<Contact> told_contact(const Contact& contact, const IsOwn& own, Side side);

/// A battle with its verdict and own reserves, and nothing of what was sent to the game.
[[nodiscard]] Battle told_battle(const Battle& battle, const IsOwn& own);

/// True if the formation, one below it or one of its units has that id.
[[nodiscard]] bool has_post(const Formation& formation, const std::string& id);

}  // namespace estafette::campaign
