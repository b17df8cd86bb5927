// Carries out a deed of the umpire: prints what it does and, unless this is a dry run, commits it.
#pragma once

#include "campaign/umpire/campaign_file.hpp"
#include "cli/console/console.hpp"

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

/// The last line of a dry run.
void say_dry_run(const Console& say);

}  // namespace estafette::cli
