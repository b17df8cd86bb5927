#include "converter/batch/results.hpp"

#include "base/files/files_in_work.hpp"
#include "base/files/fingerprint.hpp"
#include "base/problem.hpp"
#include "converter/readers/reading.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <set>

namespace estafette::batch {
namespace {

constexpr const char* kRemedy = "Choose another --out, or add --overwrite";

/// Nothing but zeros, or nothing at all: so a power cut leaves a file whose name was on the disk before its bytes.
bool is_blank(const fs::path& file) {
  FileError error;
  if (!fs::is_regular_file(file, error)) return false;
  const std::string bytes = read_bytes(file);
  return bytes.find_first_not_of('\0') == std::string::npos;
}

}  // namespace

std::string Results::seen_from_here(const fs::path& input) const {
  // Both from the root: from a folder that does not exist yet there is no relative path.
  return seen_from(fs::absolute(folder_), fs::absolute(input)).generic_string();
}

const RecordEntry* Results::still_good(const std::string& result, const std::string& key) const {
  const RecordEntry* entry = record_.find(result);
  if (overwrite_ || entry == nullptr || !entry->finished || entry->key != key) return nullptr;
  // With a scenario we cannot know whether the master file that it names has changed.
  if (entry->figures.format == to_string(readers::Format::sow_scenario)) return nullptr;
  const bool all = std::all_of(entry->written.begin(), entry->written.end(),
                               [&](const Written& written) { return stands(written); });
  return all ? entry : nullptr;
}

void Results::refuse_what_is_in_the_way(const RecordEntry& entry) const {
  const RecordEntry* before = record_.find(entry.result);
  ProblemList problems;
  const auto in_the_way = [&](const fs::path& place, const std::string& what) {
    problems.add({place.generic_string(), 0, "", what, "a name not yet in use", kRemedy});
  };
  for (const Written& written : entry.written) {
    const fs::path place = folder_ / written.path;
    FileError absent;
    if (fs::is_directory(place, absent)) {
      problems.add({place.generic_string(), 0, "", "a folder", "room for a file of that name", "Move the folder away"});
    } else if (overwrite_ || !fs::exists(place, absent) || is_blank(place)) {
      continue;
    } else if (!record_.is_result(written.path)) {
      if (stands(written)) continue;  // of a run whose power was cut before it had recorded them
      in_the_way(place, "a file that exists already");
    } else if (!is_ours(written.path)) {
      in_the_way(place, "a result that was changed since");
    } else if (before != nullptr && before->input != entry.input && before->key != entry.key) {
      in_the_way(place, fmt::format("the result of another input, {}", before->input));
    } else if (const RecordEntry* other = record_.owner(written.path);
               other != nullptr && other->result != entry.result) {
      in_the_way(place, fmt::format("the result of another input, {}", other->input));
    }
  }
  problems.refuse_if_any();
}

void Results::write(const RecordEntry& entry, const std::vector<Document>& documents) {
  std::vector<std::string> old;
  if (const RecordEntry* before = record_.find(entry.result)) {
    for (const Written& written : before->written) old.push_back(written.path);
  }
  std::set<std::string> stood;  // with the same bytes, from an earlier run
  for (const Written& written : entry.written)
    if (stands(written)) stood.insert(written.path);
  record_.begin(entry);
  if (entry.result.empty()) record_.make_sure();  // a summary: no later run makes the same bytes, and so knows them
  try {
    std::vector<FileInWork> files;
    for (const Document& document : documents) {
      files.push_back({folder_ / document.path, document.bytes, record_.workplace()});
      std::erase(old, document.path.generic_string());
    }
    write_whole(files);
    record_.finish(entry);
  } catch (const Refusal&) {  // all of an input's results, or none; what an earlier run made is left
    for (const Written& written : entry.written)
      if (!stood.contains(written.path) && stands(written)) take_away(written.path);
    throw;
  }
  for (const std::string& path : old)
    if (!is_given(path)) take_away(path);
  const std::lock_guard lock(mutex_);
  for (const Document& document : documents) written_.push_back(folder_ / document.path);
}

void Results::close() {
  record_.make_sure();  // first: by it we know what is ours of that which was lost
  make_sure_of(written_);
  record_.close();
}

bool Results::stands(const Written& written) const {
  const fs::path place = folder_ / written.path;
  FileError absent;
  return fs::is_regular_file(place, absent) && fingerprint(std::string_view(read_bytes(place))) == written.fingerprint;
}

bool Results::is_ours(const std::string& path) const {
  return record_.wrote({path, fingerprint(std::string_view(read_bytes(folder_ / path)))});
}

bool Results::is_given(const std::string& path) const {
  return std::any_of(given_.begin(), given_.end(), [&](const fs::path& given) {
    FileError error;
    return fs::equivalent(given, folder_ / path, error) && !error;
  });
}

void Results::take_away(const std::string& path) const {
  FileError ignored;
  if (fs::is_regular_file(folder_ / path, ignored) && is_ours(path)) remove_if_there(folder_ / path);
}

std::vector<Written> written_of(const std::vector<Document>& documents) {
  std::vector<Written> written;
  for (const Document& document : documents) {
    written.push_back({document.path.generic_string(), fingerprint(std::string_view(document.bytes))});
  }
  return written;
}

}  // namespace estafette::batch
