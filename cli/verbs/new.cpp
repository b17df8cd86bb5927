// estafette new: begins a campaign.
#include "base/files/delivery.hpp"
#include "campaign/reports/status.hpp"
#include "campaign/state/questions.hpp"
#include "campaign/umpire/reader_folder.hpp"
#include "cli/carry_out.hpp"
#include "cli/templates.hpp"
#include "cli/verb.hpp"

#include <fmt/format.h>

#include <memory>
#include <optional>

namespace estafette::cli {
namespace {

constexpr std::uint64_t kSeedOfAll = 1813;

struct NewOptions {
  fs::path file, folder;
  std::optional<std::uint64_t> seed;
  bool dry_run = false;
};

void run(const NewOptions& options, const Console& say) {
  const fs::path folder =
      options.folder.empty() ? template_file("campaigns/1813/campaign.xml").parent_path() : options.folder;
  const campaign::Beginning beginning = campaign::begin_campaign(folder, options.seed.value_or(kSeedOfAll));
  campaign::require_no_readers_folder(folder_holding(options.file));
  const bool is_new = options.dry_run || campaign::CampaignFile::create(options.file, beginning);
  const campaign::Standing& standing = beginning.standing;
  for (const campaign::Side side : {campaign::Side::france, campaign::Side::coalition}) {
    Table table = campaign::forces_table(standing.theatre, standing.state, side);
    table.caption = standing.theatre.rules.sides[side].full;
    say.table(table);
  }
  for (const std::string& remark : beginning.remarks) say.remark(remark);
  if (!options.seed)
    say.remark(
        fmt::format("its dice follow from the number {}, as in every campaign that is given none: whoever has the "
                    "program can work them out. For players, begin it with --seed and a number of your own",
                    kSeedOfAll));
  if (options.dry_run)
    say_dry_run(say);
  else
    say.line(fmt::format("{} {}: {}.", options.file.generic_string(),
                         is_new ? "begins" : "was begun already, and nothing has been done in it since",
                         campaign::turn_in_words(standing.theatre, standing.state.turn)));
}

}  // namespace

Verb new_campaign() {
  auto given = std::make_shared<NewOptions>();
  return {
      .name = "new",
      .purpose = "Begin a campaign: scale and place the armies, trace the lines of supply, write it all to one file",
      .example = "estafette new spring.campaign --from templates/campaigns/1813 --seed 1813",
      .declare =
          [given](CLI::App& command) {
            command.add_option("FILE", given->file, "the new campaign; the file must not exist yet")->required();
            command
                .add_option("--from", given->folder,
                            "folder with campaign.xml, map.xml and rules.xml (docs/formats/campaign.md; "
                            "default: 1813)")
                ->type_name("DIR");
            command.add_option(
                "--seed", given->seed,
                "the number that fixes the campaign's dice (default: 1813); do not tell the players yours");
            command.add_flag("--dry-run", given->dry_run, "read and show everything, write nothing");
          },
      .run = [given](const Console& say) { run(*given, say); }};
}

}  // namespace estafette::cli
