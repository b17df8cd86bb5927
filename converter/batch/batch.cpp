#include "converter/batch/batch.hpp"

#include "base/files/disk.hpp"
#include "base/files/fingerprint.hpp"
#include "converter/batch/conflicts.hpp"
#include "converter/batch/endings.hpp"
#include "converter/batch/patience.hpp"
#include "converter/batch/results.hpp"
#include "converter/batch/summary.hpp"
#include "converter/batch/watch.hpp"

#include <algorithm>
#include <atomic>
#include <condition_variable>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <thread>
#include <utility>

namespace estafette::batch {
namespace {

/// One input, from its bytes to its results. Used by all threads.
class Worker {
 public:
  Worker(std::shared_ptr<const Recipe> recipe, const Run& run, Results& results)
      : recipe_(std::move(recipe)), run_(run), results_(results) {}

  Outcome operator()(const Input& input) const {
    Outcome outcome;
    outcome.file = input.file.generic_string();
    try {
      convert_one(input, outcome);
    } catch (const Refusal& refusal) {
      outcome.state = InputState::refused;
      outcome.problems = refusal.problems();
    } catch (const fs::filesystem_error& error) {
      outcome.state = InputState::refused;
      outcome.problems = refusal_for(error).problems();
    } catch (const std::exception& error) {
      outcome.state = InputState::refused;
      outcome.problems = {{outcome.file, 0, "", error.what(), "a file that estafette can convert",
                           "This is a mistake in estafette itself: please report it"}};
    }
    return outcome;
  }

 private:
  void convert_one(const Input& input, Outcome& outcome) const {
    if (!input.named && results_.is_result(input.file)) return pass_over(outcome, "a result of an earlier run");
    const std::string bytes = input.pasted ? *input.pasted : read(input.file, outcome.times);
    RecordEntry entry;
    entry.result = input.result.generic_string();
    entry.input = results_.seen_from_here(input.file);
    entry.key = fingerprint(recipe_->fingerprint + fingerprint(std::string_view(bytes)));
    if (const RecordEntry* before = results_.still_good(entry.result, entry.key)) {
      outcome.state = InputState::unchanged;
      outcome.figures = before->figures;
      outcome.written = paths_of(*before);
      return;
    }
    Converted made = convert_in_time(bytes, input, recipe_);
    outcome.times += made.times;
    if (made.worth_a_look) outcome.figures.questions = 1;
    if (!made.passed_over.empty()) return pass_over(outcome, made.passed_over);

    entry.figures = made.figures;
    entry.written = written_of(made.documents);
    results_.refuse_what_is_in_the_way(entry);
    if (!run_.dry_run) {
      const Watch watch(outcome.times.write);
      results_.write(entry, made.documents);
    }
    outcome.state = InputState::done;
    outcome.figures = made.figures;
    outcome.written = paths_of(entry);
    outcome.table = std::move(made.table);
    outcome.remarks = std::move(made.remarks);
  }

  static void pass_over(Outcome& outcome, const std::string& reason) {
    outcome.state = InputState::passed_over;
    outcome.reason = reason;
  }

  static std::string read(const fs::path& file, Times& times) {
    const Watch watch(times.read);
    return read_bytes(file);
  }

  static std::vector<std::string> paths_of(const RecordEntry& entry) {
    std::vector<std::string> paths;
    for (const Written& written : entry.written) paths.push_back(written.path);
    return paths;
  }

  std::shared_ptr<const Recipe> recipe_;
  const Run& run_;
  Results& results_;
};

/// Finished outcomes that the caller has not been told of yet.
class Done {
 public:
  explicit Done(std::size_t inputs) : outcomes_(inputs) {}

  void put(std::size_t at, Outcome outcome) {
    const std::lock_guard lock(mutex_);
    outcomes_[at] = std::move(outcome);
    ready_.notify_one();
  }
  void thread_ended() {
    const std::lock_guard lock(mutex_);
    ++ended_;
    ready_.notify_one();
  }
  /// Waits for the outcome of that input; nothing if there will never be one.
  std::optional<Outcome> wait_for(std::size_t at, std::size_t threads) {
    std::unique_lock lock(mutex_);
    ready_.wait(lock, [&] { return outcomes_[at].has_value() || ended_ == threads; });
    return std::exchange(outcomes_[at], std::nullopt);
  }

