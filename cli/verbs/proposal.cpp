// estafette proposal: lists and decides what the triggers of rules.xml propose to the umpire (3.1, 3.2, 4.3, 4.4).
#include "base/table.hpp"
#include "campaign/rules/politics/triggers.hpp"
#include "campaign/telling/telling.hpp"
#include "campaign/umpire/decide.hpp"
#include "cli/carry_out.hpp"
#include "cli/verb.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <memory>

namespace estafette::cli {
namespace {

struct ProposalOptions {
  fs::path file;
  int number = 0;
  bool confirm = false, reject = false, dry_run = false;
  std::string because, told;
};

void list(const campaign::CampaignFile& file, const Console& say) {
  const campaign::State& state = file.state();
  if (state.proposals.empty()) {
    say.line("No proposal is waiting.");
    return;
  }
  Table table{"Proposals", {{"number", true}, {"turn", true}, {"rule"}, {"proposed"}, {"if confirmed"}}, {}, {}};
  for (const campaign::Proposal& proposal : state.proposals)
    table.rows.push_back(
        {std::to_string(proposal.number), std::to_string(proposal.turn.value), proposal.rule, proposal.text,
         fmt::format("{}", fmt::join(tell_each(campaign::what_it_would_do(file.theatre(), proposal)), "; "))});
  say.table(table);
}

void run(const ProposalOptions& options, const Console& say) {
  campaign::CampaignFile file(options.file);
  if (options.number == 0) {
    list(file, say);
    return;
  }
  if (options.confirm == options.reject)
    throw Refusal(Problem{"proposal", 0, "", options.confirm ? "--confirm and --reject" : "no decision",
                          "--confirm or --reject", ""});
  const campaign::Answer decision{options.number, options.confirm, options.because, options.told};
  carry_out(file, campaign::decide(file.standing(), decision), options.dry_run, say);
}

}  // namespace

Verb proposal() {
  auto given = std::make_shared<ProposalOptions>();
  return {.name = "proposal",
          .purpose = "List the proposals about nations and victory, and confirm or reject them",
          .example = "estafette proposal spring.campaign",
          .declare =
              [given](CLI::App& command) {
                command.add_option("FILE", given->file, kTheCampaign)->required();
                command.add_option("NUMBER", given->number, "which proposal to decide; if left out, all are listed")
                    ->check(CLI::Range(1, kMostNumber));
                command.add_flag("--confirm", given->confirm, "let it happen, with all that follows from it");
                command.add_flag("--reject", given->reject, "do not let it happen; it may be proposed again");
                command.add_option("--because", given->because, "the reason")->type_name("REASON");
                command
                    .add_option("--tell", given->told,
                                "if it ends the campaign: what the players are told of it, besides who has won")
                    ->type_name("WORDS");
                command.add_flag("--dry-run", given->dry_run, "show what would happen, write nothing");
              },
          .run = [given](const Console& say) { run(*given, say); }};
}

}  // namespace estafette::cli
