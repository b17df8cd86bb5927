// Counts for scripts/torture what the tests have tried: kills, cuts, campaigns. Elsewhere it does nothing.
#pragma once

#include "base/files/environment.hpp"

#include <boost/nowide/fstream.hpp>

#include <string>

namespace estafette::test {

/// Notes once more of `what`, in the file that ESTAFETTE_TRIED names.
inline void tried(const std::string& what) {
  static const std::string kNotes = environment("ESTAFETTE_TRIED");
  if (!kNotes.empty()) boost::nowide::ofstream(kNotes, std::ios::app) << what << '\n';
}

}  // namespace estafette::test
