// Whatever the command line can do, the desk can.
#include "cli/verbs/command_line.hpp"
#include "cli/verbs/verbs.hpp"
#include "desk/deeds/deeds.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <string>
#include <vector>

namespace estafette::desk::every_verb_test {
namespace {

/// Verbs without a form, and why.
const std::map<std::string, std::string> kWithoutAForm = {
    {"desk", "this is it"},
    {"completion", "for those who type"},
    {"manual", "for those who type"},
    {"status", "the page Situation shows it"},
    {"battle list", "the page Battles shows it"},
    {"history", "the page History asks for it, and changes nothing"},
};

std::string words_before_options(const DeedForm& deed) {
  std::string words;
  for (const std::string& word : deed.verb)
    if (!word.starts_with('-')) words += (words.empty() ? "" : " ") + word;
  return words;
}

/// What the program does by itself: verbs, and the steps of those that have nothing but steps.
std::vector<std::string> all_commands() {
  const std::vector<cli::Verb> verbs = cli::all_verbs();
  const auto program = cli::command_line(verbs);
  std::vector<std::string> commands;
  cli::walk(*program, [&](const std::vector<std::string>& words, const CLI::App& command) {
    if (!words.empty() && !words.back().empty() && command.get_require_subcommand_min() == 0)
      commands.push_back(fmt::format("{}", fmt::join(words, " ")));
  });
  return commands;
}

}  // namespace

TEST(DeskEveryVerb, IsAtTheDeskOrOnTheListWithItsReason) {
  const std::vector<std::string> commands = all_commands();
  ASSERT_GT(commands.size(), 25U);
  for (const std::string& command : commands) {
    const bool has_form = std::any_of(deeds().begin(), deeds().end(),
                                      [&](const DeedForm& deed) { return words_before_options(deed) == command; });
    EXPECT_TRUE(has_form || kWithoutAForm.contains(command)) << command << " cannot be done at the desk";
  }
}

TEST(DeskEveryVerb, NoFormAndNoReasonIsForAVerbThatIsGone) {
  const std::vector<std::string> commands = all_commands();
  const auto there = [&](const std::string& command) {
    return std::find(commands.begin(), commands.end(), command) != commands.end();
  };
  for (const DeedForm& deed : deeds()) EXPECT_TRUE(there(words_before_options(deed))) << deed.name;
  for (const auto& [command, reason] : kWithoutAForm) EXPECT_TRUE(there(command)) << command << ": " << reason;
}

}  // namespace estafette::desk::every_verb_test
