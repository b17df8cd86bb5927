// The chain over all that a campaign file holds: each record has a link, the SHA-256 of the link before it and of the
// record itself. Whoever changes, removes, adds or moves a record breaks the chain there, and it is known which one it
// was. Format: docs/formats/campaign-file.md.
#pragma once

#include <SQLiteCpp/SQLiteCpp.h>

#include <cstdint>
#include <memory>
#include <optional>
#include <string>

namespace estafette::campaign {

/// What has a link of its own.
enum class Linked {
  documents,  ///< all that the campaign was made from; number 0
  command,
  event,   ///< with its forces and places
  states,  ///< of all forces at the end of a turn, by the number of the command that ended it
  undone,  ///< by the number of the command, like the next
  finished,
  vouched  ///< what was taken on trust (docs/formats/campaign-file.md)
};

/// Makes the links of what is written in one transaction.
class ChainWriter {
 public:
  /// REQUIRES a transaction that nobody else writes in, and that it lives no longer than that.
  explicit ChainWriter(SQLite::Database& database);
  ~ChainWriter();
  ChainWriter(const ChainWriter&) = delete;
  ChainWriter& operator=(const ChainWriter&) = delete;

  /// Adds the link of a record that has just been written.
  void add(Linked record, std::int64_t number);

 private:
  struct Work;
  std::unique_ptr<Work> work_;
};

/// Makes the chain anew from what the file holds, in the transaction that is open. REQUIRES no guards.
void make_chain(SQLite::Database& database);

/// Where a chain breaks.
struct Break {
  std::string what;              ///< "event 17, which was changed", "no event 17": as it is found
  std::int64_t first_event = 1;  ///< nothing is known to be as it was written from this event on
};

/// The first break; nothing if every record is as it was written.
[[nodiscard]] std::optional<Break> first_break(SQLite::Database& database);

/// The last link, as people compare it: "3f09 b1c2 77d0 5a1e". It stands for all that the file holds.
[[nodiscard]] std::string seal_of(SQLite::Database& database);

}  // namespace estafette::campaign
