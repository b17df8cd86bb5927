#include "converter/batch/convert.hpp"

#include "base/files/pdf.hpp"
#include "base/text.hpp"
#include "converter/batch/answers_asked.hpp"
#include "converter/batch/endings.hpp"
#include "converter/batch/input_reading.hpp"
#include "converter/batch/look.hpp"
#include "converter/batch/questions.hpp"
#include "converter/batch/remarks.hpp"
#include "converter/batch/sides.hpp"
#include "converter/batch/watch.hpp"
#include "converter/batch/workbook.hpp"
#include "converter/orbat/totals.hpp"
#include "converter/readers/documents/documents.hpp"
#include "converter/readers/outline/csv.hpp"
#include "converter/readers/words/lines_kept.hpp"
#include "converter/readers/workbook/workbook.hpp"
#include "converter/review/page.hpp"
#include "converter/review/review.hpp"
#include "converter/scaling/report.hpp"
#include "converter/scaling/scale.hpp"
#include "converter/sow/army_oob.hpp"
#include "converter/write_back/write_back.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace estafette::batch {
namespace {

int units_of(const Orbat& orbat) {
  int units = 0;
  for_each_unit(orbat, [&](const CommandPath&, const Unit&) { ++units; });
  return units;
}

template <typename Value>
void append(std::vector<Value>& all, const std::vector<Value>& more) {
  all.insert(all.end(), more.begin(), more.end());
}

class Conversion {
 public:
  Conversion(const Input& input, const Recipe& recipe, std::vector<std::string> notes = {},
             std::vector<Problem> asked = {})
      : input_(input),
        recipe_(recipe),
        reader_(input, recipe, std::move(asked)),
        notes_(std::move(notes)),
        file_(input.file.generic_string()) {}

  Converted run(const std::string& bytes) {
    const readers::LinesKept kept;  // what is proposed as answers is tried by reading once more
    std::optional<InputReading> read = read_any(bytes);
    if (!read) return std::move(made_);
    readers::Reading& reading = read->reading;
    const bool scaled_already = scaling::is_scaled(reading.orbat);
    if (scaled_already && recipe_.scale && recipe_.to == Target::outline) {
      if (input_.named) refuse_second_scaling(reading.orbat);
      made_.passed_over = "scaled already: estafette scenario takes it as it is";
      return std::move(made_);
    }
    as_read_ = reading.format == readers::Format::sow_oob && !read->stated.anything();
    made_.remarks = notes_;
    append(made_.remarks, read->notes);
    if (!read->dates.empty()) made_.remarks.push_back(read->dates);
    if (std::string odd = told_of_odd_lines(bytes, input_.file); !odd.empty()) made_.remarks.push_back(std::move(odd));
    const std::vector<SideOfPage> sides = sides_in(*read);
    if (sides.empty()) convert(reading.orbat, scaled_already);
    for (const SideOfPage& side : sides) {
      side_ = side.name;
      convert(side.orbat, scaled_already);
    }
    side_.clear();
    ask_besides(reading);
    add_page(*read);
    return std::move(made_);
  }

 private:
  void convert(const Orbat& orbat, bool scaled_already) {
    if (recipe_.scale && !scaled_already) {
      scale(orbat);
    } else if (recipe_.to == Target::outline) {
      add_csv(kOutlineEnding, readers::to_csv(orbat));
    } else {
      add_oob(orbat);
    }
  }

  /// Both sides of a battle on a page are two orders of battle, each with results of its own. Nothing if there is one.
  std::vector<SideOfPage> sides_in(const InputReading& read) {
    std::vector<SideOfPage> sides;
    const Orbat& orbat = read.reading.orbat;
    if (is_page(read.reading.format))
      sides = sides_of(orbat, recipe_.profile, foes_in_years_of(read.text, recipe_.readers.words));
    if (sides.empty()) return sides;
    std::vector<std::string> names;
    for (const SideOfPage& side : sides)
      names.push_back(side.name.empty() ? side.orbat.formations.front().name + ", of no nation" : side.name);
    made_.remarks.push_back(fmt::format("{} sides are in it, and each is an order of battle of its own: {}{}",
                                        sides.size(), fmt::join(names, "; "),
                                        read.stated.army.empty() ? ". If they are one army, name it with --army" : ""));
    return sides;
  }

  /// Nothing if this batch passes it over.
  std::optional<InputReading> read_any(const std::string& bytes) {
    const Watch watch(made_.times.read);
    InputRead seen = look(bytes, input_, recipe_);
    made_.passed_over = seen.why_not;
    made_.worth_a_look = seen.worth_a_look;
    if (!made_.passed_over.empty()) return std::nullopt;
    InputReading read = reader_.read(std::move(seen));
    if (read.mapping) add(kMappingEnding, readers::to_xml(*read.mapping));
    made_.figures = {.format = to_string(read.reading.format),
                     .lines = read.reading.lines,
                     .understood = read.reading.understood,
                     .units = units_of(read.reading.orbat),
                     .men = totals(read.reading.orbat).men().value,
                     .scaled = 0,
                     .guesses = read.reading.guesses};
    return read;
  }

