#include "campaigns.hpp"

#include "campaign/journal/page_sums.hpp"

#include <SQLiteCpp/SQLiteCpp.h>
#include <fmt/format.h>

#include <random>

namespace estafette::test {
namespace {

/// Where there is one, a folder in memory: the journal waits for the disk at each command.
fs::path scratch() {
  const fs::path memory = "/dev/shm";
  return fs::is_directory(memory) ? memory : fs::temp_directory_path();
}

}  // namespace

CampaignName::CampaignName() {
  std::random_device random;
  const fs::path folder = scratch() / fmt::format("estafette-journal-{:08x}{:08x}", random(), random());
  fs::create_directories(folder);
  file_ = folder / "test.campaign";
}

CampaignName::~CampaignName() {
  FileError ignored;
  fs::remove_all(file_.parent_path(), ignored);
}

bool found_small(const fs::path& file) {
  Event founded;
  founded.turn = {1};
  founded.said = as_written("The campaign begins");
  founded.change = Founded{with({corps("III Corps", "Alten"), coalition(corps("Yorck", "Burg"))})};
  return Journal::create(file, {{"map.xml", "the map"}}, {founded}, "2026-11-21 10:00 UTC");
}

Event step(const State& state, int number) {
  Event event;
  event.turn = state.turn;
  event.rule = "2.1.2";
  event.said = as_written(fmt::format("III Corps takes step {}", number));
  event.forces = {{"iii-corps"}};
  event.places = {node("Alten")};
  event.dice = {{as_written("luck"), 1, 6, 1 + number % 6}};
  event.change = Fatigued{{"iii-corps"}, {number}};
  return event;
}

void append(Journal& journal, const std::string& command, const std::vector<Event>& events) {
  journal.append(command, events, after(journal.state(), events), "2026-11-21 10:01 UTC");
}

void append_step(Journal& journal, int number) {
  append(journal, fmt::format("march {}", number), {step(journal.state(), number)});
}

void sql(const fs::path& file, const std::string& words) {
  SQLite::Database(file.string(), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE).exec(words);
}

void sql_as_ours(const fs::path& file, const std::string& words) {
  SQLite::Database database(file.string(), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE, 0,
                            campaign::summing_file_system());
  campaign::ask_for_sums(database);
  database.exec(words);
}

void restore_fixture(const fs::path& file, const std::string& fixture) {
  const std::string dump = read_text(fs::path(ESTAFETTE_FIXTURES) / "journal" / (fixture + ".sql"));
  const bool has_sums = dump.find("CREATE TABLE chain") != std::string::npos;
  has_sums ? sql_as_ours(file, dump) : sql(file, dump);
}

std::string asked(const fs::path& file, const std::string& question) {
  SQLite::Database database(file.string(), SQLite::OPEN_READWRITE);
  SQLite::Statement query(database, question);
  std::string text;
  while (query.executeStep()) {
    for (int i = 0; i < query.getColumnCount(); ++i) text += (i > 0 ? "|" : "") + query.getColumn(i).getString();
    text += "\n";
  }
  return text;
}

}  // namespace estafette::test
