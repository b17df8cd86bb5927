#include "desk/pages/papers.hpp"

#include "desk/deeds/deeds.hpp"

#include <vector>

namespace estafette::desk {
namespace {

/// Forms of one kind, each in a fold of its own.
void add_group(HtmlPage& page, const Stamp& stamp, const FilledIn& filled, const std::string& title,
               const std::string& note, const std::vector<std::pair<const char*, const char*>>& deeds) {
  page.heading(title, note);
  for (const auto& [name, told] : deeds) {
    const DeedForm& deed = *find_deed(name);
    page.begin_fold(deed.title, told);
    add_form_at(page, page.part("div"), deed, stamp, filled);
    page.end_fold();
  }
}

}  // namespace

void add_vouching(HtmlPage& page, const Stamp& stamp) {
  add_group(page, stamp, {}, "Is a campaign's file sound?", "",
            {{"vouch", "changed by nobody but estafette"}, {"vouch-for", "on your word, and with your reason"}});
}

void draw_papers(HtmlPage& page, const Sight& sight) {
  const FilledIn here{{"campaign", sight.name}};
  page.columns();
  add_group(page, sight.stamp, here, "Papers of the campaign", "",
            {{"draw", "A3, A2, or A4 in four parts; for you or for a side"},
             {"returns", "corps, divisions and battalions"},
             {"battle-report", "who fought, and what it cost"},
             {"charts", "prestige, strength and losses"},
             {"of-the-day", "the real campaign, day by day"}});
  add_group(page, sight.stamp, here, "Its rules", "figures and triggers",
            {{"rules-in-force", "as a file that you can change"}, {"other-rules", "what changes is told first"}});
  add_group(page, sight.stamp, here, "A battle of no campaign", "",
            {{"scenario", "two scaled orders of battle as a mod folder"}, {"carryover", "from the game's dump"}});
  page.next_column();
  add_group(page, sight.stamp, here, "Files", "", {{"inspect", "an order of battle, a dump, a map, a letter …"}});
  add_group(page, sight.stamp, here, "Maps", "",
            {{"check-map", "slips, and places that no road reaches"},
             {"draw-land", "to be printed while it is made"},
             {"join-maps", "for a wider theatre of war"}});
  add_vouching(page, sight.stamp);
  page.one_column();
}

}  // namespace estafette::desk
