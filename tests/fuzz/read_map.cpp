// Any bytes at all as a map: refused, or read, written, read again the same, and checked without harm.
#include "campaign/map/read_map.hpp"

#include "campaign/map/check_map.hpp"
#include "campaign/map/map_bytes.hpp"
#include "campaign/map/write_map.hpp"
#include "fuzz/hostile.hpp"

using namespace estafette;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  return fuzz::read_or_refused(data, size, [](const std::string& text) {
    const map::MapFile read = map::read_map(text, "fuzz.xml");
    fuzz::promise(map::read_map(map::to_xml(read.map), "again.xml").map == read.map);
    fuzz::promise(map::map_from(map::bytes_of(read.map)) == read.map);
    (void)map::located(map::check(read.map, {8, 70, 15, 10, 40}), read.lines, "fuzz.xml");
  });
}
