// estafette convert: turns orders of battle in any format into the campaign's (rule 1.3) and the game's, one or a whole
// shelf at a time. docs/batch.md
#include "base/files/fingerprint.hpp"
#include "base/files/pasted.hpp"
#include "campaign/umpire/reader_folder.hpp"
#include "cli/console/progress.hpp"
#include "cli/data_files.hpp"
#include "cli/day.hpp"
#include "cli/memory.hpp"
#include "cli/output.hpp"
#include "cli/templates.hpp"
#include "cli/verb.hpp"
#include "cli/version.hpp"
#include "converter/batch/answered.hpp"
#include "converter/batch/batch.hpp"
#include "converter/batch/endings.hpp"
#include "converter/batch/patience.hpp"
#include "converter/batch/summary.hpp"
#include "converter/readers/spreadsheet/columns/mapping.hpp"
#include "converter/sow/profile/read_profile.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <csignal>
#include <future>
#include <memory>
#include <thread>
#include <utility>

namespace estafette::cli {
namespace {

constexpr int kMostJobs = 256;
constexpr std::size_t kToldInFull = 12;  // files; if there are more, only what somebody must check is shown
constexpr std::size_t kMostFaults = 20;  // of one file in such a batch

struct ConvertOptions {
  std::vector<fs::path> inputs, mappings, words, answers;
  fs::path rules, profile;
  readers::Stated stated;
  std::string from, scale = "rules", to = "outline", day;
  int jobs = 0;
  Output output;

  /// The files that may be results of an earlier run, and stay.
  [[nodiscard]] std::vector<fs::path> given() const {
    std::vector<fs::path> files = answers;
    files.insert(files.end(), mappings.begin(), mappings.end());
    return files;
  }
};

std::string plural(std::size_t count, const std::string& thing) {
  return fmt::format("{} {}{}", figure(static_cast<long long>(count)), thing, count == 1 ? "" : "s");
}

/// True if files are converted one after the other, as far as the command line says.
bool one_at_a_time(const ConvertOptions& options) {
  FileError unreachable;  // what is no folder is read, and then told of
  return options.jobs == 1 || (options.inputs.size() == 1 && !fs::is_directory(options.inputs.front(), unreachable));
}

/// Every data file that a result depends on, and the recipe made from them.
batch::Recipe recipe_of(const ConvertOptions& options) {
  const fs::path rules = options.rules.empty() ? template_file("campaigns/1813/rules.xml") : options.rules;
  const fs::path profile = options.profile.empty() ? template_file("sow/waterloo.xml") : options.profile;
  const fs::path readers = template_file("readers/words.xml").parent_path();
  batch::Recipe recipe;
  // The words are twice the work of all the rest.
  auto words = std::async(std::launch::async, [&] { return readers::read_reader_data(readers, options.words); });
  recipe.rules = read_rules(rules).scaling;
  recipe.profile = read_profile(profile);
  recipe.from = options.from.empty() ? std::nullopt : readers::format_from(options.from);
  recipe.scale = options.scale != "none";
  recipe.to = options.to == "sow" ? batch::Target::sow : batch::Target::outline;
  recipe.day = day_of(options.day);
  recipe.csv = options.output.csv();
  const fs::path patience = readers / "batch.xml";
  recipe.patience = batch::read_patience(read_text(patience), patience.generic_string());

  std::vector<Document> deciding = {{"rules", read_bytes(rules)}, {"profile", read_bytes(profile)}};
  for (const fs::directory_entry& entry : fs::recursive_directory_iterator(readers)) {
    if (fs::is_regular_file(entry.status()))
      deciding.push_back({"readers" / fs::relative(entry.path(), readers), read_bytes(entry.path())});
  }
  std::vector<readers::Mapping> mappings;
  for (const fs::path& mapping : options.mappings) {
    mappings.push_back(readers::read_mapping(read_text(mapping), mapping.generic_string()));
    deciding.push_back({fmt::format("mapping {}", mappings.size()), read_bytes(mapping)});
  }
  for (const fs::path& answers : options.answers) {
    recipe.answers.push_back(review::read_answers(read_text(answers), answers.generic_string()));
    deciding.push_back({fmt::format("answers {}", recipe.answers.size()), read_bytes(answers)});
  }
  for (std::size_t i = 0; i < options.words.size(); ++i) {
    deciding.push_back({fmt::format("words {}", i + 1), read_bytes(options.words[i])});
  }
  deciding.push_back({"options", fmt::format("{}; {}; {}; {}; {}; {}; {}; {}; {}", kVersion, options.stated.nation,
                                             options.stated.corps, options.stated.army, options.from, options.scale,
                                             options.to, options.day, static_cast<int>(options.output.csv()))});
  recipe.fingerprint = fingerprint(std::move(deciding));
  recipe.readers = words.get();
  recipe.stated = readers::as_meant(options.stated, recipe.readers.words);
  recipe.readers.mappings = std::move(mappings);
  recipe.readers.day = recipe.day;
  return recipe;
}

volatile std::sig_atomic_t interrupted = 0;

/// While it exists, Ctrl-C stops the run after the files in work; a second one stops it at once, and does no harm.
class Interruptible {
 public:
  Interruptible() : before_(std::signal(SIGINT, ask)) { interrupted = 0; }
  Interruptible(const Interruptible&) = delete;
  Interruptible& operator=(const Interruptible&) = delete;
  ~Interruptible() { (void)std::signal(SIGINT, before_); }

