// estafette turn: the half-week is played (rule 1.1).
#include "campaign/turn/turn.hpp"

#include "base/text.hpp"
#include "campaign/reports/dispatch.hpp"
#include "campaign/reports/history.hpp"
#include "campaign/reports/status.hpp"
#include "cli/campaign_file.hpp"
#include "cli/verb.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <memory>

namespace estafette::cli {
namespace {

using campaign::Side;

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
      throw Refusal(Problem{"--dice", 0, "", word, "whole numbers with blanks or commas between them",
                            "Write --dice \"3 5 11\""});
    dice.push_back(*value);
  }
  return dice;
}

void write_letters(const Options& options, const CampaignFile& file, const campaign::State& after,
                   const std::vector<campaign::Event>& events, const Console& say) {
  const campaign::Chapter chapter{file.state().turn, file.state(), after, events};
  std::vector<Document> letters;
  for (const Side side : {Side::france, Side::coalition}) {
    const campaign::Dispatch dispatch = campaign::dispatch(file.theatre(), chapter, {side, "", {}}, "");
    letters.push_back({fmt::format("turn-{}-{}.txt", chapter.turn.value, to_string(side)), to_text(dispatch)});
  }
  write_all_or_none(options.letters, letters, options.overwrite ? Existing::overwrite : Existing::keep);
  for (const Document& letter : letters) say.line("Wrote " + (options.letters / letter.path).generic_string());
}

void run(const Options& options, const Console& say) {
  CampaignFile file(options.file);
  campaign::DiceCup dice(file.state().seed, file.state().turn, thrown(options.dice));
  const std::vector<campaign::Event> events = campaign::play_turn(file.theatre(), file.state(), dice);
  if (!dice.left().empty()) {
    throw Refusal(Problem{"--dice", 0, "", fmt::format("{} dice too many", dice.left().size()),
                          "as many dice as the turn asks for", "Leave the last ones out"});
  }
  campaign::State after = file.state();
  for (const campaign::Event& event : events) apply(after, event);

  say.line(campaign::history(file.theatre(), events));
  const Table battles = campaign::battles_table(file.theatre(), after);
  if (!battles.rows.empty()) say.table(battles);
  if (options.dry_run) {
    say.line("A dry run: nothing was written.");
    return;
  }
  if (!options.letters.empty()) write_letters(options, file, after, events, say);
  file.append("turn", events);
  for (const campaign::Contact& contact : after.contacts) {
    if (contact.settled) continue;
    say.line(fmt::format("Battle {} at {}: estafette battle generate {} {} --out DIR", contact.number,
                         file.theatre().name(contact.node), options.file.generic_string(), contact.number));
  }
  for (const campaign::Proposal& proposal : after.proposals) {
    say.line(fmt::format("Proposal {}, {}: estafette proposal {} {} --confirm --because \"...\", or --reject",
                         proposal.number, proposal.text, options.file.generic_string(), proposal.number));
  }
  if (after.ending) return;
  say.line(fmt::format("Orders are awaited for {}.", campaign::turn_in_words(file.theatre(), after.turn)));
}

}  // namespace

Verb turn() {
  auto given = std::make_shared<Options>();
  return {.name = "turn",
          .purpose = "Play the half-week: carry out the lodged orders, and say what happened under which rule",
          .example = "estafette turn spring.campaign --letters out/letters",
          .declare =
              [given](CLI::App& command) {
                command.add_option("FILE", given->file, "the campaign")->required();
                command.add_flag("--dry-run", given->dry_run, "tell what would happen, write nothing");
                command
                    .add_option("--dice", given->dice, "the umpire's own dice, in the order they are asked for: 3,5,11")
                    ->type_name("NUMBERS");
                command.add_option("--letters", given->letters, "folder for each side's dispatch")->type_name("DIR");
                command.add_flag("--overwrite", given->overwrite, "replace letters that are there already");
              },
          .run = [given](const Console& say) { run(*given, say); }};
}

}  // namespace estafette::cli
