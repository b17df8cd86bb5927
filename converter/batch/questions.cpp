#include "converter/batch/questions.hpp"

#include "base/text.hpp"
#include "converter/orbat/no_nation.hpp"
#include "converter/orbat/totals.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <map>
#include <utility>

namespace estafette::batch {
namespace {

std::string meant(const std::string& word, const std::vector<std::string>& known) {
  const std::string near = nearest(word, known);
  return near.empty() ? "" : fmt::format("Did you mean \"{}\"?", near);
}

std::string units(int count) {
  return count == 1 ? "1 unit" : fmt::format("{} units", count);
}

}  // namespace

int divisions_alone(const Orbat& orbat) {
  int alone = 0;
  bool guns = false;
  for (const Formation& top : orbat.formations) {
    if (height(top.level) >= height(Level::corps)) continue;
    ++alone;
    guns = guns || totals(top).guns.value > 0;
  }
  return guns ? alone : 0;
}

std::vector<Problem> questions_about_all(const readers::Reading& reading, const scaling::ScalingRules& rules,
                                         const sow::Profile& profile, const std::string& file) {
  const Orbat& orbat = reading.orbat;
  std::map<std::string, int> nations;
  std::map<std::string, int> pieces;
  for_each_unit(orbat, [&](const CommandPath&, const Unit& unit) {
    if (sow::find_nation(profile, unit.nation) == nullptr) ++nations[unit.nation];
    if (unit.guns.value > 0 && !rules.pieces.contains(fold(unit.piece))) ++pieces[unit.piece];
  });
  std::vector<std::string> nation_words;
  for (const sow::Nation& nation : profile.nations) nation_words.push_back(nation.name);
  std::vector<std::string> piece_words;
  for (const auto& [piece, heavy] : rules.pieces) piece_words.push_back(piece);

  std::vector<Problem> asked;
  const bool asked_already = std::any_of(reading.looks.begin(), reading.looks.end(), readers::asks_of_a_nation);
  for (const auto& [nation, count] : nations) {
    if (nation == kNoNation && asked_already) continue;
    if (nation == kNoNation)
      asked.push_back({file, 0, "nation", units(count) + " of no known nation",
                       "troops of a nation, to be sent to the game", "Name it with --nation"});
    else
      asked.push_back({file, 0, "nation", fmt::format("{} ({})", nation, units(count)),
                       "a nation of the game profile, to be sent to the game", meant(nation, nation_words)});
  }
  for (const auto& [piece, count] : pieces)
    asked.push_back({file, 0, "piece", fmt::format("{} ({})", piece, units(count)),
                     "a piece of rules.xml; others count as light ones", meant(piece, piece_words)});
  if (const int alone = divisions_alone(orbat); alone > 1)
    asked.push_back({file, 0, "corps", fmt::format("{} divisions under no corps", alone),
                     "a corps: guns are cut by corps, and one by one often to none", "Name it with --corps"});
  return asked;
}

void add_questions(readers::Reading& reading, std::vector<Problem> asked) {
  std::move(asked.begin(), asked.end(), std::back_inserter(reading.looks));
  std::stable_sort(reading.looks.begin(), reading.looks.end(),
                   [](const Problem& one, const Problem& other) { return one.line < other.line; });
}

std::vector<Problem> asked_of(const std::vector<scaling::ScalingQuestion>& questions, const std::string& file) {
  std::vector<Problem> asked;
  for (const scaling::ScalingQuestion& question : questions) {
    asked.push_back(question.asks);
    asked.back().file = file;
  }
  return asked;
}

void note_wishes(review::Review& review, const std::vector<scaling::ScalingQuestion>& asked) {
  std::map<int, std::string> wishes;
  for (const scaling::ScalingQuestion& question : asked) wishes.emplace(question.asks.line, question.settles);
  for (review::SourceRow& row : review.lines)
    if (const auto wish = wishes.find(row.line); wish != wishes.end()) row.wish = wish->second;
}

}  // namespace estafette::batch
