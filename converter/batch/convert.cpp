#include "converter/batch/convert.hpp"

#include "base/text.hpp"
#include "converter/batch/endings.hpp"
#include "converter/batch/remarks.hpp"
#include "converter/batch/watch.hpp"
#include "converter/orbat/on_day.hpp"
#include "converter/orbat/totals.hpp"
#include "converter/readers/any/read_any.hpp"
#include "converter/readers/outline/csv.hpp"
#include "converter/readers/spreadsheet/read_spreadsheet.hpp"
#include "converter/scaling/report.hpp"
#include "converter/scaling/scale.hpp"
#include "converter/sow/army_oob.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace estafette::batch {
namespace {

int units_of(const Orbat& orbat) {
  int units = 0;
  for_each_unit(orbat, [&](const CommandPath&, const Unit&) { ++units; });
  return units;
}

std::string units(std::size_t count) {
  return count == 1 ? "1 unit is" : fmt::format("{} units are", count);
}

/// A text and its format; or why this batch leaves it alone.
struct InputRead {
  std::string why_not;
  std::string text;
  readers::Format format = readers::Format::text;
};

InputRead look(const std::string& bytes, const Input& input, const Recipe& recipe) {
  const bool strict = input.named || recipe.from;  // if the umpire names a file or its format, he means it
  if (!strict && !decode(bytes)) return {.why_not = "not text", .text = "", .format = {}};
  InputRead seen{.why_not = "", .text = text_of(bytes, input.file), .format = {}};
  if (!strict && trim(seen.text).empty()) seen.why_not = "empty";
  if (!seen.why_not.empty()) return seen;
  try {
    seen.format = recipe.from ? *recipe.from : readers::look_at(seen.text, recipe.readers, input.file.generic_string());
  } catch (const Refusal&) {
    if (strict) throw;
    seen.why_not = "not an order of battle";
  }
  const bool outline = seen.text.find("<orbat") != std::string::npos;
  if (!strict && seen.format == readers::Format::outline_xml && !outline)
    seen.why_not = "XML, but not an order of battle";
  return seen;
}

class Conversion {
 public:
  Conversion(const Input& input, const Recipe& recipe)
      : input_(input), recipe_(recipe), file_(input.file.generic_string()) {}

  Converted run(const std::string& bytes) {
    std::optional<readers::Reading> reading = read(bytes);
    if (!reading) return std::move(made_);
    const bool scaled_already = scaling::is_scaled(reading->orbat);
    if (scaled_already && recipe_.scale && recipe_.to == Target::outline) {
      if (input_.named) refuse_second_scaling(reading->orbat);
      made_.passed_over = "scaled already: estafette scenario takes it as it is";
      return std::move(made_);
    }
    made_.remarks = remarks(reading->orbat, recipe_.rules, recipe_.profile);
    made_.figures.questions += static_cast<int>(made_.remarks.size());
    if (!dates_.empty()) made_.remarks.push_back(dates_);
    if (std::string odd = told_of_odd_lines(bytes, input_.file); !odd.empty()) made_.remarks.push_back(std::move(odd));
    if (recipe_.scale && !scaled_already) {
      scale(*reading);
    } else if (recipe_.to == Target::outline) {
      add_csv(kOutlineEnding, readers::to_csv(reading->orbat));
    } else {
      add_oob(reading->orbat);
    }
    add_look(*reading);
    return std::move(made_);
  }

 private:
  std::optional<readers::Reading> read(const std::string& bytes) {
    const Watch watch(made_.times.read);
    const InputRead seen = look(bytes, input_, recipe_);
    made_.passed_over = seen.why_not;
    if (!made_.passed_over.empty()) return std::nullopt;
    // A scenario of the game may name its master file, which is near it.
    readers::Reading reading = seen.format == readers::Format::sow_scenario
                                   ? readers::read_any(input_.file, seen.format, recipe_.readers)
                                   : readers::read_any(seen.text, file_, seen.format, recipe_.readers);
    pick_day(reading.orbat);
    if (seen.format == readers::Format::spreadsheet) propose_mapping(seen.text);
    made_.figures = {.format = to_string(reading.format),
                     .lines = reading.lines,
                     .understood = reading.understood,
                     .units = units_of(reading.orbat),
                     .men = totals(reading.orbat).men().value,
                     .scaled = 0,
                     .guesses = reading.guesses,
                     .questions = static_cast<int>(reading.looks.size())};
    return reading;
  }

