#include "campaign/site/maps.hpp"

#include "campaign/cartography/atlas.hpp"
#include "campaign/cartography/map_view.hpp"
#include "campaign/site/map_script.hpp"

#include <fmt/format.h>

#include <memory>
#include <optional>

namespace estafette::campaign {
namespace {

/// The atlas of the site, made for the first map that is asked for.
class SharedAtlas {
 public:
  cartography::Atlas& of(const Theatre& theatre) {
    if (!atlas_) atlas_.emplace(cartography::land_view(theatre.map));
    return *atlas_;
  }

 private:
  std::optional<cartography::Atlas> atlas_;
};

std::string map_of(const SiteSource& source, const Chapter& chapter, SharedAtlas& atlas) {
  const std::optional<Side> side = source.audience ? std::optional<Side>(source.audience->side) : std::nullopt;
  cartography::MapPicture picture = cartography::map_view(source.theatre, chapter.after, chapter.events, side);
  picture.when = title_of(source.theatre, chapter);  // the page's own half-week, with its marches, as it ended
  if (chapter.turn.value > 0) picture.when += ", as it ended";
  return with_map_script(atlas.of(source.theatre).whole(picture));
}

std::string playback_page(const SiteSource& source) {
  HtmlPage page = source.page("The campaign on the map", kPlaybackPage);
  page.lead("One map a half-week. The arrow keys lead on and back, the space bar plays them all.");
  std::vector<HtmlPage::Frame> frames;
  for (const Chapter& chapter : source.chapters) {
    const std::string title = title_of(source.theatre, chapter);
    frames.push_back({fmt::format("turn-{}", chapter.turn.value), title, map_file_name(chapter.turn),
                      "The map of " + title + ". What it shows is told on the page of the half-week.",
                      turn_page_name(chapter.turn)});
  }
  page.playback(frames);
  return page.text();
}

}  // namespace

void add_maps(const SiteSource& source, SiteFiles& files) {
  if (source.chapters.empty()) return;
  const auto atlas = std::make_shared<SharedAtlas>();
  for (const Chapter& chapter : source.chapters)
    files.push_back({map_file_name(chapter.turn),
                     [&chapter, atlas](const SiteSource& all) { return map_of(all, chapter, *atlas); }});
  files.push_back({kMapScriptFile, [](const SiteSource&) { return map_script(); }});
  files.push_back({kPlaybackPage, playback_page});
}

}  // namespace estafette::campaign
