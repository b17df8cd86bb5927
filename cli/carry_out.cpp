#include "cli/carry_out.hpp"

#include "campaign/telling/telling.hpp"

#include <fmt/format.h>

namespace estafette::cli {

void tell(const campaign::Deed& deed, const Console& say) {
  for (const campaign::Event& event : deed.events)
    say.line(event.rule.empty() ? tell(event.said) : fmt::format("{} ({})", tell(event.said), event.rule));
}

void say_dry_run(const Console& say) {
  say.line("This was a dry run: nothing was written.");
}

void carry_out(campaign::CampaignFile& file, const campaign::Deed& deed, bool dry_run, const Console& say) {
  tell(deed, say);
  if (dry_run)
    say_dry_run(say);
  else
    file.commit(deed);
}

}  // namespace estafette::cli
