#include "campaign/rules/figures/prestige_rules.hpp"

#include "campaign/rules/figures/bounds.hpp"
#include "campaign/rules/figures/placeholders.hpp"

#include <algorithm>
#include <functional>
#include <map>

namespace estafette::campaign {
namespace {

constexpr int kMostPoints = 99;

Side read_side(XmlElement& row, const std::string& attribute = "side") {
  return row.word(attribute, side_words()) == to_string(Side::france) ? Side::france : Side::coalition;
}

/// True for the first of two words, false for the second; nothing if the attribute is not there.
std::optional<bool> read_either(XmlElement& row, const std::string& attribute, const std::string& yes,
                                const std::string& no) {
  const std::string word = row.word_or(attribute, {yes, no}, "");
  return word.empty() ? std::nullopt : std::optional<bool>(word == yes);
}

std::set<std::string> read_nations(XmlElement& row) {
  std::set<std::string> nations;
  for (XmlElement& nation : row.children("nation")) {
    nations.insert(nation.text("name"));
    nation.no_others();
  }
  return nations;
}

/// A word for what is counted, how its own attributes are read, and what its sentence may name.
struct CountedKind {
  std::string word;
  std::function<counts::Counted(XmlElement&)> read;
  std::vector<std::string> placeholders;
};

const std::vector<CountedKind>& kinds() {
  static const std::vector<CountedKind> all = {
      {"garrisoned", [](XmlElement& row) { return counts::Garrisoned{read_side(row)}; }, {"places"}},
      {"corps",
       [](XmlElement& row) {
         const Side side = read_side(row);
         return counts::CorpsPresent{side, row.text_or("nation", "")};
       },
       {"forces"}},
      {"occupied", [](XmlElement& row) { return counts::Occupied{read_side(row)}; }, {"forces", "place"}},
      {"victory",
       [](XmlElement& row) {
         counts::Victory victory{read_side(row), {}, {}};
         victory.over_army = read_either(row, "over", "army", "corps");
         victory.chief = read_either(row, "chief", "present", "absent");
         return victory;
       },
       {"battle", "place"}},
      {"fortress lost", [](XmlElement& row) { return counts::FortressLost{read_side(row)}; }, {"place", "to"}},
      {"ally lost",
       [](XmlElement& row) {
         counts::AllyLost lost{read_side(row), false, {}};
         lost.to_the_enemy = row.word("to", {"neutrality", "the enemy"}) == "the enemy";
         lost.nations = read_nations(row);
         return lost;
       },
       {"nation"}},
      {"sues for peace", [](XmlElement& row) { return counts::Sues{read_side(row)}; }, {"who"}}};
  return all;
}

PrestigeRow read_row(XmlElement& element) {
  PrestigeRow row;
  row.id = element.text("id");
  std::vector<std::string> words;
  for (const CountedKind& kind : kinds()) words.push_back(kind.word);
  const std::string word = element.word("counts", words);
  const auto kind =
      std::find_if(kinds().begin(), kinds().end(), [&](const CountedKind& one) { return one.word == word; });
  row.what = kind->read(element);
  row.points = element.number("points", -kMostPoints, kMostPoints);
  row.line = element.text("line");
  row.told = read_sentence(element, "told", kind->placeholders);
  if (!element.text_or("told_of_one", "").empty())
    row.told_of_one = read_sentence(element, "told_of_one", kind->placeholders);
  row.where = read_where(element);
  element.no_others();
  return row;
}

void read_lost(XmlElement& lost, PrestigeRules& rules) {
  rules.lost_at = lost.number("at", -kMostScore, kMostScore);
  rules.told_when_lost = lost.text_or("told", "");
  if (std::optional<XmlElement> surrender = lost.child_if_any("surrender")) {
    rules.fortresses_surrender = true;
    rules.surrendering = read_where(*surrender);
    surrender->no_others();
  }
  lost.no_others();
}

}  // namespace

PrestigeRules read_prestige_rules(XmlElement& chapter) {
  PrestigeRules rules;
  rules.of = read_side(chapter, "of");
  std::map<std::string, int> lines;
  for (XmlElement& element : chapter.children("row")) {
    rules.rows.push_back(read_row(element));
    const auto [first, fresh] = lines.emplace(rules.rows.back().id, element.line());
    if (!fresh)
      element.complain("id", rules.rows.back().id,
                       "an id that no other row has; line " + std::to_string(first->second) + " has it already");
  }
  if (std::optional<XmlElement> lost = chapter.child("lost")) read_lost(*lost, rules);
  return rules;
}

}  // namespace estafette::campaign
