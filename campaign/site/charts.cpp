#include "campaign/site/charts.hpp"

#include "base/table.hpp"
#include "base/text.hpp"
#include "converter/orbat/totals.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cmath>
#include <map>

namespace estafette::campaign {
namespace {

Ink ink_of(Side side) {
  return side == Side::france ? Ink::france : Ink::coalition;
}

std::vector<std::string> turns_of(const std::vector<Chapter>& chapters) {
  std::vector<std::string> turns;
  for (const Chapter& chapter : chapters)
    turns.push_back(chapter.turn.value == 0 ? "start" : std::to_string(chapter.turn.value));
  return turns;
}

/// "4 May"
std::string day_and_month(Date date) {
  const std::string words = estafette::in_words(date);
  return words.substr(0, words.rfind(' '));
}

/// The battles of each half-week on the time line: "Lützen, 4 May".
std::vector<LineChart::Event> battles_on(const Theatre& theatre, const std::vector<Chapter>& chapters) {
  std::vector<LineChart::Event> events;
  for (std::size_t i = 0; i < chapters.size(); ++i) {
    std::vector<std::string> places;
    for (const Contact& contact : chapters[i].after.contacts)
      if (contact.turn == chapters[i].turn) places.push_back(theatre.name(contact.node));
    if (places.empty()) continue;
    const map::Date end = map::dates_of(theatre.rules.calendar, chapters[i].turn).last;
    events.push_back({i, fmt::format("{}, {}", fmt::join(places, ", "), day_and_month(end))});
  }
  return events;
}

/// "5,870 at the start, 5,433 in the end"
std::string from_to(const std::vector<std::optional<double>>& values) {
  std::vector<long long> known;
  for (const std::optional<double>& value : values)
    if (value) known.push_back(std::llround(*value));
  if (known.empty()) return "not on the map";
  return fmt::format("{} at first and {} at the end; lowest {}, highest {}", figure(known.front()),
                     figure(known.back()), figure(*std::min_element(known.begin(), known.end())),
                     figure(*std::max_element(known.begin(), known.end())));
}

}  // namespace

LineChart prestige_chart(const Theatre& theatre, const std::vector<Chapter>& chapters) {
  const Side side = theatre.rules.prestige.of;
  LineChart chart{"Prestige by turn", "", turns_of(chapters), {{"", ink_of(side), {}}}, battles_on(theatre, chapters)};
  for (const Chapter& chapter : chapters) chart.lines.front().values.emplace_back(chapter.after.prestige);
  chart.told = fmt::format("Prestige of {}: ", theatre.rules.sides[side].said) + from_to(chart.lines.front().values);
  return chart;
}

BarChart prestige_causes_chart(const std::vector<PrestigeEntry>& account) {
  BarChart chart{"Points of prestige by cause", "", {}};
  std::vector<PrestigeCause> causes = causes_of(account);
  std::stable_sort(causes.begin(), causes.end(), [](const auto& a, const auto& b) { return a.points > b.points; });
  constexpr std::size_t kLetters = 68;
  for (const auto& [line, points, times] : causes) {
    const std::string label = width(line) > kLetters ? shorten(line, kLetters - 1) + "…" : line;
    chart.bars.push_back(
        {label, points < 0 ? Ink::coalition : Ink::france, static_cast<double>(points), fmt::format("{:+}", points)});
    chart.told += fmt::format("{}{}: {:+}", chart.told.empty() ? "" : "; ", line, points);
  }
  return chart;
}

LineChart strength_chart(const Theatre& theatre, const std::vector<Chapter>& chapters) {
  LineChart chart{"Men on the map", "", turns_of(chapters), {}, battles_on(theatre, chapters)};
  for (const Side side : {Side::france, Side::coalition}) {
    LineChart::Line line{theatre.rules.sides[side].name, ink_of(side), {}};
    double most = 0;
    for (const Chapter& chapter : chapters) {
      double men = 0;
      for (const Force& force : chapter.after.forces)
        if (force.side == side) men += totals(force.troops).men().value;
      line.values.emplace_back(men);
      most = std::max(most, men);
    }
    if (most <= 0) continue;
    chart.told += fmt::format("{}{}: {} men", chart.told.empty() ? "" : "; ", line.name, from_to(line.values));
    chart.lines.push_back(std::move(line));
  }
  return chart;
}

LineChart strength_chart(const std::vector<Chapter>& chapters, const Force& force) {
  LineChart chart{force.name, "", turns_of(chapters), {{"", ink_of(force.side), {}}}};
  for (const Chapter& chapter : chapters) {
    const Force* then = find_force(chapter.after, force.id);
    chart.lines.front().values.push_back(then == nullptr ? std::nullopt
                                                         : std::optional<double>(totals(then->troops).men().value));
  }
  chart.told = fmt::format("Men of {}: {}", force.name, from_to(chart.lines.front().values));
  return chart;
}

BarChart losses_chart(const std::vector<BattleReport>& battles) {
  BarChart chart{"Men lost, by battle", "", {}};
  for (const BattleReport& battle : battles) {
    std::map<Side, std::pair<int, int>> sums;  // lost, of so many
    for (const BattleReport::CorpsLosses& corps : battle.corps) {
      sums[corps.side].first += corps.lost;
      sums[corps.side].second += corps.men;
    }
    for (const auto& [side, sum] : sums) {
      const std::string words = fmt::format("{} of {}", figure(sum.first), figure(sum.second));
      chart.bars.push_back({fmt::format("{}: {}", battle.title, battle.sides[side].name), ink_of(side),
                            static_cast<double>(sum.first), words});
      chart.told +=
          fmt::format("{}{}: {} lost {}", chart.told.empty() ? "" : "; ", battle.title, battle.sides[side].name, words);
    }
  }
  return chart;
}

}  // namespace estafette::campaign
