// Messages and their figures: equal ones are equal however they were put together, and JSON gives them back the same.
#include "campaign/state/saying.hpp"

#include "campaign/state/cause.hpp"
#include "campaign/state/json_sayings.hpp"
#include "campaign/support/theatres.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace estafette::campaign::saying_test {
namespace {

using test::corps, test::node;

rc::Gen<std::string> word() {
  return rc::gen::container<std::string>(rc::gen::elementOf(std::string("abc \"{}[]:")));
}

/// A figure of any type; sayings and lists go `deep` levels down.
Figure any_figure(int deep) {
  const std::string name = *word();
  const int count = *rc::gen::inRange(-9, 99999);
  switch (*rc::gen::inRange(0, deep > 0 ? 16 : 14)) {
    case 0:
      return count % 2 == 0;
    case 1:
      return count;
    case 2:
      return Men{count};
    case 3:
      return Guns{count};
    case 4:
      return Nodes{count};
    case 5:
      return Divisions{count};
    case 6:
      return Turn{count};
    case 7:
      return Kilometres{count / 8.0};
    case 8:
      return NamedSide{count % 2 == 0 ? Side::france : Side::coalition, name};
    case 9:
      return NamedForce{{name}, *word()};
    case 10:
      return NamedPlace{{name}, *word()};
    case 11:
      return NamedPost{name, *word()};
    case 12:
      return ProperName{name};
    case 13:
      return FreeText{name};
    case 14:
      return says("said " + *word(), {{"inner", any_figure(deep - 1)}});  // without a name it says nothing
    default:
      return SeveralFigures{any_figure(deep - 1), any_figure(deep - 1)};
  }
}

}  // namespace

TEST(Saying, TheOrderInWhichFiguresAreNamedDoesNotMatter) {
  const Force ney = corps("III Corps", "Alten");
  EXPECT_EQ(says("marches", {{"who", ney}, {"spent", Nodes{2}}}), says("marches", {{"spent", Nodes{2}}, {"who", ney}}));
}

TEST(Saying, AnOptionalWithoutAValueSaysNothing) {
  EXPECT_EQ(Figure(std::optional<Turn>()), Figure());
  EXPECT_EQ(Figure(std::optional<Turn>(Turn{3})), Figure(Turn{3}));
}

RC_GTEST_PROP(SayingsAsJson, AreReadBackTheSame, ()) {
  const Saying said = says("said " + *word(), {{"one", any_figure(2)}, {"two", any_figure(2)}});
  RC_ASSERT(saying_from(to_json(said)) == said);
}

TEST(SayingsAsJson, ATypeIsKnownByItsKey) {
  EXPECT_EQ(to_json(says("withdraws", {{"who", NamedForce{{"iii-corps"}, "III Corps"}}, {"men", Men{1200}}})),
            R"({"figures":{"men":{"men":1200},"who":{"force":"iii-corps","name":"III Corps"}},"what":"withdraws"})");
  EXPECT_EQ(to_json(Saying()), "{}");
  EXPECT_TRUE(saying_from("{}").empty());
}

TEST(SayingsAsJson, AFigureOfNoKnownTypeIsRefused) {
  EXPECT_THROW((void)saying_from(R"({"what":"withdraws","figures":{"who":{"colour":"blue"}}})"), std::runtime_error);
  EXPECT_THROW((void)cause_from(R"({"whim":"his"})"), std::runtime_error);
}

TEST(SayingsAsJson, AFigureThatStandsThereTwiceIsRefused) {
  EXPECT_THROW((void)saying_from(R"({"what":"a","figures":{"men":{"men":1},"men":{"men":2}}})"), std::runtime_error);
}

TEST(SayingsAsJson, SayingsWithinSayingsWithoutEndAreRefused) {
  constexpr int kLevels = 100'000;
  std::string text;
  for (int i = 0; i < kLevels; ++i) text += R"({"what":"a","figures":{"b":{"saying":)";
  text += "{}";
  for (int i = 0; i < kLevels; ++i) text += "}}}";
  EXPECT_THROW((void)saying_from(text), std::runtime_error);
}

TEST(CausesAsJson, AreReadBackTheSame) {
  const std::vector<Cause> all = {Cause(), ByOrder{12, "III Corps: march Burg"}, ByRow{"each fortress"},
                                  ByProposal{1, "Saxony would declare herself neutral"},
                                  says("it is turn", {{"turn", Turn{5}}})};
  for (const Cause& cause : all) EXPECT_EQ(cause_from(to_json(cause)), cause) << to_json(cause);
}

}  // namespace estafette::campaign::saying_test
