// The campaign on disk: one SQLite file that holds what the campaign was made from and every event since, in order.
// Nothing in it is ever changed or removed; what is undone is marked as such, and the state is the sum of the rest.
// Format: docs/formats/campaign-file.md.
#pragma once

#include "base/files/files.hpp"
#include "campaign/map/map.hpp"
#include "campaign/state/event.hpp"

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace estafette::campaign {

/// The document that is the campaign's map.
inline constexpr const char* kMapFile = "map.xml";

/// Which events to tell; what is empty lets everything through.
struct EventFilter {
  std::optional<ForceId> force = {};
  std::optional<NodeId> place = {};
  std::optional<Turn> turn = {};
  std::optional<Turn> up_to = {};            ///< with `turn`: the turns from that one to this one
  std::string rule = {};                     ///< "2.1" fits 2.1.2 too
  std::vector<std::string> kinds = {};       ///< kind_of() what they changed, one of these
  bool with_undone = false;                  ///< also what was undone: its sentence says so
  std::optional<std::int64_t> command = {};  ///< what this command has caused
  bool as_written = false;                   ///< also what was undone, in its own sentences
  bool to_tell = false;                      ///< without what they changed, which telling needs least and takes longest
  bool unspoken = false;  ///< only turn, rule and what they changed: neither what was said nor whom it
                          ///< concerns; and no battles (BattleSet), by which nothing but themselves is changed
  bool to_fold = false;   ///< for apply(): the founding's state may already hold what its command caused besides
};

/// A command as it stands in the file.
struct CommandGiven {
  std::int64_t id = 0;
  std::string words;      ///< "turn", "battle import"
  std::string asked;      ///< what its files depend on besides, in the words of the verb; empty: nothing
  bool finished = false;  ///< finish() was called: all that follows from it has been done
  std::string given_at;   ///< when: "2026-11-21 18:30 UTC"
  bool stands = true;     ///< it has not been taken back
};

/// Events that nobody knows to be as estafette wrote them, but somebody has vouched for.
struct OnTrust {
  std::int64_t first_event = 0, last_event = 0;
  Turn first_turn, last_turn;  ///< those of the events
  std::string given_at;        ///< when: "2026-11-21 18:30 UTC"
  std::string because;
};

/// An open campaign. Every command is in the file either whole or not at all, even if the process is killed.
/// Throws Refusal for what an umpire can put right: no such file, not one of ours, a newer version, a damaged file,
/// another estafette writing to it, or a campaign that has changed since this journal was opened.
class Journal {
 public:
  /// Begins a campaign in a new file: the documents that it is made of (map.xml, rules.xml ...), and
  /// its first events. `when` is for people: "2026-11-21 18:30 UTC". False if this very campaign stands in the file
  /// already and nothing has been done in it since; one that has gone on is refused, like any other file.
  static bool create(const fs::path& file, const std::vector<Document>& documents, const std::vector<Event>& events,
                     const std::string& when);

  /// `patience`: how long to wait for another estafette that writes to the same file, here and later.
  explicit Journal(const fs::path& file, std::chrono::milliseconds patience = std::chrono::seconds(5));
  ~Journal();
  Journal(const Journal&) = delete;
  Journal& operator=(const Journal&) = delete;

  /// A document of the campaign, as it was at the beginning. Throws Refusal if there is none of that name.
  [[nodiscard]] std::string document(const std::string& name) const;
  /// The same; nothing if there is none.
  [[nodiscard]] std::optional<std::string> document_if_any(const std::string& name) const;

  /// What the document kMapFile says (map::read_map). Throws Refusal with every problem if it is no map, or there is
  /// none.
  [[nodiscard]] map::Map map() const;

  /// What `read` reads is all of one moment, though others may write; and SQLite looks only once whether they have.
  void at_one_moment(const std::function<void()>& read) const;

  /// The last changed text of the rules (RulesChanged), or of those that that command found; nothing: they are those of
  /// the beginning.
  [[nodiscard]] std::optional<std::string> changed_rules(std::optional<std::int64_t> before = std::nullopt) const;

  /// The fold of all events that are not undone.
  [[nodiscard]] State state() const;
  /// The same as that command found it.
  [[nodiscard]] State state_before(std::int64_t command) const;

  [[nodiscard]] std::vector<Event> events(const EventFilter& filter) const;

  /// Writes one command with its events, and gives its number. `after`: the state that they lead to, for the tables
  /// that people query with SQL; `asked`: CommandGiven::asked.
  std::int64_t append(const std::string& command, const std::vector<Event>& events, const State& after,
                      const std::string& when, const std::string& asked = "");

  /// The commands that have not been undone, in order; the founding is the first.
  [[nodiscard]] std::vector<CommandGiven> commands() const;

  /// All commands, those that were taken back among them, in the order in which they were given.
  [[nodiscard]] std::vector<CommandGiven> all_commands() const;

  /// Of the commands that were taken back, the last one that is given again as it was: it finds the campaign as it did
  /// then. Nothing if there is none.
  [[nodiscard]] std::optional<CommandGiven> to_redo() const;

  /// Notes that all that follows from that command has been done. Nothing else changes; a second time nothing at all.
  void finish(std::int64_t command, const std::string& when);

  /// What was taken on trust: what the file held when it was brought up from a version without a chain, and what the
  /// umpire has vouched for. docs/formats/campaign-file.md
  [[nodiscard]] std::vector<OnTrust> on_trust() const;

  /// True if nobody else has given a command, or taken one back, since this journal was opened.
  [[nodiscard]] bool is_current() const;

  /// When the campaign was created, for people: "2026-11-21 18:30 UTC".
  [[nodiscard]] std::string begun() const;

  /// The words of the last command that has not been undone. Throws Refusal if only the beginning is left.
  [[nodiscard]] std::string last_command() const;

  /// Undoes the last command that has not been undone, and gives its words. The beginning stays.
  std::string undo(const std::string& when);

 private:
  struct File;
  std::unique_ptr<File> file_;
};

}  // namespace estafette::campaign
