#include "desk/deeds/habits.hpp"

#include "base/files/files.hpp"
#include "base/problem.hpp"
#include "base/text.hpp"
#include "converter/review/answers.hpp"

#include <fmt/format.h>

#include <string_view>
#include <vector>

namespace estafette::desk {
namespace {

/// With a number behind it if several were received.
constexpr std::string_view kHabits = "habits.answers";

}  // namespace

void keep_habits(const std::multimap<std::string, std::string>& given, const std::string& folder) {
  const auto [begin, end] = given.equal_range("answers");
  for (auto one = begin; one != end; ++one)
    if (holds_habits(one->second))
      write_all_or_none(folder, {{kHabitsFile, read_bytes(one->second)}}, Existing::overwrite);
}

std::string kept_habits(const std::string& folder) {
  const fs::path file = fs::path(folder) / (kHabitsFile);
  FileError absent;
  return fs::is_regular_file(file, absent) ? file.generic_string() : std::string();
}

void add_kept_habits(HtmlPage& page, const std::string& folder, const Stamp& stamp) {
  const std::string file = kept_habits(folder);
  if (file.empty()) return;
  page.heading("Habits that are kept", "for every file that is dropped here");
  std::vector<std::string> told;
  try {
    const review::Answers habits = review::read_answers(read_text(file), file);
    if (habits.comma_before_commander) told.emplace_back("A name after a comma is the commander");
    for (const auto& [what, by] : habits.replaced) told.push_back(fmt::format("\"{}\" is read as \"{}\"", what, by));
  } catch (const Refusal& refusal) {
    told.emplace_back(refusal.what());
  }
  page.list(told);
  page.let_send_forms();
  add_button(begin_post_form(page.part("div"), kForgetHabitsAt, stamp), "Forget them");
  page.paragraph("What was read stays as it is; the next file is read without them.");
}

bool holds_habits(const std::string& file) {
  return fs::path(file).filename().string().starts_with(kHabits);
}

}  // namespace estafette::desk
