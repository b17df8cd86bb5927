// The command line as the verbs declare it. Parsing, help, completion and the manual pages all use the same tree, so
// they cannot disagree.
#pragma once

#include "cli/verb.hpp"

#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace estafette::cli {

/// `estafette` with a subcommand for each verb. The verbs must outlive it. `given`: the verb of a command that is to be
/// parsed: then the others are only named, because most of a short command would go into declaring their options.
[[nodiscard]] std::unique_ptr<CLI::App> command_line(const std::vector<Verb>& verbs, const std::string& given = "");

/// Visits the program and every command below it. `words` are what you type to reach it: {"battle", "generate"}, or
/// nothing for the program itself.
void walk(const CLI::App& program,
          const std::function<void(const std::vector<std::string>& words, const CLI::App& command)>& visit);

/// What may follow an option that takes one of a few words: {"france", "coalition"}. Empty for all others.
[[nodiscard]] std::vector<std::string> choices_of(const CLI::Option& option);

}  // namespace estafette::cli
