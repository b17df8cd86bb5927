#include "cli/verbs/run.hpp"

#include "base/ascii.hpp"
#include "base/files/disk.hpp"
#include "base/files/files.hpp"
#include "base/hidden.hpp"
#include "base/invisible.hpp"
#include "base/onlooker.hpp"
#include "base/problem.hpp"
#include "base/text.hpp"
#include "cli/verbs/command_line.hpp"
#include "cli/verbs/mistyped.hpp"
#include "cli/verbs/verbs.hpp"
#include "cli/verbs/wanted.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <exception>
#include <memory>
#include <optional>
#include <sstream>

namespace estafette::cli {
namespace {

/// What a verb wrote is kept even if its last lines of output were lost, so that nobody runs it a second time.
ExitCode done(const Console& say) {
  try {
    say.require_shown();
  } catch (const Refusal& unheard) {
    say.complain(unheard.what());
  }
  return ExitCode::done;
}

/// Help and version are shown; whatever else stops CLI11 is a word that is missing or wrong.
ExitCode report(const CLI::ParseError& error, const CLI::App& app, const Console& say) {
  if (error.get_exit_code() != static_cast<int>(CLI::ExitCodes::Success)) {
    for (const Problem& problem : mistyped(app, error)) say.complain(to_string(problem));
    return ExitCode::usage;
  }
  std::ostringstream out;
  (void)app.exit(error, out, out);
  say.line(std::string(trim(out.str())));
  return done(say);
}

/// True of every word but the name of an old file: what is noted must read the same for ever, but such a file can still
/// be opened.
bool is_spelt_in_utf8(const std::string& word) {
  FileError none;
  return all_ascii(word) || without_invisible(word) == decode(word) || fs::exists(word, none);
}

/// The letters of a word that can be seen.
std::string seen_of(const std::string& word) {
  return without_hidden(without_invisible(word).value_or(""));
}

/// A place that the system keeps from us, wherever that shows: a folder that is gone, links in a ring, a name too long.
ExitCode refuse(const fs::filesystem_error& error, const Console& say) {
  const Refusal refusal = refusal_for(error);
  for (const Problem& problem : refusal.problems()) say.complain(to_string(problem));
  return ExitCode::refused;
}

ExitCode run_verb(const std::vector<std::string>& words, const Console& say) {
  const std::vector<Verb> verbs = all_verbs();
  const std::unique_ptr<CLI::App> app = command_line(verbs, words.empty() ? "" : words.front());
  if (words.empty()) {
    say.complain(app->help());
    return ExitCode::usage;
  }
  for (const std::string& word : words) {
    if (!is_spelt_in_utf8(word)) {
      say.complain(
          fmt::format("{}: some of its letters are not UTF-8, and there is no such file. Set your terminal to "
                      "UTF-8, or type it without accents.",
                      one_line(decode(word).value_or("A word"))));
      return ExitCode::usage;
    }
    if (const std::string seen = seen_of(word); seen != word) {
      const auto same = std::mismatch(seen.begin(), seen.end(), word.begin(), word.end()).first - seen.begin();
      say.complain(fmt::format("{}...: after this there is a letter that nobody can see. Type it again.",
                               one_line(std::string_view(word).substr(0, static_cast<std::size_t>(same)))));
      return ExitCode::usage;
    }
  }
  std::vector<std::string> wanted;
  try {
    wanted = as_wanted(*app, words, search_here());
  } catch (const Refusal& refusal) {
    say.complain(refusal.what());
    return ExitCode::usage;
  }
  try {
    std::vector<std::string> reversed(wanted.rbegin(), wanted.rend());  // as CLI11 wants them
    app->parse(std::move(reversed));
    const std::string chosen = app->get_subcommands().front()->get_name();
    std::find_if(verbs.begin(), verbs.end(), [&](const Verb& verb) { return verb.name == chosen; })->run(say);
    return done(say);
  } catch (const CLI::ParseError& error) {
    return report(error, *app, say);
  } catch (const Refusal& refusal) {
    for (const Problem& problem : refusal.problems()) say.complain(to_string(problem));
    const std::size_t count = refusal.problems().size();
    say.complain(
        fmt::format("{} to mend; nothing was written.", count == 1 ? "1 problem" : fmt::format("{} problems", count)));
    return ExitCode::refused;
  } catch (const PartlyRefused& some) {
    say.complain(some.what());
    return ExitCode::refused;
  } catch (const Stopped& stopped) {
    say.complain(stopped.what());
    return ExitCode::refused;
  }
}

}  // namespace

ExitCode run(const std::vector<std::string>& words, const Console& say) {
  try {
    return run_verb(words, say);
  } catch (const fs::filesystem_error& error) {
    return refuse(error, say);
  } catch (const std::exception& error) {
    say.complain(fmt::format(
        "This is a mistake in estafette itself: {}. Please report it, with the command that you gave.", error.what()));
    return ExitCode::internal;
  }
}

}  // namespace estafette::cli
