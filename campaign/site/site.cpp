#include "campaign/site/site.hpp"

#include "base/markup/look.hpp"
#include "campaign/order_writer/writer_page.hpp"
#include "campaign/reports/choices_table.hpp"
#include "campaign/reports/dispatches/order_form.hpp"
#include "campaign/site/counters.hpp"
#include "campaign/site/half_weeks.hpp"
#include "campaign/site/maps.hpp"
#include "campaign/site/pages.hpp"
#include "campaign/site/side_by_side.hpp"
#include "campaign/site/situation.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <atomic>
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

SiteFiles charts_of(const SiteSource& source) {
  SiteFiles files;
  add_charts_of_forces(source, files);
  add_battles(source, files);
  add_prestige(source, files);
  add_charts(source, files);
  std::erase_if(files, [](const SiteFile& file) { return !file.name.ends_with(".svg"); });
  return files;
}

SiteFiles files_of(const SiteSource& source) {
  SiteFiles files;
  add_situation(source, files);
  add_half_weeks(source, files);
  add_maps(source, files);
  add_counters(source, files);
  add_forces(source, files);
  add_battles(source, files);
  add_prestige(source, files);
  add_charts(source, files);
  files.push_back({look::kStyleFile, [](const SiteSource&) { return look::for_a_folder(); }});
  return files;
}

/// With the page that writes orders, which asks the rules about the whole truth after the last half-week.
SiteFiles files_of(const SiteSource& source, const std::vector<Chapter>& chapters) {
  SiteFiles files = files_of(source);
  if (!source.form.empty())
    files.push_back({kWriterPage, [last = chapters.back()](const SiteSource& all) {
                       return writer_page(all.theatre, last, *all.audience);
                     }});
  return files;
}

std::vector<Document> drawn(const SiteSource& source, const SiteFiles& files, Onlooker* onlooker = nullptr) {
  std::vector<Document> documents(files.size());
  std::atomic<std::size_t> done = 0;
  if (onlooker != nullptr) onlooker->is_told(0, files.size(), "pages and maps");
  do_side_by_side(files.size(), [&](std::size_t i) {
    if (onlooker != nullptr && onlooker->wants_it_stopped()) return;
    documents[i] = {files[i].name, files[i].drawn(source)};
    ++done;
    if (onlooker != nullptr) onlooker->is_told(done, files.size(), "pages and maps");
  });
  if (done < files.size())
    throw Stopped(
        fmt::format("Stopped after {} of {} pages and maps; nothing was written.", done.load(), files.size()));
  return documents;
}

}  // namespace

/// What the site is drawn from stays in one place: the files refer to parts of it.
struct Site::Plan {
  Plan(const Theatre& of, const std::vector<Chapter>& chapters, const std::optional<Audience>& audience)
      : theatre(of), source(source_for(theatre, chapters, audience)), files(files_of(source, chapters)) {}
  Theatre theatre;
  SiteSource source;
  SiteFiles files;
};

Site::Site(const Theatre& theatre, const std::vector<Chapter>& chapters, const std::optional<Audience>& audience)
    : plan_(std::make_unique<const Plan>(theatre, chapters, audience)) {}
Site::~Site() = default;
Site::Site(Site&&) noexcept = default;
Site& Site::operator=(Site&&) noexcept = default;

std::vector<std::string> Site::names() const {
  std::vector<std::string> names;
  for (const SiteFile& file : plan_->files) names.push_back(file.name);
  return names;
}

std::optional<Document> Site::file(const std::string& name) const {
  const auto found =
      std::find_if(plan_->files.begin(), plan_->files.end(), [&](const SiteFile& one) { return one.name == name; });
  if (found == plan_->files.end()) return std::nullopt;
  return Document{found->name, found->drawn(plan_->source)};
}

std::vector<Document> site(const Theatre& theatre, const std::vector<Chapter>& chapters,
                           const std::optional<Audience>& audience, Onlooker* onlooker) {
  const SiteSource source = source_for(theatre, chapters, audience);
  return drawn(source, files_of(source, chapters), onlooker);
}

std::vector<Document> charts(const Theatre& theatre, const std::vector<Chapter>& chapters,
                             const std::optional<Audience>& audience) {
  const SiteSource source = source_for(theatre, chapters, audience);
  return drawn(source, charts_of(source));
}

}  // namespace estafette::campaign
