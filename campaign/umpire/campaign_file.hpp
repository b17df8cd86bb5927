// A campaign on disk: how things stand, what has happened, and the only way to change it.
#pragma once

#include "base/files/files.hpp"
#include "campaign/journal/journal.hpp"
#include "campaign/journal/vouching.hpp"
#include "campaign/map/chronicle.hpp"
#include "campaign/reports/chapters.hpp"
#include "campaign/umpire/begin.hpp"
#include "campaign/umpire/deed.hpp"

#include <string>
#include <vector>

namespace estafette::campaign {

/// A deed that was done, as it was worked out then: from it its files can be written again.
struct PastDeed {
  CommandGiven given;
  Standing before;  ///< how things stood
  Deed deed;        ///< not to be committed a second time
};

/// An open .campaign file (docs/formats/campaign-file.md). All of it throws Refusal for whatever the umpire can put
/// right.
class CampaignFile {
 public:
  explicit CampaignFile(const fs::path& file);

  /// Writes a campaign that has just begun to a new file. False if it had been begun there already, by the same
  /// command, and nothing has been done in it since: then nothing is changed.
  static bool create(const fs::path& file, const Beginning& beginning);

  /// Throws Refusal if a file surely is no campaign (campaign/journal/opening.hpp).
  static void require(const fs::path& file);

  /// Whether a file is as estafette wrote it; and takes one that is not as it is (campaign/journal/vouching.hpp).
  [[nodiscard]] static FileFound look_through(const fs::path& file) { return campaign::look_through(file); }
  static void vouch_for(const fs::path& file, const std::string& because) { campaign::vouch_for(file, because); }

  [[nodiscard]] const Standing& standing() const noexcept { return standing_; }
  [[nodiscard]] const Theatre& theatre() const noexcept { return standing_.theatre; }
  [[nodiscard]] const State& state() const noexcept { return standing_.state; }
  [[nodiscard]] std::vector<Event> events(const EventFilter& filter = {}) const { return journal_.events(filter); }
  /// All of them by half-weeks, with the states between them.
  [[nodiscard]] std::vector<Chapter> chapters() const;
  /// The same, for whoever asks only who was where: of the events only what they changed is read
  /// (EventFilter::unspoken), and the states have no battles.
  [[nodiscard]] std::vector<Chapter> unspoken_chapters() const;

  /// The rules in force, as rules.xml: those of the beginning, or as the umpire has last changed them.
  [[nodiscard]] std::string rules() const;

  /// True if nobody else has given a command, or taken one back, since it was opened.
  [[nodiscard]] bool is_current() const { return journal_.is_current(); }

  /// By what a folder of its pages tells it from other campaigns: "1813 (spring.campaign, begun 2026-11-21 18:30 UTC)".
  [[nodiscard]] std::string called() const;

  /// What nobody knows to be as estafette wrote it, but somebody has vouched for.
  [[nodiscard]] std::vector<OnTrust> on_trust() const { return journal_.on_trust(); }

  /// What happened in history, if the campaign was founded with a chronicle.xml; otherwise nothing.
  [[nodiscard]] std::vector<map::HistoricalEvent> chronicle() const;

  /// Writes the deed down as one command, or nothing of it; the state is the one after it. A deed without events is not
  /// written. `asked`: what its files depend on besides (PastDeed::asked). Throws Refusal if the campaign has changed
  /// since the deed was worked out.
  void commit(const Deed& deed, const std::string& asked = "");

  /// Notes that all that follows from the last command has been done: its files are written, and it has been told.
  void finish();
  /// The commands that stand, in order; the founding is the first.
  [[nodiscard]] std::vector<CommandGiven> commands() const { return journal_.commands(); }
  /// What one of them did.
  [[nodiscard]] PastDeed past(const CommandGiven& command) const;

  /// What undo() would take back: the words of the last command that has not been undone. Throws Refusal if there is
  /// none.
  [[nodiscard]] std::string last_command() const { return journal_.last_command(); }
  /// Undoes the whole of the last command, and gives its words. The journal keeps the command, marked as undone.
  std::string undo();

  /// All commands, those that were taken back among them.
  [[nodiscard]] std::vector<CommandGiven> all_commands() const { return journal_.all_commands(); }
  /// The command that was taken back last and finds the campaign as it did then, with what it did: to be committed once
  /// more. Throws Refusal if there is none.
  [[nodiscard]] PastDeed to_redo() const;

 private:
  void play_by(const std::string& rules);

  std::string name_;
  Journal journal_;
  Standing standing_;
};

}  // namespace estafette::campaign
