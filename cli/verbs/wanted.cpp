#include "cli/verbs/wanted.hpp"

#include "base/files/environment.hpp"
#include "base/problem.hpp"
#include "base/text.hpp"
#include "cli/verb.hpp"

#include <boost/nowide/fstream.hpp>
#include <fmt/format.h>

#include <algorithm>

namespace estafette::cli {
namespace {

constexpr const char* kEnding = ".campaign";

std::vector<const CLI::App*> below(const CLI::App& command) {
  return command.get_subcommands([](const CLI::App*) { return true; });
}

const CLI::App* step_called(const CLI::App& command, const std::string& name) {
  for (const CLI::App* step : below(command))
    if (step->get_name() == name) return step;
  return nullptr;
}

/// "tur": no verb, but "turn" is one.
Refusal no_verb(const CLI::App& command, const std::string& word) {
  std::string nearest;
  std::size_t fewest = word.size();
  for (const CLI::App* step : below(command)) {
    const std::size_t changed = letters_changed(word, step->get_name());
    if (changed >= fewest || changed * 2 > step->get_name().size()) continue;
    fewest = changed;
    nearest = step->get_name();
  }
  return Refusal({"estafette", 0, "", word, "a verb",
                  nearest.empty() ? "estafette --help lists them"
                                  : fmt::format("Did you mean {}? estafette --help lists them all", nearest)});
}

/// The words after the verb and its step, and what these are.
struct Called {
  const CLI::App* command = nullptr;
  std::size_t rest = 0;
};

Called called(const CLI::App& program, const std::vector<std::string>& words) {
  Called found{&program, 0};
  while (found.rest < words.size()) {
    const CLI::App* step = step_called(*found.command, words[found.rest]);
    if (step == nullptr) break;
    found.command = step;
    ++found.rest;
  }
  return found;
}

bool is_about_a_campaign(const CLI::App& command) {
  for (const CLI::Option* option : command.get_options())
    if (option->get_positional()) return option->get_description() == kTheCampaign;
  return false;
}

/// "status", which takes nothing besides: what stands there can only be the campaign.
bool takes_nothing_else(const CLI::App& command) {
  return std::ranges::count_if(command.get_options(), [](const CLI::Option* one) { return one->get_positional(); }) ==
         1;
}

/// A file that SQLite has written, whatever its name.
bool is_database(const std::string& name) {
  FileError absent;
  if (!fs::is_regular_file(name, absent)) return false;  // to open a pipe is to wait for whoever writes to it
  boost::nowide::ifstream file(name, std::ios::binary);
  std::string begin(6, '\0');
  return file.read(begin.data(), static_cast<std::streamsize>(begin.size())) && begin == "SQLite";
}

bool names_one(const std::string& word) {
  return word.ends_with(kEnding) || is_database(word);
}

/// Those that may be meant.
std::vector<std::string> campaigns_around(const CampaignSearch& around) {
  if (!around.campaign.empty()) return {around.campaign};
  std::vector<std::string> found;
  FileError unreadable;
  for (fs::directory_iterator entry(around.folder, unreadable), end; entry != end; entry.increment(unreadable))
    if (const std::string name = entry->path().filename().string(); name.ends_with(kEnding)) found.push_back(name);
  std::sort(found.begin(), found.end());
  return found;
}

/// `instead`: the word that stands where the campaign is named; may be empty.
Refusal no_campaign(const std::vector<std::string>& around, const std::string& instead) {
  return Refusal({"FILE", 0, "", instead.empty() ? "no campaign" : fmt::format("no campaign before {}", instead),
                  around.empty() ? "the name of one, since this folder has none"
                                 : "the name of one, since this folder has several: " + one_of(around),
                  "Write it after the verb, or set ESTAFETTE_CAMPAIGN to it"});
}

bool asks_for_help(const std::vector<std::string>& words) {
  return std::any_of(words.begin(), words.end(),
                     [](const std::string& word) { return word == "-h" || word == "--help"; });
}

}  // namespace

CampaignSearch search_here() {
  FileError gone;  // even then there is help
  return {environment("ESTAFETTE_CAMPAIGN"), fs::current_path(gone)};
}

std::vector<std::string> as_wanted(const CLI::App& program, std::vector<std::string> words,
                                   const CampaignSearch& around) {
  if (!words.empty() && words.front() == "help") {
    words.erase(words.begin());
    words.emplace_back("--help");
  }
  if (words.empty() || words.front().starts_with("-")) return words;
  const Called verb = called(program, words);
  if (verb.rest == 0) throw no_verb(program, words.front());
  if (!is_about_a_campaign(*verb.command) || asks_for_help(words)) return words;
  const auto rest = words.begin() + static_cast<std::ptrdiff_t>(verb.rest);
  if (std::any_of(rest, words.end(), names_one)) return words;
  const std::vector<std::string> found = campaigns_around(around);
  const bool may_name_one = rest != words.end() && !rest->starts_with("-");  // that is not there
  if (may_name_one && (found.empty() || takes_nothing_else(*verb.command))) return words;
  if (found.size() != 1) throw no_campaign(found, may_name_one ? *rest : "");
  words.insert(rest, found.front());
  return words;
}

}  // namespace estafette::cli
