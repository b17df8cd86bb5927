// Any bytes at all as an event of the journal, its kind on the first line, its JSON below: refused, or read, and what
// was read is written and read again the same.
#include "campaign/state/json_events.hpp"
#include "fuzz/hostile.hpp"

#include <stdexcept>

using namespace estafette;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string text(fuzz::bytes_of(data, size));
  const std::size_t end = std::min(text.find('\n'), text.size());
  const std::string json = end < text.size() ? text.substr(end + 1) : "";
  std::optional<campaign::Change> change;
  try {
    change = campaign::change_from(text.substr(0, end), json);
  } catch (const std::runtime_error&) {
    return 0;
  }
  const std::string again = campaign::to_json(*change);
  fuzz::promise(campaign::change_from(campaign::kind_of(*change), again) == *change);
  return 0;
}