 private:
  static void ask(int) {
    interrupted = 1;
    (void)std::signal(SIGINT, SIG_DFL);
  }
  void (*before_)(int);
};

/// Says what became of each file: in full for a few, for many only what somebody must check.
class OutcomePrinter {
 public:
  OutcomePrinter(const Console& say, std::size_t files)
      : say_(say), in_full_(files <= kToldInFull), progress_(say, "files", files, kToldInFull + 1) {}

  void tell(const batch::Outcome& outcome) {
    faults_ += outcome.problems.size();
    done_ = done_ || outcome.state == batch::InputState::done;
    if (in_full_ || !outcome.problems.empty() || outcome.figures.questions > 0) {
      progress_.clear();
      in_full_ ? tell_in_full(outcome) : tell_in_short(outcome);
    }
    progress_.step();
  }
  [[nodiscard]] std::size_t faults() const { return faults_; }
  [[nodiscard]] bool any_done() const { return done_; }

  /// What came after all files, when results are written: a summary for which there was no room.
  void tell_at_the_end(const Refusal& refusal) {
    progress_.clear();
    for (const Problem& problem : refusal.problems()) complain(problem);
  }

 private:
  /// Only once, even if every file has the same problem: a folder that cannot be written to.
  void complain(const Problem& problem) {
    std::string text = to_string(problem);
    if (text == last_) return;
    say_.complain(text);
    last_ = std::move(text);
  }

  void tell_in_full(const batch::Outcome& outcome) {
    for (const Problem& problem : outcome.problems) complain(problem);
    if (outcome.table) say_.table(*outcome.table);
    const batch::Figures& figures = outcome.figures;
    if (outcome.state == batch::InputState::done && (figures.understood < figures.lines || figures.questions > 0)) {
      const std::string asked = plural(static_cast<std::size_t>(figures.questions), "question");
      say_.remark(fmt::format("{}: understood {} of {} lines{}", outcome.file, figure(figures.understood),
                              figure(figures.lines),
                              figures.questions == 0 ? "" : fmt::format("; its review asks {}", asked)));
    }
    if (outcome.state == batch::InputState::done && figures.guesses > 0) {
      say_.remark(fmt::format("{}: guessed {}, marked in the notes", outcome.file,
                              plural(static_cast<std::size_t>(figures.guesses), "thing")));
    }
    for (const std::string& remark : outcome.remarks) say_.remark(remark);
    if (outcome.state == batch::InputState::unchanged)
      say_.line(outcome.file + ": unchanged, its results are still good");
    if (outcome.state == batch::InputState::passed_over) say_.line(outcome.file + ": passed over: " + outcome.reason);
  }

