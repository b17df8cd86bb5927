// A campaign on disk as the verbs use it: its ground and law, how things stand, and one way to go on.
#pragma once

#include "base/files.hpp"
#include "campaign/battle/battle_day.hpp"
#include "campaign/rules/theatre.hpp"
#include "campaign/state/event.hpp"
#include "cli/console.hpp"
#include "sow_dumps/policy.hpp"

#include <memory>
#include <string>
#include <vector>

namespace estafette::cli {

/// What one command has to say about what happened: only events that all the filters let through.
struct HistoryFilter {
  std::string force;  ///< name or id; empty: all
  std::string place;
  int turn = 0;         ///< 0: all
  std::string rule;     ///< "2.1" lets 2.1.2 through too
  bool undone = false;  ///< also what was taken back
};

/// An open .campaign file (docs/formats/campaign-file.md). Everything throws Refusal for what an umpire can mend.
class CampaignFile {
 public:
  explicit CampaignFile(const fs::path& file);
  ~CampaignFile();
  CampaignFile(const CampaignFile&) = delete;
  CampaignFile& operator=(const CampaignFile&) = delete;

  /// Begins a campaign in a file that is not there yet, from a folder with map.xml, rules.xml, campaign.xml and, if
  /// forces shall come later, reinforcements.xml. Gives what the umpire should know.
  static std::vector<std::string> found(const fs::path& file, const fs::path& folder, std::uint64_t seed);

  [[nodiscard]] const campaign::Theatre& theatre() const;
  [[nodiscard]] const campaign::State& state() const;
  /// The chapters of its rules.xml that are for battles.
  [[nodiscard]] const dumps::CarryoverPolicy& carryover() const;
  [[nodiscard]] const campaign::BattleDays& battle_days() const;
  [[nodiscard]] std::vector<campaign::Event> events(const HistoryFilter& filter) const;

  /// The events, and the lines of supply that are drawn anew after them: who stands elsewhere now, or holds what he did
  /// not hold, may draw his supplies from elsewhere too (5.1). Nobody needs any when the campaign is over.
  [[nodiscard]] std::vector<campaign::Event> with_new_lines(std::vector<campaign::Event> events) const;

  /// Writes the events down as one command, or none of them; the state is the one after them.
  void append(const std::string& command, const std::vector<campaign::Event>& events);

  /// Takes back the last command whole, and tells which it was.
  std::string undo();

 private:
  struct Open;
  std::unique_ptr<Open> open_;
};

}  // namespace estafette::cli
