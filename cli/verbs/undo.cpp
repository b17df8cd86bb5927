// estafette undo: takes back the last command; estafette redo: does it once more.
#include "cli/carry_out.hpp"
#include "cli/verb.hpp"

#include <fmt/format.h>

#include <memory>
#include <optional>

namespace estafette::cli {
namespace {

struct UndoOptions {
  fs::path file;
  bool list = false, dry_run = false;
};

std::string state_of(const campaign::CommandGiven& command, const std::optional<std::int64_t>& again) {
  if (command.stands) return "";
  return again == command.id ? "taken back; redo does it again" : "taken back";
}

void list_commands(const campaign::CampaignFile& file, const Console& say) {
  std::optional<std::int64_t> again;
  try {
    again = file.to_redo().given.id;
  } catch (const Refusal&) {
    again.reset();  // there is nothing to redo
  }
  Table table{"Commands, the last one last", {{"number", true}, {"command"}, {"given"}, {""}}, {}, {}};
  for (const campaign::CommandGiven& command : file.all_commands())
    table.rows.push_back({std::to_string(command.id), command.words, command.given_at, state_of(command, again)});
  say.table(table);
}

/// Files tell of a campaign as it was when they were written.
void say_what_is_stale(const std::string& words, const Console& say) {
  if (words == "orders") return;
  say.line("Letters, pages, maps and battle folders written since then are out of date: write them again.");
}

void take_back(const UndoOptions& options, const Console& say) {
  campaign::CampaignFile file(options.file);
  if (options.list) {
    list_commands(file, say);
  } else if (options.dry_run) {
    say.line(fmt::format("Would take back: {}", file.last_command()));
    say_dry_run(say);
  } else {
    const std::string words = file.undo();
    say.line(fmt::format("Taken back: {}", words));
    say_what_is_stale(words, say);
  }
}

void do_again(const UndoOptions& options, const Console& say) {
  campaign::CampaignFile file(options.file);
  const campaign::PastDeed past = file.to_redo();
  if (options.dry_run) {
    say.line(fmt::format("Would do again: {}", past.given.words));
    say_dry_run(say);
    return;
  }
  file.commit(past.deed, past.given.asked);
  if (past.given.finished) file.finish();
  say.line(fmt::format("Done again: {}", past.given.words));
}

Verb verb_of(const std::string& name, const std::string& purpose, const std::string& dry_run,
             void (*work)(const UndoOptions&, const Console&), bool has_list) {
  auto given = std::make_shared<UndoOptions>();
  return {.name = name,
          .purpose = purpose,
          .example = fmt::format("estafette {} spring.campaign", name),
          .declare =
              [=](CLI::App& command) {
                command.add_option("FILE", given->file, kTheCampaign)->required();
                command.add_flag("--dry-run", given->dry_run, dry_run);
                if (has_list)
                  command.add_flag("--list", given->list,
                                   "list all commands, those that were taken back too; change nothing");
              },
          .run = [=](const Console& say) { work(*given, say); }};
}

}  // namespace

Verb undo() {
  return verb_of("undo", "Take back the whole of the last command; the journal still shows that it was given",
                 "show which command would be taken back, change nothing", take_back, true);
}

Verb redo() {
  return verb_of("redo", "Do again what was taken back last, with the same dice, if nothing has been done since",
                 "show which command would be done again, change nothing", do_again, false);
}

}  // namespace estafette::cli
