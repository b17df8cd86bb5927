// estafette history: what has happened in the campaign.
#include "campaign/reports/history.hpp"

#include "campaign/map/chronicle.hpp"
#include "campaign/reports/status.hpp"
#include "campaign/umpire/campaign_file.hpp"
#include "campaign/umpire/history_filter.hpp"
#include "cli/verb.hpp"

#include <fmt/format.h>

#include <memory>

namespace estafette::cli {

namespace {

/// What history did in that half-week; in that of the state if `turn` is 0.
void tell_of_the_day(const campaign::CampaignFile& file, int turn, const Console& say) {
  const campaign::Theatre& theatre = file.theatre();
  const map::Turn of{turn == 0 ? file.state().turn.value : turn};
  const std::vector<map::HistoricalEvent> events =
      map::of_days(file.chronicle(), map::dates_of(theatre.rules.calendar, of));
  say.line(fmt::format("{} in history:", campaign::turn_in_words(theatre, of)));
  for (const map::HistoricalEvent& event : events) say.line("  " + map::in_words(event, theatre.map));
  if (events.empty()) say.line("  The campaign's chronicle tells of nothing.");
}

std::string on_trust(const campaign::OnTrust& part) {
  return fmt::format("turns {} to {} are on trust (events {} to {}, since {}): {}", part.first_turn.value,
                     part.last_turn.value, part.first_event, part.last_event, part.given_at, part.because);
}

}  // namespace

Verb history() {
  struct HistoryOptions {
    fs::path file;
    campaign::HistoryFilter filter;
    bool of_the_day = false;
  };
  auto given = std::make_shared<HistoryOptions>();
  return {.name = "history",
          .purpose = "Tell the story of the campaign: what happened, under which rule, by whose order, with which dice",
          .example = "estafette history spring.campaign --force \"III Corps\" --rule 2.1",
          .declare =
              [given](CLI::App& command) {
                command.add_option("FILE", given->file, kTheCampaign)->required();
                command.add_option("--force", given->filter.force, "only events of this force or piece");
                command.add_option("--place", given->filter.place, "only events at this place");
                command.add_option("--turn", given->filter.turn, "only this turn");
                command.add_option("--rule", given->filter.rule, "only events under this rule; 2.1 includes 2.1.2");
                command.add_flag("--of-the-day", given->of_the_day,
                                 "instead: what happened in history in the half-week to come, or in that of --turn; "
                                 "for the umpire to look at, never a rule");
                command.add_flag("--undone", given->filter.undone, "also what was taken back, and marked as such");
              },
          .run =
              [given](const Console& say) {
                const campaign::CampaignFile file(given->file);
                if (given->of_the_day) {
                  tell_of_the_day(file, given->filter.turn, say);
                  return;
                }
                for (const campaign::OnTrust& part : file.on_trust()) say.remark(on_trust(part));
                const std::string text =
                    campaign::history(file.theatre(), file.events(campaign::filter_of(file.standing(), given->filter)));
                say.line(text.empty() ? "Nothing of that kind has happened." : text);
              }};
}

}  // namespace estafette::cli
