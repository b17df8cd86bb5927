#include "cli/verbs/command_line.hpp"

#include "cli/version.hpp"

#include <algorithm>

namespace estafette::cli {
namespace {

void walk_below(const CLI::App& command, std::vector<std::string>& words,
                const std::function<void(const std::vector<std::string>&, const CLI::App&)>& visit) {
  visit(words, command);
  for (const CLI::App* below : command.get_subcommands([](const CLI::App*) { return true; })) {
    words.push_back(below->get_name());
    walk_below(*below, words, visit);
    words.pop_back();
  }
}

}  // namespace

std::unique_ptr<CLI::App> command_line(const std::vector<Verb>& verbs, const std::string& given) {
  const bool one = std::any_of(verbs.begin(), verbs.end(), [&](const Verb& verb) { return verb.name == given; });
  auto app = std::make_unique<CLI::App>(
      "Links a Napoleonic campaign to the battles fought in Scourge of War: Waterloo.", "estafette");
  app->allow_windows_style_options(false);  // or a file below "/" would be an option on Windows
  app->set_version_flag("--version", kVersion);
  app->require_subcommand(1);
  for (const Verb& verb : verbs) {
    CLI::App* command = app->add_subcommand(verb.name, verb.purpose);
    command->footer("Example:\n  " + verb.example);
    if (!one || verb.name == given) verb.declare(*command);
  }
  return app;
}

void walk(const CLI::App& program, const std::function<void(const std::vector<std::string>&, const CLI::App&)>& visit) {
  std::vector<std::string> words;
  walk_below(program, words, visit);
}

std::vector<std::string> choices_of(const CLI::Option& option) {
  const std::string type = option.get_type_name();  // "TEXT:{france,coalition}"
  const std::size_t begin = type.find('{');
  if (begin == std::string::npos) return {};
  return CLI::detail::split(type.substr(begin + 1, type.find('}') - begin - 1), ',');
}

}  // namespace estafette::cli
