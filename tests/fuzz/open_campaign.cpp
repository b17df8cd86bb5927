// Any bytes at all as a campaign file, which another program may have written: opened whole, told, undone by one
// command and opened again, or refused with words. An input is one of these:
//
//   SQLite format 3...   the file itself
//   #...                 a good file, changed byte by byte: three bytes say where, the fourth says what
//   anything else        SQL that somebody has run on a good file
#include "campaign/map/write_map.hpp"
#include "campaign/turn/turn.hpp"
#include "campaign/umpire/campaign_file.hpp"
#include "fuzz/hostile.hpp"
#include "fuzz/shipped.hpp"
#include "fuzz/war.hpp"

#include <SQLiteCpp/SQLiteCpp.h>
#include <sqlite3.h>

using namespace estafette;

namespace {

constexpr int kPatience = 200'000;  // of SQLite's steps, for one piece of SQL
constexpr const char* kWhen = "2026-11-21 18:30 UTC";

/// Founded, and two half-weeks played.
std::string good_file(const fs::path& path) {
  const std::vector<Document> documents = {
      {campaign::kMapFile, map::to_xml(fuzz::a_theatre().map)},
      {campaign::kRulesFile, read_text(fuzz::shipped("campaigns/1809/rules.xml"))}};
  campaign::Event begun;
  begun.turn = campaign::Turn{1};
  begun.said = campaign::as_written("The campaign begins");
  begun.change = campaign::Founded{fuzz::before_the_battle()};
  campaign::Journal::create(path, documents, {begun}, kWhen);
  campaign::Journal journal(path);
  for (int turn = 0; turn < 2; ++turn) {
    campaign::State state = journal.state();
    campaign::DiceCup dice(state.seed, state.turn);
    const std::vector<campaign::Event> events = campaign::play_turn(fuzz::a_theatre(), state, dice);
    for (const campaign::Event& event : events) campaign::apply(state, event);
    journal.append("turn", events, state, kWhen);
  }
  return read_bytes(path);
}

/// Nothing but the file itself is to be touched, and nothing is to last for ever.
void run_sql(const fs::path& path, const std::string& words) {
  SQLite::Database database(path.string(), SQLite::OPEN_READWRITE);
  sqlite3* handle = database.getHandle();
  sqlite3_set_authorizer(
      handle,
      [](void*, int action, const char*, const char*, const char*, const char*) {
        return action == SQLITE_ATTACH ? SQLITE_DENY : SQLITE_OK;
      },
      nullptr);
  sqlite3_limit(handle, SQLITE_LIMIT_LENGTH, 1'000'000);
  sqlite3_progress_handler(
      handle, kPatience, [](void*) { return 1; }, nullptr);
  try {
    database.exec("PRAGMA synchronous = OFF");
    database.exec(words);
  } catch (const SQLite::Exception&) {
    return;  // as far as it came
  }
}

/// What an umpire does first with a campaign.
void look_at(const campaign::CampaignFile& file) {
  (void)file.called();
  for (const campaign::CommandGiven& command : file.commands()) (void)file.past(command);
  (void)file.events();
  (void)file.chronicle();
}

std::string changed(std::string bytes, std::string_view changes) {
  const auto byte = [&](std::size_t at) { return static_cast<std::size_t>(static_cast<unsigned char>(changes[at])); };
  for (std::size_t i = 0; i + 3 < changes.size(); i += 4)
    bytes[(byte(i) << 16 | byte(i + 1) << 8 | byte(i + 2)) % bytes.size()] = changes[i + 3];
  return bytes;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  static const fuzz::Scratch kFolder;
  static const std::string kGood = good_file(kFolder.path() / "good.campaign");
  const fs::path path = kFolder.path() / "fuzz.campaign";
  const std::string_view bytes = fuzz::bytes_of(data, size);
  FileError ignored;
  fs::remove(path.string() + "-journal", ignored);
  if (bytes.starts_with("SQLite format 3")) {
    fuzz::put(path, bytes);
  } else if (bytes.starts_with("#")) {
    fuzz::put(path, changed(kGood, bytes.substr(1)));
  } else {
    fuzz::put(path, kGood);
    run_sql(path, std::string(bytes));
  }
  fuzz::refused_with_words([&] {
    campaign::CampaignFile file(path);
    look_at(file);
    (void)file.undo();
    look_at(campaign::CampaignFile(path));
  });
  return 0;
}
