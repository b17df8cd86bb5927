#include "campaign/site/site.hpp"

#include "campaign/site/pages.hpp"

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
  return source;
}

}  // namespace

std::vector<Document> site(const Theatre& theatre, const std::vector<Chapter>& chapters,
                           const std::optional<Audience>& audience) {
  const SiteSource source = source_for(theatre, chapters, audience);
  std::vector<Document> documents;
  add_index(source, documents);
  add_turns(source, documents);
  add_maps(source, documents);
  add_forces(source, documents);
  add_battles(source, documents);
  add_prestige(source, documents);
  add_charts(source, documents);
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
