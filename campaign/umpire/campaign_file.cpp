#include "campaign/umpire/campaign_file.hpp"

#include "base/files/portable_names.hpp"
#include "base/problem.hpp"
#include "campaign/journal/opening.hpp"

#include <fmt/chrono.h>
#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <optional>
#include <utility>

namespace estafette::campaign {
namespace {

std::string now() {
  return fmt::format("{:%Y-%m-%d %H:%M} UTC", fmt::gmtime(std::chrono::system_clock::now()));
}

/// The rules in force, now or when that command was given.
std::string rules_in(const Journal& journal, std::optional<std::int64_t> before = std::nullopt) {
  if (std::optional<std::string> changed = journal.changed_rules(before)) return *std::move(changed);
  return journal.document(kRulesFile);
}

Standing standing_of(const Journal& journal) {
  std::optional<Standing> standing;
  journal.at_one_moment([&] {
    Rulebook book = parse_rulebook(rules_in(journal), kRulesFile);
    Theatre theatre(journal.map(), book.play);
    standing.emplace(Standing{std::move(book), std::move(theatre), journal.state()});
  });
  return *std::move(standing);
}

bool changes_rules(const Event& event) {
  return std::holds_alternative<RulesChanged>(event.change);
}

}  // namespace

void CampaignFile::require(const fs::path& file) {
  require_campaign_file(file);
}

CampaignFile::CampaignFile(const fs::path& file)
    : name_(file.filename().string()), journal_(file), standing_(standing_of(journal_)) {}

bool CampaignFile::create(const fs::path& file, const Beginning& beginning) {
  require_portable(file);
  return Journal::create(file, beginning.documents, beginning.deed.events, now());
}

std::string CampaignFile::called() const {
  return fmt::format("{} ({}, begun {})", state().campaign, name_, journal_.begun());
}

std::vector<map::HistoricalEvent> CampaignFile::chronicle() const {
  const std::optional<std::string> text = journal_.document_if_any(kChronicleFile);
  if (!text) return {};
  return map::read_chronicle(*text, kChronicleFile, standing_.theatre.map);
}

void CampaignFile::commit(const Deed& deed, const std::string& asked) {
  if (deed.commits != standing_.commits) {
    throw Refusal(Problem{deed.command, 0, "", "a campaign that has changed since this was worked out",
                          "the campaign as it was then", "Give the command again"});
  }
  if (deed.events.empty()) return;
  journal_.append(deed.command, deed.events, deed.after, now(), asked);
  standing_.state = deed.after;
  if (std::any_of(deed.events.begin(), deed.events.end(), changes_rules)) play_by(rules());
  ++standing_.commits;
}

std::vector<Chapter> CampaignFile::chapters() const {
  EventFilter filter;
  filter.to_fold = true;
  return chapters_of(journal_.events(filter));
}

std::vector<Chapter> CampaignFile::unspoken_chapters() const {
  EventFilter filter;
  filter.unspoken = true;
  filter.to_fold = true;
  return chapters_of(journal_.events(filter));
}

std::string CampaignFile::rules() const {
  return rules_in(journal_);
}

void CampaignFile::play_by(const std::string& rules) {
  standing_.book = parse_rulebook(rules, kRulesFile);
  standing_.theatre = Theatre(standing_.theatre.map, standing_.book.play);
}

void CampaignFile::finish() {
  journal_.finish(journal_.commands().back().id, now());
}

PastDeed CampaignFile::past(const CommandGiven& command) const {
  Rulebook book = parse_rulebook(rules_in(journal_, command.id), kRulesFile);
  Theatre theatre(standing_.theatre.map, book.play);
  Standing before{std::move(book), std::move(theatre), journal_.state_before(command.id)};
  EventFilter filter;
  filter.command = command.id;
  Deed deed = deed_of(before, command.words, journal_.events(filter));
  return {command, std::move(before), std::move(deed)};
}

PastDeed CampaignFile::to_redo() const {
  const std::optional<CommandGiven> command = journal_.to_redo();
  if (!command) {
    throw Refusal(Problem{name_, 0, "", "nothing that can be done again",
                          "a command that was taken back, and nothing done since that it did not find",
                          "Look at the commands: estafette undo FILE --list"});
  }
  EventFilter filter;
  filter.command = command->id;
  filter.as_written = true;
  return {*command, standing_, deed_of(standing_, command->words, journal_.events(filter))};
}

std::string CampaignFile::undo() {
  std::string words = journal_.undo(now());
  standing_.state = journal_.state();
  play_by(rules());
  ++standing_.commits;
  return words;
}

}  // namespace estafette::campaign
