#include "tabletop/sets/sets.hpp"

#include "tabletop/shipped.hpp"

#include <gtest/gtest.h>

#include <set>

namespace estafette::tabletop::sets_test {

TEST(Sets, EachHasItsProceduresEachWithANameOfItsOwn) {
  const std::map<std::string, std::size_t> expected = {
      {"napoleons-wars", 11}, {"de-gre", 6}, {"squares", 5}, {"code-napoleon", 7}};
  for (const std::string& name : set_names()) {
    std::set<std::string> names;
    for (const TableProcedure& procedure : procedures_of(test::shipped(name))) names.insert(procedure.name);
    EXPECT_EQ(names.size(), expected.at(name)) << name;
  }
}

TEST(Sets, EveryAnswerCitesRulesOfItsSetWhateverTheDice) {
  for (const std::string& name : set_names()) {
    const TabletopRules& rules = test::shipped(name);
    for (const TableProcedure& procedure : procedures_of(rules)) {
      EXPECT_FALSE(rules.title(procedure.rule).empty()) << name << " " << procedure.name;
      for (std::uint64_t seed = 0; seed < 100; ++seed) {
        SeededCup cup(seed);
        const RefereeAnswer answer = procedure.run(read_case(procedure, {}), cup);
        EXPECT_FALSE(rules.title(answer.rule).empty()) << name << " " << answer.rule;
        for (const AppliedModifier& modifier : answer.why)
          EXPECT_FALSE(rules.title(modifier.rule).empty()) << modifier.rule;
        for (const Consequence& next : answer.follows) EXPECT_FALSE(rules.title(next.rule).empty()) << next.rule;
      }
    }
  }
}

TEST(Sets, EveryFigureOfACaseIsReadAtItsBounds) {
  for (const std::string& name : set_names())
    for (const TableProcedure& procedure : procedures_of(test::shipped(name)))
      for (const CaseFigure& figure : procedure.figures) {
        std::vector<std::string> values = figure.words;
        if (values.empty())
          values = {std::to_string(static_cast<int>(figure.low)), std::to_string(static_cast<int>(figure.high))};
        for (const std::string& value : values) {
          SeededCup cup(3);
          EXPECT_FALSE(procedure.run(read_case(procedure, {figure.name + "=" + value}), cup).result.empty())
              << name << " " << procedure.name << " " << figure.name << "=" << value;
        }
      }
}

}  // namespace estafette::tabletop::sets_test
