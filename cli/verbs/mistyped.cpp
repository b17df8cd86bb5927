#include "cli/verbs/mistyped.hpp"

#include "base/text.hpp"
#include "cli/verbs/command_line.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <string>
#include <string_view>

namespace estafette::cli {
namespace {

/// The command that was meant: the verb, or its step.
struct Meant {
  const CLI::App* command = nullptr;
  std::string words;  ///< "estafette battle generate"
};

Meant meant_by(const CLI::App& program) {
  Meant meant{&program, program.get_name()};
  while (!meant.command->get_subcommands().empty()) {
    meant.command = meant.command->get_subcommands().front();
    meant.words += " " + meant.command->get_name();
  }
  return meant;
}

std::string help_for(const Meant& meant) {
  return fmt::format("{} --help tells more", meant.words);
}

/// "csv, xml or text".
std::string any_of_these(const std::vector<std::string>& words) {
  std::string text;
  for (std::size_t i = 0; i < words.size(); ++i) {
    if (i > 0) text += i + 1 == words.size() ? " or " : ", ";
    text += trim(words[i]);
  }
  return text;
}

/// What CLI11 calls "INT:INT in [1 - 9999]", "TEXT:{rules,none}" or "FLOAT".
std::string kind_of_value(const CLI::Option& option) {
  if (const std::vector<std::string> choices = choices_of(option); !choices.empty()) return any_of_these(choices);
  const std::string type = option.get_type_name();
  const bool whole = type.find("INT") != std::string::npos;
  if (!whole && type.find("FLOAT") == std::string::npos) return "a value";
  std::string kind = whole ? "a whole number" : "a number";
  const std::size_t from = type.find("in ["), to = type.find(" - "), end = type.find(']');
  if (from != std::string::npos && to != std::string::npos && end != std::string::npos)
    kind += fmt::format(" from {} to {}", type.substr(from + 4, to - from - 4), type.substr(to + 3, end - to - 3));
  return kind;
}

/// The option that the message names first; none if it names none.
const CLI::Option* named_in(const CLI::App& command, const std::string& message) {
  const CLI::Option* named = nullptr;
  std::size_t first = std::string::npos;
  for (const CLI::Option* option : command.get_options()) {
    const std::string name = option->get_name();
    const std::size_t at = message.find(name);
    if (at == std::string::npos || at > first) continue;
    if (at == first && name.size() < named->get_name().size()) continue;
    first = at;
    named = option;
  }
  return named;
}

std::vector<Problem> unknown(const Meant& meant) {
  std::vector<Problem> problems;
  for (const std::string& word : meant.command->remaining()) {
    if (!word.starts_with('-')) {
      problems.push_back({meant.words, 0, "", word, "nothing more here", help_for(meant)});
      continue;
    }
    std::string nearest;
    std::size_t fewest = word.size() / 4;
    for (const CLI::Option* option : meant.command->get_options()) {
      const std::size_t changed = letters_changed(word, option->get_name());
      if (changed > fewest) continue;
      fewest = changed;
      nearest = option->get_name();
    }
    problems.push_back(
        {meant.words, 0, "", word, "one of its options",
         nearest.empty() ? help_for(meant) : fmt::format("Did you mean {}? {}", nearest, help_for(meant))});
  }
  return problems;
}

/// Words and options that must be given and are not; the last with an example.
std::vector<Problem> missing(const Meant& meant) {
  std::vector<Problem> problems;
  for (const CLI::Option* option : meant.command->get_options()) {
    if (!option->get_required() || option->count() > 0) continue;
    const std::string kind = choices_of(*option).empty() ? "" : ", " + kind_of_value(*option);
    problems.push_back(
        {meant.words, 0, "", "", fmt::format("{}{} ({})", option->get_name(), kind, option->get_description()), ""});
  }
  if (!problems.empty()) problems.back().remedy = help_for(meant) + ", with an example";
  return problems;
}

Problem missing_step(const Meant& meant) {
  std::vector<std::string> steps;
  for (const CLI::App* step : meant.command->get_subcommands([](const CLI::App*) { return true; }))
    steps.push_back(step->get_name());
  return {meant.words, 0, "", "", any_of_these(steps), help_for(meant)};
}

/// "Exactly 1 option from [--dispatch,--returns] is required and 2 were given".
Problem one_of_several(const Meant& meant, const std::string& message) {
  const std::size_t from = message.find('['), to = message.find(']');
  if (from == std::string::npos || to == std::string::npos) return {meant.words, 0, "", "", message, help_for(meant)};
  const std::vector<std::string> names = split(message.substr(from + 1, to - from - 1), ',');
  const bool too_many = message.find("were given") != std::string::npos;
  return {meant.words,    0, "", too_many ? "more than one of them" : "", "one of " + any_of_these(names),
          help_for(meant)};
}

/// "--losses excludes --no-losses", "--before requires --move".
Problem two_options(const Meant& meant, const std::string& message, std::string_view verb, bool together) {
  const std::size_t at = message.find(verb);
  const std::string one = message.substr(0, at);
  const std::string other = at == std::string::npos ? "" : message.substr(at + verb.size());
  if (together) return {meant.words, 0, "", one, fmt::format("{} with it", other), help_for(meant)};
  return {meant.words, 0, "", fmt::format("{} with {}", one, other), "one of the two", help_for(meant)};
}

Problem wrong_value(const Meant& meant, const std::string& message) {
  const CLI::Option* option = named_in(*meant.command, message);
  if (option == nullptr) return {meant.words, 0, "", "", message, help_for(meant)};
  const std::vector<std::string>& given = option->results();
  if (option->get_items_expected_max() == 1 && given.size() > 1)
    return {meant.words,        0,
            option->get_name(), fmt::format("{}", fmt::join(given, " and ")),
            "one value",        "Leave out all but one"};
  const auto found = std::find_if(given.begin(), given.end(),
                                  [&](const std::string& word) { return message.find(word) != std::string::npos; });
  const std::string word = found != given.end() ? *found : given.empty() ? "" : given.back();
  return {meant.words, 0, option->get_name(), word, kind_of_value(*option), help_for(meant)};
}

}  // namespace

std::vector<Problem> mistyped(const CLI::App& program, const CLI::ParseError& error) {
  const Meant meant = meant_by(program);
  if (std::vector<Problem> problems = unknown(meant); !problems.empty()) return problems;
  const std::string message = error.what();
  if (dynamic_cast<const CLI::RequiredError*>(&error) != nullptr) {
    if (std::vector<Problem> problems = missing(meant); !problems.empty()) return problems;
    if (message.find('[') == std::string::npos) return {missing_step(meant)};
    return {one_of_several(meant, message)};
  }
  if (dynamic_cast<const CLI::ExcludesError*>(&error) != nullptr)
    return {two_options(meant, message, " excludes ", false)};
  if (dynamic_cast<const CLI::RequiresError*>(&error) != nullptr)
    return {two_options(meant, message, " requires ", true)};
  return {wrong_value(meant, message)};
}

}  // namespace estafette::cli
