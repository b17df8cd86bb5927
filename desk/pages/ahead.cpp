#include "desk/pages/ahead.hpp"

#include "desk/pages/pages.hpp"

#include <algorithm>
#include <exception>
#include <functional>
#include <iterator>
#include <utility>

namespace estafette::desk {
namespace {

using std::chrono::milliseconds;

Ahead::Ready made_ready(const Ahead::Wanted& wanted, bool with_what_happened, KeptAtlas& atlas) {
  Ahead::Ready ready;
  try {
    auto open = std::make_unique<OpenCampaign>(wanted.campaign);
    const FindSet none;
    const DeskPage& map = *find_page("/map");
    HtmlPage page = page_of_desk(map.title, map.path, &open->now());
    draw_page(map, page, {open->now(), wanted.stamp, wanted.campaign, {}, wanted.asked, *open, none, atlas});
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

bool is_over(const std::future<Ahead::Ready>& drawn) {
  return drawn.wait_for(milliseconds(0)) == std::future_status::ready;
}

}  // namespace

Ahead::Work& Ahead::add(const Wanted& wanted, bool with_what_happened) {
  return works_.emplace_back(
      Work{wanted.campaign, wanted.stamp.at, wanted.address, with_what_happened, false,
           std::async(std::launch::async, made_ready, wanted, with_what_happened, std::ref(atlas_))});
}

/// What nobody has fetched, and is of no use any more, unless it is still in work: to wait for that would take long.
void Ahead::forget_what_is_over() {
  works_.remove_if([](const Work& work) { return is_over(work.drawn); });
}

void Ahead::begin(const Wanted& wanted, bool with_what_happened) {
  forget_what_is_over();
  if (works_.empty()) (void)add(wanted, with_what_happened);
}

Ahead::Ready Ahead::take_if_ready(const std::string& campaign, const std::string& at) {
  const auto found = std::find_if(works_.begin(), works_.end(), [&](const Work& work) {
    return work.with_what_happened && work.campaign == campaign && work.at == at && is_over(work.drawn);
  });
  if (found == works_.end()) return {};
  Ready ready = found->drawn.get();
  works_.erase(found);
  return ready.at == at ? std::move(ready) : Ready{};
}

std::optional<Ahead::Ready> Ahead::fetch(const Wanted& wanted, milliseconds patience) {
  const auto is_it = [&](const Work& work) {
    return work.campaign == wanted.campaign && work.at == wanted.stamp.at && work.address == wanted.address;
  };
  auto found = std::find_if(works_.begin(), works_.end(), is_it);
  if (found == works_.end()) {
    forget_what_is_over();
    (void)add(wanted, false);
    found = std::prev(works_.end());
  }
  if (!std::exchange(found->asked_for, true) && found->drawn.wait_for(patience) != std::future_status::ready)
    return std::nullopt;
  Ready ready = found->drawn.get();
  works_.erase(found);
  if (ready.at != wanted.stamp.at) return Ready{};  // somebody has given a command meanwhile
  return ready;
}

}  // namespace estafette::desk
