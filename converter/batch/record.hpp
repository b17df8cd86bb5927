// Keeps a record of what earlier runs finished in a folder of results, so that a run that was stopped can be started
// again and does only what is left. The record is .estafette-batch/record.csv in that folder, a line for each step.
//
// Before the results of an input are written, the record names them with their fingerprints; afterwards it says that
// they are finished. So if the program is killed, it leaves at most half a line, which is not read, and results that we
// know to be ours from the record.
#pragma once

#include "base/files/files.hpp"
#include "converter/batch/outcome.hpp"

#include <map>
#include <mutex>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace estafette::batch {

/// The place of the record, below a folder of results.
inline constexpr const char* kRecordFolder = ".estafette-batch";

/// A result, as it was written.
struct Written {
  std::string path;         ///< below the folder of results
  std::string fingerprint;  ///< of its bytes
  bool operator==(const Written&) const = default;
};

struct RecordEntry {
  std::string result;  ///< Input::result: the start of all its results' names
  std::string input;   ///< the input, relative to the folder of results
  std::string key;     ///< fingerprint of the input's bytes and of the recipe
  bool finished = false;
  Figures figures;
  std::vector<Written> written;
  bool operator==(const RecordEntry&) const = default;
};

/// Any thread may use it at any time.
class Record {
 public:
  /// Reads the record that earlier runs left in `folder`; nothing is made there before the first begin(). Lines that
  /// cannot be read are left out: then their results are not ours. Throws Refusal if the file itself cannot be read.
  explicit Record(const fs::path& folder);

  /// The last entry of that name; null if there is none.
  [[nodiscard]] const RecordEntry* find(const std::string& result) const;

  /// True if we wrote these very bytes to that place in this folder, now or in an earlier run.
  [[nodiscard]] bool wrote(const Written& written) const;

  /// Whose result is at that path, as far as we know: the last entry that wrote it; null if there is none.
  [[nodiscard]] const RecordEntry* owner(const std::string& path) const;

  /// True if we ever wrote anything at that path.
  [[nodiscard]] bool is_result(const std::string& path) const;

  /// Call these before and after the results of `entry` are written. Both throw Refusal if they cannot be recorded.
  void begin(RecordEntry entry);
  void finish(RecordEntry entry);

  /// Makes what was recorded in this run safe from a power cut. Throws Refusal.
  void make_sure() const;

  /// Where a result may be written before it is moved to its place: a new path at each call.
  [[nodiscard]] fs::path workplace();

  /// Removes the workplaces, also those of a run that was killed an hour ago. If anything was begun and all is
  /// finished, it writes the record anew, with a line for each entry, and keeps what another run has recorded
  /// meanwhile.
  void close();

 private:
  void take(RecordEntry entry);
  void append(const RecordEntry& entry);

  fs::path folder_;
  mutable std::mutex mutex_;
  std::map<std::string, RecordEntry> entries_;
  std::set<std::string> touched_;                       ///< entries of this run
  std::map<std::string, std::string> owners_;           ///< for each path, the entry that wrote it last
  std::set<std::pair<std::string, std::string>> ours_;  ///< path and fingerprint
  bool begun_ = false;                                  ///< this run has added to the record
  unsigned run_;  ///< a random number, so that two runs at a time never share a workplace
  int workplaces_ = 0;
};

}  // namespace estafette::batch
