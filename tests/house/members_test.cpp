// Every member of the state is written to the journal and its snapshots.
#include "house/declared.hpp"
#include "house/tree.hpp"

#include <gtest/gtest.h>

#include <regex>
#include <sstream>

namespace estafette::test::members_test {
namespace {

/// "Force.army" for all that campaign/state/members.hpp lists.
std::set<std::string> listed() {
  const std::regex of_a_macro(R"(^ESTAFETTE_MEMBERS\((\w+), .*)"), of_a_template(R"(^template <MaybeConst<(\w+)> .*)");
  const std::regex word(R"(\w+)");
  std::set<std::string> found;
  std::string of;
  std::istringstream lines(tree_text("campaign/state/members.hpp"));
  for (std::string line; std::getline(lines, line);) {
    std::smatch match;
    if (std::regex_match(line, match, of_a_macro) || std::regex_match(line, match, of_a_template)) of = match[1];
    for (std::sregex_iterator at(line.begin(), line.end(), word), end; at != end; ++at)
      found.insert(of + "." + at->str());
  }
  return found;
}

}  // namespace

TEST(Members, OfTheStateAreAllListedForTheJournal) {
  // What an order of battle says of itself before a campaign is founded on it is not the campaign's.
  const std::set<std::string> before_the_founding = {"Unit.when",      "Unit.returned",   "Unit.scale",    "Unit.line",
                                                     "Formation.when", "Formation.scale", "Formation.line"};
  std::set<std::string> declared = members_of("campaign/state/state.hpp");
  declared.merge(members_of("campaign/state/order.hpp", {"Order", "LodgedOrder"}));
  declared.merge(members_of("converter/orbat/orbat.hpp", {"Unit", "Formation"}));
  ASSERT_GT(declared.size(), 150U);
  const std::set<std::string> kept = listed();
  for (const std::string& member : declared)
    EXPECT_NE(kept.contains(member), before_the_founding.contains(member))
        << member << " would be forgotten between two commands: list it in campaign/state/members.hpp";
}

}  // namespace estafette::test::members_test
