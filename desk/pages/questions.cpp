#include "desk/pages/questions.hpp"

#include "base/files/files.hpp"
#include "base/files/portable_names.hpp"
#include "base/markup/html_table.hpp"
#include "base/problem.hpp"
#include "base/text.hpp"
#include "desk/deeds/habits.hpp"
#include "desk/pages/beside.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <utility>

namespace estafette::desk {
namespace {

constexpr const char* kEnding = ".answers.xml";
constexpr const char* kReview = ".review.html";
constexpr std::size_t kMostBeside = 3;    ///< reviews on one page
constexpr std::size_t kMostShown = 12;    ///< files on one page
constexpr std::size_t kMostLines = 2000;  ///< that one form asks about
constexpr std::size_t kReplacements = 2;  ///< rows for words that stand for others

std::string numbered_field(const char* name, std::size_t number) {
  return fmt::format("{}-{}", name, number);
}

void add_way(pugi::xml_node place, std::size_t number, const char* how, const std::string& text, bool chosen) {
  pugi::xml_node label = add_element(place, "label");
  pugi::xml_node input = add_typed_input(label, "radio", numbered_field("how", number), how);
  if (chosen) input.append_attribute("checked") = "checked";
  add_element(label, "span", text);
}

/// One line: as it stands, and how it may be read.
void add_line(pugi::xml_node place, const review::LineAnswer& line, std::size_t number) {
  pugi::xml_node field = add_element(place, "fieldset", "", "answer");
  pugi::xml_node legend = add_element(field, "legend");
  if (!line.at.empty())
    add_element(legend, "small",
                fmt::format("{} {} ", line.at.size() == 1 ? "line" : "lines", fmt::join(line.at, ", ")));
  add_element(legend, "q", line.is);
  add_hidden(field, numbered_field("is", number), line.is);
  add_hidden(field, numbered_field("at", number), fmt::format("{}", fmt::join(line.at, " ")));
  const bool guessed = !line.as.empty() && line.as != line.is;
  if (guessed) {
    add_hidden(field, numbered_field("guess", number), line.as);
    add_way(field, number, "guess", "Right: " + line.as, true);
  }
  add_way(field, number, "pass", "Pass it over", line.as.empty());
  add_way(field, number, "open", "Leave it open", line.as == line.is);
  pugi::xml_node label = add_element(field, "label");
  add_element(label, "span", "Or read it as, on one line or several");
  pugi::xml_node own = add_element(label, "textarea", "");
  own.append_attribute("name") = numbered_field("own", number).c_str();
  own.append_attribute("rows") = "2";
}

void add_habits(pugi::xml_node form, const review::Answers& answers) {
  pugi::xml_node fold = add_element(form, "details");
  add_element(add_element(fold, "summary"), "b", "Habits of its author");
  pugi::xml_node comma = add_element(add_element(fold, "p"), "label");
  pugi::xml_node box = add_typed_input(comma, "checkbox", "comma", "yes");
  if (answers.comma_before_commander) box.append_attribute("checked") = "checked";
  add_element(comma, "span", "A name after a comma is the commander");
  pugi::xml_node table = add_element(fold, "div", "", "pairs");
  for (std::size_t i = 0; i < kReplacements; ++i) {
    const auto words = i < answers.replaced.size() ? answers.replaced[i] : std::pair<std::string, std::string>();
    for (const auto& [name, text, value] :
         {std::tuple{"this", "Wherever he writes", words.first}, std::tuple{"by", "read", words.second}}) {
      pugi::xml_node label = add_element(table, "label");
      add_element(label, "span", text);
      add_typed_input(label, "text", numbered_field(name, i), value);
    }
  }
  pugi::xml_node keep = add_element(add_element(fold, "p"), "label");
  add_typed_input(keep, "checkbox", "keep-habits", "yes");
  add_element(keep, "span", "Keep these habits for every file that is dropped here");
}

/// The lines of a field, as an answer has them; without those that are blank.
std::string as_typed(const std::string& field) {
  std::vector<std::string> lines;
  for (std::string& line : review::lines_of_answer(field)) {
    if (line.ends_with('\r')) line.pop_back();
    if (!trim(line).empty()) lines.push_back(std::move(line));
  }
  return lines.size() == 1 ? std::string(trim(lines.front())) : fmt::format("{}", fmt::join(lines, "\n"));
}

std::size_t lines_in(const review::Answers& answers) {
  std::size_t lines = 0;
  for (const review::Question& question : answers.questions) lines += question.lines.size();
  return lines;
}

std::optional<AskedFile> asked_by(const fs::path& answers, const std::string& folder, bool answered) {
  try {
    AskedFile asked{"", review::read_answers(read_text(answers), answers.generic_string()), answered, ""};
    const fs::path name = asked.answers.file;  // as somebody has written it: no other folder is even looked at
    if (name != name.filename() || !not_portable(name.string()).empty()) return std::nullopt;
    const fs::path received = fs::path(folder) / "received" / name;
    FileError absent;
    if (asked.answers.questions.empty() || !fs::is_regular_file(received, absent)) return std::nullopt;
    asked.received = received.generic_string();
    const fs::path home = answered ? fs::path(folder) / kOrbats : answers.parent_path();
    const fs::path review = home / (fs::path(asked.answers.file).stem().string() + kReview);
    if (fs::is_regular_file(review, absent)) asked.review = review.generic_string();
    return asked;
  } catch (const Refusal&) {  // somebody has written into it: the command line says what is wrong
    return std::nullopt;
  }
}

void add_way_to_review(HtmlPage& page, const AskedFile& asked, const std::string& folder) {
  if (asked.review.empty()) return;
  const std::string below = fs::path(asked.review).lexically_relative(folder).generic_string();
  page.links({{"What was read, beside what was written", "/files/" + below, ""}});
}

/// The files of answers in a folder, the last written first.
std::vector<fs::path> answers_in(const fs::path& folder) {
  std::vector<std::pair<std::time_t, fs::path>> found;
  FileError error;
  for (fs::recursive_directory_iterator entry(folder, error), end; !error && entry != end; entry.increment(error)) {
    const std::string name = entry->path().filename().string();
    if (name.find(".answers") != std::string::npos && name.ends_with(".xml") && !holds_habits(name))
      found.emplace_back(fs::last_write_time(entry->path(), error), entry->path());
  }
  std::sort(found.begin(), found.end(), [](const auto& one, const auto& other) {
    return one.first != other.first ? one.first > other.first : one.second > other.second;
  });
  std::vector<fs::path> files;
  for (auto& [when, file] : found) files.push_back(std::move(file));
  return files;
}

}  // namespace

std::vector<AskedFile> files_asked(const std::string& folder) {
  std::vector<AskedFile> all;
  const auto add_from = [&](const char* below, bool answered) {
    for (const fs::path& file : answers_in(fs::path(folder) / below)) {
      std::optional<AskedFile> asked = asked_by(file, folder, answered);
      const bool known = asked && std::any_of(all.begin(), all.end(),
                                              [&](const AskedFile& one) { return one.received == asked->received; });
      if (asked && !known) all.push_back(*std::move(asked));
    }
  };
  add_from(kOrbats, false);
  add_from("received", true);
  return all;
}

void add_questions(HtmlPage& page, const AskedFile& asked, const FilledIn& options, const Stamp& stamp) {
  page.let_send_forms();
  pugi::xml_node form = begin_post_form(page.part("div"), kAnswersAt, stamp);
  form.append_attribute("class") = "questions";
  add_hidden(form, "at", stamp.at);
  add_hidden(form, "files", asked.received);
  add_hidden(form, "of", asked.answers.file);
  for (const auto& [name, value] : options)
    if (name != "files" && name != "answers") add_hidden(form, name, value);
  for (const auto& [name, value] : {std::pair{"scale", "rules"}, std::pair{"to", "outline"}})
    if (!options.contains(name)) add_hidden(form, name, value);
  std::size_t number = 0;
  for (const review::Question& question : asked.answers.questions) {
    std::string why = question.why;  // as a heading
    if (!why.empty() && why.front() >= 'a' && why.front() <= 'z')
      why.front() = static_cast<char>(why.front() - 'a' + 'A');
    add_element(form, "h3", why);
    for (const review::LineAnswer& line : question.lines) {
      if (number >= kMostLines) break;
      add_line(form, line, number);
      add_hidden(form, numbered_field("why", number++), question.why);
    }
  }
  add_hidden(form, "lines", std::to_string(number));
  add_habits(form, asked.answers);
  add_button(form, "Show how it would be read");
}

void add_all_questions(HtmlPage& page, const std::string& folder, const FilledIn& options, const Stamp& stamp) {
  std::size_t shown = 0, folded = 0;
  for (const AskedFile& asked : files_asked(folder)) {
    if ((asked.answered ? folded : shown)++ >= kMostShown) continue;
    const std::size_t lines = lines_in(asked.answers);
    const std::string text = lines == 1 ? "1 line" : figure(static_cast<long long>(lines)) + " lines";
    if (!asked.answered) {
      page.heading(asked.answers.file, text + " to answer");
      if (asked.review.empty() || shown > kMostBeside || !add_beside(page, asked.review, shown - 1))
        add_way_to_review(page, asked, folder);
      add_questions(page, asked, options, stamp);
      continue;
    }
    if (folded == 1) page.heading("What was answered");
    page.begin_fold(asked.answers.file, text + " answered; change them");
    add_way_to_review(page, asked, folder);
    add_questions(page, asked, options, stamp);
    page.end_fold();
  }
  if (shown > kMostShown) page.paragraph(fmt::format("Not shown here: {} more with questions.", shown - kMostShown));
}

Request answered_questions(const Request& form) {
  const std::string of = field(form, "of"), count = field(form, "lines");
  const std::optional<int> lines = whole_number(count);
  if (of.empty() || !lines || *lines < 0 || static_cast<std::size_t>(*lines) > kMostLines)
    throw Refusal(Problem{"Answers", 0, "", count, "the answers of a form of this desk", "Open the page anew"});
  review::Answers answers, habits;
  answers.file = of;
  habits.file = "*";
  review::Answers& habits_in = field(form, "keep-habits").empty() ? answers : habits;
  habits_in.comma_before_commander = !field(form, "comma").empty();
  for (std::size_t i = 0; i < kReplacements; ++i)
    if (std::string what = field(form, numbered_field("this", i)); !what.empty())
      habits_in.replaced.emplace_back(std::move(what), field(form, numbered_field("by", i)));
  for (std::size_t i = 0; i < static_cast<std::size_t>(*lines); ++i) {
    const std::string how = field(form, numbered_field("how", i)), why = field(form, numbered_field("why", i));
    const std::string own = as_typed(field(form, numbered_field("own", i)));
    review::LineAnswer line{{}, field(form, numbered_field("is", i)), own};
    for (const std::string& at : split(field(form, numbered_field("at", i)), ' '))
      if (const std::optional<int> number = whole_number(at)) line.at.push_back(*number);
    if (own.empty() && how == "guess") line.as = field(form, numbered_field("guess", i));
    if (own.empty() && how == "open") line.as = line.is;
    if (trim(line.is).empty()) continue;
    if (answers.questions.empty() || answers.questions.back().why != why) answers.questions.push_back({why, {}});
    answers.questions.back().lines.push_back(std::move(line));
  }
  Request convert = form;
  const std::string stem = fs::path(of).stem().string();
  convert.uploads.emplace("answers", Upload{stem + kEnding, review::to_xml(answers)});
  if (!field(form, "keep-habits").empty())
    convert.uploads.emplace("answers", Upload{kHabitsFile, review::to_xml(habits)});
  return convert;
}

}  // namespace estafette::desk
