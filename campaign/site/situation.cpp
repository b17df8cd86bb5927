#include "campaign/site/situation.hpp"

#include "base/table.hpp"
#include "base/text.hpp"
#include "campaign/reports/status.hpp"
#include "campaign/reports/story.hpp"
#include "campaign/reports/truce_told.hpp"
#include "campaign/rules/tell.hpp"
#include "campaign/site/charts.hpp"
#include "campaign/telling/telling.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>

namespace estafette::campaign {
namespace {

constexpr std::size_t kSentences = 5;
constexpr std::size_t kHalfWeeksShown = 6;  // the older ones are folded

using Tasks = std::vector<std::pair<std::string, std::string>>;

/// Battles that wait for their verdict.
std::vector<const Contact*> open_battles(const State& now) {
  std::vector<const Contact*> open;
  for (const Contact& contact : now.contacts)
    if (!contact.settled) open.push_back(&contact);
  return open;
}

std::string when_of(const Theatre& theatre, Turn turn) {
  return map::to_string(map::dates_of(theatre.rules.calendar, turn));
}

std::string first_words(const Theatre& theatre, const State& now) {
  if (now.ending) return "The campaign is over";
  if (now.pause) return "The half-week stands still where forces have met";
  const std::vector<const Contact*> open = open_battles(now);
  if (open.size() == 1) return fmt::format("A battle waits at {}", theatre.name(open.front()->node));
  if (!open.empty()) return fmt::format("{} battles wait", open.size());
  return "Orders are awaited for " + when_of(theatre, now.turn);
}

/// "France has 88,792 men on the map, the Coalition 58,285. Prestige stands at 49."
std::string strength_in_words(const SiteSource& source, const State& now) {
  std::string text;
  for (const Side side : source.sides()) {
    const int men = men_of_side(now, side);
    std::string who = source.theatre.rules.sides[side].said;
    if (source.audience && !source.audience->name.empty()) who = source.audience->name;
    if (text.empty()) who.front() = static_cast<char>(std::toupper(static_cast<unsigned char>(who.front())));
    text += fmt::format("{}{}{} {} men{}", text.empty() ? "" : ", ", who, text.empty() ? " has" : "", figure(men),
                        text.empty() ? " on the map" : "");
  }
  text += ".";
  if (!source.audience) text += fmt::format(" Prestige stands at {}.", now.prestige);
  return text;
}

Tasks umpires_tasks(const Theatre& theatre, const State& now) {
  Tasks tasks;
  if (now.ending) return tasks;
  if (now.pause)
    tasks.emplace_back("Answers are awaited",
                       now.pause->by.empty()
                           ? "Whoever is advanced upon, or near a battle, may choose; then go on with "
                             "turn --finish."
                           : "By " + now.pause->by + "; then go on with turn --finish.");
  for (const Contact* contact : open_battles(now)) {
    const Battle* battle = find_battle(now, contact->number);
    const bool lost = battle != nullptr && battle->losses;
    tasks.emplace_back(fmt::format("Battle {} at {} is to be {}", contact->number, theatre.name(contact->node),
                                   lost ? "judged" : "fought"),
                       lost ? "Its losses have come home; the verdict is yours."
                            : "Send it to the game, or state its losses, then judge it.");
  }
  for (const Proposal& proposal : now.proposals)
    tasks.emplace_back(proposal.text,
                       fmt::format("Proposal {}, rule {}: confirm it or reject it.", proposal.number, proposal.rule));
  if (!now.pause) {
    const std::string orders =
        now.orders.empty()
            ? "No orders are lodged yet."
            : fmt::format("{} so far.", counted(now.orders.size(), "order is lodged", "orders are lodged"));
    tasks.emplace_back("Orders for " + when_of(theatre, now.turn), orders);
  }
  return tasks;
}

std::vector<HtmlPage::Step> steps_of(const Chapter& last) {
  using When = HtmlPage::Step::When;
  const State& now = last.after;
  const auto met = std::count_if(now.contacts.begin(), now.contacts.end(),
                                 [&](const Contact& contact) { return contact.turn == last.turn; });
  const auto marched = std::count_if(last.events.begin(), last.events.end(),
                                     [](const Event& event) { return std::holds_alternative<Moved>(event.change); });
  const std::size_t open = open_battles(now).size();
  const When battles = now.pause ? When::later : open > 0 ? When::now : When::past;
  return {
      {"Letters", counted(last.before.orders.size(), "order", "orders"), When::past},
      {"Marches", counted(static_cast<std::size_t>(marched), "march", "marches"), When::past},
      {"Meetings", met == 0 ? "none" : std::to_string(met), now.pause ? When::now : When::past},
      {"Battles",
       now.pause  ? "not yet"
       : open > 0 ? counted(open, "to judge", "to judge")
                  : "all judged",
       battles},
      {"Next letters", now.pause || open > 0 ? "not yet" : counted(now.orders.size(), "order lodged", "orders lodged"),
       now.pause || open > 0 ? When::later : When::now}};
}

void show_tasks(const SiteSource& source, const Chapter& last, HtmlPage& page) {
  const State& now = last.after;
  if (!source.audience) {
    const Tasks tasks = umpires_tasks(source.theatre, now);
    if (tasks.empty()) return;
    page.purpose("What waits for you", "in this order");
    page.tasks(tasks);
    return;
  }
  if (source.form.empty()) return;
  page.purpose(now.pause ? "Your answers" : "Your orders for " + when_of(source.theatre, now.turn), "one line a force");
  page.paragraph("This is what your forces do unless you write otherwise. Copy it, change it, and send it.");
  page.form(source.form);
  page.links({{"Write it by clicking on the map", kWriterPage, ""}});
}

void show_half_weeks(const SiteSource& source, HtmlPage& page) {
  std::vector<HtmlPage::Link> turns, older;
  for (auto chapter = source.chapters.rbegin(); chapter != source.chapters.rend(); ++chapter)
    (turns.size() < kHalfWeeksShown ? turns : older)
        .push_back({title_of(source.theatre, *chapter), turn_page_name(chapter->turn), ""});
  page.heading("Half-weeks");
  page.links(turns);
  if (older.empty()) return;
  page.begin_fold("Earlier", counted(older.size(), "half-week", "half-weeks"));
  page.links(older);
  page.end_fold();
}

std::string situation(const SiteSource& source) {
  const Theatre& theatre = source.theatre;
  const Chapter& last = source.chapters.back();
  const State& now = last.after;
  HtmlPage page = source.page(first_words(theatre, now), kIndexPage);
  page.eyebrow(turn_in_words(theatre, now.turn));
  page.lead(strength_in_words(source, now));
  if (now.ending && !now.ending->told.empty()) page.paragraph(now.ending->told);
  if (now.truce) page.notice(as_prose({tell(truce_in_words(theatre, *now.truce))}), HtmlPage::Mark::note);
  for (const auto& [nation, truce] : now.truces)
    page.notice(as_prose({tell(truce_in_words(theatre, truce, nation))}), HtmlPage::Mark::note);
  if (!source.audience) {
    page.notice("This is the umpire's site, and it tells everything. Do not give it to any player.");
    if (last.turn.value > 0 && !now.ending) page.steps("The half-week", steps_of(last));
  }
  page.columns();
  show_tasks(source, last, page);
  page.heading("Where the armies stand", "Open the map", map_file_name(last.turn));
  page.picture(map_file_name(last.turn),
               "The map of " + title_of(theatre, last) + ". The forces and their places are listed with the half-week.",
               "", map_file_name(last.turn), true);
  const Story story = story_of(theatre, last);
  if (const std::vector<std::string> sentences = gist(story, kSentences); !sentences.empty()) {
    page.heading(story.headline, "The whole half-week", turn_page_name(last.turn));
    page.opening(as_prose(sentences));
  }
  page.next_column();
  page.heading("Strength", "Every force", kChartsPage);
  page.drawing(to_svg(strength_chart(theatre, source.chapters), ChartUse::part), "Men in the field and in fortresses.");
  if (!source.audience) {
    page.heading("Prestige", "The ledger", kPrestigePage);
    page.drawing(to_svg(prestige_chart(theatre, source.chapters), ChartUse::part), "At nought the campaign is lost.");
  }
  if (!source.battles.empty()) {
    page.heading("Battles", "All of them", kBattlesPage);
    std::vector<HtmlPage::Link> battles;
    for (auto battle = source.battles.rbegin(); battle != source.battles.rend() && battles.size() < kHalfWeeksShown;
         ++battle)
      battles.push_back({battle->outcome, battle_page_name(battle->number), ""});
    page.links(battles);
  }
  show_half_weeks(source, page);
  page.heading("For your spreadsheet");
  page.links({{"The morning states of all units (CSV)", kReturnsFile, ""}});
  return page.text();
}

}  // namespace

void add_situation(const SiteSource& source, SiteFiles& files) {
  if (!source.chapters.empty()) files.push_back({kIndexPage, situation});
}

}  // namespace estafette::campaign
