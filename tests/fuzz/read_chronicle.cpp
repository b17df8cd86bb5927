// Any bytes at all as a chronicle.xml: refused, or days that can be told.
#include "campaign/map/calendar.hpp"
#include "campaign/map/chronicle.hpp"
#include "campaign/map/read_map.hpp"
#include "fuzz/hostile.hpp"
#include "fuzz/shipped.hpp"

using namespace estafette;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  static const map::Map kMap = map::read_map(read_text(fuzz::shipped("campaigns/1809/map.xml")), "map.xml").map;
  return fuzz::read_or_refused(data, size, [](const std::string& text) {
    for (const map::HistoricalEvent& event : map::read_chronicle(text, "fuzz.xml", kMap)) {
      fuzz::promise(event.from <= event.until && !event.told.empty());
      fuzz::promise(!map::in_words(event, kMap).empty());
    }
  });
}