 private:
  std::mutex mutex_;
  std::condition_variable ready_;
  std::vector<std::optional<Outcome>> outcomes_;
  std::size_t ended_ = 0;
};

Outcome refused_as_conflict(const Input& input, const Input& other) {
  Outcome outcome;
  outcome.file = input.file.generic_string();
  outcome.problems = {{outcome.file, 0, "", "an input of the same name as " + other.file.generic_string(),
                       "inputs whose results have different names", "Rename one of the files"}};
  return outcome;
}

/// The part of an outcome that the summary needs.
Outcome shortened(Outcome outcome) {
  outcome.table.reset();
  outcome.remarks = {};
  if (outcome.problems.size() > 1) outcome.problems.resize(1);
  return outcome;
}

/// The summary's two files are a result like any other.
RecordEntry summary_entry(const std::vector<Document>& documents) {
  RecordEntry entry;
  entry.written = written_of(documents);
  return entry;
}

std::vector<Document> summary_of(const std::vector<Outcome>& outcomes, CsvFor csv) {
  return {{kSummaryCsv, csv_for(csv, summary_csv(outcomes))}, {kSummaryPage, summary_html(outcomes)}};
}

}  // namespace

Finished convert_all(const Inputs& inputs, Recipe given, const Run& run, const Listener& listener) {
  const auto recipe = std::make_shared<const Recipe>(std::move(given));  // shared with whoever takes too long
  Results results(run.folder, run.overwrite, run.given);
  if (run.summary) results.refuse_what_is_in_the_way(summary_entry(summary_of({}, recipe->csv)));
  const Worker worker(recipe, run, results);
  const std::map<std::size_t, std::size_t> conflicting = conflicts(inputs.inputs, *recipe);
  const std::size_t count = inputs.inputs.size();
  const std::size_t threads =
      std::min(static_cast<std::size_t>(std::max(run.jobs, 1)), std::max<std::size_t>(count, 1));

  Finished finished;
  Done done(count);
  std::atomic<std::size_t> next = 0;
  const auto work = [&](const std::stop_token& stop) {
    for (std::size_t i = next++; i < count && !stop.stop_requested(); i = next++) {
      const auto other = conflicting.find(i);
      done.put(i, other == conflicting.end() ? worker(inputs.inputs[i])
                                             : refused_as_conflict(inputs.inputs[i], inputs.inputs[other->second]));
    }
    done.thread_ended();
  };
  {
    std::vector<std::jthread> pool;
    for (std::size_t i = 0; i < threads; ++i) pool.emplace_back(work);
    for (std::size_t i = 0; i < count; ++i) {
      std::optional<Outcome> outcome = done.wait_for(i, threads);
      if (!outcome) {
        ++finished.left;
        continue;
      }
      if (listener.told) listener.told(*outcome);
      finished.times += outcome->times;
      finished.outcomes.push_back(shortened(*std::move(outcome)));
      if (!listener.stopped || !listener.stopped()) continue;
      for (std::jthread& thread : pool) thread.request_stop();
    }
  }
  for (const PassedOver& unseen : inputs.passed_over) {
    Outcome outcome;
    outcome.file = unseen.file.generic_string();
    outcome.state = unseen.refused ? InputState::refused : InputState::passed_over;
    if (unseen.refused) {
      outcome.problems = {{outcome.file, 0, "", unseen.reason, "a folder that you may read",
                           "Ask for permission to read it, or move it away"}};
    } else {
      outcome.reason = unseen.reason;
    }
    if (unseen.refused && listener.told) listener.told(outcome);
    finished.outcomes.push_back(std::move(outcome));
  }
  const BatchTotals sum = tally(finished.outcomes);
  const bool news = sum.done + sum.refused > 0 || results.still_good("", "") == nullptr;
  if (run.summary && !run.dry_run && news) {
    const std::vector<Document> summary = summary_of(finished.outcomes, recipe->csv);
    results.write(summary_entry(summary), summary);
  }
  if (!run.dry_run) results.close();
  return finished;
}

}  // namespace estafette::batch
