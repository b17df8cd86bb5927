// Which dice a command asks for, so that the umpire can throw them at his table: --dice alone lists them by name.
#pragma once

#include "campaign/umpire/deed.hpp"
#include "cli/verb.hpp"

namespace estafette::cli {

/// The option --dice, with or without dice behind it.
CLI::Option* add_dice(CLI::App& command, std::string& dice);

/// True if it was given without dice.
[[nodiscard]] bool asks_for_dice(const CLI::Option* option, const std::string& dice);

/// Every die that the deed asks for: its name, its bounds, what the campaign's own dice throw, and what it decides.
/// Those of the scouts, of which there are many, are only counted.
void show_dice(const campaign::Deed& deed, const Console& say);

}  // namespace estafette::cli
