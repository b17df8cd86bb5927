#include "campaign/names/spring.hpp"

#include "base/problem.hpp"
#include "campaign/orders/read_orders.hpp"
#include "campaign/orders/sentence/cursor.hpp"
#include "campaign/orders/sentence/letter_context.hpp"
#include "campaign/reports/players.hpp"
#include "campaign/rulings/ruling.hpp"
#include "campaign/umpire/history_filter.hpp"
#include "cli/verbs/battle_words.hpp"
#include "converter/sow/one_army.hpp"

#include <stdexcept>

namespace estafette::test {
namespace {

constexpr const char* kBecause = "it was agreed";

void must(const std::vector<std::string>& words) {
  if (const Outcome outcome = run(words); outcome.code != 0) throw std::runtime_error(outcome.err);
}

/// What `find` finds, or what it complains of.
template <typename Find>
std::string or_problem(Find find) {
  try {
    return find();
  } catch (const Refusal& refusal) {
    return refusal.what();
  }
}

std::string of_letter(const std::string& words, Side side) {
  const Spring& spring = Spring::campaign();
  const std::vector<OrderLine> lines = read_orders(spring.theatre(), spring.state(), side, words + ": halt", "letter");
  std::string text;
  for (const OrderLine& line : lines) {
    for (const ForceId& id : line.halted) text += id.slug;
    for (const Problem& problem : line.problems) text += to_string(problem);
  }
  return text;
}

std::vector<Event> of_ruling(const Ruling& ruling) {
  return ruled(Spring::campaign().theatre(), Spring::campaign().state(), ruling);
}

std::string subject_of_ruling(const std::string& words) {
  return or_problem([&] { return of_ruling({words, "at", "Leipzig", kBecause}).front().forces.at(0).slug; });
}

std::string company_in_ruling(const std::string& words) {
  return or_problem([&] {
    return std::get<PieceMoved>(of_ruling({"napoleon", "with", words, kBecause}).front().change).with.slug;
  });
}

std::string of_history(const std::string& words) {
  return or_problem(
      [&] { return filter_of(Spring::campaign().standing(), {.force = words, .place = "", .rule = ""}).force->slug; });
}

std::string place_of_history(const std::string& words) {
  return or_problem(
      [&] { return filter_of(Spring::campaign().standing(), {.force = "", .place = words, .rule = ""}).place->slug; });
}

std::string of_report(const std::string& words) {
  return or_problem([&] { return *player_from("somebody=" + words, Spring::campaign().chapters()).commands.begin(); });
}

std::string of_losses(const std::string& words) {
  return or_problem([&] {
    return cli::losses_from(Spring::campaign().state(), Spring::campaign().contact(), {words + "=10%"})
        .front()
        .force.slug;
  });
}

BattleChoice choice(const cli::BattleWords& words) {
  return cli::choice_from(Spring::campaign().state(), Spring::campaign().contact(), words);
}

std::string of_reserve(const std::string& words) {
  return or_problem([&] {
    cli::BattleWords said;
    said.reserves = {words};
    return choice(said).muster.reserves.front().slug;
  });
}

std::string of_delay(const std::string& words) {
  return or_problem([&] {
    cli::BattleWords said;
    said.delays = {words + "=90"};
    return choice(said).delays.begin()->first.slug;
  });
}

std::string of_edge(const std::string& words) {
  return or_problem([&] {
    cli::BattleWords said;
    said.edges = {words + "=west"};
    return choice(said).arrive_at.begin()->first.slug;
  });
}

/// Two armies for a battle without a campaign, of the same forces.
std::string of_scenario(const std::string& words) {
  static const std::vector<Formation> armies = [] {
    std::vector<Formation> both(2);
    for (const Force& force : Spring::campaign().state().forces) {
      Formation troops = force.troops;
      troops.id = force.id.slug;
      troops.name = force.name;
      troops.nation = force.nation;
      both[force.side == Side::france ? 0 : 1].formations.push_back(std::move(troops));
    }
    return both;
  }();
  return or_problem([&] { return sow::find_force({&armies[0], &armies[1]}, words, "--forces").id; });
}

std::string place_in_letter(const std::string& words) {
  const Spring& spring = Spring::campaign();
  const Catalogue places = places_of(spring.theatre().map);
  const Catalogue rivers = rivers_of(spring.theatre().map);
  const Catalogue own = own_of(spring.state(), Side::france);
  const LetterContext context{spring.theatre(), spring.state(), Side::france, places, rivers, own, spring.state()};
  const Sentence sentence = cut(words);
  Cursor cursor(sentence);
  return or_problem([&] {
    const NodeId found = place(context, cursor);
    return cursor.done() ? found.slug : "only a part is read: " + found.slug;
  });
}

std::string place_in_ruling(const std::string& words) {
  return or_problem([&] {
    return std::get<Placed>(of_ruling({"iii-corps", "at", words, kBecause}).front().change).at.slug;
  });
}

std::string place_that_is_ruled_on(const std::string& words) {
  return or_problem([&] { return of_ruling({words, "owner", "nobody", kBecause}).front().places.at(0).slug; });
}

}  // namespace

Spring::Spring() {
  must({"new", file(), "--from", of_the_tree("templates/campaigns/1813"), "--seed", "1813"});
  for (const char* side : {"coalition", "france"})
    must({"orders", file(), of_the_tree(std::string("templates/campaigns/1813/letters/turn-1-") + side + ".txt"),
          "--side", side, "--lodge"});
  must({"turn", file()});
  open_ = std::make_unique<CampaignFile>(file());
  chapters_ = chapters_of(open_->events());
  contact_.number = 1;
  for (const Force& force : state().forces)
    (force.side == Side::france ? contact_.attackers : contact_.defenders).push_back(force.id);
}

const Spring& Spring::campaign() {
  static const Spring spring;
  return spring;
}

const std::vector<NamingVerb>& verbs_that_name_troops() {
  using Words = const std::string&;
  static const std::vector<NamingVerb> verbs = {
      {"letter", [](Words words, Side side) { return of_letter(words, side); }, true},
      {"ruling", [](Words words, Side) { return subject_of_ruling(words); }, true},
      {"ruling ... with", [](Words words, Side) { return company_in_ruling(words); }},
      {"history --force", [](Words words, Side) { return of_history(words); }, true},
      {"report --player", [](Words words, Side) { return of_report(words); }},
      {"battle --losses", [](Words words, Side) { return of_losses(words); }},
      {"battle --reserve", [](Words words, Side) { return of_reserve(words); }},
      {"battle --delay", [](Words words, Side) { return of_delay(words); }},
      {"battle --edge", [](Words words, Side) { return of_edge(words); }},
      {"scenario --forces", [](Words words, Side) { return of_scenario(words); }},
  };
  return verbs;
}

const std::vector<NamingVerb>& verbs_that_name_places() {
  using Words = const std::string&;
  static const std::vector<NamingVerb> verbs = {
      {"letter", [](Words words, Side) { return place_in_letter(words); }},
      {"ruling ... at", [](Words words, Side) { return place_in_ruling(words); }},
      {"ruling PLACE owner", [](Words words, Side) { return place_that_is_ruled_on(words); }},
      {"history --place", [](Words words, Side) { return place_of_history(words); }},
  };
  return verbs;
}

}  // namespace estafette::test
