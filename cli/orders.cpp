// estafette orders: checks players' letters, and lodges them when the umpire says so (rules 1.1, 1.4).
#include "campaign/reports/status.hpp"
#include "campaign/umpire/letters.hpp"
#include "cli/carry_out.hpp"
#include "cli/verb.hpp"

#include <fmt/format.h>

#include <memory>

namespace estafette::cli {
namespace {

using campaign::Side;

struct Options {
  fs::path file;
  std::vector<fs::path> letters;
  std::string side;
  std::vector<int> withdraw;
  int move = 0, before = 0;
  bool list = false, lodge = false, good_lines = false, dry_run = false, for_umpire = false;
};

/// Printed in place of the answer to the players, so that the two are never in one text.
void tell_the_umpire(const campaign::CheckedLetters& lodging, const Console& say) {
  say.line("For the umpire only. Do not pass this on to any player.");
  bool nothing = true;
  for (const campaign::CheckedLetter& letter : lodging.letters)
    for (const campaign::OrderLine& line : letter.lines)
      for (const std::string& secret : line.for_umpire) {
        say.line(fmt::format("  {}:{}: {}", letter.name, line.line, secret));
        nothing = false;
      }
  if (nothing) say.line("  As things stand, nothing that its side does not know bears on any of these orders.");
}

void lodge(const Options& options, campaign::CampaignFile& file, const Console& say) {
  const Side side = options.side == to_string(Side::france) ? Side::france : Side::coalition;
  std::vector<Document> letters;
  for (const fs::path& letter : options.letters) {
    const std::string bytes = read_bytes(letter);
    if (const std::string odd = told_of_odd_lines(bytes, letter); !odd.empty()) say.remark(odd);
    letters.push_back({letter, text_of(bytes, letter)});
  }
  const campaign::CheckedLetters lodging = campaign::lodge(file.standing(), side, letters);
  if (options.for_umpire) {
    tell_the_umpire(lodging, say);
    return;
  }
  for (const campaign::CheckedLetter& letter : lodging.letters) {
    say.line(fmt::format("{}, understood as:", letter.name));
    for (const campaign::OrderLine& line : letter.lines)
      for (const std::string& order : line.understood) say.line(fmt::format("  line {}: {}", line.line, order));
  }
  if (!options.lodge) {
    lodging.problems.refuse_if_any();
    say.line("Nothing has been lodged yet. If all is as meant, give the command again with --lodge.");
    return;
  }
  if (!options.good_lines) lodging.problems.refuse_if_any();
  for (const Problem& problem : lodging.problems.all()) say.complain("left out: " + to_string(problem));
  file.commit(lodging.deed);
  for (const campaign::Event& one : lodging.deed.events) {  // their numbers count the other side's too
    const campaign::Figure* text = figure_of(one.said, "text");
    const bool lodged = std::holds_alternative<campaign::OrderLodged>(one.change);
    if (text != nullptr)
      say.line(fmt::format("{}: {}", lodged ? "Lodged" : "Replaced", text->as<campaign::FreeText>()->text));
  }
}

void run(const Options& options, const Console& say) {
  campaign::CampaignFile file(options.file);
  if (!options.withdraw.empty()) {
    carry_out(file, campaign::withdraw_orders(file.standing(), options.withdraw), options.dry_run, say);
    return;
  }
  if (options.list) {
    say.table(campaign::orders_table(file.state(), std::nullopt));
    return;
  }
  if (options.move != 0) {
    carry_out(file, campaign::move_order(file.standing(), options.move, options.before), options.dry_run, say);
    if (!options.dry_run) say.table(campaign::orders_table(file.state(), std::nullopt));
    return;
  }
  if (options.letters.empty() || options.side.empty())
    throw Refusal(Problem{"orders", 0, "", options.letters.empty() ? "no letter" : "no side",
                          "letters with --side, or --list, --move or --withdraw",
                          "Write estafette orders FILE LETTERS --side france"});
  lodge(options, file, say);
}

}  // namespace

Verb orders() {
  auto given = std::make_shared<Options>();
  return {
      .name = "orders",
      .purpose = "Read players' letters, check every line against the map and the rules, and lodge them",
      .example =
          "estafette orders spring.campaign templates/campaigns/1813/letters/turn-1-france.txt --side france --lodge",
      .declare =
          [given](CLI::App& command) {
            command.add_option("FILE", given->file, kTheCampaign)->required();
            command.add_option("LETTERS", given->letters, "letters as text files, in the order in which they came");
            command.add_option("--side", given->side, "who wrote them: france or coalition")
                ->check(CLI::IsMember(campaign::side_words()))
                ->type_name("SIDE");
            command.add_option("--withdraw", given->withdraw, "take back lodged orders by their numbers: 12,13")
                ->delimiter(',')
                ->type_name("NUMBERS");
            command.add_flag("--list", given->list,
                             "list the lodged orders in the sequence in which they were received");
            CLI::Option* move =
                command.add_option("--move", given->move, "the number of an order that was received earlier")
                    ->type_name("NUMBER");
            CLI::Option* before =
                command
                    .add_option("--before", given->before, "with --move: the number of the order that it goes before")
                    ->type_name("NUMBER")
                    ->needs(move);
            move->needs(before);
            command.add_flag("--dry-run", given->dry_run,
                             "with --move or --withdraw: show what would happen, write nothing");
            CLI::Option* lodge = command.add_flag("--lodge", given->lodge, "lodge the letters, if no line is refused");
            command.add_flag("--good-lines", given->good_lines,
                             "with --lodge: leave out refused lines and lodge the rest");
            command
                .add_flag("--for-umpire", given->for_umpire,
                          "show only what the players must not read: what in truth stands against each order")
                ->excludes(lodge);
          },
      .run = [given](const Console& say) { run(*given, say); }};
}

}  // namespace estafette::cli
