// The results of a batch in their folder: finds out whether those of an earlier run are still good, and whose a file in
// the way is; and writes results, whole or not at all.
#pragma once

#include "converter/batch/record.hpp"

#include <mutex>
#include <string>
#include <utility>
#include <vector>

namespace estafette::batch {

/// Any thread may use it at any time, but each for different results.
class Results {
 public:
  /// Throws Refusal if the record of earlier runs cannot be read.
  Results(const fs::path& folder, bool overwrite, std::vector<fs::path> given = {})
      : folder_(folder), overwrite_(overwrite), given_(std::move(given)), record_(folder) {}

  /// The path of an input relative to the folder, so that both can be moved together.
  [[nodiscard]] std::string seen_from_here(const fs::path& input) const;

  /// What an earlier run made of an input with that key, if it was finished and has not been changed. Nothing if
  /// everything must be made anew.
  [[nodiscard]] const RecordEntry* still_good(const std::string& result, const std::string& key) const;

  /// True if that file is a result of an earlier run.
  [[nodiscard]] bool is_result(const fs::path& file) const { return record_.is_result(seen_from_here(file)); }

  /// Throws Refusal if something is in the way of these results: not ours, changed since, or of another input.
  void refuse_what_is_in_the_way(const RecordEntry& entry) const;

  /// Writes the documents of `entry`, and removes results of an earlier run that its input no longer has, unless
  /// somebody changed them or has given them to this run. Throws Refusal; then each document is either written whole or
  /// as it was before.
  void write(const RecordEntry& entry, const std::vector<Document>& documents);

  /// Makes everything safe from a power cut; to be called at the end. Throws Refusal.
  void close();

 private:
  [[nodiscard]] bool stands(const Written& written) const;
  [[nodiscard]] bool is_ours(const std::string& path) const;
  [[nodiscard]] bool is_given(const std::string& path) const;
  void take_away(const std::string& path) const;

  fs::path folder_;
  bool overwrite_;
  std::vector<fs::path> given_;  ///< by the umpire: answers and mappings
  Record record_;
  std::mutex mutex_;
  std::vector<fs::path> written_;  ///< by this run
};

/// The names and fingerprints of documents, for the record.
[[nodiscard]] std::vector<Written> written_of(const std::vector<Document>& documents);

}  // namespace estafette::batch
