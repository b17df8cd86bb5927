#include "inspection/orbat.hpp"

#include "base/csv.hpp"
#include "base/problem.hpp"
#include "base/text.hpp"
#include "campaign/umpire/rulebook.hpp"
#include "converter/batch/cells_asked.hpp"
#include "converter/batch/questions.hpp"
#include "converter/batch/sides.hpp"
#include "converter/orbat/on_day.hpp"
#include "converter/readers/any/read_any.hpp"
#include "converter/readers/outline/csv.hpp"
#include "converter/readers/outline/read_orbat.hpp"
#include "converter/review/terminal.hpp"
#include "converter/scaling/scale.hpp"
#include "converter/sow/profile/read_profile.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace estafette::inspection {
namespace {

std::string guns_of(const Totals& sum) {
  return sum.guns.value == 0 ? "" : std::to_string(sum.guns.value);
}

std::string men_of(Men men) {
  return men.value == 0 ? "" : figure(men.value);
}

std::vector<std::string> row(const std::string& name, const std::string& commander, const Totals& sum, int units) {
  return {name,
          commander,
          std::to_string(units),
          men_of(sum.infantry),
          men_of(sum.cavalry),
          men_of(sum.gunners),
          men_of(sum.support),
          guns_of(sum),
          figure(sum.men().value)};
}

/// What the umpire writes for a format, and what he calls it.
std::string called(readers::Format format) {
  switch (format) {
    case readers::Format::outline_csv:
    case readers::Format::outline_xml:
      return "our own outline";
    case readers::Format::sow_oob:
      return "the game's own order of battle";
    case readers::Format::sow_scenario:
      return "a scenario of the game";
    case readers::Format::spreadsheet:
      return "somebody's own table";
    default:
      return "a typed text";
  }
}

void say_figures(const readers::Reading& reading, Findings& say) {
  std::size_t units = 0;
  for_each_unit(reading.orbat, [&](const CommandPath&, const Unit&) { ++units; });
  std::size_t commands = 0;
  for_each_formation(reading.orbat, [&](const CommandPath&) { ++commands; });
  const std::string guessed = reading.guesses == 0
                                  ? "nothing guessed"
                                  : fmt::format("{} guessed (the notes of an outline say what)",
                                                counted(static_cast<std::size_t>(reading.guesses), "thing", "things"));
  say.line(fmt::format("It is {}: understood {} of {}; {}, {}; {}.", called(reading.format), figure(reading.understood),
                       counted(static_cast<std::size_t>(reading.lines), "line", "lines"),
                       counted(commands, "command", "commands"), counted(units, "unit", "units"), guessed));
}

}  // namespace

Table strengths(const std::string& caption, const std::vector<const Formation*>& tops) {
  Table table{caption,
              {{"formation"},
               {"commander"},
               {"units", true},
               {"infantry", true},
               {"cavalry", true},
               {"gunners", true},
               {"others", true},
               {"guns", true},
               {"all", true}},
              {},
              {}};
  Totals all;
  int all_units = 0;
  const auto add = [&](const auto& self, const Formation& formation, int depth) -> void {
    int units = 0;
    for_each_unit(formation, [&](const CommandPath&, const Unit&) { ++units; });
    const std::string name = std::string(static_cast<std::size_t>(2 * depth), ' ') + formation.name;
    table.rows.push_back(row(name, formation.commander, totals(formation), units));
    if (depth == 0) {
      all += totals(formation);
      all_units += units;
    }
    for (const Formation& child : formation.formations) {
      if (height(child.level) > 1 || depth < 2) self(self, child, depth + 1);
    }
  };
  for (const Formation* top : tops) add(add, *top, 0);
  if (tops.size() > 1) {
    table.totals.push_back(table.rows.size());
    table.rows.push_back(row("all", "", all, all_units));
  }
  return table;
}

bool has_outline_header(const std::string& text) {
  const std::string header = text.substr(0, std::min(text.find_first_of("\r\n"), readers::kLongestOutlineHeader));
  const std::vector<std::string> titles = split(header, separator_of(header));
  return std::any_of(titles.begin(), titles.end(), [](std::string title) {
    std::erase(title, '"');
    return fold(title) == "level" || fold(title) == "kind" || fold(title) == "quality";
  });
}

namespace {

/// Line by line if that was asked for; otherwise what is to be looked at, the text's own sums, and the balance.
void show_review(const Inspected& in, const readers::Reading& reading, Findings& say) {
  const review::Review review = review::review_of(reading, in.shown, in.file);
  if (Table lines = review::line_by_line(review, in.line_by_line); !lines.rows.empty()) say.table(std::move(lines));
  if (Table sums = review::sums(review); !sums.rows.empty()) say.table(std::move(sums));
  say.line(review::balance(review));
}

void show_reading(const Inspected& in, readers::Reading reading, const DataPaths& data, Findings& say) {
  if (const std::optional<Date> last = last_day(reading.orbat)) {
    say.line(fmt::format("As on {}; rows of this file are dated, and --on takes another day.",
                         in_words(in.day.value_or(*last))));
  }
  reading.orbat = as_of(reading.orbat, in.day);
  std::vector<const Formation*> tops;
  for (const Formation& formation : reading.orbat.formations) tops.push_back(&formation);
  say.table(strengths("Order of battle " + in.file, tops));
  say_figures(reading, say);
  batch::add_questions(
      reading,
      batch::questions_about_all(reading, campaign::read_rulebook(data.rules).scaling,
                                 sow::read_profile(read_text(data.profile), data.profile.generic_string()), in.file));
  show_review(in, reading, say);
  say.doubt(reading.looks);
  say.takers =
      scaling::is_scaled(reading.orbat)
          ? "scenario, with --attacker or --defender; convert --to sow; new, in a campaign's folder"
          : "convert, which scales it or writes it for the game; new, in a campaign's folder, if it is an outline";
}

}  // namespace

void inspect_as_outline(const Inspected& in, const DataPaths& data, Findings& say) {
  show_reading(
      in, readers::read_any(in.text, in.file, readers::Format::outline_csv, readers::read_reader_data(data.readers)),
      data, say);
}

void inspect_orbat(const Inspected& in, const DataPaths& data, readers::ReaderData words, Findings& say) {
  words.day = in.day;
  Inspected shown = in;
  shown.shown = readers::as_read(in.text, std::nullopt, words);
  const bool scenario = readers::look_at(shown.shown, words, in.file) == readers::Format::sow_scenario;
  // A scenario of the game may name its master file, which is near it.
  readers::Reading reading = scenario ? readers::read_any(in.path, std::nullopt, words)
                                      : readers::read_any(in.text, in.file, std::nullopt, words);
  if (reading.format == readers::Format::text || reading.format == readers::Format::spreadsheet)
    batch::ask_about_lines(reading, batch::commands_of_other_side(reading.orbat, words.words, in.file));
  show_reading(shown, std::move(reading), data, say);
}

}  // namespace estafette::inspection
