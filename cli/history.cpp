// estafette history: what has happened in the campaign; estafette undo: takes back the last command.
#include "campaign/reports/history.hpp"

#include "campaign/umpire/history_filter.hpp"
#include "cli/carry_out.hpp"
#include "cli/verb.hpp"

#include <fmt/format.h>

#include <memory>

namespace estafette::cli {

Verb history() {
  struct Options {
    fs::path file;
    campaign::HistoryFilter filter;
  };
  auto given = std::make_shared<Options>();
  return {.name = "history",
          .purpose = "Tell the story of the campaign: what happened, under which rule, by whose order, with which dice",
          .example = "estafette history spring.campaign --force \"III Corps\" --rule 2.1",
          .declare =
              [given](CLI::App& command) {
                command.add_option("FILE", given->file, "the campaign")->required();
                command.add_option("--force", given->filter.force, "only events of this force or piece");
                command.add_option("--place", given->filter.place, "only events at this place");
                command.add_option("--turn", given->filter.turn, "only this turn");
                command.add_option("--rule", given->filter.rule, "only events under this rule; 2.1 includes 2.1.2");
                command.add_flag("--undone", given->filter.undone, "also what was taken back, and marked as such");
              },
          .run =
              [given](const Console& say) {
                const campaign::CampaignFile file(given->file);
                const std::string text =
                    campaign::history(file.theatre(), file.events(campaign::filter_of(file.standing(), given->filter)));
                say.line(text.empty() ? "Nothing of that kind has happened." : text);
              }};
}

Verb undo() {
  struct Options {
    fs::path file;
    bool dry_run = false;
  };
  auto given = std::make_shared<Options>();
  return {.name = "undo",
          .purpose = "Take back the whole of the last command; the journal still shows that it was given",
          .example = "estafette undo spring.campaign",
          .declare =
              [given](CLI::App& command) {
                command.add_option("FILE", given->file, "the campaign")->required();
                command.add_flag("--dry-run", given->dry_run, "show which command would be taken back, change nothing");
              },
          .run =
              [given](const Console& say) {
                campaign::CampaignFile campaign(given->file);
                if (given->dry_run) {
                  say.line(fmt::format("Would take back: {}", campaign.last_command()));
                  say_dry_run(say);
                } else {
                  say.line(fmt::format("Taken back: {}", campaign.undo()));
                }
              }};
}

}  // namespace estafette::cli
