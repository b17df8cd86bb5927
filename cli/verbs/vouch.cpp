// estafette vouch: whether a campaign file is as estafette wrote it; and takes one that is not, if the umpire says why.
#include "base/problem.hpp"
#include "cli/carry_out.hpp"
#include "cli/verb.hpp"

#include <fmt/format.h>

#include <memory>

namespace estafette::cli {
namespace {

struct VouchOptions {
  fs::path file;
  std::string because;
  bool dry_run = false;
};

void tell_of(const VouchOptions& options, const campaign::FileFound& found, const Console& say) {
  for (const campaign::OnTrust& part : found.on_trust)
    say.line(fmt::format("On trust since {}: events {} to {}, because: {}", part.given_at, part.first_event,
                         part.last_event, part.because));
  if (found.changed.empty())
    say.line(fmt::format("{} is as estafette wrote it: {} events. Its seal: {}", options.file.generic_string(),
                         found.events, found.seal));
}

void run(const VouchOptions& options, const Console& say) {
  const campaign::FileFound found = campaign::CampaignFile::look_through(options.file);
  tell_of(options, found, say);
  if (found.changed.empty()) return;
  const std::string what =
      found.from_event > 0 ? fmt::format("{} (from event {} of {} on)", found.changed, found.from_event, found.events)
                           : fmt::format("{}, but every event as estafette wrote it", found.changed);
  if (options.because.empty() && !options.dry_run) {
    throw Refusal({options.file.generic_string(), 0, "", what, "a file that nobody has changed",
                   "Use your last copy of it; or, if you know what was changed and want it so, say why: --because"});
  }
  say.line(fmt::format("Changed: {}.", what));
  if (options.dry_run) {
    say_dry_run(say);
    return;
  }
  campaign::CampaignFile::vouch_for(options.file, options.because);
  say.line(fmt::format("Taken as it is. Its seal: {}", campaign::CampaignFile::look_through(options.file).seal));
}

}  // namespace

Verb vouch() {
  auto given = std::make_shared<VouchOptions>();
  return {.name = "vouch",
          .purpose = "Say whether a campaign file is as estafette wrote it; take one that was changed, on your word",
          .example = "estafette vouch spring.campaign",
          .declare =
              [given](CLI::App& command) {
                command.add_option("FILE", given->file, kTheCampaign)->required();
                command.add_option("--because", given->because,
                                   "take it as it is although somebody has changed it, and keep this reason");
                command.add_flag("--dry-run", given->dry_run, "only say what was changed");
              },
          .run = [given](const Console& say) { run(*given, say); }};
}

}  // namespace estafette::cli
