// The tables and views of a .campaign file, and the steps that bring an older file to today's form.
#pragma once

#include "campaign/journal/version_1_documents.hpp"

#include <SQLiteCpp/SQLiteCpp.h>

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

namespace estafette::campaign {

inline constexpr int kApplicationId = 0x45535446;  ///< "ESTF", by which the file is known

/// What brings a file of one version to the next: tables and events in SQL, and then what it was founded with.
struct Migration {
  std::string sql;
  std::function<void(FoundingTexts&)> documents{};  ///< none: they stay as they are
};

/// Step i brings a file of version i to version i + 1. A step that has been released is never changed; any later change
/// is a new step.
using Steps = std::vector<Migration>;
[[nodiscard]] const Steps& steps();

inline constexpr int kFirstWithChain = 4;  ///< the first version with page sums and a chain

/// The version that this program writes.
[[nodiscard]] int newest_version();

/// Brings an empty database, or one of an older version, to the newest, in the transaction that is open.
void migrate(SQLite::Database& database, int from_version, const Steps& all = steps());

/// Takes what stands from that event on as it is, for that reason, and makes the chain anew (chain.hpp), in the
/// transaction that is open. REQUIRES no guards.
void take_on_trust(SQLite::Database& database, std::int64_t first_event, const std::string& because);

/// Runs `work` with the triggers away that keep everybody from changing what is written, in the transaction that is
/// open.
void without_guards(SQLite::Database& database, const std::function<void()>& work);

}  // namespace estafette::campaign
