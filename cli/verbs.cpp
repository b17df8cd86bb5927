#include "cli/verbs.hpp"

namespace estafette::cli {

std::vector<Verb> all_verbs() {
  return {convert(), inspect(), scenario(), carryover(), map()};
}

}  // namespace estafette::cli
