#include "cli/carry_out.hpp"

#include "base/delivery.hpp"
#include "base/problem.hpp"
#include "campaign/telling/telling.hpp"
#include "cli/verb.hpp"

#include <fmt/format.h>

#include <optional>

namespace estafette::cli {

void tell(const campaign::Deed& deed, const Console& say) {
  for (const campaign::Event& event : deed.events)
    if (!event.said.empty()) say.line(event.rule.empty() ? tell(event.said) : fmt::format("{} ({})", tell(event.said), event.rule));
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

void after_commit(const Console& say, const std::function<void()>& work) {
  try {
    work();
  } catch (const Refusal& refusal) {
    for (const Problem& problem : refusal.problems()) say.complain(to_string(problem));
    throw PartlyRefused("The campaign has it; only its files are missing. Give the same command again to write them.");
  }
}

void commit_then_write(campaign::CampaignFile& file, const campaign::Deed& deed, const std::string& asked,
                       const Following& files, const Console& say) {
  std::optional<Delivery> delivery;
  if (!files.folder.empty()) delivery.emplace(files.folder, files.documents, files.existing);
  file.commit(deed, asked);
  if (delivery) after_commit(say, [&] { delivery->deliver(); });
}

}  // namespace estafette::cli
