// SQLite's errors, in words for an umpire.
#pragma once

#include "base/problem.hpp"

#include <SQLiteCpp/SQLiteCpp.h>
#include <sqlite3.h>

#include <string>

namespace estafette::campaign {

/// The refusal that an error of SQLite's means for this file.
[[nodiscard]] Refusal refusal_for(const SQLite::Exception& error, const std::string& file);

/// Runs `work`; SQLite's errors become refusals.
template <typename Work>
auto in_words(const std::string& file, Work work) {
  try {
    return work();
  } catch (const SQLite::Exception& error) {
    throw refusal_for(error, file);
  }
}

}  // namespace estafette::campaign
