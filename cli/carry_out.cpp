#include "cli/carry_out.hpp"

#include "base/files/delivery.hpp"
#include "base/problem.hpp"
#include "base/text.hpp"
#include "campaign/telling/telling.hpp"

#include <fmt/format.h>

#include <optional>

namespace estafette::cli {

void tell(const campaign::Deed& deed, const Console& say) {
  for (const campaign::Event& event : deed.events)
    if (!event.said.empty())
      say.line(event.rule.empty() ? tell(event.said) : fmt::format("{} ({})", tell(event.said), event.rule));
}

void say_dry_run(const Console& say) {
  say.line("This was a dry run: nothing was written.");
}

void carry_out(campaign::CampaignFile& file, const campaign::Deed& deed, bool dry_run, const Console& say) {
  if (!dry_run) file.commit(deed);  // what is told has happened
  tell(deed, say);
  if (dry_run) say_dry_run(say);
}

void after_commit(const Console& say, const std::function<void()>& work) {
  try {
    work();
  } catch (const Refusal& refusal) {
    for (const Problem& problem : refusal.problems()) say.complain(to_string(problem));
    throw PartlyRefused("The campaign has it; only its files are missing. Give the same command again to write them.");
  }
}

void commit_then_write(campaign::CampaignFile& file, const campaign::Deed& deed, const std::string& asked,
                       const Following& files, const Console& say) {
  std::optional<Delivery> delivery;
  if (!files.folder.empty()) delivery.emplace(files.folder, files.documents, files.existing);
  file.commit(deed, asked);
  if (delivery) after_commit(say, [&] { delivery->deliver(); });
}

CLI::Option* add_dice(CLI::App& command, std::string& dice) {
  return command
      .add_option("--dice", dice,
                  "your own dice, by name (\"NAME=9\") or in the order in which they are needed (3,5,11); without any, "
                  "it lists those that are asked for and writes nothing")
      ->type_name("DICE")
      ->expected(0, 1);
}

bool asks_for_dice(const CLI::Option* option, const std::string& dice) {
  return option != nullptr && option->count() > 0 && trim(dice).empty();
}

void show_dice(const campaign::Deed& deed, const Console& say) {
  Table table{"The dice that this asks for",
              {{"name"}, {"from", true}, {"to", true}, {"the campaign's own", true}, {"what it decides"}},
              {},
              {}};
  int scouts = 0;
  for (const campaign::DieThrown& die : deed.dice) {
    if (die.sort == campaign::DieSort::of_scouts) {
      ++scouts;
      continue;
    }
    table.rows.push_back({die.name, std::to_string(die.roll.low), std::to_string(die.roll.high),
                          std::to_string(die.roll.value), tell(die.roll.purpose)});
  }
  if (table.rows.empty())
    say.line("It asks for no dice that decide anything.");
  else
    say.table(table);
  if (scouts > 0)
    say.line(fmt::format("Besides, {} for how far the scouts' reports are out (5.3): \"scouts-\" and the force's id.",
                         scouts));
  if (!table.rows.empty()) say.line(fmt::format("Give yours by name: --dice \"{}=5\"", table.rows.front().front()));
  say_dry_run(say);
}

}  // namespace estafette::cli
