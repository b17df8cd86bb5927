// The losses of a battle come from the game's dump into the campaign, once (5.4).
#pragma once

#include "base/files/files.hpp"
#include "campaign/umpire/deed.hpp"
#include "converter/sow/sheet/battle_sheet.hpp"
#include "sow_dumps/losses/losses.hpp"

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace estafette::campaign {

/// Where the losses of a battle are to be read.
struct DumpChoice {
  fs::path dump;                   ///< the results dump; empty: the newest in the game's folders that fits the battle
  fs::path locations;              ///< the unit-location dump written at the same time; empty: there is none
  fs::path game_dir;               ///< where to look for a dump; empty: in the user's documents
  std::vector<fs::path> others{};  ///< further results dumps of the same battle, of half-time for instance
  /// Makes the dump from something else: from the returns of a table, whose files are `dump` and `others`.
  std::function<std::string(const sow::BattleSheet&)> makes{};
};

/// What a dump says of a battle.
struct ImportedLosses {
  /// None if the losses of this battle are already in the campaign; then `deed` has no events.
  struct Read {
    fs::path dump;
    sow::BattleSheet sheet;
    dumps::Losses losses;
    std::string made{};  ///< the dump, if it was made from something else
  };
  std::optional<Read> read;
  bool same_dump = false;  ///< the losses that are in the campaign came from this very dump
  Deed deed;
};

/// Throws Refusal if the battle was never sent to the game, no dump fits it, or a different dump's losses are already
/// in.
[[nodiscard]] ImportedLosses import_losses(const Standing& standing, int number, const DumpChoice& choice);

}  // namespace estafette::campaign