  /// Of rows that are dated, those that hold on the day of the run.
  void pick_day(Orbat& orbat) {
    const std::optional<Date> last = last_day(orbat);
    if (!last) return;
    const Date day = recipe_.day.value_or(*last);
    orbat = on_day(orbat, day);
    dates_ = fmt::format("its rows are dated; taken as on {}", in_words(day));
  }

  /// What we took the columns for, to be corrected and given back with --mapping. Not written if the umpire gave one.
  void propose_mapping(const std::string& text) {
    const readers::ReaderData& data = recipe_.readers;
    const readers::Mapping used = readers::mapping_for(text, data.mappings, data.titles, data.words, file_);
    const bool own = std::find(data.mappings.begin(), data.mappings.end(), used) != data.mappings.end();
    if (!own) add(kMappingEnding, readers::to_xml(used));
  }

  [[noreturn]] void refuse_second_scaling(const Orbat& orbat) const {
    throw Refusal(Problem{file_, 0, "source", orbat.formations.front().source,
                          "an order of battle at historical strength",
                          "This one is scaled already: give it to estafette scenario"});
  }

  void scale(const readers::Reading& reading) {
    scaling::Scaled scaled;
    {
      const Watch watch(made_.times.scale);
      scaled = scaling::scale(reading.orbat, recipe_.rules);
    }
    const Watch watch(made_.times.write);
    const std::string stem = input_.result.filename().string();
    made_.figures.scaled = units_of(scaled.orbat);
    made_.table = scaling::summary(reading.orbat, scaled);
    made_.table->caption = fmt::format("{}: {}", file_, made_.table->caption);
    if (!scaled.left_out.empty()) {
      made_.remarks.push_back(fmt::format("{} left out; the report says why", units(scaled.left_out.size())));
    }
    add_csv(kScaledEnding, readers::to_csv(scaled.orbat));
    add_csv(kReportCsvEnding, scaling::report_csv(scaled));
    add(kReportPageEnding, scaling::report_html("Scaling of " + decode(stem).value_or(stem), reading.orbat, scaled));
    if (recipe_.to == Target::sow) add_oob(scaled.orbat);
  }

  void add_oob(const Orbat& orbat) {
    const Watch watch(made_.times.write);
    const std::string stem = input_.result.filename().string();
    const std::string name = sow::oob_file(stem);
    if (name.empty()) {
      throw Refusal(Problem{file_, 0, "", stem, "a file whose name has a letter or a digit, for the game's ids",
                            "Rename the file"});
    }
    sow::ArmyOob oob = scaling::is_scaled(orbat) ? sow::army_oob(orbat, stem, file_, recipe_.profile)
                                                 : sow::history_oob(orbat, stem, file_, recipe_.profile);
    made_.documents.push_back({input_.result.parent_path() / name, std::move(oob.csv)});
    made_.remarks.insert(made_.remarks.end(), oob.remarks.begin(), oob.remarks.end());
  }

  /// The lines that somebody should look at, if there are any.
  void add_look(const readers::Reading& reading) {
    if (reading.looks.empty() && reading.guesses == 0 && made_.remarks.empty()) return;
    const Watch watch(made_.times.write);
    std::string text = fmt::format("{}: {}", file_, to_string(reading));
    if (reading.guesses > 0) {
      text += fmt::format("{} guessed: the note of each unit says what.\n",
                          reading.guesses == 1 ? "1 thing is" : fmt::format("{} things are", reading.guesses));
    }
    for (const std::string& remark : made_.remarks) text += "note: " + remark + "\n";
    add(kLookEnding, text);
  }

  void add_csv(const std::string& ending, std::string csv) {
    if (recipe_.excel) csv.insert(0, kExcelMark);
    add(ending, std::move(csv));
  }

  void add(const std::string& ending, std::string bytes) {
    fs::path path = input_.result;
    path += ending;
    made_.documents.push_back({std::move(path), std::move(bytes)});
  }

  const Input& input_;
  const Recipe& recipe_;
  std::string file_;
  std::string dates_;  ///< as which day its dated rows were taken
  Converted made_;
};

}  // namespace

std::string why_not(const std::string& bytes, const Input& input, const Recipe& recipe) {
  if (input.named) return "";
  try {
    return look(bytes, input, recipe).why_not;
  } catch (const Refusal&) {
    return "";  // it will be refused, with the reason
  }
}

Converted convert(const std::string& bytes, const Input& input, const Recipe& recipe) {
  return Conversion(input, recipe).run(bytes);
}

}  // namespace estafette::batch