  void tell_in_short(const batch::Outcome& outcome) {
    const std::size_t shown = std::min(outcome.problems.size(), kMostFaults);
    for (std::size_t i = 0; i < shown; ++i) complain(outcome.problems[i]);
    if (outcome.problems.size() > shown) {
      say_.complain(fmt::format("{}: and {}", outcome.file, plural(outcome.problems.size() - shown, "more problem")));
    }
    if (outcome.state == batch::InputState::passed_over) {
      say_.line(outcome.file + ": passed over: " + outcome.reason);
    } else if (outcome.problems.empty()) {
      say_.line(
          fmt::format("{}: {}", outcome.file, plural(static_cast<std::size_t>(outcome.figures.questions), "question")));
    }
  }

  const Console& say_;
  bool in_full_;
  Progress progress_;
  std::size_t faults_ = 0;
  bool done_ = false;
  std::string last_;  ///< the problem shown last
};

/// "read 41 %, scaled 12 %, written 47 %" of the working time.
std::string split_of(const batch::Times& times) {
  const double all = static_cast<double>((times.read + times.scale + times.write).count());
  const auto share = [&](std::chrono::nanoseconds step) { return 100.0 * static_cast<double>(step.count()) / all; };
  return fmt::format("reading {:.0f} %, scaling {:.0f} %, writing {:.0f} %", share(times.read), share(times.scale),
                     share(times.write));
}

void tell_results(const ConvertOptions& options, const std::vector<batch::Outcome>& outcomes, const Console& say) {
  if (outcomes.size() > kToldInFull) return;
  say.line(options.output.dry_run ? "Would write:" : "Wrote:");
  for (const batch::Outcome& outcome : outcomes) {
    if (outcome.state != batch::InputState::done) continue;
    for (const std::string& path : outcome.written) {
      say.line("  " + (options.output.folder / path).generic_string());
    }
  }
}

void run(const ConvertOptions& options, const Console& say) {
  require_folder(options.output.folder);
  campaign::require_no_readers_folder(options.output.folder);
  if (one_at_a_time(options)) share_memory_among_threads();
  batch::Recipe recipe = recipe_of(options);
  batch::Inputs inputs = batch::find_inputs(options.inputs, options.output.folder);
  for (batch::Input& input : inputs.inputs) {
    if (input.pasted) input.pasted = pasted();
  }
  const std::size_t files = inputs.inputs.size();
  const bool alone = files == 1 && inputs.passed_over.empty() && inputs.inputs.front().named;  // needs no summary
  const int processors = static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));
  const int jobs = options.jobs > 0 ? options.jobs : processors;
  say.line(fmt::format("{} to {}", plural(files, "file"), options.output.folder.generic_string()));
  say.require_shown();
  std::vector<std::string> names;
  for (const batch::Input& input : inputs.inputs) names.push_back(input.file.filename().generic_string());
  for (const std::string& note : batch::answers_for_others(names, recipe.answers)) say.remark(note);

