// estafette report: dispatches, returns, battle reports, charts, and the web site of a campaign.
#include "campaign/umpire/report.hpp"

#include "base/text.hpp"
#include "campaign/umpire/campaign_file.hpp"
#include "cli/output.hpp"
#include "cli/verb.hpp"

#include <fmt/format.h>

#include <memory>

namespace estafette::cli {
namespace {

struct Options {
  fs::path file, letter;
  campaign::ReportReaders readers;
  bool dispatch = false, returns = false, charts = false, all = false;
  int battle = 0, turn = 0;
  std::string format;
  Output output;
};

campaign::ReportRequest request_of(const Options& options) {
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
  if (!options.letter.empty()) request.letter = plain_lines(read_text(options.letter));
  return request;
}

/// Throws Refusal for options that do not go together.
void check(const Options& options) {
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

std::string title_of(const std::string& page) {
  const std::size_t from = page.find("<title>");
  return from == std::string::npos ? "" : page.substr(from + 7, page.find("</title>", from) - from - 7);
}

/// Pages made for another reader would be left among the new ones, and give away secrets.
void refuse_another_site(const fs::path& folder, const Document& index) {
  const fs::path there = folder / index.path;
  if (!fs::exists(there)) return;
  const std::string found = title_of(read_text(there));
  if (found == title_of(index.bytes)) return;
  throw Refusal(Problem{there.generic_string(), 0, "", found,
                        "an older copy of the same site: " + title_of(index.bytes),
                        "Name another folder: pages of that site would be left among the new ones"});
}

void write_site(const Output& output, const std::vector<Document>& documents, const Console& say) {
  refuse_another_site(output.folder, documents.front());
  say.require_shown();
  if (!output.dry_run) write_all_or_none(output.folder, documents, output.existing());
  say.line(fmt::format("{} {} files. Open {}", output.dry_run ? "Would write" : "Wrote", documents.size(),
                       (output.folder / documents.front().path).generic_string()));
}

void run(const Options& options, const Console& say) {
  check(options);
  if (!options.output.folder.empty()) require_folder(options.output.folder);
  const campaign::CampaignFile file(options.file);
  const std::vector<Document> documents = campaign::report(file.theatre(), file.events(), request_of(options));
  if (options.output.folder.empty()) {
    for (const Document& document : documents) say.line(document.bytes);
    say.require_shown();
    return;
  }
  if (options.all)
    write_site(options.output, documents, say);
  else
    options.output.write(documents, say);
}

}  // namespace

Verb report() {
  auto given = std::make_shared<Options>();
  return {
      .name = "report",
      .purpose =
          "Show the campaign: dispatches to the players, returns, battle reports, charts, or a web site of it all",
      .example = "estafette report spring.campaign --all --side france --out out/site-france",
      .declare =
          [given](CLI::App& command) {
            command.add_option("FILE", given->file, "the campaign")->required();
            CLI::Option_group* what = command.add_option_group("What");
            what->add_flag("--dispatch", given->dispatch, "what each side is told after a half-week");
            what->add_flag("--returns", given->returns, "the morning states of corps, divisions and battalions");
            what->add_option("--battle", given->battle, "who fought a battle, and what it cost")->type_name("NUMBER");
            what->add_flag("--charts", given->charts, "prestige, strength and losses as SVG files");
            what->add_flag("--all", given->all, "a web site of the campaign: open its index.html");
            what->require_option(1);
            command.add_option("--side", given->readers.side, "only what this side may know: france or coalition")
                ->check(CLI::IsMember(campaign::side_words()))
                ->type_name("SIDE");
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
