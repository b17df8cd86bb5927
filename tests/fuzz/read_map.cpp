// Any bytes at all as a map: refused, or read, written, read again the same, and checked without harm.
#include "campaign/map/read_map.hpp"

#include "base/problem.hpp"
#include "base/text.hpp"
#include "campaign/map/check_map.hpp"
#include "campaign/map/write_map.hpp"

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <optional>
#include <string>

using namespace estafette;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  try {
    const std::optional<std::string> text = decode({reinterpret_cast<const char*>(data), size});
    if (!text) return 0;
    const map::MapFile read = map::read_map(*text, "fuzz.xml");
    if (map::read_map(map::to_xml(read.map), "again.xml").map != read.map) std::abort();
    (void)map::located(map::check(read.map, {8, 70, 15, 10, 40}), read.lines, "fuzz.xml");
  } catch (const Refusal& refused) {
    if (refused.problems().empty()) std::abort();
  }
  return 0;
}
