#include "cli/dice_asked.hpp"

#include "base/text.hpp"
#include "campaign/telling/telling.hpp"
#include "cli/carry_out.hpp"

#include <fmt/format.h>

namespace estafette::cli {

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
