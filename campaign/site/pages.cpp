#include "campaign/site/pages.hpp"

#include "base/text.hpp"
#include "campaign/cartography/map_page.hpp"
#include "campaign/cartography/map_view.hpp"
#include "campaign/cartography/svg.hpp"
#include "campaign/reports/accounts.hpp"
#include "campaign/reports/dispatch.hpp"
#include "campaign/reports/dispatch_forms.hpp"
#include "campaign/reports/dispatch_of.hpp"
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
#include <cmath>
#include <map>
#include <optional>
#include <set>

namespace estafette::campaign {
namespace {

/// The chart as a part of the page, and as a file.
template <typename Chart>
void add_chart(HtmlPage& page, std::vector<Document>& documents, const std::string& file, const Chart& chart) {
  page.drawing(to_svg(chart, ChartUse::part), "The chart as a file", file);
  documents.push_back({file, to_svg(chart)});
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

std::string map_file_name(Turn turn, const std::string& kind) {
  return fmt::format("map-{}.{}", turn.value, kind);
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
    ways.push_back({"Map", map_file_name(chapters.back().turn, "html"), ""});
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

void add_maps(const SiteSource& source, std::vector<Document>& documents) {
  for (const Chapter& chapter : source.chapters) {
    const std::optional<Side> side = source.audience ? std::optional<Side>(source.audience->side) : std::nullopt;
    const cartography::MapPicture picture = cartography::map_view(source.theatre, chapter.after, chapter.events, side);
    documents.push_back({map_file_name(chapter.turn, "svg"), cartography::to_svg(picture)});
    documents.push_back({map_file_name(chapter.turn, "html"), cartography::map_page(picture)});
  }
  if (source.chapters.empty()) return;
  HtmlPage page = source.page("The campaign on the map", kPlaybackPage);
  page.lead("One map a half-week. The arrow keys lead on and back, the space bar plays them all.");
  std::vector<HtmlPage::Frame> frames;
  for (const Chapter& chapter : source.chapters) {
    const std::string title = title_of(source.theatre, chapter);
    frames.push_back({fmt::format("turn-{}", chapter.turn.value), title, map_file_name(chapter.turn, "svg"),
                      "The map of " + title + ". What it shows is told on the page of the half-week."});
  }
  page.playback(frames);
  documents.push_back({kPlaybackPage, page.text()});
}

void add_counters(const SiteSource& source, std::vector<Document>& documents) {
  if (source.chapters.empty()) return;
  const State& now = source.chapters.back().after;
  HtmlPage page = source.page("Counters to cut out", "");
  page.lead("For a table map. Cut along the dashes, fold in the middle; turn the back up when a force is exhausted.");
  for (const Side side : source.sides()) {
    page.heading(source.theatre.rules.sides[side].full);
    std::vector<HtmlPage::Counter> counters;
    for (const Force& force : now.forces) {
      if (force.side != side) continue;
      const Totals strength = totals(force.troops);
      const bool horse = strength.men().value > 0 && 2 * cavalry_of(force).value > strength.men().value;
      counters.push_back(
          {to_string(side), force.name,
           fmt::format("{}, {}, {} MD", horse ? "horse" : "foot", figure(strength.men().value), divisions(now, force)),
           "exhausted"});
    }
    page.counters(counters);
  }
  documents.push_back({kCountersPage, page.text()});
}

void add_forces(const SiteSource& source, std::vector<Document>& documents) {
  if (source.chapters.empty()) return;
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
  documents.push_back({kForcesPage, page.text()});
  documents.push_back({kReturnsFile, to_csv(source.audience ? with_words(source.state) : source.state)});
  for (const Force& force : source.chapters.back().after.forces) {
    HtmlPage own = source.page(force.name, "");
    if (!force.troops.commander.empty()) own.lead("Commanded by " + force.troops.commander + ".");
    own.heading("Strength");
    add_chart(own, documents, fmt::format("strength-{}.svg", source.word_for(force.id)),
              strength_chart(source.chapters, force));
    own.heading("Divisions and battalions");
    own.table(force_table(source.state, force.id.slug));
    own.heading("Its history");
    for (const Chapter& chapter : source.chapters) {
      std::vector<std::string> lines;
      for (const Event& event : chapter.events) {
        const bool its = std::find(event.forces.begin(), event.forces.end(), force.id) != event.forces.end();
        if (its && !event.said.empty() && !std::holds_alternative<LineTraced>(event.change) &&
            !std::holds_alternative<OrderLodged>(event.change))
          lines.push_back(fmt::format("{} ({})", tell(event.said), event.rule.empty() ? "ruling" : event.rule));
      }
      if (lines.empty()) continue;
      own.begin_fold(title_of(source.theatre, chapter),
                     fmt::format("{} {}", lines.size(), lines.size() == 1 ? "entry" : "entries"));
      own.list(lines);
      own.end_fold();
    }
    documents.push_back({force_page_name(source.word_for(force.id)), own.text()});
  }
}

void add_battles(const SiteSource& source, std::vector<Document>& documents) {
  HtmlPage page = source.page("Battles", kBattlesPage);
  if (source.battles.empty()) page.lead("No battles yet.");
  std::vector<HtmlPage::Link> links;
  for (const BattleReport& battle : source.battles) {
    links.push_back({battle.outcome, battle_page_name(battle.number), ""});
    HtmlPage own = source.page(battle.title, "");
    own.navigation("The half-week of the battle",
                   {{turn_in_words(source.theatre, battle.turn), turn_page_name(battle.turn), ""}});
    add_to(own, dispatch_of(source.theatre, battle));
    documents.push_back({battle_page_name(battle.number), own.text()});
  }
  if (!links.empty()) {
    page.heading("How they ended");
    page.links(links);
    page.heading("What they cost");
    add_chart(page, documents, "losses.svg", losses_chart(source.battles));
  }
  documents.push_back({kBattlesPage, page.text()});
}

void add_prestige(const SiteSource& source, std::vector<Document>& documents) {
  if (source.audience) return;
  const std::vector<PrestigeEntry> account = prestige_account(source.chapters);
  std::vector<Event> events;
  for (const Chapter& chapter : source.chapters)
    events.insert(events.end(), chapter.events.begin(), chapter.events.end());
  HtmlPage page = source.page("Prestige", kPrestigePage);
  page.lead(fmt::format("How Europe sees {} (4.5), and why. At nought the campaign is lost.",
                        named(source.theatre, source.theatre.rules.prestige.of).name));
  page.heading("By turn");
  add_chart(page, documents, "prestige.svg", prestige_chart(source.theatre, source.chapters));
  if (!account.empty()) {
    page.heading("Causes");
    add_chart(page, documents, "prestige-causes.svg", prestige_causes_chart(account));
    page.table(causes_table(account));
    page.heading("Ledger");
    page.table(prestige_table(events));
  }
  documents.push_back({kPrestigePage, page.text()});
}

/// The forces of each army side by side, to one scale.
static void add_small_charts(const SiteSource& source, HtmlPage& page) {
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

void add_charts(const SiteSource& source, std::vector<Document>& documents) {
  HtmlPage page = source.page("Charts", kChartsPage);
  page.heading("Men on the map");
  add_chart(page, documents, "strength.svg", strength_chart(source.theatre, source.chapters));
  if (!source.chapters.empty()) add_small_charts(source, page);
  documents.push_back({kChartsPage, page.text()});
}

}  // namespace estafette::campaign
