// A campaign on disk: how things stand, what has happened, and the one way to go on.
#pragma once

#include "base/files.hpp"
#include "campaign/journal/journal.hpp"
#include "campaign/map/chronicle.hpp"
#include "campaign/umpire/begin.hpp"
#include "campaign/umpire/deed.hpp"

#include <string>
#include <vector>

namespace estafette::campaign {

/// An open .campaign file (docs/formats/campaign-file.md). Everything throws Refusal for what an umpire can mend.
class CampaignFile {
 public:
  explicit CampaignFile(const fs::path& file);

  /// Writes a campaign that has just begun to a file that is not there yet.
  static void create(const fs::path& file, const Beginning& beginning);

  [[nodiscard]] const Standing& standing() const noexcept { return standing_; }
  [[nodiscard]] const Theatre& theatre() const noexcept { return standing_.theatre; }
  [[nodiscard]] const State& state() const noexcept { return standing_.state; }
  [[nodiscard]] std::vector<Event> events(const EventFilter& filter = {}) const { return journal_.events(filter); }

  /// What happened in history, if the campaign was founded with a chronicle.xml; otherwise nothing.
  [[nodiscard]] std::vector<map::HistoricalEvent> chronicle() const;

  /// Writes the deed down as one command, or nothing of it; the state is the one after it. A deed without events is
  /// written nowhere. Throws Refusal if the campaign has gone on since the deed was worked out.
  void commit(const Deed& deed);

  /// What undo() would take back: the words of the last command that is not taken back yet. Throws Refusal if there is
  /// none.
  [[nodiscard]] std::string last_command() const { return journal_.last_command(); }
  /// Takes back the last command whole, and gives its words. The journal keeps that it was given.
  std::string undo();

 private:
  Journal journal_;
  Standing standing_;
};

}  // namespace estafette::campaign