  const auto start = std::chrono::steady_clock::now();
  const auto unread = std::count_if(inputs.passed_over.begin(), inputs.passed_over.end(),
                                    [](const batch::PassedOver& one) { return one.refused; });
  OutcomePrinter teller(say, files + static_cast<std::size_t>(unread));
  batch::Finished finished;
  {
    const Interruptible interruptible;
    try {
      finished = batch::convert_all(inputs, std::move(recipe),
                                    {.folder = options.output.folder,
                                     .jobs = jobs,
                                     .overwrite = options.output.overwrite,
                                     .dry_run = options.output.dry_run,
                                     .summary = !alone,
                                     .given = options.given()},
                                    {.told = [&](const batch::Outcome& outcome) { teller.tell(outcome); },
                                     .stopped = [&say] { return interrupted != 0 || say.stop_is_wanted(); }});
    } catch (const Refusal& refusal) {
      if (options.output.dry_run || !teller.any_done()) throw;
      teller.tell_at_the_end(refusal);
      throw PartlyRefused("The results are there, but not all that tells of them; run it again to complete it.");
    }
  }
  const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
  const batch::BatchTotals sum = batch::tally(finished.outcomes);
  if (sum.done > 0) tell_results(options, finished.outcomes, say);
  if (!alone) {
    say.line(batch::to_string(sum) + ".");
    if (sum.done > 0) {
      say.line(fmt::format("{} read{}, {} to look at, {} guessed; {:.1f} s with {} ({}).",
                           plural(static_cast<std::size_t>(sum.units), "unit"),
                           sum.scaled == 0 ? "" : fmt::format(", {} after scaling", figure(sum.scaled)),
                           plural(static_cast<std::size_t>(sum.questions), "question"), figure(sum.guesses), seconds,
                           plural(static_cast<std::size_t>(jobs), "job"), split_of(finished.times)));
    }
    if (!options.output.dry_run) say.line("Summary: " + (options.output.folder / batch::kSummaryPage).generic_string());
  }
  if (sum.done == 0 && sum.refused == 0) {
    say.line(sum.unchanged > 0 ? "Nothing to do: no input has changed, and all results are still there."
                               : "Nothing to do: no order of battle was found.");
  }
  if (finished.left > 0) {
    throw PartlyRefused(fmt::format("Stopped with {} left; run it again to go on.", plural(finished.left, "file")));
  }
  if (sum.refused == 0) return;
  const bool nothing = sum.done + sum.unchanged == 0;
  throw PartlyRefused(fmt::format("{} to mend{}; {}.", plural(teller.faults(), "problem"),
                                  alone ? "" : fmt::format(" in {}", plural(sum.refused, "file")),
                                  nothing || options.output.dry_run ? "nothing was written" : "the others are done"));
}

}  // namespace

Verb convert() {
  auto given = std::make_shared<ConvertOptions>();
  return {
      .name = "convert",
      .purpose = "Scale orders of battle in any format by rule 1.3, one or a whole shelf, or write them for the game",
      .example =
          "estafette convert templates/campaigns/1813/orbats/french-army-of-the-main.csv "
          "templates/campaigns/1813/orbats/coalition-main-army.csv --out out/scaled",
      .declare =
          [given](CLI::App& command) {
            command
                .add_option("INPUT", given->inputs,
                            "orders of battle, or folders of them; - for text by standard input (docs/batch.md)")
                ->required();
            command.add_option("--from", given->from, "their format (default: worked out for each file)")
                ->check(CLI::IsMember(readers::format_words()));
            command
                .add_option("--mapping", given->mappings,
                            "what the columns of your spreadsheets hold; repeat for each kind")
                ->type_name("FILE")
                ->allow_extra_args(false);
            command
                .add_option("--words", given->words, "words of your own for typed texts (docs/formats/text-orbat.md)")
                ->type_name("FILE")
                ->allow_extra_args(false);
            command
                .add_option("--answers", given->answers,
                            "answers to what was asked, X.answers.xml of an earlier run (docs/formats/answers.md)")
                ->type_name("FILE")
                ->allow_extra_args(false);
            command.add_option("--nation", given->stated.nation, "whose troops they are, where a file does not say");
            command.add_option("--corps", given->stated.corps, "the corps above divisions that are under none");
            command.add_option("--army", given->stated.army, "the army above everything that is under none");
            command.add_option("--scale", given->scale, "rules: as rules.xml says (1.3); none: as it is")
                ->check(CLI::IsMember({"rules", "none"}))
                ->capture_default_str();
            command.add_option("--to", given->to, "outline: our spreadsheet; sow: an order of battle for the game too")
                ->check(CLI::IsMember({"outline", "sow"}))
                ->capture_default_str();
            declare_day(command, given->day);
            command.add_option("--jobs", given->jobs, "how many at a time (default: one for each processor)")
                ->check(CLI::Range(1, kMostJobs));
            command.add_option("--rules", given->rules, "rules.xml (default: that of 1813)")->type_name("FILE");
            command.add_option("--profile", given->profile, "game profile (default: Waterloo's)")->type_name("FILE");
            given->output.declare(command, "folder for the results");
            given->output.declare_excel(command);
          },
      .run = [given](const Console& say) { run(*given, say); }};
}

}  // namespace estafette::cli
