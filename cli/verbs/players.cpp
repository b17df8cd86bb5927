// estafette players: who commands what, and players.csv, which says so.
#include "base/files/delivery.hpp"
#include "base/problem.hpp"
#include "base/text.hpp"
#include "campaign/reports/chapters.hpp"
#include "campaign/umpire/campaign_file.hpp"
#include "campaign/umpire/players_file.hpp"
#include "campaign/umpire/roster.hpp"
#include "cli/as_typed.hpp"
#include "cli/carry_out.hpp"
#include "cli/verb.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <memory>

namespace estafette::cli {
namespace {

struct PlayersOptions {
  fs::path file, players;
  std::string name, instead_of;
  std::vector<std::string> commands, writes_as;
  bool remove = false, dry_run = false;
};

/// "III Corps; I Cavalry Corps", or each by itself.
std::vector<std::string> each_of(const std::vector<std::string>& given) {
  std::vector<std::string> all;
  for (const std::string& words : given)
    for (std::string& one : split(words, words.find(';') == std::string::npos ? ',' : ';'))
      all.push_back(std::move(one));
  return all;
}

/// What the command says of him. What it leaves out stays as it is in his row, unless he takes another's place.
campaign::PlayerRow row_of(const PlayersOptions& options) {
  const bool same = options.instead_of.empty();
  return {.name = options.name,
          .commands = each_of(options.commands),
          .writes_as = each_of(options.writes_as),
          .instead_of = options.instead_of,
          .keeps_commands = same && options.commands.empty(),
          .keeps_writes_as = same && options.writes_as.empty()};
}

void check(const PlayersOptions& options) {
  if (options.name.empty() &&
      (!options.commands.empty() || !options.writes_as.empty() || !options.instead_of.empty() || options.remove))
    throw Refusal(Problem{"NAME", 0, "", "nobody", "the player whom it is about",
                          "Write: estafette players spring.campaign Ney --commands \"III Corps\""});
}

void show(const std::vector<campaign::Player>& players, const campaign::CampaignFile& file,
          const std::vector<campaign::Chapter>& chapters, const Console& say) {
  say.table(campaign::players_table(players, file.theatre(), file.state()));
  for (const std::string& remark : campaign::remarks_on_players(players, chapters)) say.remark(remark);
}

void run(const PlayersOptions& options, const Console& say) {
  check(options);
  const campaign::CampaignFile file(options.file);
  const std::vector<campaign::Chapter> chapters = file.unspoken_chapters();
  const fs::path path = options.players.empty() ? campaign::players_beside(options.file) : options.players;
  const std::string& called = path.generic_string();
  FileError absent;
  const std::string as_read = fs::exists(path, absent) ? read_bytes(path) : "";
  const std::string text = as_read.empty() ? "" : text_of(as_read, path);
  if (options.name.empty()) {
    if (text.empty())
      say.line(
          fmt::format("There is no {} yet: letters and dispatches are a side's. Name somebody: estafette players "
                      "{} Ney --commands \"III Corps\"",
                      called, as_typed(options.file)));
    else
      show(campaign::read_players(text, called, chapters), file, chapters, say);
    return;
  }
  const std::string changed = options.remove ? campaign::without_player(text, called, options.name)
                                             : campaign::with_player(text, called, row_of(options), chapters);
  if (changed.empty())
    say.line("Nobody is left: letters and dispatches are a side's.");
  else
    show(campaign::read_players(changed, called, chapters), file, chapters, say);
  if (options.dry_run) {
    say_dry_run(say);
    return;
  }
  say.require_shown();
  if (changed.empty())
    remove_changed(path, as_read);
  else
    write_changed(path, as_read, campaign::marked_as(as_read, changed));
  say.line(changed.empty() ? "Removed: " + called : "Written: " + called);
}

}  // namespace

Verb players() {
  auto given = std::make_shared<PlayersOptions>();
  return {
      .name = "players",
      .purpose = "Say who commands what: whose letters may order which forces, and who gets which dispatch",
      .example = "estafette players spring.campaign Anna --commands \"III Corps\" --writes-as anna@example.org",
      .declare =
          [given](CLI::App& command) {
            command.add_option("FILE", given->file, kTheCampaign)->required();
            command.add_option("NAME", given->name, "the player; without one, all are listed");
            CLI::Option* commands =
                command
                    .add_option("--commands", given->commands,
                                "forces or whole armies, once more for each; without it those that he has; for a "
                                "new player, what the commander of that name commands")
                    ->type_name("FORCES")
                    ->allow_extra_args(false);
            CLI::Option* writes_as =
                command
                    .add_option("--writes-as", given->writes_as,
                                "another name or address in the heading of his letters, once more for each; without "
                                "it those that he has; \"\" takes them away")
                    ->type_name("NAME")
                    ->allow_extra_args(false);
            CLI::Option* instead_of =
                command
                    .add_option("--instead-of", given->instead_of,
                                "whose row he takes: his own old name, or another player; nothing of the old row stays")
                    ->type_name("NAME");
            command.add_flag("--remove", given->remove, "he commands nothing any more")
                ->excludes(commands)
                ->excludes(writes_as)
                ->excludes(instead_of);
            command.add_option("--players", given->players, "another file than players.csv beside the campaign")
                ->type_name("FILE");
            command.add_flag("--dry-run", given->dry_run, "only show how it would be");
          },
      .run = [given](const Console& say) { run(*given, say); }};
}

}  // namespace estafette::cli
