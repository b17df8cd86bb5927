#include "campaign/site/pages.hpp"

#include "base/text.hpp"
#include "campaign/reports/accounts.hpp"
#include "campaign/reports/dispatches/dispatch.hpp"
#include "campaign/reports/dispatches/dispatch_forms.hpp"
#include "campaign/reports/dispatches/dispatch_of.hpp"
#include "campaign/reports/history.hpp"
#include "campaign/reports/prestige_account.hpp"
#include "campaign/reports/status.hpp"
#include "campaign/reports/truce_told.hpp"
#include "campaign/rules/tell.hpp"
#include "campaign/site/charts.hpp"
#include "campaign/state/questions.hpp"
#include "campaign/telling/telling.hpp"
#include "converter/orbat/totals.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <cmath>
#include <map>
#include <optional>
#include <set>

namespace estafette::campaign {
namespace {

/// The chart as a part of the page, with a way to the file that it is too.
template <typename Chart>
void show_chart(HtmlPage& page, const std::string& file, const Chart& chart) {
  page.drawing(to_svg(chart, ChartUse::part), "The chart as a file", file);
}

constexpr const char* kStrengthChart = "strength.svg";
constexpr const char* kLossesChart = "losses.svg";
constexpr const char* kPrestigeChart = "prestige.svg";
constexpr const char* kCausesChart = "prestige-causes.svg";

/// What is said of something whose name is said already: "Battle 2 at Lützen: a draw" is "A draw".
std::string without(const std::string& name, std::string text) {
  if (!text.starts_with(name)) return text;
  text.erase(0, name.size());
  if (!text.empty()) text.front() = static_cast<char>(std::toupper(static_cast<unsigned char>(text.front())));
  return text;
}

std::string chart_of_force(const std::string& word) {
  return fmt::format("strength-{}.svg", word);
}

}  // namespace

std::string turn_page_name(Turn turn) {
  return fmt::format("turn-{}.html", turn.value);
}
std::string force_page_name(const std::string& word) {
  return fmt::format("force-{}.html", word);
}
std::string battle_page_name(int number) {
  return fmt::format("battle-{}.html", number);
}

std::string map_file_name(Turn turn) {
  return fmt::format("map-{}.svg", turn.value);
}

std::string title_of(const Theatre& theatre, const Chapter& chapter) {
  return chapter.turn.value == 0 ? "Before the first half-week" : turn_in_words(theatre, chapter.turn);
}

std::string counted(std::size_t count, const char* one, const char* several) {
  return fmt::format("{} {}", figure(static_cast<long long>(count)), count == 1 ? one : several);
}

int men_of_side(const State& state, Side side) {
  int men = 0;
  for (const Force& force : state.forces)
    if (force.side == side) men += totals(force.troops).men().value;
  return men;
}

std::string SiteSource::name() const {
  return "The campaign of " + (chapters.empty() ? "" : chapters.back().after.campaign);
}

std::vector<Side> SiteSource::sides() const {
  if (audience) return {audience->side};
  return {Side::france, Side::coalition};
}

std::string SiteSource::word_for(const ForceId& force) const {
  return audience ? words.at(force.slug) : force.slug;
}

HtmlPage SiteSource::page(const std::string& title, const std::string& here) const {
  std::vector<HtmlPage::Link> ways = {{"Situation", kIndexPage, ""}};
  HtmlPage::Masthead masthead{name(), audience ? "for " + name_of(theatre, *audience) : "The umpire's desk", "", {}};
  if (!chapters.empty()) {
    ways.push_back({"Half-week", turn_page_name(chapters.back().turn), ""});
    ways.push_back({"Map", map_file_name(chapters.back().turn), ""});
    ways.push_back({"Playback", kPlaybackPage, ""});
    masthead.plate = turn_in_words(theatre, chapters.back().after.turn);
  }
  ways.push_back({"Battles", kBattlesPage, ""});
  ways.push_back({"Forces", kForcesPage, ""});
  if (!audience) ways.push_back({"Prestige", kPrestigePage, ""});
  ways.push_back({"Charts", kChartsPage, ""});
  for (HtmlPage::Link& way : ways)
    if (way.href == here) way.href.clear();
  masthead.pages = ways;
  return HtmlPage(title, masthead);
}

namespace {

std::string forces_page(const SiteSource& source) {
  HtmlPage page = source.page("Morning states", kForcesPage);
  page.eyebrow(title_of(source.theatre, source.chapters.back()));
  page.lead("Each force has a page with its divisions and battalions.");
  std::set<std::string> present;
  for (const Force& force : source.chapters.back().after.forces) present.insert(force.id.slug);
  for (const Side side : source.sides()) {
    page.heading(source.theatre.rules.sides[side].full);
    std::vector<std::string> hrefs;
    for (const MorningRow& row : source.state)
      if (row.depth == 0 && row.side == side)
        hrefs.push_back(present.contains(row.id) ? force_page_name(source.word_for({row.id})) : "");
    page.table(corps_table(source.state, side), hrefs);
  }
  page.heading("To take away");
  page.links({{"All units, for your spreadsheet (CSV)", kReturnsFile, ""}, {"Counters to cut out", kCountersPage, ""}});
  return page.text();
}

void show_history(const SiteSource& source, const Force& force, HtmlPage& page) {
  page.heading("Its history");
  for (const Chapter& chapter : source.chapters) {
    std::vector<std::string> lines;
    for (const Event& event : chapter.events) {
      const bool its = std::find(event.forces.begin(), event.forces.end(), force.id) != event.forces.end();
      if (its && !event.said.empty() && !std::holds_alternative<LineTraced>(event.change) &&
          !std::holds_alternative<OrderLodged>(event.change))
        lines.push_back(fmt::format("{} ({})", tell(event.said), event.rule.empty() ? "ruling" : event.rule));
    }
    if (lines.empty()) continue;
    page.begin_fold(title_of(source.theatre, chapter),
                    fmt::format("{} {}", lines.size(), lines.size() == 1 ? "entry" : "entries"));
    page.list(lines);
    page.end_fold();
  }
}

std::string force_page(const SiteSource& source, const Force& force) {
  HtmlPage page = source.page(force.name, "");
  page.eyebrow(source.theatre.rules.sides[force.side].full);
  if (!force.troops->commander.empty()) page.lead("Commanded by " + force.troops->commander + ".");
  page.heading("Strength");
  page.drawing(to_svg(strength_chart(source.chapters, force), ChartUse::part));
  page.heading("Divisions and battalions");
  page.table(force_table(source.state, force.id.slug));
  show_history(source, force, page);
  return page.text();
}

std::string battles_page(const SiteSource& source) {
  HtmlPage page = source.page("Battles", kBattlesPage);
  if (source.battles.empty()) {
    page.lead("No battles yet.");
    return page.text();
  }
  std::vector<HtmlPage::Link> links;
  for (const BattleReport& battle : source.battles)
    links.push_back({battle.outcome, battle_page_name(battle.number), ""});
  page.heading("How they ended");
  page.links(links);
  page.heading("What they cost");
  show_chart(page, kLossesChart, losses_chart(source.battles));
  return page.text();
}

std::string battle_page(const SiteSource& source, const BattleReport& battle) {
  HtmlPage page = source.page(battle.title, "");
  page.navigation("The half-week of the battle",
                  {{turn_in_words(source.theatre, battle.turn), turn_page_name(battle.turn), ""}});
  Dispatch report = dispatch_of(source.theatre, battle);
  report.when = without(battle.title + ": ", battle.outcome);  // the title names the battle, the way above its turn
  add_to(page, report);
  return page.text();
}

std::string prestige_page(const SiteSource& source) {
  const std::vector<PrestigeEntry> account = prestige_account(source.chapters);
  std::vector<Event> events;
  for (const Chapter& chapter : source.chapters)
    events.insert(events.end(), chapter.events.begin(), chapter.events.end());
  HtmlPage page = source.page("Prestige", kPrestigePage);
  page.lead(fmt::format("How Europe sees {} (4.5), and why. At nought the campaign is lost.",
                        named(source.theatre, source.theatre.rules.prestige.of).name));
  page.heading("By turn");
  show_chart(page, kPrestigeChart, prestige_chart(source.theatre, source.chapters));
  if (!account.empty()) {
    page.heading("Causes");
    show_chart(page, kCausesChart, prestige_causes_chart(account));
    page.table(causes_table(account));
    page.heading("Ledger");
    page.table(prestige_table(events));
  }
  return page.text();
}

/// The forces of each army side by side, to one scale.
void show_small_charts(const SiteSource& source, HtmlPage& page) {
  const State& now = source.chapters.back().after;
  for (const Side side : source.sides()) {
    std::map<std::string, std::vector<const Force*>> armies;
    for (const Force& force : now.forces)
      if (force.side == side) armies[force.army].push_back(&force);
    for (const auto& [id, forces] : armies) {
      double most = 0;
      std::vector<LineChart> charts;
      for (const Force* force : forces) {
        charts.push_back(strength_chart(source.chapters, *force));
        for (const std::optional<double>& men : charts.back().lines.front().values)
          most = std::max(most, men.value_or(0));
      }
      const Army* army = find_army(now, id);
      page.heading(army == nullptr ? source.theatre.rules.sides[side].full + ": of no army" : army->name,
                   "from 0 to " + figure(std::lround(most)) + " men");
      std::vector<HtmlPage::Small> small;
      for (std::size_t i = 0; i < forces.size(); ++i)
        small.push_back({forces[i]->name, figure(totals(forces[i]->troops).men().value),
                         force_page_name(source.word_for(forces[i]->id)), small_svg(charts[i], most)});
      page.small_charts(small);
    }
  }
}

std::string charts_page(const SiteSource& source) {
  HtmlPage page = source.page("Charts", kChartsPage);
  page.heading("Men on the map");
  show_chart(page, kStrengthChart, strength_chart(source.theatre, source.chapters));
  if (!source.chapters.empty()) show_small_charts(source, page);
  return page.text();
}

}  // namespace

void add_forces(const SiteSource& source, SiteFiles& files) {
  if (source.chapters.empty()) return;
  files.push_back({kForcesPage, forces_page});
  files.push_back(
      {kReturnsFile, [](const SiteSource& all) { return to_csv(all.audience ? with_words(all.state) : all.state); }});
  for (const Force& force : source.chapters.back().after.forces) {
    const std::string word = source.word_for(force.id);
    files.push_back({force_page_name(word), [&force](const SiteSource& all) { return force_page(all, force); }});
  }
}

void add_charts_of_forces(const SiteSource& source, SiteFiles& files) {
  if (source.chapters.empty()) return;
  for (const Force& force : source.chapters.back().after.forces)
    files.push_back({chart_of_force(source.word_for(force.id)),
                     [&force](const SiteSource& all) { return to_svg(strength_chart(all.chapters, force)); }});
}

void add_battles(const SiteSource& source, SiteFiles& files) {
  for (const BattleReport& battle : source.battles)
    files.push_back(
        {battle_page_name(battle.number), [&battle](const SiteSource& all) { return battle_page(all, battle); }});
  files.push_back({kBattlesPage, battles_page});
  if (!source.battles.empty())
    files.push_back({kLossesChart, [](const SiteSource& all) { return to_svg(losses_chart(all.battles)); }});
}

void add_prestige(const SiteSource& source, SiteFiles& files) {
  if (source.audience) return;
  files.push_back({kPrestigePage, prestige_page});
  files.push_back(
      {kPrestigeChart, [](const SiteSource& all) { return to_svg(prestige_chart(all.theatre, all.chapters)); }});
  if (!prestige_account(source.chapters).empty())
    files.push_back({kCausesChart, [](const SiteSource& all) {
                       return to_svg(prestige_causes_chart(prestige_account(all.chapters)));
                     }});
}

void add_charts(const SiteSource& /*source*/, SiteFiles& files) {
  files.push_back({kChartsPage, charts_page});
  files.push_back(
      {kStrengthChart, [](const SiteSource& all) { return to_svg(strength_chart(all.theatre, all.chapters)); }});
}

}  // namespace estafette::campaign
