#include "campaign/site/maps.hpp"

#include "campaign/cartography/atlas.hpp"
#include "campaign/cartography/view/map_view.hpp"
#include "campaign/site/map_script.hpp"

#include <fmt/format.h>

#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace estafette::campaign {
namespace {

/// The atlas of the site, made for the first map that is asked for. An atlas draws one map at a time, so each of the
/// maps that are drawn at the same time has one to itself, which it leaves to the next.
class SharedAtlas {
 public:
  std::string draw(const Theatre& theatre, const cartography::MapPicture& picture) {
    cartography::Atlas atlas = taken(theatre);
    std::string drawn = atlas.whole(picture);
    const std::lock_guard lock(mutex_);
    free_.push_back(std::move(atlas));
    return drawn;
  }

 private:
  cartography::Atlas taken(const Theatre& theatre) {
    {
      const std::lock_guard lock(mutex_);
      if (!free_.empty()) {
        cartography::Atlas atlas = std::move(free_.back());
        free_.pop_back();
        return atlas;
      }
    }
    cartography::MapWishes wishes;
    wishes.type_folder = "fonts/";
    return cartography::Atlas(cartography::land_view(theatre.map), wishes);
  }

  std::mutex mutex_;
  std::vector<cartography::Atlas> free_;
};

std::string map_of(const SiteSource& source, const Chapter& chapter, SharedAtlas& atlas) {
  const std::optional<Side> side = source.audience ? std::optional<Side>(source.audience->side) : std::nullopt;
  cartography::MapPicture picture = cartography::map_view(source.theatre, chapter.after, chapter.events, side);
  picture.when = title_of(source.theatre, chapter);  // the page's own half-week, with its marches, as it ended
  if (chapter.turn.value > 0) picture.when += ", as it ended";
  return with_map_script(atlas.draw(source.theatre, picture), source.theatre.rules.sides);
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
  files.push_back({kMapScriptFile, [atlas](const SiteSource& all) {
                     const std::string land = atlas->draw(all.theatre, cartography::land_view(all.theatre.map));
                     return map_script(land, all.theatre.rules.sides);
                   }});
  files.push_back({kPlaybackPage, playback_page});
}

}  // namespace estafette::campaign
