// estafette desk: the umpire's desk in the browser, on this computer alone.
#include "base/problem.hpp"
#include "campaign/umpire/campaign_file.hpp"
#include "cli/tabletop_set.hpp"
#include "cli/templates.hpp"
#include "cli/verb.hpp"
#include "cli/verbs/run.hpp"
#include "desk/deeds/open_desk.hpp"
#include "desk/server.hpp"
#include "desk/wire/browser.hpp"
#include "tabletop/sets/sets.hpp"

#include <algorithm>
#include <map>
#include <memory>
#include <sstream>
#include <utility>

namespace estafette::cli {
namespace {

struct DeskOptions {
  fs::path file;
  bool stay_closed = false;
};

desk::Ran carry_out_watched(const std::vector<std::string>& words, Onlooker* onlooker) {
  std::ostringstream out;
  std::ostringstream err;
  const ExitCode code = run(words, Console(out, err, {}, onlooker));
  return {code == ExitCode::done, out.str(), err.str(), code == ExitCode::internal};
}

desk::Ran carry_out(const std::vector<std::string>& words) {
  return carry_out_watched(words, nullptr);
}

/// The folders from which a campaign can begin: those that come with the program.
std::vector<std::string> beginnings() {
  std::vector<std::string> folders;
  FileError error;
  for (fs::directory_iterator entry(template_file("campaigns/1813").parent_path(), error), end; !error && entry != end;
       entry.increment(error))
    if (fs::exists(entry->path() / "campaign.xml", error))
      folders.push_back(fs::absolute(entry->path()).generic_string());
  std::sort(folders.begin(), folders.end());
  return folders;
}

desk::SetOfRules set_of_rules(const std::string& name) {
  auto set = std::make_shared<TabletopFolder>(read_tabletop_set(name));
  std::vector<tabletop::TableProcedure> procedures = tabletop::procedures_of(set->rules);
  return {std::move(procedures), std::move(set)};
}

/// What people call the sets of rules.
std::map<std::string, std::string> names_of_sets() {
  std::map<std::string, std::string> names;
  for (const std::string& set : tabletop::set_names()) names.emplace(set, read_tabletop_set(set).rules.name);
  return names;
}

/// The type of the look, as it comes with the program.
std::map<std::string, std::string> type() {
  std::map<std::string, std::string> files;
  for (Document& one : type_of_pages()) files.emplace(one.path.generic_string(), std::move(one.bytes));
  return files;
}

void run(const DeskOptions& options, const Console& say) {
  FileError absent;
  if (!options.file.empty() && !fs::exists(options.file, absent))
    throw Refusal(
        Problem{options.file.generic_string(), 0, "", "", "a campaign", "Begin one: estafette new, or estafette desk"});
  if (!options.file.empty()) campaign::CampaignFile::require(options.file);
  // Commands are given as in the campaign's folder: short, and nothing else is within reach.
  desk::Furniture furniture{options.file.filename().string(), carry_out, beginnings(), type()};
  furniture.looks_ahead = true;
  furniture.sets = tabletop::set_names();
  furniture.names = names_of_sets();
  furniture.find_set = set_of_rules;
  furniture.watched = [](const std::vector<std::string>& words, Onlooker& onlooker) {
    return carry_out_watched(words, &onlooker);
  };
  if (options.file.has_parent_path()) fs::current_path(options.file.parent_path());
  if (const std::string other = desk::open_desk_of(furniture.campaign); !other.empty()) {
    say.line("The desk of this campaign is open already; there is one for each campaign:");
    say.line("  " + other);
    if (!options.stay_closed && !desk::open_in_browser(other))
      say.remark("no browser could be opened; copy the address into one");
    return;
  }
  desk::Server server(std::move(furniture));
  say.line("The desk is open, for this computer alone, until you close this window or press Ctrl+C:");
  say.line("  " + server.address());
  say.flush();
  if (!options.stay_closed && !desk::open_in_browser(server.address()))
    say.remark("no browser could be opened; copy the address into one");
  server.serve();
}

}  // namespace

Verb desk() {
  auto given = std::make_shared<DeskOptions>();
  return {
      .name = "desk",
      .purpose = "Open the umpire's desk in the browser: letters, half-weeks, battles, rulings and orders of battle",
      .example = "estafette desk spring.campaign",
      .declare =
          [given](CLI::App& command) {
            command.add_option("FILE", given->file, "the campaign; without it, one is opened or begun at the desk");
            command.add_flag("--no-browser", given->stay_closed, "only print the address");
          },
      .run = [given](const Console& say) { run(*given, say); }};
}

}  // namespace estafette::cli
