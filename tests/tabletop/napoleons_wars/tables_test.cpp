// The tables of Napoleon's Wars, said again as its closing pages print them: the same figures by another road.
#include "tabletop/shipped.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <map>

namespace estafette::tabletop::tables_test {
namespace {

const TabletopRules& rules() {
  return test::shipped("napoleons-wars");
}

/// A row of the fire table as spans of net rolls: "0-4 5-9 10+"; "-" for an effect that the row leaves out before its
/// first.
std::string as_printed(const RuleRow& row) {
  std::vector<int> starts = {0};
  for (const char* effect : {"effective", "damaging", "horrendous", "destructive"}) {
    const auto from = row.maybe(effect);
    if (from) starts.push_back(*from);
  }
  std::string text = row.maybe("effective") ? "" : "- ";
  for (std::size_t i = 0; i < starts.size(); ++i) {
    if (i == 0 && (starts.size() > 1 && starts[1] == -20)) {
      text += "- ";
      continue;
    }
    const int first = std::max(starts[i], 0);
    if (i + 1 == starts.size())
      text += fmt::format("{}+", first);
    else if (starts[i + 1] - 1 == first)
      text += fmt::format("{} ", first);
    else
      text += fmt::format("{}-{} ", first, starts[i + 1] - 1);
  }
  return text;
}

std::string fatigue(int steps, const std::string& group) {
  const RuleRow& row = rules().table("fatigue").row(std::to_string(steps));
  const auto printed = [&](const std::string& column) {
    const auto at = row.maybe(column + group);
    return at ? std::to_string(*at) : "-";
  };
  return fmt::format("{}/{}/{}", steps, printed("worn-"), printed("spent-"));
}

}  // namespace

TEST(NapoleonsWarsTables, TheFireTableReadsAsItIsPrinted) {
  // 10-12 is printed with 6-8 and then 10+, and so leaves out 9: read as 6-9.
  const std::map<std::string, std::string> printed = {{"1/2", "0-9 10+"},
                                                      {"1", "0-8 9+"},
                                                      {"2", "0-7 8+"},
                                                      {"3", "0-6 7-11 12+"},
                                                      {"4", "0-5 6-10 11+"},
                                                      {"5", "0-4 5-9 10+"},
                                                      {"6, 7", "0-3 4-8 9-11 12+"},
                                                      {"8, 9", "0-2 3-7 8-10 11+"},
                                                      {"10-12", "0-1 2-5 6-9 10+"},
                                                      {"13-15", "0 1-5 6-8 9+"},
                                                      {"16-19", "0 1-4 5-7 8-11 12+"},
                                                      {"20-24", "0 1-3 4-6 7-10 11+"},
                                                      {"25-29", "0 1-2 3-5 6-9 10+"},
                                                      {"30-34", "- 0-1 2-4 5-8 9+"},
                                                      {"35-39", "- 0 1-3 4-7 8+"},
                                                      {"40+", "- - 0-2 3-6 7+"}};
  EXPECT_EQ(rules().table("fire-effects").rows.size(), printed.size());
  for (const RuleRow& row : rules().table("fire-effects").rows)
    EXPECT_EQ(as_printed(row), printed.at(row.id)) << row.id;
}

TEST(NapoleonsWarsTables, TheFatigueChartReadsAsItIsPrinted) {
  const std::map<int, std::vector<std::string>> printed = {
      {2, {"2/1/-", "2/-/1", "2/-/1"}},     {3, {"3/2/-", "3/2/1", "3/-/2"}},    {4, {"4/3/-", "4/3/2", "4/-/3"}},
      {5, {"5/3/-", "5/3/2", "5/4/3"}},     {6, {"6/3/-", "6/4/2", "6/5/3"}},    {7, {"7/4/2", "7/5/3", "7/5/4"}},
      {8, {"8/4/2", "8/5/3", "8/6/4"}},     {9, {"9/5/3", "9/6/4", "9/7/5"}},    {10, {"10/6/3", "10/7/4", "10/8/5"}},
      {11, {"11/6/4", "11/7/5", "11/8/6"}}, {12, {"12/7/4", "12/8/5", "12/9/6"}}};
  EXPECT_EQ(rules().table("fatigue").rows.size(), printed.size());
  for (const auto& [steps, levels] : printed)
    EXPECT_EQ((std::vector<std::string>{fatigue(steps, "best"), fatigue(steps, "middle"), fatigue(steps, "lower")}),
              levels);
}

TEST(NapoleonsWarsTables, TheManoeuvreTableIsOneWorseForEachRating) {
  const RuleTable& table = rules().table("manoeuvre");
  const std::map<std::string, std::string> excellent = {{"2", "2"}, {"3", "4"}, {"4", "6"}, {"5", "8"}, {"6", "9"}};
  for (const auto& [row, from] : excellent) {
    EXPECT_EQ(table.row(row).text("excellent"), from);
    EXPECT_EQ(table.row(row).whole("good"), table.row(row).whole("excellent") + 1);
    EXPECT_EQ(table.row(row).whole("average"), table.row(row).whole("good") + 1);
    EXPECT_EQ(table.row(row).whole("poor"), table.row(row).whole("average") + 1);
  }
}

TEST(NapoleonsWarsTables, TheCombatResultsTakeTheLinesOfTheTable) {
  const std::vector<std::pair<std::string, std::string>> printed = {// from, losses of attacker and defender, advance
                                                                    {"10", "0 3 3"}, {"7", "0 2 2"},  {"4", "0 1 1"},
                                                                    {"1", "0 0 0"},  {"0", "1 1 0"},  {"-3", "0 0 0"},
                                                                    {"-6", "1 0 0"}, {"-99", "2 0 0"}};
  const RuleTable& table = rules().table("combat-results");
  ASSERT_EQ(table.rows.size(), printed.size());
  for (std::size_t i = 0; i < printed.size(); ++i) {
    const RuleRow& row = table.rows[i];
    EXPECT_EQ(row.text("from"), printed[i].first);
    EXPECT_EQ(row.text("attacker-loss") + " " + row.text("defender-loss") + " " + row.text("advance"),
              printed[i].second);
  }
}

TEST(NapoleonsWarsTables, ModifiersAddUpAsPrinted) {
  const auto sum = [](const std::string& procedure) {
    int total = 0;
    for (const RuleModifier& modifier : rules().modifiers.at(procedure)) total += modifier.value;
    return fmt::format("{} of {}", total, rules().modifiers.at(procedure).size());
  };
  EXPECT_EQ(sum("skirmish"), "6 of 6");    // 1+1+1+2+2-1
  EXPECT_EQ(sum("fire"), "-4 of 6");       // 2-1-2-1-1-1
  EXPECT_EQ(sum("evasion"), "-2 of 4");    // -1-1-1+1
  EXPECT_EQ(sum("manoeuvre"), "-1 of 7");  // 2-2+1+1-1-1-1
  EXPECT_EQ(sum("reaction"), "1 of 8");    // 2-2-1+1+1+2-1-1
  EXPECT_EQ(sum("combat"), "-7 of 17");    // 2-2+2+2+1+1+1+1-1-2-1-2-1-1-1-2-4
  EXPECT_EQ(sum("rally"), "1 of 5");       // 2-2+1+1-1
}

}  // namespace estafette::tabletop::tables_test
