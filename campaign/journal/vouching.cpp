#include "campaign/journal/vouching.hpp"

#include "campaign/journal/chain.hpp"
#include "campaign/journal/kept_map.hpp"
#include "campaign/journal/opening.hpp"
#include "campaign/journal/page_sums.hpp"
#include "campaign/journal/schema.hpp"
#include "campaign/journal/snapshots.hpp"
#include "campaign/journal/sqlite_words.hpp"
#include "campaign/journal/write_events.hpp"

#include <fmt/format.h>

#include <optional>

namespace estafette::campaign {
namespace {

constexpr std::chrono::milliseconds kPatience{5000};

/// Opens it although it may have been changed.
SQLite::Database opened_as_it_is(const fs::path& file) {
  const std::string& name = file.generic_string();
  require_campaign_file(file);
  SQLite::Database database = opened(file, SQLite::OPEN_READWRITE, kPatience);
  check_but_for_changes(database, name);
  bring_up_to_date(database);
  return database;
}

}  // namespace

FileFound look_through(const fs::path& file) {
  return in_words(file.generic_string(), [&] {
    SQLite::Database database = opened_as_it_is(file);
    const SQLite::Transaction transaction(database);
    FileFound found;
    const std::optional<std::int64_t> false_snapshot = first_false_snapshot(database, file.generic_string());
    if (const std::optional<Break> broken = first_break(database)) {
      found.changed = broken->what;
      found.from_event = broken->first_event;
    } else if (const std::optional<int> page = first_changed_page(database)) {
      found.changed = fmt::format("page {}", *page);
    } else if (false_snapshot) {
      found.changed = fmt::format("the snapshot after command {}, to which its events do not lead", *false_snapshot);
    } else if (!kept_map_is_true(database)) {
      found.changed = "the map that was kept, which is not that of map.xml";
    }
    found.events = database.execAndGet("SELECT count(*) FROM events").getInt64();
    found.seal = seal_of(database);
    found.on_trust = read_on_trust(database);
    return found;
  });
}

void vouch_for(const fs::path& file, const std::string& because) {
  in_words(file.generic_string(), [&] {
    SQLite::Database database = opened_as_it_is(file);
    {
      SQLite::Transaction transaction(database, SQLite::TransactionBehavior::IMMEDIATE);
      const std::optional<Break> broken = first_break(database);
      without_guards(database, [&] {
        if (broken) take_on_trust(database, broken->first_event, because);
        forget_snapshots(database);  // what somebody has changed leads to another state
      });
      (void)read_state(database, file.generic_string());
      transaction.commit();
    }
    write_all_pages(database);  // last: a file that is cut off before is still one that was changed
  });
}

}  // namespace estafette::campaign
