#include "campaign/site/half_weeks.hpp"

#include "campaign/reports/dispatches/dispatch.hpp"
#include "campaign/reports/dispatches/dispatch_forms.hpp"
#include "campaign/reports/ledger.hpp"
#include "campaign/reports/status.hpp"
#include "campaign/reports/story.hpp"
#include "campaign/rules/tell.hpp"

#include <fmt/format.h>

#include <optional>
#include <string_view>

namespace estafette::campaign {
namespace {

std::vector<HtmlPage::Link> ways_from(const SiteSource& source, std::size_t i) {
  std::vector<HtmlPage::Link> ways;
  if (i > 0) {
    const Chapter& before = source.chapters[i - 1];
    const std::string title = title_of(source.theatre, before);
    ways.push_back({before.turn.value == 0 ? title : "Before: " + title, turn_page_name(before.turn), "prev"});
  }
  if (i + 1 < source.chapters.size()) {
    const Chapter& next = source.chapters[i + 1];
    ways.push_back({"Next: " + title_of(source.theatre, next), turn_page_name(next.turn), "next"});
  }
  return ways;
}

void show_marches(const Story& story, HtmlPage& page) {
  if (story.marches.empty()) return;
  page.heading("The marches", counted(story.marches.size(), "army", "armies"));
  bool first = true;
  for (const Story::Passage& army : story.marches) {
    page.subheading(army.about);
    if (first)
      page.opening(as_prose(army.sentences));
    else
      page.paragraph(as_prose(army.sentences));
    first = false;
  }
}

void show_meetings(const SiteSource& source, const Story& story, HtmlPage& page) {
  if (story.meetings.empty()) return;
  page.heading(story.meetings.size() == 1 ? "The meeting" : "The meetings",
               counted(story.meetings.size(), "battle", "battles"));
  for (const Story::Passage& meeting : story.meetings) {
    page.subheading(meeting.about);
    page.paragraph(as_prose(meeting.sentences));
    for (const BattleReport& battle : source.battles)
      if (battle.number == meeting.battle)
        page.links({{fmt::format("The report of battle {}", battle.number), battle_page_name(battle.number), ""}});
  }
}

void show_rest(const Story& story, HtmlPage& page) {
  if (!story.not_done.empty()) {
    page.heading("Not carried out", counted(story.not_done.size(), "order", "orders"));
    constexpr std::string_view kSaid = "The order is not carried out: ";  // the heading says it for all
    std::vector<std::string> why = story.not_done;
    for (std::string& one : why)
      if (one.starts_with(kSaid)) one.erase(0, kSaid.size());
    page.list(why);
  }
  std::vector<std::string> rest = story.places;
  rest.insert(rest.end(), story.news.begin(), story.news.end());
  if (rest.empty()) return;
  page.heading(story.meetings.empty() && story.marches.empty() ? "What happened" : "What else happened");
  page.list(rest);
}

void show_ledger(const Chapter& chapter, const std::string& title, HtmlPage& page) {
  const std::vector<LedgerFold> folds = ledger_of(chapter);
  if (folds.empty()) return;
  page.heading(title, "open what you want to see proved");
  for (const LedgerFold& fold : folds) {
    std::vector<HtmlPage::Entry> entries;
    for (const LedgerFold::Line& line : fold.lines) entries.push_back({line.rule.empty() ? "–" : line.rule, line.text});
    page.fold(fold.subject, fold.outcome, entries);
  }
}

void folded(HtmlPage& page, const std::string& what, const Table& table) {
  if (table.rows.empty()) return;
  page.begin_fold(what, counted(table.rows.size(), "row", "rows"));
  page.table(table);
  page.end_fold();
}

void show_everybody(const SiteSource& source, const Chapter& chapter, HtmlPage& page) {
  page.heading("Where everybody is");
  for (const Side side : source.sides())
    folded(page, source.theatre.rules.sides[side].full, forces_table(source.theatre, chapter.after, side));
  folded(page, "Headquarters and trains", pieces_table(source.theatre, chapter.after, std::nullopt));
  for (const Side side : source.sides())
    folded(page, fmt::format("What {} has seen", named(source.theatre, side).name),
           sightings_table(source.theatre, chapter.after, side));
}

void show_map(const SiteSource& source, const Chapter& chapter, HtmlPage& page) {
  page.heading("The map", "Enlarge it", map_file_name(chapter.turn));
  page.picture(map_file_name(chapter.turn),
               "The map of " + title_of(source.theatre, chapter) + ". What it shows is told in words.", "",
               map_file_name(chapter.turn), true);
}

std::string page_of(const SiteSource& source, std::size_t i) {
  const Chapter& chapter = source.chapters[i];
  const std::string here = turn_page_name(chapter.turn);
  const Story story = story_of(source.theatre, chapter);
  HtmlPage page = source.page(chapter.turn.value == 0 ? "Before the first half-week" : story.headline,
                              i + 1 == source.chapters.size() ? here : "");
  if (chapter.turn.value > 0) page.eyebrow(title_of(source.theatre, chapter));
  const std::vector<HtmlPage::Link> ways = ways_from(source, i);
  if (!ways.empty()) page.navigation("Half-weeks", ways);
  if (chapter.turn.value > 0 || !source.audience) show_map(source, chapter, page);
  std::optional<Dispatch> made;
  if (source.audience) made = dispatch(source.theatre, chapter, *source.audience, "");
  const bool told = !story.meetings.empty() || !story.marches.empty() || !story.not_done.empty() ||
                    !story.places.empty() || !story.news.empty();
  if (made || told) {
    page.columns();
    if (made) add_letter(page, *made);
    show_meetings(source, story, page);
    show_marches(story, page);
    page.next_column();
    if (made) add_form(page, *made);
    show_rest(story, page);
    page.one_column();
  }
  show_ledger(chapter, made ? "What happened, under which rule" : "The ledger, with rules and dice", page);
  if (made)
    add_tables(page, *made, true);
  else
    show_everybody(source, chapter, page);
  if (!ways.empty()) page.navigation("Half-weeks, at the end of the page", ways);
  return page.text();
}

}  // namespace

void add_half_weeks(const SiteSource& source, SiteFiles& files) {
  for (std::size_t i = 0; i < source.chapters.size(); ++i)
    files.push_back({turn_page_name(source.chapters[i].turn), [i](const SiteSource& all) { return page_of(all, i); }});
}

}  // namespace estafette::campaign
