// estafette orders: checks players' letters, and lodges them when the umpire says so (rules 1.1, 1.4).
#include "base/files/other_programs.hpp"
#include "base/files/pdf.hpp"
#include "campaign/orders/mail/mail.hpp"
#include "campaign/orders/words_ahead.hpp"
#include "campaign/reports/status.hpp"
#include "campaign/umpire/letters.hpp"
#include "campaign/umpire/roster.hpp"
#include "cli/as_typed.hpp"
#include "cli/carry_out.hpp"
#include "cli/side.hpp"
#include "cli/verb.hpp"
#include "converter/readers/documents/documents.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <future>
#include <memory>
#include <optional>

namespace estafette::cli {
namespace {

using campaign::Side;

struct OrdersOptions {
  fs::path file, players;
  std::vector<fs::path> letters;
  std::string side, from;
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

/// What nobody takes for an order, so that the umpire can see whether it is one.
void tell_what_is_passed_over(const campaign::CheckedLetter& letter, const Console& say) {
  for (const campaign::OrderLine& line : letter.lines)
    if (!line.passed_over.empty())
      say.line(fmt::format("  line {}, passed over ({}): {}", line.line, line.passed_over, line.text));
}

/// A letter of which every line is passed over may still be meant for orders: "You will march to Naumburg at once".
void tell_of_no_order(const campaign::CheckedLetter& letter, const Console& say) {
  const auto passed = [](const campaign::OrderLine& line) { return line.understood.empty() && line.problems.empty(); };
  if (std::all_of(letter.lines.begin(), letter.lines.end(), passed))
    say.line("  No order is found in it. If one is meant, write the name of the force before it: \"III Corps: stand\"");
}

/// Finds out who has written a letter: as the umpire says, or else as its heading says.
class Postmaster {
 public:
  Postmaster(const OrdersOptions& options, const campaign::CampaignFile& file) : options_(options), file_(file) {
    const fs::path beside = campaign::players_beside(options.file);
    players_ = options.players.empty() && fs::exists(beside) ? beside : options.players;
  }

  [[nodiscard]] campaign::ReceivedLetter received(Document letter) {
    const std::optional<campaign::Player> player = writer_of(letter);
    const campaign::Sides& sides = file_.theatre().rules.sides;
    const std::optional<Side> said = given_side(sides, options_.side);
    if (!player && !said)
      throw Refusal(Problem{letter.path.generic_string(), 0, "", "no side and no player", "who wrote the letter",
                            fmt::format("Write --side {}, or --from NAME", as_typed(sides.france.name))});
    if (!player) return {std::move(letter), *said, std::nullopt};
    if (said && player->side != *said)
      throw Refusal(Problem{letter.path.generic_string(), 0, "", player->name, "a letter of " + sides[*said].said,
                            "He is of the other side: leave --side out"});
    return {std::move(letter), player->side, roster().writer(*player)};
  }

 private:
  /// Everybody who could have written. That takes half of the time of a letter, so it is asked for only where a letter
  /// names its writer, or the umpire names one or the file.
  [[nodiscard]] const campaign::Roster& roster() {
    if (roster_) return *roster_;
    std::vector<campaign::Chapter> chapters = file_.unspoken_chapters();
    std::vector<campaign::Player> all;
    if (!players_.empty()) all = campaign::read_players(read_text(players_), players_.generic_string(), chapters);
    return roster_.emplace(std::move(all), std::move(chapters));
  }

  [[nodiscard]] std::optional<campaign::Player> writer_of(const Document& letter) {
    if (!options_.players.empty()) (void)roster();  // whatever is wrong with it is told
    if (!options_.from.empty()) return roster().named(options_.from);
    if (players_.empty()) return std::nullopt;
    const std::optional<campaign::MailSender> sender = campaign::sender_of(letter.bytes);
    if (!sender) return std::nullopt;
    const std::string name = letter.path.generic_string();
    std::optional<campaign::Player> player = roster().in_heading(sender->name, name, sender->line);
    if (!player)
      throw Refusal(Problem{name, sender->line, "", sender->name, "a player of players.csv",
                            "Say who wrote it, --from NAME; or add what he writes as to players.csv"});
    return player;
  }

