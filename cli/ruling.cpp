// estafette ruling: the umpire's word.
#include "campaign/rulings/ruling.hpp"

#include "campaign/rules/politics/consequences.hpp"
#include "campaign/telling/telling.hpp"
#include "cli/campaign_file.hpp"
#include "cli/verb.hpp"

#include <fmt/format.h>

#include <memory>

namespace estafette::cli {
namespace {

struct Options {
  fs::path file;
  campaign::Ruling ruling;
  bool dry_run = false;
};

std::string what_can_be_said() {
  std::string text = "What can be amended:\n";
  for (const campaign::Amendment& one : campaign::amendments())
    text += fmt::format("  {:<20} {:<10} {}\n", one.subject, one.what, one.value);
  return text;
}

void run(const Options& options, const Console& say) {
  CampaignFile file(options.file);
  std::vector<campaign::Event> events = campaign::ruled(file.theatre(), file.state(), options.ruling);
  if (options.dry_run) {
    for (const campaign::Event& event : events) say.line(tell(event.said));
    say.line("A dry run: nothing was written.");
    return;
  }
  // Fortresses, allies and exhaustion have their price in prestige even if they are ruled on (4.2, 4.5).
  campaign::State after = file.state();
  for (const campaign::Event& event : events) apply(after, event);
  for (campaign::Event& event : campaign::consequences(file.theatre(), file.state(), after))
    events.push_back(std::move(event));
  events = file.with_new_lines(std::move(events));
  file.append("ruling", events);
  for (const campaign::Event& one : events) say.line(tell(one.said));
}

}  // namespace

Verb ruling() {
  auto given = std::make_shared<Options>();
  return {.name = "ruling",
          .purpose = "Amend what the program computed: the umpire is sovereign, and his reason is kept",
          .example = "estafette ruling spring.campaign \"III Corps\" fatigued no --because \"a day's rest was agreed\"",
          .declare =
              [given](CLI::App& command) {
                command.add_option("FILE", given->file, "the campaign")->required();
                command.add_option("SUBJECT", given->ruling.subject, "whom or what it is about")->required();
                command.add_option("WHAT", given->ruling.what, "what of it")->required();
                command.add_option("VALUE", given->ruling.value, "what it shall be")->required();
                command.add_option("--because", given->ruling.because, "the reason")->required()->type_name("REASON");
                command.add_flag("--dry-run", given->dry_run, "check it, write nothing");
                command.footer(what_can_be_said() +
                               "Example:\n  estafette ruling spring.campaign \"III Corps\" fatigued no "
                               "--because \"a day's rest was agreed\"");
              },
          .run = [given](const Console& say) { run(*given, say); }};
}

}  // namespace estafette::cli
