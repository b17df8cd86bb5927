#include "cli/verbs/verbs.hpp"

namespace estafette::cli {

std::vector<Verb> all_verbs() {
  return {convert(), inspect(), scenario(), carryover(), map(),    new_campaign(), status(),     players(),
          orders(),  turn(),    history(),  rules(),     ruling(), battle(),       proposal(),   report(),
          desk(),    undo(),    redo(),     roster(),    table(),  vouch(),        completion(), manual()};
}

}  // namespace estafette::cli
