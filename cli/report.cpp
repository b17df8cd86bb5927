// estafette report: dispatches, returns, battle reports, charts, and the web site of a campaign.
#include "base/text.hpp"
#include "campaign/reports/dispatch.hpp"
#include "campaign/reports/morning_state.hpp"
#include "campaign/site/site.hpp"
#include "cli/campaign_file.hpp"
#include "cli/output.hpp"
#include "cli/report_words.hpp"
#include "cli/verb.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <memory>
#include <optional>

namespace estafette::cli {
namespace {

using campaign::Audience;
using campaign::Chapter;
using campaign::Dispatch;
using campaign::Side;

struct Options {
  fs::path file, letter;
  ReportReaders readers;
  bool dispatch = false, returns = false, charts = false, all = false;
  int battle = 0, turn = 0;
  std::string format;
  Output output;
};

/// One report in the form that was asked for.
Document document(const Dispatch& dispatch, const std::string& name, const std::string& format) {
  if (format == "html") return {name + ".html", to_html(dispatch)};
  if (format == "bbcode") return {name + ".bbcode.txt", to_bbcode(dispatch)};
  return {name + ".txt", to_text(dispatch)};
}

class Report {
 public:
  Report(const Options& options, const CampaignFile& file)
      : options_(options),
        theatre_(file.theatre()),
        chapters_(chapters_until(campaign::chapters_of(file.events({})), options.turn)),
        audiences_(options.readers.audiences(chapters_)) {}

  [[nodiscard]] std::vector<Document> documents() const {
    if (options_.dispatch) return dispatches();
    if ((options_.all || options_.charts) && audiences_.size() > 1)
      throw Refusal(Problem{"--player", 0, "", "several readers", "one side or one player for a site or its charts",
                            "Write a folder for each"});
    std::vector<Document> made;
    if (audiences_.empty()) made = for_one(std::nullopt);
    for (const Audience& audience : audiences_) {
      const std::vector<Document> more = for_one(audience);
      made.insert(made.end(), more.begin(), more.end());
    }
    return made;
  }

 private:
  [[nodiscard]] std::string turn() const { return fmt::format("turn-{}", chapters_.back().turn.value); }

  [[nodiscard]] std::vector<Document> dispatches() const {
    std::vector<Audience> to = audiences_;
    if (!options_.readers.any()) to = {{Side::france, "", {}}, {Side::coalition, "", {}}};
    const std::string letter = options_.letter.empty() ? "" : plain_lines(read_text(options_.letter));
    std::vector<Document> made;
    for (const Audience& audience : to)
      made.push_back(document(campaign::dispatch(theatre_, chapters_.back(), audience, letter),
                              fmt::format("{}-{}", turn(), slug_of(audience)), options_.format));
    return made;
  }

  [[nodiscard]] std::vector<Document> for_one(const std::optional<Audience>& audience) const {
    if (options_.all) return campaign::site(theatre_, chapters_, audience);
    if (options_.charts) return campaign::charts(theatre_, chapters_, audience);
    std::vector<Chapter> told;
    for (const Chapter& chapter : chapters_) told.push_back(audience ? as_told(theatre_, chapter, *audience) : chapter);
    const std::string whose = audience ? slug_of(*audience) : "umpire";
    if (options_.returns) {
      const std::string name = fmt::format("{}-returns-{}", turn(), whose);
      if (options_.format == "csv") return {{name + ".csv", to_csv(campaign::morning_state(theatre_, told))}};
      std::vector<Side> sides = {Side::france, Side::coalition};
      if (audience) sides = {audience->side};
      return {document(campaign::dispatch_of(theatre_, told, sides), name, options_.format)};
    }
    const campaign::BattleReport report = battle(told);
    const std::string name = fmt::format("battle-{}-{}", options_.battle, whose);
    if (options_.format == "csv") return {{name + ".csv", to_csv(report)}};
    return {document(campaign::dispatch_of(theatre_, report), name, options_.format)};
  }

  [[nodiscard]] campaign::BattleReport battle(const std::vector<Chapter>& told) const {
    std::vector<std::string> known;
    for (const Chapter& chapter : told) {
      for (const campaign::BattleReport& report : battles_of(theatre_, chapter)) {
        if (report.number == options_.battle) return report;
        known.push_back(std::to_string(report.number));
      }
    }
    throw Refusal(Problem{"--battle", 0, "", std::to_string(options_.battle),
                          known.empty() ? "no battle: none was met" : "a battle: " + one_of(known),
                          "See: estafette report FILE --all"});
  }

  const Options& options_;
  const campaign::Theatre& theatre_;
  std::vector<Chapter> chapters_;
  std::vector<Audience> audiences_;
};

/// Throws Refusal for words that do not go together.
void check(const Options& options) {
  ProblemList problems;
  const bool files = options.all || options.charts || options.format == "html";
  if (files && options.output.folder.empty())
    problems.add({"--out", 0, "", "no folder", "a folder to write to", "Add --out DIR"});
  if (options.dispatch && options.format == "csv")
    problems.add({"--format", 0, "", "csv", "html, text or bbcode for a dispatch", ""});
  if (!options.letter.empty() && !options.dispatch)
    problems.add({"--letter", 0, "", options.letter.generic_string(), "a letter only with --dispatch", "Leave it out"});
  problems.refuse_if_any();
}

std::string title_of(const std::string& page) {
  const std::size_t from = page.find("<title>");
  return from == std::string::npos ? "" : page.substr(from + 7, page.find("</title>", from) - from - 7);
}

/// Pages of another reader would stay among the new ones, and tell what they may not.
void refuse_another_site(const fs::path& folder, const Document& index) {
  const fs::path there = folder / index.path;
  if (!fs::exists(there)) return;
  const std::string found = title_of(read_text(there));
  if (found == title_of(index.bytes)) return;
  throw Refusal(Problem{there.generic_string(), 0, "", found, "this very site: " + title_of(index.bytes),
                        "Name another folder: the other site's pages would stay in this one"});
}

void write_site(const Output& output, const std::vector<Document>& documents, const Console& say) {
  refuse_another_site(output.folder, documents.front());
  say.require_shown();
  if (!output.dry_run)
    write_all_or_none(output.folder, documents, output.overwrite ? Existing::overwrite : Existing::keep);
  say.line(fmt::format("{} {} files. Open {}", output.dry_run ? "Would write" : "Wrote", documents.size(),
                       (output.folder / documents.front().path).generic_string()));
}

void run(const Options& options, const Console& say) {
  check(options);
  if (!options.output.folder.empty()) require_folder(options.output.folder);
  const CampaignFile file(options.file);
  const Report report(options, file);
  const std::vector<Document> documents = report.documents();
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
            command.add_option("--letter", given->letter, "a letter of yours, for each dispatch that is written")
                ->type_name("FILE");
            command.add_option("--turn", given->turn, "as it was after this turn; without it, as it is now")
                ->type_name("NUMBER");
            command.add_option("--format", given->format, "html, text, bbcode (for a forum) or csv")
                ->check(CLI::IsMember({"html", "text", "bbcode", "csv"}))
                ->default_val("html")
                ->type_name("FORMAT");
            given->output.declare(command, "folder for the files; text, bbcode and csv go to the terminal without it");
            command.get_option("--out")->required(false);
            given->output.declare_excel(command);
          },
      .run = [given](const Console& say) { run(*given, say); }};
}

}  // namespace estafette::cli
