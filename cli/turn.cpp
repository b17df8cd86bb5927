// estafette turn: plays the half-week (rule 1.1).
#include "base/text.hpp"
#include "campaign/reports/history.hpp"
#include "campaign/reports/status.hpp"
#include "campaign/umpire/play.hpp"
#include "campaign/umpire/reader_folder.hpp"
#include "cli/carry_out.hpp"
#include "cli/verb.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <memory>

namespace estafette::cli {
namespace {

struct Options {
  fs::path file, letters;
  std::string dice;
  bool dry_run = false, overwrite = false;
};

/// "3 5 11"
std::vector<int> thrown(const std::string& words) {
  std::vector<int> dice;
  std::string parted = words;
  std::replace(parted.begin(), parted.end(), ',', ' ');
  for (const std::string& word : split(parted, ' ')) {
    if (word.empty()) continue;
    const std::optional<int> value = whole_number(word);
    if (!value)
      throw Refusal(Problem{"--dice", 0, "", word, "whole numbers, with spaces or commas between them",
                            "Write --dice \"3 5 11\""});
    dice.push_back(*value);
  }
  return dice;
}

void write_letters(const Options& options, const std::vector<Document>& letters, const Console& say) {
  write_all_or_none(options.letters, letters, options.overwrite ? Existing::overwrite : Existing::keep);
  for (const Document& letter : letters) say.line("Wrote " + (options.letters / letter.path).generic_string());
}

/// Tells the umpire what to do next.
void say_what_waits(const campaign::CampaignFile& file, const std::string& name, const Console& say) {
  for (const campaign::Contact& contact : file.state().contacts) {
    if (contact.settled) continue;
    say.line(fmt::format("Battle {} at {}: estafette battle generate {} {} --out DIR", contact.number,
                         file.theatre().name(contact.node), name, contact.number));
  }
  for (const campaign::Proposal& proposal : file.state().proposals) {
    say.line(fmt::format("Proposal {}, {}: estafette proposal {} {} --confirm --because \"...\", or --reject",
                         proposal.number, proposal.text, name, proposal.number));
  }
  if (file.state().ending) return;
  say.line(fmt::format("Waiting for the orders for {}.", campaign::turn_in_words(file.theatre(), file.state().turn)));
}

void run(const Options& options, const Console& say) {
  campaign::CampaignFile file(options.file);
  if (!options.letters.empty()) campaign::require_no_readers_folder(options.letters);
  const campaign::Deed turn = campaign::play_half_week(file.standing(), thrown(options.dice));
  say.line(campaign::history(file.theatre(), turn.events));
  const Table battles = campaign::battles_table(file.theatre(), turn.after);
  if (!battles.rows.empty()) say.table(battles);
  if (options.dry_run) {
    say_dry_run(say);
    return;
  }
  if (!options.letters.empty()) write_letters(options, campaign::letters_after(file.standing(), turn), say);
  file.commit(turn);
  say_what_waits(file, options.file.generic_string(), say);
}

}  // namespace

Verb turn() {
  auto given = std::make_shared<Options>();
  return {.name = "turn",
          .purpose = "Play the half-week: carry out the lodged orders, and say what happened and under which rule",
          .example = "estafette turn spring.campaign --letters out/letters",
          .declare =
              [given](CLI::App& command) {
                command.add_option("FILE", given->file, "the campaign")->required();
                command.add_flag("--dry-run", given->dry_run, "show what would happen, write nothing");
                command
                    .add_option("--dice", given->dice, "your own dice, in the order in which they are needed: 3,5,11")
                    ->type_name("NUMBERS");
                command.add_option("--letters", given->letters, "folder for each side's dispatch")->type_name("DIR");
                command.add_flag("--overwrite", given->overwrite, "replace letters that exist already");
              },
          .run = [given](const Console& say) { run(*given, say); }};
}

}  // namespace estafette::cli
