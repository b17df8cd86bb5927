#include "cli/verbs/table_battle.hpp"

#include "base/problem.hpp"
#include "converter/scaling/scale.hpp"
#include "tabletop/muster/from_sheet.hpp"
#include "tabletop/returns/return_page.hpp"
#include "tabletop/returns/table_dump.hpp"
#include "tabletop/table/cards.hpp"
#include "tabletop/table/charts.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace estafette::cli {
namespace {

constexpr int kFirstYear = 1792, kLastYear = 1815, kUsualYear = 1813, kMostScale = 10;

/// A form of a file, and in which line its header stands.
struct GivenForm {
  tabletop::ReturnPart part;
  std::string file;
  [[nodiscard]] int line() const { return static_cast<int>(part.text.find_first_not_of('\n')) + 1; }
};

std::vector<GivenForm> forms_in(const std::vector<fs::path>& files) {
  std::vector<GivenForm> forms;
  for (const fs::path& file : files) {
    std::vector<tabletop::ReturnPart> parts = tabletop::return_parts(read_text(file));
    if (parts.empty())
      throw Refusal(Problem{file.generic_string(), 1, "", "no form", "a return.csv of a battle at a table", ""});
    for (tabletop::ReturnPart& part : parts) forms.push_back({std::move(part), file.generic_string()});
  }
  return forms;
}

std::string told_title(const tabletop::ReturnTitle& title) {
  return title.set + " " + title.fingerprint;
}

/// The army whose form it is, or null.
const tabletop::BattleRoster* army_of(const GivenForm& form, const std::vector<tabletop::BattleRoster>& armies,
                                      const tabletop::TabletopRules& rules) {
  for (const tabletop::BattleRoster& army : armies)
    if (form.part.title == tabletop::ReturnTitle{rules.id, tabletop::roster_fingerprint(army.roster, rules)})
      return &army;
  return nullptr;
}

std::vector<tabletop::ArmyReturn> read_forms(const std::vector<GivenForm>& forms,
                                             const std::vector<tabletop::BattleRoster>& armies,
                                             const tabletop::TabletopRules& rules) {
  ProblemList problems;
  std::vector<tabletop::ArmyReturn> returned;
  for (const GivenForm& form : forms) {
    const tabletop::BattleRoster* army = army_of(form, armies, rules);
    const bool again = army != nullptr && std::any_of(returned.begin(), returned.end(),
                                                      [&](const auto& one) { return one.side == army->side; });
    if (army == nullptr)
      problems.add({form.file, form.line(), "", told_title(form.part.title), "a form of this battle's rosters",
                    "Write the return into the form that was made for this battle"});
    else if (again)
      problems.add({form.file, form.line(), "", "a second form of " + army->roster.army, "one form for each army", ""});
    else
      returned.push_back(
          {army->side, form.file, army->roster, tabletop::read_return(form.part.text, form.file, army->roster, rules)});
  }
  for (const tabletop::BattleRoster& army : armies) {
    const bool there =
        std::any_of(returned.begin(), returned.end(), [&](const auto& one) { return one.side == army.side; });
    if (!there)
      problems.add({forms.front().file, 0, "", "no form of " + army.roster.army, "a form for each of the two armies",
                    "Give both forms, in one file or in two"});
  }
  problems.refuse_if_any();
  return returned;
}

}  // namespace

void RosterWords::declare(CLI::App& command) {
  command
      .add_option("--men-for", scale,
                  "men of history for a man of the order of battle (default: what the rules' data say if "
                  "it is scaled, otherwise 1)")
      ->check(CLI::Range(1, kMostScale))
      ->type_name("NUMBER");
  command.add_option("--year", year, "the year, for quality and skirmish lists (default: the battle sheet's, or 1813)")
      ->check(CLI::Range(kFirstYear, kLastYear))
      ->type_name("YEAR");
  command.add_option("--morale", morale, "the army's morale")->check(CLI::IsMember({"good", "average", "poor"}));
}

