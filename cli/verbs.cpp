#include "cli/verbs.hpp"

namespace estafette::cli {

std::vector<Verb> all_verbs() {
  return {convert(), inspect(), scenario(), carryover()};
}

}  // namespace estafette::cli
