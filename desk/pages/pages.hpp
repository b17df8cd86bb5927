// The pages of the desk, each drawn from the campaign as it stands.
#pragma once

#include "base/markup/html.hpp"
#include "campaign/umpire/campaign_file.hpp"
#include "desk/deeds/form.hpp"
#include "desk/deeds/open_campaign.hpp"
#include "desk/deeds/set_of_rules.hpp"
#include "desk/pages/kept_atlas.hpp"

#include <string>
#include <vector>

namespace estafette::desk {

/// What every page of an open campaign is drawn from.
struct Sight {
  const campaign::CampaignFile& file;
  Stamp stamp;
  std::string name;                  ///< of the campaign's file
  std::vector<std::string> written;  ///< pages that commands have written, below the desk's folder
  const Request& asked;              ///< with what the address asks for after its question mark
  OpenCampaign& open;                ///< the same campaign, with what has happened
  const FindSet& find_set;           ///< tabletop rules
  KeptAtlas& atlas;                  ///< by which its maps are drawn
};

/// A page of the desk: its address and what stands in the navigation.
struct DeskPage {
  std::string path, title;
  void (*draw)(HtmlPage& page, const Sight& sight);
  bool kept = false;   ///< drawn once for each state of the campaign, for that takes long
  bool listed = true;  ///< in the masthead of all pages; others are led to
};

/// All pages, the situation first.
[[nodiscard]] const std::vector<DeskPage>& desk_pages();

/// The one at that address; null if there is none.
[[nodiscard]] const DeskPage* find_page(const std::string& path);

/// What stands above it: its title, or the name of the force that it is about.
[[nodiscard]] std::string title_of(const DeskPage& which, const Request& asked, const campaign::CampaignFile& file);

/// Draws one of them, with the place for files, which may be dropped anywhere on it.
void draw_page(const DeskPage& which, HtmlPage& page, const Sight& sight);

/// An empty page with the masthead of the desk. `here`: its own address, or none; `file`: null if no campaign is open.
[[nodiscard]] HtmlPage page_of_desk(const std::string& title, const std::string& here,
                                    const campaign::CampaignFile* file);

/// The page as an answer.
[[nodiscard]] Response shown(const HtmlPage& page, int status = 200);

/// All problems of a refusal, a line each.
[[nodiscard]] std::string sentences(const Refusal& refusal);

/// The file of the demo campaign, for which letters lie ready in the in-tray.
inline constexpr const char* kDemo = "demo.campaign";

/// Adds the button that begins the demo campaign from that folder, unless it is empty, and what a first evening is made
/// of.
void add_first_steps(HtmlPage& page, const Stamp& stamp, const std::string& demo);

}  // namespace estafette::desk
