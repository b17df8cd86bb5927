#include "desk/pages/ahead.hpp"

#include "desk/pages/pages.hpp"

#include <chrono>
#include <exception>

namespace estafette::desk {
namespace {

Ahead::Ready made_ready(const std::string& campaign, const Stamp& stamp, bool with_what_happened) {
  Ahead::Ready ready;
  try {
    auto open = std::make_unique<OpenCampaign>(campaign);
    const Request asked;
    const FindSet none;
    const DeskPage& map = *find_page("/map");
    HtmlPage page = page_of_desk(map.title, map.path, &open->now());
    draw_page(map, page, {open->now(), stamp, campaign, {}, asked, *open, none});
    ready.map = page.text();
    ready.at = open->at();
    if (with_what_happened) {
      (void)open->chapters();
      ready.open = std::move(open);
    }
  } catch (const std::exception&) {  // whoever asks for the page is told
    return {};
  }
  return ready;
}

}  // namespace

void Ahead::begin(const std::string& campaign, const Stamp& stamp, bool with_what_happened) {
  if (work_.valid() && work_.wait_for(std::chrono::seconds(0)) != std::future_status::ready) return;
  campaign_ = campaign;
  at_ = stamp.at;
  work_ = std::async(std::launch::async, made_ready, campaign, stamp, with_what_happened);
}

Ahead::Ready Ahead::take(const std::string& campaign, const std::string& at, bool waits) {
  if (!work_.valid() || campaign_ != campaign || at_ != at) return {};
  if (!waits && work_.wait_for(std::chrono::seconds(0)) != std::future_status::ready) return {};
  Ready ready = work_.get();
  return ready.at == at ? std::move(ready) : Ready{};
}

}  // namespace estafette::desk
