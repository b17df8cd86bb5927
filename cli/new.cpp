// estafette new: a campaign begins.
#include "campaign/reports/status.hpp"
#include "campaign/state/questions.hpp"
#include "cli/carry_out.hpp"
#include "cli/templates.hpp"
#include "cli/verb.hpp"

#include <fmt/format.h>

#include <memory>

namespace estafette::cli {
namespace {

struct Options {
  fs::path file, folder;
  std::uint64_t seed = 1813;
  bool dry_run = false;
};

void run(const Options& options, const Console& say) {
  const fs::path folder =
      options.folder.empty() ? template_file("campaigns/1813/campaign.xml").parent_path() : options.folder;
  const campaign::Beginning beginning = campaign::begin_campaign(folder, options.seed);
  if (!options.dry_run) campaign::CampaignFile::create(options.file, beginning);
  const campaign::Standing& standing = beginning.standing;
  for (const campaign::Side side : {campaign::Side::france, campaign::Side::coalition}) {
    Table table = campaign::forces_table(standing.theatre, standing.state, side);
    table.caption = side == campaign::Side::france ? "The French and their Allies" : "The Coalition";
    say.table(table);
  }
  for (const std::string& remark : beginning.remarks) say.remark(remark);
  if (options.dry_run)
    say_dry_run(say);
  else
    say.line(fmt::format("{} is founded: {}.", options.file.generic_string(),
                         campaign::turn_in_words(standing.theatre, standing.state.turn)));
}

}  // namespace

Verb new_campaign() {
  auto given = std::make_shared<Options>();
  return {.name = "new",
          .purpose = "Begin a campaign: armies scaled and placed, lines of supply traced, everything in one file",
          .example = "estafette new spring.campaign --from templates/campaigns/1813 --seed 1813",
          .declare =
              [given](CLI::App& command) {
                command.add_option("FILE", given->file, "the campaign to be; it must not be there yet")->required();
                command
                    .add_option("--from", given->folder,
                                "folder with campaign.xml, map.xml and rules.xml (docs/formats/campaign.md); without "
                                "it, 1813")
                    ->type_name("DIR");
                command.add_option("--seed", given->seed, "where the campaign's dice begin; keep it from the players");
                command.add_flag("--dry-run", given->dry_run, "read everything and show it, write nothing");
              },
          .run = [given](const Console& say) { run(*given, say); }};
}

}  // namespace estafette::cli
