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
#include "campaign/telling/telling.hpp"
#include "converter/orbat/totals.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <set>

namespace estafette::campaign {
namespace {

constexpr const char* kIndex = "index.html";
constexpr const char* kForces = "forces.html";
constexpr const char* kBattles = "battles.html";
constexpr const char* kPrestige = "prestige.html";
constexpr const char* kCharts = "charts.html";
constexpr const char* kReturns = "returns.csv";

std::string title_of(const Theatre& theatre, const Chapter& chapter) {
  return chapter.turn.value == 0 ? "Before the first half-week" : turn_in_words(theatre, chapter.turn);
}

template <typename Chart>
void add_chart(HtmlPage& page, std::vector<Document>& documents, const std::string& file, const Chart& chart) {
  page.picture(file, chart.title + ". " + chart.told, "", "");
  documents.push_back({file, to_svg(chart)});
}

std::string map_name(Turn turn, const std::string& kind) {
  return fmt::format("map-{}.{}", turn.value, kind);
}

/// Everything that happened, for the umpire: with causes and dice.
std::vector<std::string> history_of(const Chapter& chapter) {
  std::vector<std::string> lines;
  for (const Event& event : chapter.events)
    if (!event.said.empty() && !std::holds_alternative<OrderLodged>(event.change)) lines.push_back(in_words(event));
  return lines;
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

std::string SiteSource::name() const {
  const std::string campaign = chapters.empty() ? "" : chapters.back().after.campaign;
  return fmt::format("The campaign of {}, for {}", campaign, audience ? name_of(theatre, *audience) : "the umpire");
}

std::vector<Side> SiteSource::sides() const {
  if (audience) return {audience->side};
  return {Side::france, Side::coalition};
}

std::string SiteSource::word_for(const ForceId& force) const {
  return audience ? words.at(force.slug) : force.slug;
}

HtmlPage SiteSource::page(const std::string& title, const std::string& here) const {
  std::vector<HtmlPage::Link> ways = {{"Start", kIndex, ""}};
  if (!chapters.empty()) ways.push_back({"Last half-week", turn_page_name(chapters.back().turn), ""});
  ways.push_back({"Forces", kForces, ""});
  ways.push_back({"Battles", kBattles, ""});
  if (!audience) ways.push_back({"Prestige", kPrestige, ""});
  ways.push_back({"Charts", kCharts, ""});
  for (HtmlPage::Link& way : ways)
    if (way.href == here) way.href.clear();
  return HtmlPage(title, name(), ways);
}

std::string as_a_notice(const Theatre& theatre, const Truce& truce, const std::string& nation = "") {
  const bool ends_in_words = !truce.told.empty() || !truce.boundaries.empty() || !truce.cessions.empty();
  return tell(truce_in_words(theatre, truce, nation)) + (ends_in_words ? "" : ".");
}

void add_index(const SiteSource& source, std::vector<Document>& documents) {
  HtmlPage page = source.page("How things stand", kIndex);
  if (source.chapters.empty()) return;
  const State& now = source.chapters.back().after;
  page.paragraph(now.ending ? std::string(trim("The campaign is over. " + now.ending->told))
                            : "Orders are awaited for " + turn_in_words(source.theatre, now.turn) + ".");
  if (now.truce) page.notice(as_a_notice(source.theatre, *now.truce));
  for (const auto& [nation, truce] : now.truces) page.notice(as_a_notice(source.theatre, truce, nation));
  if (!source.audience) {
    page.notice("This is the umpire's site, and it tells everything. Do not give it to any player.");
    page.paragraph(fmt::format("Prestige stands at {}.", now.prestige));
  }
  page.heading("Half-weeks");
  std::vector<HtmlPage::Link> turns;
  for (auto chapter = source.chapters.rbegin(); chapter != source.chapters.rend(); ++chapter)
    turns.push_back({title_of(source.theatre, *chapter), turn_page_name(chapter->turn), ""});
  page.links(turns);
  page.heading("Strength");
  page.picture("strength.svg", strength_chart(source.theatre, source.chapters).told, "", kCharts);
  if (!source.battles.empty()) {
    page.heading("Battles");
    std::vector<HtmlPage::Link> battles;
    for (const BattleReport& battle : source.battles)
      battles.push_back({battle.outcome, battle_page_name(battle.number), ""});
    page.links(battles);
  }
  page.heading("For your spreadsheet");
  page.links({{"The morning states of all units (CSV)", kReturns, ""}});
  documents.push_back({kIndex, page.text()});
}

void add_turns(const SiteSource& source, std::vector<Document>& documents) {
  for (std::size_t i = 0; i < source.chapters.size(); ++i) {
    const Chapter& chapter = source.chapters[i];
    const bool last = i + 1 == source.chapters.size();
    HtmlPage page = source.page(title_of(source.theatre, chapter), last ? turn_page_name(chapter.turn) : "");
    std::vector<HtmlPage::Link> ways;
    if (i > 0) {
      const Chapter& before = source.chapters[i - 1];
      ways.push_back({"Before: " + title_of(source.theatre, before), turn_page_name(before.turn), "prev"});
    }
    if (!last) {
      const Chapter& next = source.chapters[i + 1];
      ways.push_back({"Next: " + title_of(source.theatre, next), turn_page_name(next.turn), "next"});
    }
    if (!ways.empty()) page.navigation("Half-weeks", ways);
    page.picture(map_name(chapter.turn, "svg"),
                 "The map of " + title_of(source.theatre, chapter) + ". What it shows is described in words below.",
                 "The map, with a link to one that can be enlarged.", map_name(chapter.turn, "html"));
    if (source.audience) {
      add_to(page, dispatch(source.theatre, chapter, *source.audience, ""));
    } else {
      page.heading("What happened, with rules and dice");
      page.list(history_of(chapter));
      page.heading("Where everybody is");
      page.table(forces_table(source.theatre, chapter.after, std::nullopt));
      page.table(pieces_table(source.theatre, chapter.after, std::nullopt));
      for (const Side side : source.sides()) {
        const Table seen = sightings_table(source.theatre, chapter.after, side);
        if (seen.rows.empty()) continue;
        page.heading(fmt::format("What {} has seen", named(source.theatre, side).name));
        page.table(seen);
      }
    }
    std::vector<HtmlPage::Link> fought;
    for (const BattleReport& battle : source.battles)
      if (battle.turn == chapter.turn) fought.push_back({battle.title, battle_page_name(battle.number), ""});
    if (!fought.empty()) {
      page.heading("Battle reports");
      page.links(fought);
    }
    if (!ways.empty()) page.navigation("Half-weeks, at the end of the page", ways);
    documents.push_back({turn_page_name(chapter.turn), page.text()});
  }
}

void add_maps(const SiteSource& source, std::vector<Document>& documents) {
  for (const Chapter& chapter : source.chapters) {
    const std::optional<Side> side = source.audience ? std::optional<Side>(source.audience->side) : std::nullopt;
    const cartography::MapPicture picture = cartography::map_view(source.theatre, chapter.after, chapter.events, side);
    documents.push_back({map_name(chapter.turn, "svg"), cartography::to_svg(picture)});
    documents.push_back({map_name(chapter.turn, "html"), cartography::map_page(picture)});
  }
}

void add_forces(const SiteSource& source, std::vector<Document>& documents) {
  if (source.chapters.empty()) return;
  HtmlPage page = source.page("Morning states", kForces);
  page.paragraph(fmt::format("At the end of {}. Each force has a page with its divisions and battalions.",
                             title_of(source.theatre, source.chapters.back())));
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
  page.links({{"All units, for your spreadsheet (CSV)", kReturns, ""}});
  documents.push_back({kForces, page.text()});
  documents.push_back({kReturns, to_csv(source.audience ? with_words(source.state) : source.state)});
  for (const Force& force : source.chapters.back().after.forces) {
    HtmlPage own = source.page(force.name, "");
    if (!force.troops.commander.empty()) own.paragraph("Commanded by " + force.troops.commander + ".");
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
      own.paragraph(title_of(source.theatre, chapter));
      own.list(lines);
    }
    documents.push_back({force_page_name(source.word_for(force.id)), own.text()});
  }
}

void add_battles(const SiteSource& source, std::vector<Document>& documents) {
  HtmlPage page = source.page("Battles", kBattles);
  if (source.battles.empty()) page.paragraph("No battles yet.");
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
    page.links(links);
    add_chart(page, documents, "losses.svg", losses_chart(source.battles));
  }
  documents.push_back({kBattles, page.text()});
}

void add_prestige(const SiteSource& source, std::vector<Document>& documents) {
  if (source.audience) return;
  const std::vector<PrestigeEntry> account = prestige_account(source.chapters);
  std::vector<Event> events;
  for (const Chapter& chapter : source.chapters)
    events.insert(events.end(), chapter.events.begin(), chapter.events.end());
  HtmlPage page = source.page("Prestige", kPrestige);
  page.paragraph(
      fmt::format("How Europe sees {} (4.5), and why.", named(source.theatre, source.theatre.rules.prestige.of).name));
  add_chart(page, documents, "prestige.svg", prestige_chart(source.theatre, source.chapters));
  if (!account.empty()) {
    page.heading("Causes");
    add_chart(page, documents, "prestige-causes.svg", prestige_causes_chart(account));
    page.table(causes_table(account));
    page.heading("Ledger");
    page.table(prestige_table(events));
  }
  documents.push_back({kPrestige, page.text()});
}

void add_charts(const SiteSource& source, std::vector<Document>& documents) {
  HtmlPage page = source.page("Charts", kCharts);
  add_chart(page, documents, "strength.svg", strength_chart(source.theatre, source.chapters));
  page.heading("Each force");
  if (!source.chapters.empty())
    for (const Force& force : source.chapters.back().after.forces)
      page.picture(fmt::format("strength-{}.svg", source.word_for(force.id)),
                   strength_chart(source.chapters, force).told, "", force_page_name(source.word_for(force.id)));
  documents.push_back({kCharts, page.text()});
}

}  // namespace estafette::campaign
