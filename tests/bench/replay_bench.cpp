// How long it takes to find today's state of a long campaign by telling all its events again: 57 turns of 120 forces,
// each force with an order, a march and a new line of supply in every turn, and what each side has learnt. The baseline
// reads the same rows and makes nothing of them: the difference is ours, the rest the disk's and SQLite's.
//
//   bench_replay [Google Benchmark's options]
#include "bench/targets.hpp"
#include "campaign/journal/vouching.hpp"
#include "campaign/support/theatres.hpp"
#include "campaign/telling/telling.hpp"

#include <SQLiteCpp/SQLiteCpp.h>
#include <benchmark/benchmark.h>
#include <fmt/format.h>

namespace {

using namespace estafette;
using namespace estafette::campaign;

constexpr int kTurns = 57;
constexpr int kForces = 120;
constexpr int kSighted = 40;      // enemies that a side sees in a turn
constexpr double kAllowed = 200;  // milliseconds of a processor for the replay
constexpr const char* kReplay = "replay";
constexpr const char* kBaseline = "baseline: the same rows only read";

Event event(const State& state, std::string sentence, Change change) {
  Event made;
  made.turn = state.turn;
  made.rule = "2.1";
  made.said = as_written(std::move(sentence));
  made.cause = ByOrder{12, "III Corps: march Alten - Burg - Cron - Dorf"};
  made.change = std::move(change);
  return made;
}

/// Forces of a corps' size, half of them on each side, at Alten or at Dorf.
State opening() {
  std::vector<Force> forces;
  for (int i = 0; i < kForces; ++i) {
    Force force = test::corps(fmt::format("Corps {}", i), i % 3 == 0 ? "Alten" : "Dorf", 4);
    forces.push_back(i % 2 == 0 ? force : test::coalition(force));
  }
  return test::with(std::move(forces));
}

std::vector<Sighting> sightings(const State& state) {
  std::vector<Sighting> seen;
  for (int i = 0; i < kSighted; ++i) {
    Sighting one;
    one.node = test::node("Burg");
    one.by = state.forces.front().id;
    one.whom = state.forces.back().id;
    one.name = "a corps";
    one.men = 12000;
    seen.push_back(one);
  }
  return seen;
}

std::vector<Event> one_turn(const State& state) {
  std::vector<Event> events = {event(state, "The turn begins", TurnBegan{})};
  int sequence = state.orders_so_far;
  for (const Force& force : state.forces) {
    const auto way =
        test::way(force.at == test::node("Alten") ? "Alten - Burg - Cron - Dorf" : "Dorf - Cron - Burg - Alten");
    Order order;
    order.subject = force.id;
    order.way = way;
    events.push_back(event(state, force.name + " is ordered to march",
                           OrderLodged{{++sequence, force.side, order, "march by Burg and Cron"}}));
    events.push_back(event(state, force.name + " marches by Burg and Cron", Moved{force.id, way, 3, false, false}));
    events.push_back(event(state, force.name + " draws on its depot",
                           LineTraced{force.id, {test::node("Alten"), {way.rbegin(), way.rend()}, false}}));
  }
  for (const Side side : {Side::france, Side::coalition})
    events.push_back(event(state, to_string(side) + " hears of the enemy", Scouted{side, sightings(state)}));
  events.push_back(event(state, "The turn is over", TurnEnded{}));
  return events;
}

/// A campaign of that size in a file that vanishes at the end.
class LongCampaign {
 public:
  LongCampaign() : file_(fs::temp_directory_path() / "estafette-bench.campaign") {
    fs::remove(file_);
    State state = opening();
    Journal::create(file_, {}, {event(state, "The campaign begins", Founded{state})}, "now");
    Journal journal(file_);
    for (int turn = 1; turn <= kTurns; ++turn) {
      const std::vector<Event> events = one_turn(state);
      for (const Event& one : events) apply(state, one);
      journal.append("turn", events, state, "now");
      events_ += events.size();
    }
  }
  ~LongCampaign() {
    FileError ignored;
    fs::remove(file_, ignored);
  }
  LongCampaign(const LongCampaign&) = delete;
  LongCampaign& operator=(const LongCampaign&) = delete;

  [[nodiscard]] const fs::path& file() const { return file_; }
  [[nodiscard]] std::size_t events() const { return events_; }

 private:
  fs::path file_;
  std::size_t events_ = 0;
};

void measure(const std::string& name, void (*work)(benchmark::State&, const fs::path&), const fs::path& file) {
  bench::repeat(benchmark::RegisterBenchmark(name.c_str(), work, file)->Unit(benchmark::kMillisecond), 5);
}

void replay(benchmark::State& runs, const fs::path& file) {
  const Journal journal(file);
  for (auto _ : runs) benchmark::DoNotOptimize(journal.state());
}

void read_only(benchmark::State& runs, const fs::path& file) {
  SQLite::Database database(file.string(), SQLite::OPEN_READONLY);
  for (auto _ : runs) {
    SQLite::Statement query(database, "SELECT id, kind, change FROM standing_events ORDER BY id");
    std::size_t bytes = 0;
    while (query.executeStep()) bytes += query.getColumn(1).getString().size() + query.getColumn(2).getString().size();
    benchmark::DoNotOptimize(bytes);
  }
}

void open(benchmark::State& runs, const fs::path& file) {
  for (auto _ : runs) {
    const Journal journal(file);
    benchmark::DoNotOptimize(&journal);
  }
}

void follow(benchmark::State& runs, const fs::path& file) {
  for (auto _ : runs) benchmark::DoNotOptimize(look_through(file));
}

void everything(benchmark::State& runs, const fs::path& file) {
  const Journal journal(file);
  for (auto _ : runs) benchmark::DoNotOptimize(journal.events({}));
}

}  // namespace

int main(int argc, char** argv) {
  benchmark::Initialize(&argc, argv);
  if (benchmark::ReportUnrecognizedArguments(argc, argv)) return 2;
  const LongCampaign campaign;
  measure(kBaseline, read_only, campaign.file());
  measure(kReplay, replay, campaign.file());
  measure("history: every event with its forces and places", everything, campaign.file());
  measure("opening the file, with the sums of its pages", open, campaign.file());
  measure("vouch: the whole chain followed, and the state read", follow, campaign.file());
  bench::Keeper keeper;
  benchmark::RunSpecifiedBenchmarks(&keeper);
  const double ours = keeper.processor(kReplay);
  bench::Targets targets;
  targets.add(fmt::format("replay of {} turns of {} forces, {} events, {} KiB", kTurns, kForces, campaign.events(),
                          fs::file_size(campaign.file()) / 1024),
              ours, "ms", bench::Bound::at_most, kAllowed);
  targets.tell("the same, in times of only reading the rows", ours / keeper.processor(kBaseline), "times");
  return targets.finish();
}
