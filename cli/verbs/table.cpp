// estafette table: the referee's aid. One procedure of a set of tabletop rules, with its modifiers, dice, result, what
// follows, and odds.
#include "base/table.hpp"

#include "base/files/delivery.hpp"
#include "base/files/files.hpp"
#include "base/problem.hpp"
#include "base/text.hpp"
#include "cli/tabletop_set.hpp"
#include "cli/verb.hpp"
#include "cli/verbs/table_battle.hpp"
#include "converter/sow/sheet/read_battle_sheet.hpp"
#include "tabletop/sets/sets.hpp"

#include <fmt/format.h>

#include <memory>
#include <optional>
#include <vector>

namespace estafette::cli {
namespace {

struct TableOptions {
  std::string procedure, rules, dice;
  std::vector<std::string> figures;
  std::optional<std::uint64_t> seed;
  bool odds = false, list = false, help = false;
  const CLI::App* command = nullptr;  ///< for its help
};

/// `estafette table return`.
struct ReturnOptions {
  std::vector<fs::path> forms;
  fs::path sheet, out;
  std::string rules;
  RosterWords words;
  bool overwrite = false;
  const CLI::App* command = nullptr;
};

Table list_of_procedures(const std::vector<tabletop::TableProcedure>& procedures) {
  Table table{"Procedures", {{"procedure"}, {"what it answers"}, {"rule"}}, {}, {}};
  for (const tabletop::TableProcedure& procedure : procedures)
    table.rows.push_back({procedure.name, procedure.purpose, procedure.rule});
  return table;
}

std::string told_values(const tabletop::CaseFigure& figure) {
  if (figure.words.empty()) return fmt::format("{} to {}", figure.low, figure.high);
  std::string words;
  for (const std::string& word : figure.words) words += (words.empty() ? "" : ", ") + word;
  return words;
}

Table list_of_figures(const tabletop::TableProcedure& procedure) {
  Table table{procedure.purpose + " (" + procedure.rule + ")",
              {{"figure"}, {"what it is"}, {"may be"}, {"if not given"}, {"rule"}},
              {},
              {}};
  for (const tabletop::CaseFigure& figure : procedure.figures)
    table.rows.push_back({figure.name, figure.what, told_values(figure), figure.otherwise, figure.rule});
  return table;
}

const tabletop::TableProcedure& find_procedure(const std::vector<tabletop::TableProcedure>& procedures,
                                               const std::string& name) {
  std::vector<std::string> names;
  for (const tabletop::TableProcedure& procedure : procedures) {
    if (procedure.name == name) return procedure;
    names.push_back(procedure.name);
  }
  const std::string near = nearest(name, names);
  throw Refusal(Problem{"table", 0, "", name, one_of(names), near.empty() ? "" : "Write " + near});
}

std::vector<int> fallen(const std::string& dice) {
  std::vector<int> faces;
  for (const std::string& part : split(dice, ',')) {
    const std::optional<int> face = whole_number(part);
    if (!face) throw Refusal(Problem{"--dice", 0, "", dice, "the faces in order, as 5,3", ""});
    faces.push_back(*face);
  }
  return faces;
}

void say_answer(const tabletop::RefereeAnswer& answer, const Console& say) {
  for (const std::string& line : tabletop::told(answer)) say.line(line);
}

void say_odds(const tabletop::TableProcedure& procedure, const tabletop::CaseFigures& figures, const Console& say) {
  Table table{"Exact odds", {{"result"}, {"ways", true}, {"of", true}, {"per cent", true}}, {}, {}};
  for (const tabletop::ResultOdds& odds : tabletop::exact_odds(procedure, figures, say.onlooker()))
    table.rows.push_back(
        {odds.result, std::to_string(odds.ways), std::to_string(odds.of),
         fmt::format("{:.1f}", 100.0 * static_cast<double>(odds.ways) / static_cast<double>(odds.of))});
  say.table(table);
}

void answer(const tabletop::TableProcedure& procedure, const TableOptions& options, const Console& say) {
  const tabletop::CaseFigures figures = tabletop::read_case(procedure, options.figures);
  if (!options.dice.empty()) {
    tabletop::FallenCup cup(fallen(options.dice));
    const tabletop::RefereeAnswer answer = procedure.run(figures, cup);
    cup.require_all_used();
    say_answer(answer, say);
  } else if (options.seed) {
    tabletop::SeededCup cup(*options.seed);
    say_answer(procedure.run(figures, cup), say);
  }
  if (options.odds || (options.dice.empty() && !options.seed)) say_odds(procedure, figures, say);
}

void help(const TableOptions& options, const Console& say) {
  if (options.procedure.empty() || options.rules.empty()) {
    std::string text = options.command->help();
    while (text.ends_with('\n')) text.pop_back();
    say.line(text);
  }
  if (options.rules.empty()) return;
  const TabletopFolder set = read_tabletop_set(options.rules);
  const std::vector<tabletop::TableProcedure> procedures = tabletop::procedures_of(set.rules);
  if (options.procedure.empty())
    say.table(list_of_procedures(procedures));
  else
    say.table(list_of_figures(find_procedure(procedures, options.procedure)));
}

void run(const TableOptions& options, const Console& say) {
  if (options.help) {
    help(options, say);
    return;
  }
  if (options.rules.empty()) throw CLI::RequiredError("--rules");
  const TabletopFolder set = read_tabletop_set(options.rules);
  const std::vector<tabletop::TableProcedure> procedures = tabletop::procedures_of(set.rules);
  if (options.procedure.empty()) {
    say.table(list_of_procedures(procedures));
    return;
  }
  const tabletop::TableProcedure& procedure = find_procedure(procedures, options.procedure);
  if (options.list)
    say.table(list_of_figures(procedure));
  else
    answer(procedure, options, say);
}

void run_return(const ReturnOptions& options, const Console& say) {
  const sow::BattleSheet sheet = sow::read_battle_sheet(read_text(options.sheet), options.sheet.generic_string());
  std::string dump = dump_of_returns(sheet, options.forms, options.rules, options.words);
  const fs::path folder = folder_holding(options.out);
  write_all_or_none(folder, {{options.out.filename(), std::move(dump)}},
                    options.overwrite ? Existing::overwrite : Existing::keep);
  say.line(fmt::format("Results dump of the table: {}", options.out.generic_string()));
}

void declare_return(CLI::App& command, const std::shared_ptr<ReturnOptions>& given) {
  CLI::App* step = command.add_subcommand("return", "Turn what the players wrote into a results dump, as the game's");
  step->footer(
      "Example:\n  estafette table return out/table/return.csv --sheet out/lutzen/battle.xml --rules napoleons-wars "
      "--out out/gamedb.table.csv");
  step->add_option("RETURN", given->forms, "return.csv of both armies, in one file or in two")->required();
  step->add_option("--sheet", given->sheet, "the battle sheet by which the rosters were made: battle.xml")
      ->required()
      ->type_name("FILE");
  step->add_option("--rules", given->rules, std::string(kRulesHelp) + " (default: the set that the return names)")
      ->type_name("SET");
  given->words.declare(*step);
  step->add_option("--out", given->out, "the dump; carryover and battle import read it")->required()->type_name("FILE");
  step->add_flag("--overwrite", given->overwrite, "replace a dump that is already there");
  given->command = step;
}

}  // namespace

Verb table() {
  auto given = std::make_shared<TableOptions>();
  auto returned = std::make_shared<ReturnOptions>();
  return {
      .name = "table",
      .purpose = "Answer a question of tabletop rules: modifiers, dice, result and exact odds",
      .example =
          "estafette table fire weight=heavy range=4 nation=Russia cover=soft --rules napoleons-wars --dice 5,3 "
          "--odds",
      .declare =
          [given, returned](CLI::App& command) {
            given->command = &command;
            declare_return(command, returned);
            command.set_help_flag();  // ours tells the figures of a procedure too
            command.add_flag("-h,--help", given->help,
                             "this; with --rules the procedures, and of one its figures, bounds and rules");
            command.add_option("PROCEDURE", given->procedure, "what is asked; without it, the procedures are listed");
            command.add_option("FIGURE", given->figures, "the case, as range=4; what is not said is as usual");
            command.add_option("--rules", given->rules, kRulesHelp)->type_name("SET");
            CLI::Option* dice =
                command.add_option("--dice", given->dice, "the dice as they fell, in order: 5,3")->type_name("FACES");
            command.add_option("--seed", given->seed, "let the program throw the dice, from this seed")
                ->type_name("NUMBER")
                ->excludes(dice);
            command.add_flag("--odds", given->odds, "the exact odds of every result; so too without dice and seed");
            command.add_flag("--figures", given->list, "list the figures of the procedure, with bounds and rules");
          },
      .run = [given, returned](
                 const Console& say) { returned->command->parsed() ? run_return(*returned, say) : run(*given, say); }};
}

}  // namespace estafette::cli
