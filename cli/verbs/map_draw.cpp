#include "cli/verbs/map_draw.hpp"

#include "base/files/delivery.hpp"
#include "campaign/cartography/map_page.hpp"
#include "campaign/cartography/svg.hpp"
#include "campaign/cartography/view/map_view.hpp"
#include "campaign/map/read_map.hpp"
#include "campaign/reports/chapters.hpp"
#include "campaign/umpire/campaign_file.hpp"
#include "campaign/umpire/report_readers.hpp"
#include "cli/side.hpp"
#include "cli/verb.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <vector>

namespace estafette::cli {
namespace {

using campaign::Side;
using cartography::MapPicture;

MapPicture of_campaign(const MapDrawing& given) {
  const campaign::CampaignFile file(given.file);
  const int latest = file.state().turn.value;
  if (given.turn > latest)
    throw Refusal(Problem{"--turn", 0, "", std::to_string(given.turn),
                          fmt::format("a turn that has begun, 1 to {}", latest), ""});
  const std::vector<campaign::Chapter> chapters = file.chapters();
  // A turn waits for its orders once the chapter of the turn before is over.
  const int wanted = given.turn == 0 ? latest : given.turn;
  const auto shown = std::find_if(chapters.rbegin(), chapters.rend(),
                                  [&](const campaign::Chapter& chapter) { return chapter.turn.value < wanted; });
  const std::optional<Side> side = given_side(file.theatre().rules.sides, given.side);
  std::vector<campaign::Audience> readers;
  if (side) readers.push_back({*side, "", {}});
  campaign::require_folder_for(folder_holding(given.out), reader_of(file.theatre(), readers, file.called()), {"map"});
  return cartography::map_view(file.theatre(), shown->after, shown->events, side);
}

MapPicture of_land(const MapDrawing& given) {
  FileError unreachable;  // read_text() will say so
  const fs::path path = fs::is_directory(given.file, unreachable) ? given.file / "map.xml" : given.file;
  if (!given.side.empty() || given.turn > 0)
    throw Refusal(Problem{path.generic_string(), 0, "", "", "a .campaign file with --side and --turn",
                          "There are no forces on a map.xml"});
  return cartography::land_view(map::read_map(read_text(path), path.generic_string()).map);
}

}  // namespace

void MapDrawing::declare(CLI::App& command) {
  command.add_option("FILE", file, "a campaign; or a map.xml or its folder, for the map without forces")->required();
  command.add_option("--out", out, "the drawing: .svg, or .html for a page on which you can pan and zoom")
      ->required()
      ->type_name("FILE");
  names_a_side(*command
                    .add_option("--side", side,
                                "only what this side knows, by its name in the campaign (default: the umpire's map)")
                    ->type_name("SIDE"));
  command.add_option("--turn", turn, "as it was when orders for this turn were due (default: now)")
      ->check(CLI::Range(1, kMostNumber))
      ->type_name("N");
  command.add_option("--sheet", sheet, "the paper: a2, a3, or a4 in four parts, which is a page (default: a3)")
      ->check(CLI::IsMember({"a2", "a3", "a4"}))
      ->type_name("PAPER");
  command.add_flag("--supply", supply, "show the lines of supply (a page has a switch for them)");
  command.add_flag("--overwrite", overwrite, "replace a file that exists already");
  command.add_flag("--dry-run", dry_run, "check everything, write nothing");
}

void MapDrawing::draw(const Console& say) const {
  const std::string kind = out.extension().string();
  if (kind != ".svg" && kind != ".html")
    throw Refusal(Problem{"--out", 0, "", out.generic_string(), "a name that ends in .svg or .html", ""});
  if (kind == ".svg" && sheet == "a4")
    throw Refusal(Problem{"--sheet", 0, "", sheet, "a2 or a3 for a drawing, or a page (.html) for a4", ""});
  cartography::MapWishes wishes;
  wishes.sheet = sheet == "a2"   ? cartography::PaperSize::a2
                 : sheet == "a4" ? cartography::PaperSize::a4
                                 : cartography::PaperSize::a3;
  wishes.supply = supply;
  const MapPicture picture = file.extension() == ".campaign" ? of_campaign(*this) : of_land(*this);
  const Document drawing{
      out.filename(), kind == ".svg" ? cartography::to_svg(picture, wishes) : cartography::map_page(picture, wishes)};
  if (!dry_run) write_all_or_none(folder_holding(out), {drawing}, overwrite ? Existing::overwrite : Existing::keep);
  say.line((dry_run ? "Would write " : "Wrote ") + out.generic_string());
}

}  // namespace estafette::cli
