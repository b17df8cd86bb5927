#include "converter/batch/record.hpp"

#include "base/csv.hpp"
#include "base/problem.hpp"
#include "base/text.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <ctime>
#include <random>

namespace estafette::batch {
namespace {

constexpr std::size_t kFixed = 13;  // fields before the results, of which each has two

/// A name with a line end would break the line. Then it is not found again, and its input is converted anew.
std::string line_of(const RecordEntry& entry) {
  const Figures& figures = entry.figures;
  std::vector<std::string> fields = {entry.finished ? "finished" : "begun",
                                     one_line(entry.result),
                                     one_line(entry.input),
                                     entry.key,
                                     figures.format,
                                     std::to_string(figures.lines),
                                     std::to_string(figures.understood),
                                     std::to_string(figures.units),
                                     std::to_string(figures.men),
                                     std::to_string(figures.scaled),
                                     std::to_string(figures.guesses),
                                     std::to_string(figures.questions),
                                     std::to_string(figures.certain)};
  for (const Written& written : entry.written) {
    fields.push_back(one_line(written.path));
    fields.push_back(written.fingerprint);
  }
  return csv_line(fields);
}

std::optional<RecordEntry> entry_from(const CsvRow& row) {
  const auto field = [&](std::size_t at) { return std::string(without_apostrophe(row.fields[at])); };
  if (row.fields.size() < kFixed || (row.fields.size() - kFixed) % 2 != 0) return std::nullopt;
  std::array<int, 8> figures{};
  for (std::size_t i = 0; i < figures.size(); ++i) {
    const std::optional<int> figure = whole_number(row.fields[kFixed - figures.size() + i]);
    if (!figure) return std::nullopt;
    figures[i] = *figure;
  }
  RecordEntry entry{.result = field(1),
                    .input = field(2),
                    .key = field(3),
                    .finished = field(0) == "finished",
                    .figures = {.format = field(4),
                                .lines = figures[0],
                                .understood = figures[1],
                                .units = figures[2],
                                .men = figures[3],
                                .scaled = figures[4],
                                .guesses = figures[5],
                                .questions = figures[6],
                                .certain = figures[7]},
                    .written = {}};
  for (std::size_t at = kFixed; at < row.fields.size(); at += 2) entry.written.push_back({field(at), field(at + 1)});
  return entry;
}

/// The entries of a record, line by line, without those that cannot be read.
std::vector<RecordEntry> entries_in(const fs::path& file) {
  std::vector<RecordEntry> entries;
  FileError absent;
  if (!fs::exists(file, absent)) return entries;
  const std::string text = read_bytes(file);  // it contains paths, which may be any bytes
  std::string_view left = text;
  for (std::size_t end = left.find('\n'); end != std::string_view::npos; end = left.find('\n')) {
    const std::string_view line = left.substr(0, end + 1);  // a last line that was cut off has no end
    left.remove_prefix(line.size());
    try {
      for_each_row(line, ',', file.generic_string(), [&](const CsvRow& row) {
        if (std::optional<RecordEntry> entry = entry_from(row)) entries.push_back(std::move(*entry));
      });
    } catch (const Refusal&) {
      continue;
    }
  }
  return entries;
}

/// Removes the workplaces of this run, and those that have not been used for an hour: their run was killed.
void clear(const fs::path& workplaces, const std::string& ours) {
  constexpr std::time_t kHour = 3600;
  const std::time_t long_ago = std::time(nullptr) - kHour;
  FileError ignored;
  for (const fs::directory_entry& place : fs::directory_iterator(workplaces, ignored)) {
    const bool own = place.path().filename().string().starts_with(ours);
    if (own || fs::last_write_time(place.path(), ignored) < long_ago) remove_if_there(place.path());
  }
  if (fs::is_empty(workplaces, ignored)) remove_if_there(workplaces);
}

}  // namespace

Record::Record(const fs::path& folder) : folder_(folder / kRecordFolder), run_(std::random_device{}()) {
  for (RecordEntry& entry : entries_in(folder_ / "record.csv")) take(std::move(entry));
}

const RecordEntry* Record::find(const std::string& result) const {
  const std::lock_guard lock(mutex_);
  const auto found = entries_.find(one_line(result));
  return found == entries_.end() ? nullptr : &found->second;
}

bool Record::wrote(const Written& written) const {
  const std::lock_guard lock(mutex_);
  return ours_.contains({one_line(written.path), written.fingerprint});
}

const RecordEntry* Record::owner(const std::string& path) const {
  const std::lock_guard lock(mutex_);
  const auto owner = owners_.find(one_line(path));
  if (owner == owners_.end()) return nullptr;
  const auto found = entries_.find(owner->second);
  return found == entries_.end() ? nullptr : &found->second;
}

bool Record::is_result(const std::string& path) const {
  const std::lock_guard lock(mutex_);
  const auto next = ours_.lower_bound({one_line(path), ""});
  return next != ours_.end() && next->first == one_line(path);
}

void Record::begin(RecordEntry entry) {
  entry.finished = false;
  const std::lock_guard lock(mutex_);
  append(entry);
  touched_.insert(entry.result);
  take(std::move(entry));
}

void Record::finish(RecordEntry entry) {
  entry.finished = true;
  const std::lock_guard lock(mutex_);
  append(entry);
  touched_.insert(entry.result);
  take(std::move(entry));
}

void Record::make_sure() const {
  const std::lock_guard lock(mutex_);
  if (begun_) make_sure_of({folder_ / "record.csv", folder_});
}

fs::path Record::workplace() {
  const std::lock_guard lock(mutex_);
  return folder_ / "new" / fmt::format("{}-{}", run_, ++workplaces_);
}

void Record::close() {
  const std::lock_guard lock(mutex_);
  const bool all_finished =
      std::all_of(entries_.begin(), entries_.end(), [](const auto& one) { return one.second.finished; });
  if (begun_ && all_finished) {  // otherwise an older line may still say whose some results are
    for (RecordEntry& entry : entries_in(folder_ / "record.csv")) {  // another run may have written there too
      if (!touched_.contains(entry.result)) take(std::move(entry));
    }
    std::string text;
    for (const auto& [result, entry] : entries_) text += line_of(entry);
    const fs::path tidy = folder_ / "new" / fmt::format("{}-record", run_);
    try {
      write_whole(tidy, text, tidy.string() + "-0");
      make_sure_of({tidy});
      move_into_place(tidy, folder_ / "record.csv");
    } catch (const Refusal&) {
      // Where there is no room for a tidy record, the old one, with every line of this run, is as good.
    }
  }
  clear(folder_ / "new", fmt::format("{}-", run_));
}

void Record::take(RecordEntry entry) {
  for (const Written& written : entry.written) {
    ours_.insert({written.path, written.fingerprint});
    owners_[written.path] = entry.result;
  }
  std::string result = entry.result;
  entries_.insert_or_assign(std::move(result), std::move(entry));
}

void Record::append(const RecordEntry& entry) {
  const std::string line = line_of(entry);
  append_to(folder_ / "record.csv", begun_ ? line : '\n' + line);  // which ends a line that was cut off
  begun_ = true;
}

}  // namespace estafette::batch
