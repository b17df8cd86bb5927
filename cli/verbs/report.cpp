// estafette report: dispatches, returns, battle reports, charts, and the web site of a campaign.
#include "campaign/umpire/report.hpp"

#include "base/text.hpp"
#include "campaign/reports/chapters.hpp"
#include "campaign/umpire/campaign_file.hpp"
#include "cli/output.hpp"
#include "cli/side.hpp"
#include "cli/templates.hpp"
#include "cli/verb.hpp"

#include <fmt/format.h>

#include <memory>

namespace estafette::cli {
namespace {

struct ReportOptions {
  fs::path file, letter;
  campaign::ReportReaders readers;
  bool dispatch = false, returns = false, charts = false, all = false;
  int battle = 0, turn = 0;
  std::string format;
  Output output;
};

campaign::ReportRequest request_of(const ReportOptions& options) {
  using Kind = campaign::ReportRequest::Kind;
  using Form = campaign::ReportForm;
  campaign::ReportRequest request;
  request.kind = options.dispatch  ? Kind::dispatch
                 : options.returns ? Kind::returns
                 : options.charts  ? Kind::charts
                 : options.all     ? Kind::site
                                   : Kind::battle;
  request.form = options.format == "csv"      ? Form::csv
                 : options.format == "bbcode" ? Form::bbcode
                 : options.format == "text"   ? Form::text
                                              : Form::html;
  request.battle = options.battle;
  request.turn = options.turn;
  request.readers = options.readers;
  request.names_only = options.output.dry_run;
  if (!options.letter.empty()) request.letter = plain_lines(read_text(options.letter));
  return request;
}

/// Throws Refusal for options that do not go together.
void check(const ReportOptions& options) {
  ProblemList problems;
  const bool files = options.all || options.charts || options.format == "html";
  if (files && options.output.folder.empty())
    problems.add({"--out", 0, "", "no folder", "a folder to write to", "Add --out DIR"});
  if (options.dispatch && options.format == "csv")
    problems.add({"--format", 0, "", "csv", "html, text or bbcode for a dispatch", ""});
  if (!options.letter.empty() && !options.dispatch)
    problems.add({"--letter", 0, "", options.letter.generic_string(), "no letter without --dispatch",
                  "Leave out --letter, or add --dispatch"});
  problems.refuse_if_any();
}

campaign::FolderReader reader_of(const ReportOptions& options, const campaign::CampaignFile& file,
                                 const std::vector<campaign::Chapter>& chapters) {
  return campaign::reader_of(file.theatre(), options.readers.audiences(file.theatre().rules.sides, chapters),
                             file.called());
}

void run(const ReportOptions& options, const Console& say) {
  check(options);
  if (!options.output.folder.empty()) require_folder(options.output.folder);
  const campaign::CampaignFile file(options.file);
  const std::vector<campaign::Chapter> chapters = campaign::chapters_until(file.chapters(), options.turn);
  std::vector<Document> documents = campaign::report_of(file.theatre(), chapters, request_of(options), say.onlooker());
  if (options.all)
    for (Document& type : type_of_pages()) documents.push_back(std::move(type));
  if (options.output.folder.empty()) {
    for (const Document& document : documents) say.line(document.bytes);
    say.require_shown();
    return;
  }
  const std::string set = options.all ? "site" : options.charts ? "charts" : "papers";
  options.output.write_for(reader_of(options, file, chapters), {set, options.all || options.charts, documents}, say);
}

}  // namespace

Verb report() {
  auto given = std::make_shared<ReportOptions>();
  return {
      .name = "report",
      .purpose =
          "Show the campaign: dispatches to the players, returns, battle reports, charts, or a web site of it all",
      .example = "estafette report spring.campaign --all --side france --out out/site-france",
      .declare =
          [given](CLI::App& command) {
            command.add_option("FILE", given->file, kTheCampaign)->required();
            CLI::Option_group* what = command.add_option_group("What");
            what->add_flag("--dispatch", given->dispatch, "what each side is told after a half-week");
            what->add_flag("--returns", given->returns, "the morning states of corps, divisions and battalions");
            what->add_option("--battle", given->battle, "who fought a battle, and what it cost")->type_name("NUMBER");
            what->add_flag("--charts", given->charts, "prestige, strength and losses as SVG files");
            what->add_flag("--all", given->all, "a web site of the campaign: open its index.html");
            what->require_option(1);
            names_a_side(*command
                              .add_option("--side", given->readers.side,
                                          "only what this side may know, by its name in the campaign")
                              ->type_name("SIDE"));
            command
                .add_option("--player", given->readers.players,
                            "only what this player may know: \"Ney=III Corps, I Cavalry Corps\"")
                ->type_name("PLAYER");
            command.add_option("--players", given->readers.file, "players.csv: who commands what (docs/reports.md)")
                ->type_name("FILE");
            command.add_option("--letter", given->letter, "a letter of your own, to go into each dispatch")
                ->type_name("FILE");
            command.add_option("--turn", given->turn, "as things stood after this turn (default: as they stand now)")
                ->type_name("NUMBER");
            command.add_option("--format", given->format, "html, text, bbcode (for a forum) or csv")
                ->check(CLI::IsMember({"html", "text", "bbcode", "csv"}))
                ->default_val("html")
                ->type_name("FORMAT");
            given->output.declare(command,
                                  "folder for the files; if left out, text, bbcode and csv go to the terminal");
            command.get_option("--out")->required(false);
            given->output.declare_excel(command);
          },
      .run = [given](const Console& say) { run(*given, say); }};
}

}  // namespace estafette::cli
