// estafette orders: players' letters checked, and lodged when the umpire says so (rules 1.1, 1.4).
#include "campaign/orders/read_orders.hpp"
#include "campaign/telling/telling.hpp"
#include "cli/campaign_file.hpp"
#include "cli/verb.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <memory>

namespace estafette::cli {
namespace {

using campaign::Event;
using campaign::Side;
using campaign::State;

struct Options {
  fs::path file;
  std::vector<fs::path> letters;
  std::string side;
  bool lodge = false, good_lines = false;
};

/// What is said of one letter; the problems are gathered for the refusal at the end.
void tell(const std::vector<campaign::OrderLine>& lines, const Console& say, ProblemList& problems) {
  for (const campaign::OrderLine& line : lines) {
    for (const std::string& order : line.understood) say.line(fmt::format("  line {}: {}", line.line, order));
    for (const Problem& problem : line.problems) problems.add(problem);
  }
}

Event event(const State& state, campaign::Saying said, campaign::Change change, const campaign::ForceId& force) {
  Event made;
  made.turn = state.turn;
  made.rule = "1.1";
  made.said = std::move(said);
  made.forces = {force};
  made.change = std::move(change);
  return made;
}

/// The official words of a line's orders; a halt is none, and what was filled in stands after "#".
std::vector<std::string> words_of(const campaign::OrderLine& line) {
  std::vector<std::string> words;
  for (const std::string& understood : line.understood) {
    const std::string order = understood.substr(0, understood.find(" # "));
    if (!order.ends_with(": halt")) words.push_back(order);
  }
  return words;
}

/// Events that lodge a letter's orders, after those that they replace are withdrawn.
std::vector<Event> lodging(const State& state, Side side, const std::vector<campaign::OrderLine>& letter) {
  std::vector<Event> events;
  for (const int sequence : campaign::superseded(state, letter)) {
    const auto old = std::find_if(state.orders.begin(), state.orders.end(),
                                  [&](const campaign::LodgedOrder& order) { return order.sequence == sequence; });
    events.push_back(event(
        state, campaign::says("order is replaced", {{"order", sequence}, {"text", campaign::FreeText{old->text}}}),
        campaign::OrderWithdrawn{sequence}, old->order.subject));
  }
  int sequence = state.orders_so_far;
  for (const campaign::OrderLine& line : letter) {
    const std::vector<std::string> words = words_of(line);
    for (std::size_t i = 0; i < line.orders.size(); ++i) {
      const campaign::Order& order = line.orders[i];
      const campaign::LodgedOrder lodged{++sequence, side, order, words.at(i)};
      events.push_back(event(
          state,
          campaign::says("order is lodged", {{"order", lodged.sequence}, {"text", campaign::FreeText{lodged.text}}}),
          campaign::OrderLodged{lodged}, order.subject));
    }
  }
  return events;
}

void run(const Options& options, const Console& say) {
  CampaignFile file(options.file);
  const Side side = options.side == to_string(Side::france) ? Side::france : Side::coalition;
  ProblemList problems;
  State now = file.state();
  std::vector<Event> events;
  for (const fs::path& letter : options.letters) {
    say.line(fmt::format("{}, understood as:", letter.generic_string()));
    const std::vector<campaign::OrderLine> lines =
        campaign::read_orders(file.theatre(), now, side, read_text(letter), letter.generic_string());
    tell(lines, say, problems);
    const std::vector<Event> more = lodging(now, side, lines);
    for (const Event& one : more) apply(now, one);
    events.insert(events.end(), more.begin(), more.end());
  }
  if (!options.lodge) {
    problems.refuse_if_any();
    say.line("Nothing is lodged yet: say --lodge when it is as it should be.");
    return;
  }
  if (!options.good_lines) problems.refuse_if_any();
  for (const Problem& problem : problems.all()) say.complain("left out: " + to_string(problem));
  if (!events.empty()) file.append("orders", events);
  for (const Event& one : events) say.line(tell(one.said));
}

}  // namespace

Verb orders() {
  auto given = std::make_shared<Options>();
  return {
      .name = "orders",
      .purpose = "Read players' letters, check every line against map and rules, and lodge them",
      .example =
          "estafette orders spring.campaign templates/campaigns/1813/letters/turn-1-france.txt --side france --lodge",
      .declare =
          [given](CLI::App& command) {
            command.add_option("FILE", given->file, "the campaign")->required();
            command.add_option("LETTERS", given->letters, "letters as text files, in the order they were received")
                ->required();
            command.add_option("--side", given->side, "who wrote them: france or coalition")
                ->required()
                ->check(CLI::IsMember(campaign::side_words()))
                ->type_name("SIDE");
            command.add_flag("--lodge", given->lodge, "lodge them, if no line is refused");
            command.add_flag("--good-lines", given->good_lines,
                             "with --lodge: leave refused lines out, lodge the others");
          },
      .run = [given](const Console& say) { run(*given, say); }};
}

}  // namespace estafette::cli
