#include "desk/pages/dispatch_zip.hpp"

#include "base/files/files.hpp"
#include "base/problem.hpp"
#include "campaign/umpire/roster.hpp"
#include "desk/deeds/zip.hpp"
#include "desk/pages/dispatches.hpp"

namespace estafette::desk {

std::string readers_beside(const std::string& campaign) {
  const fs::path players = campaign::players_beside(campaign);
  FileError absent;
  return fs::exists(players, absent) ? read_bytes(players) : "";
}

CarryOutWatched making_of(const std::shared_ptr<DispatchZip>& zip, const std::string& campaign) {
  return [zip, campaign](const std::vector<std::string>&, Onlooker& onlooker) -> Ran {
    try {
      OpenCampaign open(campaign);
      zip->bytes = zipped(dispatch_files(open, onlooker));
      return {true, "", ""};
    } catch (const Refusal& refusal) {
      return {false, "", sentences(refusal)};
    } catch (const Stopped& stopped) {
      return {false, "", stopped.what()};
    }
  };
}

Response to_be_saved(const DispatchZip& zip) {
  return {200, "application/zip", zip.bytes, {{"Content-Disposition", "attachment; filename=\"dispatches.zip\""}}};
}

void tell_of_zip(HtmlPage& page, const Ran& ran) {
  page.purpose(ran.done ? "It is ready" : ran.err.starts_with("Stopped") ? "Stopped" : "Refused");
  if (!ran.done) page.notice(ran.err, HtmlPage::Mark::refused);
  std::vector<HtmlPage::Link> ways = {{"Players and dispatches", "/dispatches", ""}};
  if (ran.done) ways.insert(ways.begin(), {"Save the zip", kAllDispatchesAt, ""});
  page.links(ways);
}

}  // namespace estafette::desk
