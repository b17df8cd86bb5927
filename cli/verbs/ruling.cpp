// estafette ruling: the umpire changes what the program worked out.
#include "campaign/umpire/rule.hpp"
#include "cli/carry_out.hpp"
#include "cli/verb.hpp"

#include <fmt/format.h>

#include <memory>

namespace estafette::cli {
namespace {

struct RulingOptions {
  fs::path file;
  campaign::Ruling ruling;
  fs::path from;
  bool dry_run = false;
};

std::string what_can_be_said() {
  std::string text = "What can be changed:\n";
  for (const campaign::Amendment& one : campaign::amendments())
    text += fmt::format("  {:<20} {:<10} {}\n", one.subject, one.what, one.value);
  return text;
}

void run(const RulingOptions& options, const Console& say) {
  campaign::CampaignFile file(options.file);
  carry_out(file, campaign::rule(file, options.ruling, options.from), options.dry_run, say);
}

}  // namespace

Verb ruling() {
  auto given = std::make_shared<RulingOptions>();
  return {
      .name = "ruling",
      .purpose = "Change what the program worked out; your reason is kept with the change",
      .example = "estafette ruling spring.campaign \"III Corps\" fatigued no --because \"a day's rest was agreed\"",
      .declare =
          [given](CLI::App& command) {
            command.add_option("FILE", given->file, kTheCampaign)->required();
            command.add_option("SUBJECT", given->ruling.subject, "the force, place, nation or other thing to change")
                ->required();
            command.add_option("WHAT", given->ruling.what, "what to change about it")->required();
            command.add_option("VALUE", given->ruling.value, "its new value")->required();
            command.add_option("--because", given->ruling.because, "the reason")->required()->type_name("REASON");
            command
                .add_option("--tell", given->ruling.told,
                            "with campaign truce or over: what the players are told of the terms, or of the end")
                ->type_name("WORDS");
            command.add_option("--from", given->from, "with campaign raised: the order of battle that the force is in")
                ->type_name("FILE");
            command.add_flag("--dry-run", given->dry_run, "check the ruling, write nothing");
            command.footer(what_can_be_said() +
                           "Example:\n  estafette ruling spring.campaign \"III Corps\" fatigued no "
                           "--because \"a day's rest was agreed\"");
          },
      .run = [given](const Console& say) { run(*given, say); }};
}

}  // namespace estafette::cli
