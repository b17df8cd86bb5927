// estafette convert: from orders of battle in history's strength to the campaign's (rule 1.3).
#include "base/text.hpp"
#include "cli/data_files.hpp"
#include "cli/doubts.hpp"
#include "cli/output.hpp"
#include "cli/verb.hpp"
#include "converter/readers/outline_csv.hpp"
#include "converter/readers/read_orbat.hpp"
#include "converter/scaling/report.hpp"
#include "converter/scaling/scale.hpp"

#include <fmt/format.h>

#include <memory>
#include <set>

namespace estafette::cli {
namespace {

struct Options {
  std::vector<fs::path> inputs;
  fs::path rules, profile;
  Output output;
};

void convert_one(const fs::path& input, const Rules& rules, const sow::Profile& profile,
                 std::vector<Document>& documents, const Console& say) {
  const Orbat historical = readers::read_orbat(input);
  if (scaling::is_scaled(historical)) {
    throw Refusal(Problem{input.generic_string(), 0, "source", historical.formations.front().source,
                          "an order of battle in history's strength",
                          "This one is scaled already: give it to estafette scenario"});
  }
  const scaling::Scaled scaled = scaling::scale(historical, rules.scaling);
  const std::string stem = input.stem().string();
  documents.push_back({stem + ".scaled.csv", readers::to_csv(scaled.orbat)});
  documents.push_back({stem + ".report.csv", scaling::report_csv(scaled)});
  documents.push_back({stem + ".report.html", scaling::report_html("Scaling of " + stem, historical, scaled)});
  Table summary = scaling::summary(historical, scaled);
  summary.caption = fmt::format("{}: {}", input.generic_string(), summary.caption);
  say.table(summary);
  for (const std::string& doubt : doubts(historical, rules.scaling, profile)) say.remark(doubt);
  if (!scaled.left_out.empty()) {
    say.remark(
        fmt::format("{} left out; the report says why",
                    scaled.left_out.size() == 1 ? "1 unit is" : fmt::format("{} units are", scaled.left_out.size())));
  }
}

void run(const Options& options, const Console& say) {
  const Rules rules = read_rules(options.rules);
  const sow::Profile profile = read_profile(options.profile);
  ProblemList problems;
  std::vector<Document> documents;
  std::set<std::string> stems;
  for (const fs::path& input : options.inputs) {
    if (!stems.insert(fold(input.stem().string())).second) {
      problems.add({input.generic_string(), 0, "", "two inputs of one name",
                    "inputs whose results have different names", "Rename one of the files"});
      continue;
    }
    try {
      convert_one(input, rules, profile, documents, say);
    } catch (const Refusal& refusal) {
      problems.add(refusal);
    }
  }
  problems.refuse_if_any();
  options.output.write(std::move(documents), say);
}

}  // namespace

Verb convert() {
  auto given = std::make_shared<Options>();
  return {.name = "convert",
          .purpose = "Scale orders of battle by rule 1.3: one command level down, a third of the strength",
          .example =
              "estafette convert templates/campaigns/1813/orbats/french-army-of-the-main.csv "
              "templates/campaigns/1813/orbats/coalition-main-army.csv --out out/scaled",
          .declare =
              [given](CLI::App& command) {
                command.add_option("INPUT", given->inputs, "order of battle, CSV or XML (docs/formats/outline.md)")
                    ->required();
                command.add_option("--rules", given->rules, "rules.xml; without it, that of 1813")->type_name("FILE");
                given->output.declare(command, "folder for X.scaled.csv, X.report.csv and X.report.html");
                given->output.declare_excel(command);
              },
          .run = [given](const Console& say) { run(*given, say); }};
}

}  // namespace estafette::cli