  [[noreturn]] void refuse_second_scaling(const Orbat& orbat) const {
    throw Refusal(Problem{file_, 0, "source", orbat.formations.front().source,
                          "an order of battle at historical strength",
                          "This one is scaled already: give it to estafette scenario"});
  }

  void scale(const Orbat& orbat) {
    scaling::Scaled scaled;
    {
      const Watch watch(made_.times.scale);
      scaled = scaling::scale(orbat, recipe_.rules);
    }
    const Watch watch(made_.times.write);
    const std::string stem = result().filename().string();
    made_.figures.scaled += units_of(scaled.orbat);
    Table strengths = scaling::summary(orbat, scaled);
    strengths.caption = fmt::format("{}: {}", file_, strengths.caption);
    if (!side_.empty()) strengths.rows.back().front() = fmt::format("all of {}", side_);
    add_below(made_.table, std::move(strengths));
    for (const std::string& lost : arms_lost(orbat, scaled.orbat)) remark(lost);
    if (!scaled.mixed.empty())
      remark(fmt::format("horse and foot are in one brigade: {}", fmt::join(scaled.mixed, ", ")));
    append(asked_by_scaling_, scaled.questions);
    if (!scaled.left_out.empty())
      remark(fmt::format("left out by scaling, {}; the report says why", scaling::in_words(scaled.left_out)));
    add_csv(kScaledEnding, readers::to_csv(scaled.orbat));
    add_csv(kReportCsvEnding, scaling::report_csv(scaled));
    add(kReportPageEnding, scaling::report_html("Scaling of " + decode(stem).value_or(stem), orbat, scaled));
    if (recipe_.to == Target::sow) add_oob(scaled.orbat);
  }

  void add_oob(const Orbat& orbat) {
    const Watch watch(made_.times.write);
    const std::string stem = result().filename().string();
    const std::string name = sow::oob_file(stem);
    if (name.empty()) {
      throw Refusal(Problem{file_, 0, "", stem, "a file whose name has a letter or a digit, for the game's ids",
                            "Rename the file"});
    }
    const bool scaled = scaling::is_scaled(orbat);
    sow::WrittenBack back;
    if (!scaled && as_read_) {
      back = sow::write_back_unchanged(orbat);
    } else if (!scaled) {
      back = sow::write_back(orbat, recipe_.readers.sow, recipe_.readers.words, recipe_.profile, file_);
    }
    if (!back.why_not.empty()) {
      made_.remarks.push_back(
          fmt::format("the game's own file is not written back line by line, since {}: its rows are "
                      "numbered anew, and its units keep their looks",
                      back.why_not));
    }
    sow::ArmyOob oob = back.oob ? std::move(*back.oob)
                       : scaled ? sow::army_oob(orbat, stem, file_, recipe_.profile)
                                : sow::history_oob(orbat, stem, file_, recipe_.profile);
    made_.documents.push_back({result().parent_path() / name, std::move(oob.csv)});
    for (const std::string& said : oob.remarks) remark(said);
  }

  /// Of one of several sides, with its name.
  void remark(const std::string& said) {
    made_.remarks.push_back(side_.empty() ? said : fmt::format("{}: {}", side_, said));
  }

  /// What is asked besides the lines of the page: it counts, and is told, like any other question.
  void ask_besides(readers::Reading& reading) {
    std::vector<Problem> asked = questions_about_all(reading, recipe_.rules, recipe_.profile, file_);
    append(asked, asked_of(asked_by_scaling_, file_));
    for (const Problem& question : reading.looks)
      if (readers::asks_of_a_nation(question)) told_besides_.push_back(to_string(question));
    for (const Problem& question : asked) told_besides_.push_back(to_string(question));
    add_questions(reading, std::move(asked));
  }

  /// What the page was read as, for a person to look through, and the questions as a file of answers.
  void add_page(const InputReading& read) {
    review::Review review = review::review_of(read.reading, read.text, file_);
    note_wishes(review, asked_by_scaling_);
    made_.figures.questions = static_cast<int>(review.questions.size());
    made_.figures.certain = review.certain;
    const review::Answers wanted = wanted_of(read, review);
    add_look(read);
    add_review(review, wanted);
    append(made_.remarks, told_besides_);
  }

