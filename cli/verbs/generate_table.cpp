#include "cli/verbs/generate_table.hpp"

#include "base/problem.hpp"
#include "cli/verbs/table_battle.hpp"

#include <algorithm>

namespace estafette::cli {
namespace {

const tabletop::RuleTable* weather_of(const tabletop::TabletopRules& rules) {
  const auto found = std::find_if(rules.tables.begin(), rules.tables.end(),
                                  [](const tabletop::RuleTable& table) { return table.id == "weather"; });
  return found == rules.tables.end() ? nullptr : &*found;
}

}  // namespace

campaign::BattleDays days_of(const TabletopFolder& set, campaign::BattleDays days) {
  const tabletop::RuleTable* months = weather_of(set.rules);
  if (months == nullptr) return days;
  for (std::size_t month = 0; month < days.size() && month < months->rows.size(); ++month) {
    days.at(month).skies.clear();
    for (const tabletop::RuleColumn& sky : months->columns)
      if (const int chance = months->rows[month].whole(sky.id); chance > 0)
        days.at(month).skies.push_back({sky.id, chance});
    if (days.at(month).skies.empty())
      throw Refusal(Problem{set.rules.file, 0, "weather " + months->rows[month].id, "no chance of anything",
                            "a chance above 0 in one column at least", ""});
  }
  return days;
}

void require_weather(const TabletopFolder& set, const std::string& weather) {
  const tabletop::RuleTable* months = weather_of(set.rules);
  if (months == nullptr || weather.empty()) return;
  std::vector<std::string> words;
  for (const tabletop::RuleColumn& sky : months->columns) words.push_back(sky.id);
  if (std::find(words.begin(), words.end(), weather) != words.end()) return;
  const std::string near = nearest(weather, words);
  throw Refusal(Problem{"--weather", 0, "", weather, one_of(words), near.empty() ? "" : "Write " + near});
}

std::vector<Document> table_battle_documents(const campaign::TableBattle& battle, const TabletopFolder& set,
                                             const Console& say) {
  std::string remarks;
  for (const std::string& remark : battle.remarks) remarks += remark + "\n";
  std::vector<Document> documents = {{"battle.xml", sow::to_xml(battle.sheet)}, {"remarks.txt", std::move(remarks)}};
  for (Document& document : table_documents(battle.sheet, set, {}, say)) documents.push_back(std::move(document));
  return documents;
}

}  // namespace estafette::cli
