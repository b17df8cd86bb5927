// estafette manual: the manual pages, made from the same words as --help.
#include "cli/output.hpp"
#include "cli/verb.hpp"
#include "cli/verbs/command_line.hpp"
#include "cli/verbs/verbs.hpp"
#include "cli/version.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <memory>

namespace estafette::cli {
namespace {

/// Text for troff: backslashes and hyphens are printed as they are, and no line is taken for a command.
std::string plain(const std::string& text) {
  std::string out;
  bool line_begins = true;
  for (const char c : text) {
    if (line_begins && (c == '.' || c == '\'')) out += "\\&";
    if (c == '\\')
      out += "\\e";
    else if (c == '-')
      out += "\\-";
    else
      out += c;
    line_begins = c == '\n';
  }
  return out;
}

std::string usage(const std::string& name, const CLI::App& command) {
  std::string line = ".B " + plain(name) + "\n";
  if (!command.get_subcommands([](const CLI::App*) { return true; }).empty()) line += "COMMAND\n";
  line += "[OPTIONS]\n";
  for (const CLI::Option* option : command.get_options()) {
    if (!option->get_positional()) continue;
    const std::string word = option->get_name(true) + (option->get_expected_max() > 1 ? "..." : "");
    line += plain(option->get_required() ? word : "[" + word + "]") + "\n";
  }
  return line;
}

std::string options(const CLI::App& command) {
  std::string lines;
  for (const CLI::Option* option : command.get_options()) {
    const std::string name = option->get_positional() ? option->get_name(true) : option->get_name(false, true);
    const std::string type = option->get_positional() || option->get_expected_max() == 0 ? "" : option->get_type_name();
    lines += fmt::format(".TP\n.B {}{}{}\n{}\n", plain(name), type.empty() ? "" : " ", plain(type),
                         plain(option->get_description()));
  }
  return lines;
}

std::string below(const std::string& name, const CLI::App& command) {
  std::string lines;
  for (const CLI::App* step : command.get_subcommands([](const CLI::App*) { return true; })) {
    lines += fmt::format(".TP\n.BR {} (1)\n{}\n", plain(name + "-" + step->get_name()), plain(step->get_description()));
  }
  return lines.empty() ? "" : ".SH COMMANDS\n" + lines;
}

/// The page of one command. `name` is "estafette battle generate".
std::string page(const std::string& name, const CLI::App& command) {
  std::string file = name;
  std::replace(file.begin(), file.end(), ' ', '-');
  std::string text = fmt::format(".TH \"{}\" 1 \"\" \"{}\" \"Estafette\"\n", plain(file), kVersion);
  text += fmt::format(".SH NAME\n{} \\- {}\n", plain(file), plain(command.get_description()));
  text += ".SH SYNOPSIS\n" + usage(name, command);
  text += below(file, command);
  text += ".SH OPTIONS\n" + options(command);
  text +=
      ".SH EXIT STATUS\n0 when it is done, 1 when the input was refused, 2 when the command was not understood, 3 when "
      "there is a mistake in estafette itself.\n";
  if (!command.get_footer().empty()) text += ".SH NOTES\n.nf\n" + plain(command.get_footer()) + "\n.fi\n";
  return text;
}

std::vector<Document> pages() {
  const std::vector<Verb> verbs = all_verbs();
  const auto program = command_line(verbs);
  std::vector<Document> documents;
  walk(*program, [&](const std::vector<std::string>& words, const CLI::App& command) {
    const char* gap = words.empty() ? "" : "-";
    documents.push_back({fmt::format("estafette{}{}.1", gap, fmt::join(words, "-")),
                         page(fmt::format("estafette{}{}", words.empty() ? "" : " ", fmt::join(words, " ")), command)});
  });
  return documents;
}

}  // namespace

Verb manual() {
  auto output = std::make_shared<Output>();
  return {.name = "manual",
          .purpose = "Write the manual pages for man",
          .example = "estafette manual --out out/man/man1",
          .declare =
              [output](CLI::App& command) {
                output->declare(command, "folder for estafette.1 and a page for each command");
              },
          .run = [output](const Console& say) { output->write(pages(), say); }};
}

}  // namespace estafette::cli
