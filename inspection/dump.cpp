#include "inspection/dump.hpp"

#include "sow_dumps/reading/inspect.hpp"
#include "sow_dumps/reading/read_dump.hpp"

namespace estafette::inspection {
namespace {

constexpr std::size_t kMostRemarks = 20;

}  // namespace

bool is_dump(const Inspected& in) {
  try {
    (void)dumps::read_dump(in.bytes, in.file);
    return true;
  } catch (const Refusal&) {
    return false;
  }
}

void inspect_dump(const Inspected& in, Findings& say) {
  const dumps::Dump dump = dumps::read_dump(in.bytes, in.file);
  say.table(dumps::inspect(dump));
  if (!dumps::remarks_of(dump).empty()) say.table(dumps::remarks_table(dumps::remarks_of(dump), kMostRemarks));
  const bool results = std::holds_alternative<dumps::ResultsDump>(dump);
  say.takers = results ? "carryover --dump, with its battle sheet; battle import"
                       : "carryover --locations and battle import --locations, beside a results dump";
}

}  // namespace estafette::inspection
