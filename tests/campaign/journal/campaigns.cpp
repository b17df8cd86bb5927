#include "campaigns.hpp"

#include <fmt/format.h>

#include <random>

namespace estafette::test {

CampaignName::CampaignName() {
  std::random_device random;
  const fs::path folder = fs::temp_directory_path() / fmt::format("estafette-journal-{:08x}{:08x}", random(), random());
  fs::create_directories(folder);
  file_ = folder / "test.campaign";
}

CampaignName::~CampaignName() {
  std::error_code ignored;
  fs::remove_all(file_.parent_path(), ignored);
}

void found_small(const fs::path& file) {
  Event founded;
  founded.turn = {1};
  founded.sentence = "The campaign begins";
  founded.change = Founded{with({corps("III Corps", "Alten"), coalition(corps("Yorck", "Burg"))})};
  Journal::found(file, {{"map.xml", "the map"}}, {founded}, "2026-11-21 10:00 UTC");
}

Event step(const State& state, int number) {
  Event event;
  event.turn = state.turn;
  event.rule = "2.1.2";
  event.sentence = fmt::format("III Corps takes step {}", number);
  event.forces = {{"iii-corps"}};
  event.places = {node("Alten")};
  event.dice = {{"luck", 1, 6, 1 + number % 6}};
  event.change = Fatigued{{"iii-corps"}, {number}};
  return event;
}

void append_step(Journal& journal, int number) {
  State state = journal.state();
  const Event event = step(state, number);
  apply(state, event);
  journal.append(fmt::format("march {}", number), {event}, state, "2026-11-21 10:01 UTC");
}

}  // namespace estafette::test
