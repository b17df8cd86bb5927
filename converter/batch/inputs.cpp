#include "converter/batch/inputs.hpp"

#include "base/files/portable_names.hpp"
#include "converter/batch/endings.hpp"
#include "converter/batch/record.hpp"

#include <algorithm>
#include <cstddef>
#include <map>
#include <string>
#include <utility>
#include <vector>

namespace estafette::batch {
namespace {

class InputSearch {
 public:
  explicit InputSearch(const fs::path& results) : results_(results) {}

  void named(const fs::path& path) {
    FileError absent;
    if (path == kPasted) {
      add({"pasted text", "pasted", true, ""});
    } else if (fs::is_directory(path, absent)) {
      folder(path, "");
    } else {
      add({path, portable_path(path.stem()), true, {}});
    }
  }

  Inputs found() { return std::move(found_); }

 private:
  /// Whoever names a file twice, or beside its folder, means it once.
  void add(Input input) {
    FileError absent;
    for (const std::size_t place : by_result_[input.result.generic_string()]) {
      Input& before = found_.inputs[place];
      const bool same = input.file == before.file || fs::equivalent(input.file, before.file, absent);
      if (!same) continue;
      before.named = before.named || input.named;
      return;
    }
    by_result_[input.result.generic_string()].push_back(found_.inputs.size());
    found_.inputs.push_back(std::move(input));
  }

  void folder(const fs::path& path, const fs::path& way) {
    FileError error;
    std::vector<fs::directory_entry> entries;
    for (fs::directory_iterator it(path, error), end; !error && it != end; it.increment(error)) entries.push_back(*it);
    if (error) found_.passed_over.push_back({path, "a folder that cannot be read: " + error.message(), true});
    std::sort(entries.begin(), entries.end());
    const bool above = of_a_run_;
    of_a_run_ = above || fs::exists(path / kRecordFolder, error);
    for (const fs::directory_entry& entry : entries) take(entry, way);
    of_a_run_ = above;
  }

  void take(const fs::directory_entry& entry, const fs::path& way) {
    const fs::path& path = entry.path();
    FileError error;
    if (path.filename().string().starts_with('.')) {
      found_.passed_over.push_back({path, "hidden"});
    } else if (of_a_run_ && tells_of_inputs(path.filename().string())) {
      found_.passed_over.push_back({path, "a report of an earlier run"});
    } else if (fs::is_regular_file(entry.status(error))) {
      add({path, way / portable_path(path.stem()), false, {}});
    } else if (!fs::is_directory(entry.status(error))) {
      found_.passed_over.push_back({path, "not a file: a pipe, a device or a broken link"});
    } else if (fs::is_symlink(entry.symlink_status(error))) {
      found_.passed_over.push_back({path, "a link to a folder, which might lead in a circle"});
    } else if (fs::equivalent(path, results_, error)) {
      found_.passed_over.push_back({path, "the folder of the results"});
    } else {
      folder(path, way / portable_path(path.filename()));
    }
  }

  fs::path results_;
  bool of_a_run_ = false;  ///< below a folder of results, this run's or another's
  Inputs found_;
  std::map<std::string, std::vector<std::size_t>> by_result_;  ///< places in found_, by where their results go
};

}  // namespace

Inputs find_inputs(const std::vector<fs::path>& named, const fs::path& results) {
  InputSearch search(results);
  for (const fs::path& path : named) search.named(path);
  return search.found();
}

}  // namespace estafette::batch
