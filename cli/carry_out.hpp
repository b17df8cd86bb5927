// Carries out a deed of the umpire: prints what it does and, unless this is a dry run, commits it.
#pragma once

#include "campaign/umpire/campaign_file.hpp"
#include "cli/console.hpp"

namespace estafette::cli {

/// What a deed does: a line for each event, with its rule.
void tell(const campaign::Deed& deed, const Console& say);

/// Prints the deed, then commits it, or says that this was a dry run.
void carry_out(campaign::CampaignFile& file, const campaign::Deed& deed, bool dry_run, const Console& say);

/// The last line of a dry run.
void say_dry_run(const Console& say);

}  // namespace estafette::cli