  const OrdersOptions& options_;
  const campaign::CampaignFile& file_;
  fs::path players_;  ///< players.csv; empty if there is none
  std::optional<campaign::Roster> roster_;
};

std::string understood_as(const campaign::CheckedLetter& letter, const std::optional<campaign::LetterWriter>& writer) {
  return fmt::format("{}{}, understood as:", letter.name, writer ? " of " + writer->name : "");
}

/// Of a line that is left out nothing is understood.
std::vector<std::string> understood_in(const campaign::OrderLine& line, const OrdersOptions& options) {
  if (options.good_lines && !line.problems.empty()) return {};
  return line.understood;
}

/// A letter as it is, or the text of the document or PDF that it was sent as.
std::string bytes_of_letter(const fs::path& letter) {
  std::string bytes = read_bytes(letter);
  const std::string& file = letter.generic_string();
  if (std::optional<std::string> typed = readers::letter_in_document(bytes, file)) return *std::move(typed);
  const std::optional<fs::path> pdftotext = looks_like_pdf(bytes) ? find_pdftotext() : std::nullopt;
  if (pdftotext) return text_of_pdf(bytes, *pdftotext, file);
  refuse_other_programs_file(bytes, file);
  return bytes;
}

void lodge(const OrdersOptions& options, campaign::CampaignFile& file, const Console& say) {
  Postmaster postmaster(options, file);
  std::vector<campaign::ReceivedLetter> letters;
  for (const fs::path& letter : options.letters) {
    const std::string bytes = bytes_of_letter(letter);
    if (const std::string odd = told_of_odd_lines(bytes, letter); !odd.empty()) say.remark(odd);
    letters.push_back(postmaster.received({letter, text_of(bytes, letter)}));
  }
  const campaign::CheckedLetters lodging = campaign::lodge(file.standing(), letters);
  if (options.for_umpire) {
    tell_the_umpire(lodging, say);
    return;
  }
  for (std::size_t i = 0; i < lodging.letters.size(); ++i) {
    const campaign::CheckedLetter& letter = lodging.letters[i];
    say.line(understood_as(letter, letters[i].writer));
    for (const campaign::OrderLine& line : letter.lines)
      for (const std::string& order : understood_in(line, options))
        say.line(fmt::format("  line {}: {}", line.line, order));
    tell_what_is_passed_over(letter, say);
    tell_of_no_order(letter, say);
  }
  const bool none_good = lodging.events.empty();
  if (!options.good_lines || none_good) lodging.problems.refuse_if_any();
  for (const Problem& problem : lodging.problems.all()) say.complain("left out: " + to_string(problem));
  if (!options.lodge) {
    say.line("Nothing has been lodged yet. If all is as meant, give the command again with --lodge.");
    return;
  }
  file.commit(deed_of(file.standing(), lodging));
  for (const campaign::Event& one : lodging.events) {  // their numbers count the other side's too
    const campaign::Figure* text = figure_of(one.said, "text");
    const bool lodged = std::holds_alternative<campaign::OrderLodged>(one.change);
    if (text != nullptr)
      say.line(fmt::format("{}: {}", lodged ? "Lodged" : "Replaced", text->as<campaign::FreeText>()->text));
  }
}

void run(const OrdersOptions& options, const Console& say) {
  std::future<void> words;  // as much work to read as the campaign
  if (!options.letters.empty()) words = std::async(std::launch::async, campaign::read_words_ahead);
  campaign::CampaignFile file(options.file);
  if (!options.withdraw.empty()) {
    carry_out(file, campaign::withdraw_orders(file.standing(), options.withdraw), options.dry_run, say);
    return;
  }
  if (options.list) {
    say.table(campaign::orders_table(file.theatre(), file.state(), std::nullopt));
    return;
  }
  if (options.move != 0) {
    carry_out(file, campaign::move_order(file.standing(), options.move, options.before), options.dry_run, say);
    if (!options.dry_run) say.table(campaign::orders_table(file.theatre(), file.state(), std::nullopt));
    return;
  }
  if (options.letters.empty())
    throw Refusal(Problem{"orders", 0, "", "no letter", "letters with --side, or --list, --move or --withdraw",
                          "Write estafette orders FILE LETTERS --side france"});
  lodge(options, file, say);
}

}  // namespace

Verb orders() {
  auto given = std::make_shared<OrdersOptions>();
  return {
      .name = "orders",
      .purpose = "Read players' letters, check every line against the map and the rules, and lodge them",
      .example =
          "estafette orders spring.campaign templates/campaigns/1813/letters/turn-1-france.txt --side france --lodge",
      .declare =
          [given](CLI::App& command) {
            command.add_option("FILE", given->file, kTheCampaign)->required();
            command.add_option(
                "LETTERS", given->letters,
                "letters as text files or saved mails, in the order in which they came; - reads one from "
                "standard input");
            names_a_side(*command.add_option("--side", given->side, "whose they are, by its name in the campaign")
                              ->type_name("SIDE"));
            command
                .add_option("--from", given->from,
                            "the player who wrote them, who may order only what he commands; without it, whoever the "
                            "letter's heading From: names in players.csv")
                ->type_name("PLAYER");
            command
                .add_option("--players", given->players,
                            "who commands what (docs/reports.md); without it, players.csv beside the campaign")
                ->type_name("FILE");
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
