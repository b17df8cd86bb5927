#include "campaign/site/site.hpp"

#include "base/look.hpp"
#include "campaign/order_writer/writer_page.hpp"
#include "campaign/reports/choices_table.hpp"
#include "campaign/reports/order_form.hpp"
#include "campaign/site/half_weeks.hpp"
#include "campaign/site/pages.hpp"
#include "campaign/site/situation.hpp"

#include <algorithm>
#include <iterator>

namespace estafette::campaign {

namespace {

SiteSource source_for(const Theatre& theatre, const std::vector<Chapter>& chapters,
                      const std::optional<Audience>& audience) {
  SiteSource source{theatre, {}, audience, {}, {}};
  for (const Chapter& chapter : chapters)
    source.chapters.push_back(audience ? as_told(theatre, chapter, *audience) : chapter);
  for (const Chapter& chapter : source.chapters) {
    std::vector<BattleReport> battles = battles_of(theatre, chapter);
    std::move(battles.begin(), battles.end(), std::back_inserter(source.battles));
  }
  source.state = morning_state(theatre, source.chapters);
  source.words = words_for(source.state);
  if (audience && !chapters.empty()) {
    const State& now = chapters.back().after;
    source.form =
        now.pause ? answer_form(theatre, now, *audience) : order_form(now, source.chapters.back().after, *audience);
  }
  return source;
}

}  // namespace

std::vector<Document> site(const Theatre& theatre, const std::vector<Chapter>& chapters,
                           const std::optional<Audience>& audience) {
  const SiteSource source = source_for(theatre, chapters, audience);
  std::vector<Document> documents;
  add_situation(source, documents);
  add_half_weeks(source, documents);
  add_maps(source, documents);
  add_counters(source, documents);
  add_forces(source, documents);
  add_battles(source, documents);
  add_prestige(source, documents);
  add_charts(source, documents);
  if (!source.form.empty()) documents.push_back({kWriterPage, writer_page(theatre, chapters.back(), *audience)});
  documents.push_back({look::kStyleFile, look::for_a_folder()});
  return documents;
}

std::vector<Document> charts(const Theatre& theatre, const std::vector<Chapter>& chapters,
                             const std::optional<Audience>& audience) {
  const SiteSource source = source_for(theatre, chapters, audience);
  std::vector<Document> documents;
  add_forces(source, documents);
  add_battles(source, documents);
  add_prestige(source, documents);
  add_charts(source, documents);
  std::erase_if(documents, [](const Document& document) { return document.path.extension() != ".svg"; });
  return documents;
}

}  // namespace estafette::campaign
