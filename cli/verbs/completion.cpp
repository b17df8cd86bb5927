// estafette completion: prints what bash needs to complete commands and options.
#include "cli/verb.hpp"
#include "cli/verbs/command_line.hpp"
#include "cli/verbs/verbs.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace estafette::cli {
namespace {

/// One branch for each command: the words that may follow it, options and commands below it.
std::string branch(const std::vector<std::string>& words, const CLI::App& command) {
  std::vector<std::string> next;
  for (const CLI::App* below : command.get_subcommands([](const CLI::App*) { return true; }))
    next.push_back(below->get_name());
  for (const CLI::Option* option : command.get_options())
    for (const std::string& name : option->get_lnames()) next.push_back("--" + name);
  return fmt::format("    \"{}\") next=\"{}\" ;;\n", fmt::join(words, " "), fmt::join(next, " "));
}

/// One branch for each option that takes one of a few words.
std::string choices(const std::vector<std::string>& words, const CLI::App& command) {
  std::string lines;
  for (const CLI::Option* option : command.get_options()) {
    const std::vector<std::string> known = choices_of(*option);
    if (known.empty()) continue;
    for (const std::string& name : option->get_lnames())
      lines += fmt::format("    \"{} --{}\") next=\"{}\" ;;\n", fmt::join(words, " "), name, fmt::join(known, " "));
  }
  return lines;
}

std::string script() {
  const std::vector<Verb> verbs = all_verbs();
  const auto program = command_line(verbs);
  std::string commands, nexts, values;
  walk(*program, [&](const std::vector<std::string>& words, const CLI::App& command) {
    if (!words.empty()) commands += fmt::format("{}\"{}\"", commands.empty() ? "" : "|", fmt::join(words, " "));
    nexts += branch(words, command);
    values += choices(words, command);
  });
  return fmt::format(R"(# What bash needs to complete estafette's words. Made by: estafette completion
_estafette() {{
  local said="" next="" i
  for ((i = 1; i < COMP_CWORD; i++)); do
    case "${{said:+$said }}${{COMP_WORDS[i]}}" in
      {})
        said="${{said:+$said }}${{COMP_WORDS[i]}}" ;;
    esac
  done
  case "$said" in
{}  esac
  case "$said ${{COMP_WORDS[COMP_CWORD-1]}}" in
{}    *) [[ ${{COMP_WORDS[COMP_CWORD]}} == -* || $next != --* ]] || next="" ;;
  esac
  COMPREPLY=($(compgen -W "$next" -- "${{COMP_WORDS[COMP_CWORD]}}"))
}}
complete -o default -F _estafette estafette
)",
                     commands, nexts, values);
}

}  // namespace

Verb completion() {
  return {.name = "completion",
          .purpose = "Print what bash needs to complete verbs and options",
          .example = "estafette completion",
          .declare =
              [](CLI::App& command) {
                command.footer(
                    "To have it always, put this line into ~/.bashrc:\n  source <(estafette completion)\nExample:\n  "
                    "estafette completion");
              },
          .run =
              [](const Console& say) {
                say.line(script());
                say.require_shown();
              }};
}

}  // namespace estafette::cli
