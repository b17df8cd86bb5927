// A campaign on disk: how things stand, what has happened, and the only way to change it.
#pragma once

#include "base/files.hpp"
#include "campaign/journal/journal.hpp"
#include "campaign/map/chronicle.hpp"
#include "campaign/umpire/begin.hpp"
#include "campaign/umpire/deed.hpp"

#include <string>
#include <vector>

namespace estafette::campaign {

/// An open .campaign file (docs/formats/campaign-file.md). All of it throws Refusal for whatever the umpire can put
/// right.
class CampaignFile {
 public:
  explicit CampaignFile(const fs::path& file);

  /// Writes a campaign that has just begun to a new file.
  static void create(const fs::path& file, const Beginning& beginning);

  [[nodiscard]] const Standing& standing() const noexcept { return standing_; }
  [[nodiscard]] const Theatre& theatre() const noexcept { return standing_.theatre; }
  [[nodiscard]] const State& state() const noexcept { return standing_.state; }
  [[nodiscard]] std::vector<Event> events(const EventFilter& filter = {}) const { return journal_.events(filter); }

  /// By what a folder of its pages tells it from other campaigns: "1813 (spring.campaign, begun 2026-11-21 18:30 UTC)".
  [[nodiscard]] std::string called() const;

  /// What happened in history, if the campaign was founded with a chronicle.xml; otherwise nothing.
  [[nodiscard]] std::vector<map::HistoricalEvent> chronicle() const;

  /// Writes the deed down as one command, or nothing of it; the state is the one after it. A deed without events is not
  /// written. Throws Refusal if the campaign has changed since the deed was worked out.
  void commit(const Deed& deed);

  /// What undo() would take back: the words of the last command that has not been undone. Throws Refusal if there is
  /// none.
  [[nodiscard]] std::string last_command() const { return journal_.last_command(); }
  /// Undoes the whole of the last command, and gives its words. The journal keeps the command, marked as undone.
  std::string undo();

 private:
  std::string name_;
  Journal journal_;
  Standing standing_;
};

}  // namespace estafette::campaign
