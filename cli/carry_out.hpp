// A deed of the umpire on the command line: told, and written down unless it is only tried.
#pragma once

#include "campaign/umpire/campaign_file.hpp"
#include "cli/console.hpp"

namespace estafette::cli {

/// What a deed does, one sentence a line, each with its rule.
void tell(const campaign::Deed& deed, const Console& say);

/// Tells the deed, and commits it, or says that this was a dry run.
void carry_out(campaign::CampaignFile& file, const campaign::Deed& deed, bool dry_run, const Console& say);

/// What a dry run says at its end.
void say_dry_run(const Console& say);

}  // namespace estafette::cli
