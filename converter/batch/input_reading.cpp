#include "converter/batch/input_reading.hpp"

#include "base/text.hpp"
#include "converter/batch/cells_asked.hpp"
#include "converter/batch/sides.hpp"
#include "converter/orbat/on_day.hpp"
#include "converter/readers/any/read_any.hpp"
#include "converter/readers/spreadsheet/read_spreadsheet.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace estafette::batch {

bool is_page(readers::Format format) {
  return format == readers::Format::text || format == readers::Format::spreadsheet;
}

InputReader::InputReader(const Input& input, const Recipe& recipe, std::vector<Problem> asked)
    : input_(input), recipe_(recipe), asked_(std::move(asked)), file_(input.file.generic_string()) {
  for (Problem& question : asked_) question.file = file_;
}

InputReading InputReader::read(InputRead seen) const {
  const Answered given = as_stated(seen.text, recipe_.answers, seen.format);
  InputReading read{.reading = first_reading(seen, given),
                    .text = std::move(seen.text),
                    .stated = given.stated,
                    .passed_over = given.passed_over};
  for (const std::string& note : given.notes) read.notes.push_back(fmt::format("{}: {}", file_, note));
  if (const auto day = pick_day(read.reading.orbat))
    read.dates = fmt::format("its rows are dated; taken as on {}", in_words(*day));
  readers::take_stated(read.reading, read.stated);
  if (is_page(read.reading.format) && read.stated.army.empty())
    ask_about_lines(read.reading, commands_of_other_side(read.reading.orbat, recipe_.readers.words, file_));
  if (seen.format == readers::Format::spreadsheet) propose_mapping(read);
  return read;
}

review::Review InputReader::with_answers(const InputReading& read, const std::vector<review::Answers>& answers) const {
  const readers::Format format = read.reading.format;
  const Answered given = as_stated(read.text, answers, format);
  readers::Reading reading = as_answered(given, read.text, format);
  (void)pick_day(reading.orbat);
  readers::take_stated(reading, given.stated);
  return review::review_of(reading, read.text, file_);
}

/// With names that an outline may hold. Throws Refusal.
Answered InputReader::as_stated(const std::string& text, const std::vector<review::Answers>& answers,
                                readers::Format format) const {
  Answered given = answered(text, file_, answers, recipe_.stated, format);
  given.stated = readers::as_meant(given.stated, recipe_.readers.words);
  return given;
}

readers::Reading InputReader::as_answered(const Answered& given, const std::string& written,
                                          readers::Format format) const {
  const std::string called = input_.sheet.empty() ? file_ : fmt::format("{} ({})", file_, input_.sheet);
  readers::Reading reading = readers::read_any(given.text, called, format, recipe_.readers, given.stated.nation);
  ask_about_cells(reading, asked_, written, given.text);
  for (Problem& look : reading.looks) look.file = file_;
  take_joined_lines(reading, given.joined);
  return reading;
}

readers::Reading InputReader::first_reading(const InputRead& seen, const Answered& given) const {
  try {
    // A scenario of the game may name its master file, which is near it.
    if (seen.format == readers::Format::sow_scenario && !input_.pasted)
      return readers::read_any(input_.file, seen.format, recipe_.readers);
    return as_answered(given, seen.text, seen.format);
  } catch (const Refusal& refused) {
    throw Refusal(seen.as_shown ? with_lines_as_shown(refused.problems()) : refused.problems());
  }
}

std::optional<Date> InputReader::pick_day(Orbat& orbat) const {
  const std::optional<Date> last = last_day(orbat);
  if (!last) return std::nullopt;
  const Date day = recipe_.day.value_or(*last);
  orbat = on_day(orbat, day);
  return day;
}

/// To be corrected and given back with --mapping.
void InputReader::propose_mapping(InputReading& read) const {
  const readers::ReaderData& data = recipe_.readers;
  readers::Mapping used = readers::mapping_for(read.text, data.mappings, data.titles, data.words, file_);
  if (std::find(data.mappings.begin(), data.mappings.end(), used) != data.mappings.end()) return;
  read.mapping = std::move(used);
  if (!data.mappings.empty())
    read.notes.push_back(
        fmt::format("{}: no mapping that you gave has the titles of this table; what its columns were taken for is in "
                    "a mapping of its own",
                    file_));
}

}  // namespace estafette::batch