  /// The lines that somebody should look at, if there are any.
  void add_look(const InputReading& read) {
    const readers::Reading& reading = read.reading;
    if (reading.looks.empty() && reading.guesses == 0 && made_.remarks.empty() && read.passed_over.empty()) return;
    const Watch watch(made_.times.write);
    std::string text = fmt::format("{}: {}", file_, to_string(reading));
    if (reading.guesses > 0) {
      text += fmt::format("{} guessed: the note of each unit says what.\n",
                          reading.guesses == 1 ? "1 thing is" : fmt::format("{} things are", reading.guesses));
    }
    for (const readers::PassedLine& line : reading.passed_over) {
      text += fmt::format("passed over, though it has a figure: line {}: {}\n", line.line, line.text);
    }
    for (const std::string& line : read.passed_over) text += "passed over, as your answers say: " + line + "\n";
    for (const std::string& remark : made_.remarks) text += "note: " + remark + "\n";
    add(kLookEnding, text);
  }

  /// The questions that nobody has been asked yet, with a word of it if somebody has been asked others.
  review::Answers wanted_of(const InputReading& read, const review::Review& review) {
    if (!is_page(read.reading.format)) return {};
    const Watch watch(made_.times.read);
    review::Answers wanted = answers_to_ask(
        review, divisions_alone(read.reading.orbat) > 1, recipe_.answers,
        [&](const std::vector<review::Answers>& answers) { return reader_.with_answers(read, answers); });
    if (review::asks(wanted) && wanted.round > 1)
      made_.remarks.push_back(
          fmt::format("your answers do not know all that is asked by now: {} holds yours and the new questions, and "
                      "takes their place",
                      answers_name(wanted)));
    return wanted;
  }

  [[nodiscard]] std::string answers_name(const review::Answers& wanted) const {
    return decode(input_.result.filename().string()).value_or("") + answers_ending(wanted);
  }

  void add_review(const review::Review& review, const review::Answers& wanted) {
    const Watch watch(made_.times.write);
    const bool asks = review::asks(wanted);
    add(kReviewEnding,
        review::to_html(review, {.remarks = made_.remarks, .answers = asks ? answers_name(wanted) : ""}));
    if (asks) add(answers_ending(wanted), review::to_xml(wanted));
  }

  void add_csv(const std::string& ending, std::string csv) { add(ending, csv_for(recipe_.csv, std::move(csv))); }

  void add(const std::string& ending, std::string bytes) {
    fs::path path = result();
    path += ending;
    made_.documents.push_back({std::move(path), std::move(bytes)});
  }

  /// The start of the results' names: of one side, if there are several.
  [[nodiscard]] fs::path result() const {
    fs::path path = input_.result;
    if (!side_.empty()) path += fmt::format(" ({})", side_);
    return path;
  }

  const Input& input_;
  const Recipe& recipe_;
  InputReader reader_;
  std::vector<std::string> notes_;  ///< what is known of the input already
  std::string side_;                ///< of the documents that are made now; empty if there is only one
  std::string file_;
  bool as_read_ = false;  ///< it is a game's file in which nothing was changed since
  std::vector<scaling::ScalingQuestion> asked_by_scaling_{};
  std::vector<std::string> told_besides_{};  ///< questions for the terminal: of all troops, and of their scaling
  Converted made_;
};

/// The text of a word processor's document, or of a PDF if pdftotext is installed; nothing if it is neither. Without
/// pdftotext the umpire is told how to get at the text.
std::optional<std::string> text_in(const std::string& bytes, const Input& input) {
  if (readers::looks_like_document(bytes)) return readers::page_of_document(bytes, input.file.generic_string());
  if (!looks_like_pdf(bytes)) return std::nullopt;
  const std::optional<fs::path> pdftotext = find_pdftotext();
  if (!pdftotext) return std::nullopt;
  return text_of_pdf(bytes, *pdftotext, input.file.generic_string());
}

}  // namespace

std::string why_not(const std::string& bytes, const Input& input, const Recipe& recipe) {
  if (input.named) return "";
  try {
    if (const std::optional<std::string> text = text_in(bytes, input)) return look(*text, input, recipe).why_not;
    if (readers::looks_like_workbook(bytes)) return sheets_in(bytes, input, recipe).why_not;
    return look(bytes, input, recipe).why_not;
  } catch (const Refusal&) {
    return "";  // it will be refused, with the reason
  }
}

Converted convert(const std::string& bytes, const Input& input, const Recipe& recipe) {
  if (const std::optional<std::string> text = text_in(bytes, input)) return Conversion(input, recipe).run(*text);
  if (!readers::looks_like_workbook(bytes)) return Conversion(input, recipe).run(bytes);
  Converted all;
  const SheetsFound found = sheets_in(bytes, input, recipe);
  all.passed_over = found.why_not;
  all.worth_a_look = found.worth_a_look;
  for (const SheetFound& sheet : found.sheets)
    add(all, Conversion(sheet.input, recipe, sheet.notes, sheet.asked).run(sheet.text));
  return all;
}

}  // namespace estafette::batch