tabletop::RosterWishes RosterWords::wishes(const Orbat& orbat, const tabletop::TabletopRules& rules,
                                           int year_of_sheet) const {
  const int usual = scaling::is_scaled(orbat) ? rules.whole("scale") : 1;
  const int of_sheet = year_of_sheet == 0 ? kUsualYear : std::clamp(year_of_sheet, kFirstYear, kLastYear);
  return {scale > 0 ? scale : usual, year > 0 ? year : of_sheet, morale};
}

void say_roster(const tabletop::TableRoster& roster, const Console& say) {
  std::size_t pieces = 0;
  for (const tabletop::RosterCommand& command : roster.commands) pieces += command.pieces.size();
  say.line(fmt::format("{}: {} command{}, {} piece{}, {} men and {} guns of the order of battle", roster.army,
                       roster.commands.size(), roster.commands.size() == 1 ? "" : "s", pieces, pieces == 1 ? "" : "s",
                       tabletop::men_of(roster), tabletop::guns_of(roster)));
  say.remarks(roster.remarks, "the first page of the cards");
}

void add_roster_files(const tabletop::TableRoster& roster, const tabletop::TabletopRules& rules, const fs::path& folder,
                      std::vector<Document>& documents) {
  documents.push_back({folder / "roster.csv", tabletop::roster_csv(roster)});
  documents.push_back({folder / "return.csv", tabletop::return_form(roster, rules)});
  documents.push_back({folder / "return.html", tabletop::return_page({roster}, rules)});
  documents.push_back({folder / "cards.html", tabletop::cards_page(roster, rules)});
}

std::string charts_of(const TabletopFolder& set) {
  const tabletop::RosterMaker maker(set.rules, [&](const std::string& name) { return read_text(set.folder / name); });
  return tabletop::charts_page(set.rules, maker.lists());
}

std::vector<Document> table_documents(const sow::BattleSheet& sheet, const TabletopFolder& set,
                                      const RosterWords& words, const Console& say) {
  std::vector<Document> documents;
  std::vector<tabletop::TableRoster> both;
  std::string form;
  for (const tabletop::BattleRoster& army : rosters_of(sheet, set, words)) {
    say_roster(army.roster, say);
    add_roster_files(army.roster, set.rules, army.attacker ? "attacker" : "defender", documents);
    form += tabletop::return_form(army.roster, set.rules);
    both.push_back(army.roster);
  }
  documents.push_back({"return.csv", std::move(form)});
  documents.push_back({"return.html", tabletop::return_page(both, set.rules)});
  documents.push_back({"charts.html", charts_of(set)});
  return documents;
}

std::vector<tabletop::BattleRoster> rosters_of(const sow::BattleSheet& sheet, const TabletopFolder& set,
                                               const RosterWords& words) {
  const tabletop::RosterMaker maker(set.rules, [&](const std::string& name) { return read_text(set.folder / name); });
  Orbat both;
  for (const sow::SheetSide& side : sheet.sides) both.formations.push_back(side.army);
  return tabletop::battle_rosters(sheet, set.rules, maker, words.wishes(both, set.rules, tabletop::year_of(sheet, 0)));
}

bool is_return(const fs::path& file) {
  try {
    return !tabletop::return_parts(read_text(file)).empty();
  } catch (const Refusal&) {
    return false;  // no text: whoever reads it as something else says what is wrong with it
  }
}

std::string dump_of_returns(const sow::BattleSheet& sheet, const std::vector<fs::path>& files, const std::string& rules,
                            const RosterWords& words) {
  const std::vector<GivenForm> forms = forms_in(files);
  const TabletopFolder set = read_tabletop_set(rules.empty() ? forms.front().part.title.set : rules);
  const std::vector<tabletop::ArmyReturn> returned = read_forms(forms, rosters_of(sheet, set, words), set.rules);
  return tabletop::table_dump(sheet, returned, set.rules,
                              fmt::format("RETURNED from a table under {} by estafette", set.rules.id));
}

}  // namespace estafette::cli
