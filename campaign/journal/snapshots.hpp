// Snapshots: the state after a command as it stood, so that today's is found without telling every event again.
// They follow from the events and add nothing to them. Format: docs/formats/campaign-file.md.
#pragma once

#include "campaign/state/state.hpp"

#include <SQLiteCpp/SQLiteCpp.h>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace estafette::campaign {

/// Bytes of events for which a snapshot is worth its while within a turn: a third of a battle's losses.
inline constexpr std::size_t kWorthASnapshot = 32'000;
inline constexpr std::size_t kLongestSnapshot = 8'000'000;  ///< bytes of a member; a campaign's are some 0.2 million

/// A state that a command has led to.
struct Snapshot {
  std::int64_t command = 0;
  State state;
};

/// Notes the state after the last command that stands, in the transaction that is open: of its members those that
/// differ from the last snapshot. Where these are more bytes than the events since then, where those are fewer bytes
/// than `least`, or where a member is longer than kLongestSnapshot, nothing is written: so the file never holds more in
/// snapshots than in events, and little more is read of events than a snapshot would take.
void write_snapshot(SQLite::Database& database, const State& state, std::size_t least = 0);

/// The last one that stands and that this program has written, or the last one before that command. Nothing if there
/// is none: what another version has made of the events may differ. Throws Refusal, naming `file`, if one cannot be
/// read.
[[nodiscard]] std::optional<Snapshot> last_snapshot(SQLite::Database& database, const std::string& file,
                                                    std::optional<std::int64_t> before = std::nullopt);

/// The commands that stand and have a snapshot of this program's.
[[nodiscard]] std::vector<std::int64_t> commands_with_snapshots(SQLite::Database& database);

/// Takes them all away. REQUIRES no guards.
void forget_snapshots(SQLite::Database& database);

}  // namespace estafette::campaign
