// Carries out a deed of the umpire: prints what it does and, unless this is a dry run, commits it; or lists the dice
// that it asks for, so that he can throw them at his table (--dice alone).
#pragma once

#include "campaign/umpire/campaign_file.hpp"
#include "cli/console/console.hpp"
#include "cli/verb.hpp"

#include <functional>
#include <string>
#include <vector>

namespace estafette::cli {

/// What a deed does: a line for each event, with its rule.
void tell(const campaign::Deed& deed, const Console& say);

/// Prints the deed, then commits it, or says that this was a dry run.
void carry_out(campaign::CampaignFile& file, const campaign::Deed& deed, bool dry_run, const Console& say);

/// Files that follow from a deed.
struct Following {
  fs::path folder;  ///< empty: there are none
  std::vector<Document> documents;
  Existing existing = Existing::keep;
};

/// Commits the deed, then puts its files in their places; they are written before, beside them, so that a full disk is
/// told while nothing has changed. `asked`: campaign::CommandGiven::asked.
void commit_then_write(campaign::CampaignFile& file, const campaign::Deed& deed, const std::string& asked,
                       const Following& files, const Console& say);

/// Runs what comes after a commit. What is refused there is told, and PartlyRefused thrown: the deed is done, and the
/// same command, given again, does the rest.
void after_commit(const Console& say, const std::function<void()>& work);

/// The option --dice, with or without dice behind it.
CLI::Option* add_dice(CLI::App& command, std::string& dice);

/// True if it was given without dice.
[[nodiscard]] bool asks_for_dice(const CLI::Option* option, const std::string& dice);

/// Every die that the deed asks for: its name, its bounds, what the campaign's own dice throw, and what it decides.
/// Those of the scouts, of which there are many, are only counted.
void show_dice(const campaign::Deed& deed, const Console& say);

/// The last line of a dry run.
void say_dry_run(const Console& say);

}  // namespace estafette::cli
