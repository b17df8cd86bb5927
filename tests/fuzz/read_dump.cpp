// Any bytes at all as a dump: read whole or refused, never anything else.
#include "sow_dumps/reading/read_dump.hpp"

#include "base/problem.hpp"
#include "sow_dumps/reading/inspect.hpp"

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>

using namespace estafette;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  try {
    const dumps::Dump dump = dumps::read_dump({reinterpret_cast<const char*>(data), size}, "fuzz.csv");
    const Table table = dumps::inspect(dump);
    for (const auto& row : table.rows) {
      if (row.size() != table.columns.size()) std::abort();
    }
    if (const auto* results = std::get_if<dumps::ResultsDump>(&dump)) {
      for (const dumps::ResultsRow& row : results->rows) {
        if (row.id.empty() || row.line < 1 || row.killed < Men{0} || row.wounded < Men{0} || row.deserted < Men{0})
          std::abort();
      }
    }
  } catch (const Refusal& refused) {
    if (refused.problems().empty()) std::abort();
  }
  return 0;
}
