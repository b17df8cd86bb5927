#include "converter/readers/any/read_any.hpp"

#include "base/lines.hpp"
#include "base/text.hpp"
#include "converter/readers/any/columns_of_commands.hpp"
#include "converter/readers/any/unread_cells.hpp"
#include "converter/readers/any/untitled_cells.hpp"
#include "converter/readers/copied/commands/commands_beside.hpp"
#include "converter/readers/copied/commands/leaders_before_tabs.hpp"
#include "converter/readers/outline/csv.hpp"
#include "converter/readers/outline/xml.hpp"
#include "converter/readers/page/page_text.hpp"
#include "converter/readers/page/side_by_side.hpp"
#include "converter/readers/page/stairs.hpp"
#include "converter/readers/sow/read_sow.hpp"
#include "converter/readers/spreadsheet/columns/columns.hpp"
#include "converter/readers/spreadsheet/columns/header.hpp"
#include "converter/readers/spreadsheet/propose_mapping.hpp"
#include "converter/readers/spreadsheet/read_spreadsheet.hpp"
#include "converter/readers/text/glance.hpp"
#include "converter/readers/text/read_text.hpp"
#include "converter/readers/words/lines_kept.hpp"

#include <algorithm>

namespace estafette::readers {
namespace {

constexpr std::size_t kMostSaid = 60;  ///< letters shown of a text that we do not know

/// The lines that are not blank: all are read, below a header.
std::vector<LineUsed> all_read(std::string_view text) {
  std::vector<LineUsed> lines;
  int number = 0;
  while (!text.empty()) {
    ++number;
    if (!trim(take_line(text)).empty()) lines.push_back({number, 1, number == 1 ? LineUse::noted : LineUse::read});
  }
  return lines;
}

/// An outline is read whole or refused.
Reading whole(Orbat orbat, Format format, std::string_view utf8) {
  Reading reading;
  reading.orbat = std::move(orbat);
  reading.format = format;
  reading.uses = all_read(utf8);
  reading.lines = reading.understood = static_cast<int>(reading.uses.size());
  return reading;
}

bool is_mapped(std::string_view utf8, const ReaderData& data) {
  if (data.mappings.empty()) return false;
  try {
    const std::vector<SpreadsheetRow> rows = titled_rows(utf8, "", data.titles);
    return std::any_of(data.mappings.begin(), data.mappings.end(),
                       [&](const Mapping& mapping) { return fits(rows, mapping); });
  } catch (const Refusal&) {  // not a table at all
    return false;
  }
}

/// "Begin" and "End" on lines of their own: the orders of battle of a family of board-like games.
bool nests_by_begin(std::string_view utf8) {
  if (utf8.find("Begin") == std::string_view::npos) return false;
  int begins = 0, ends = 0;
  while (!utf8.empty()) {
    const std::string_view line = trim(take_line(utf8));
    begins += line == "Begin" ? 1 : 0;
    ends += line == "End" ? 1 : 0;
  }
  return begins >= 2 && begins == ends;
}

}  // namespace

std::string as_read(const std::string& utf8, std::optional<Format> from, const ReaderData& data) {
  const bool typed = !from || *from == Format::text || *from == Format::spreadsheet;
  const bool page = trim(utf8).starts_with('<');
  const bool ours = trim(utf8).starts_with("<orbat") || looks_like_outline_csv(utf8);
  const bool games = !from && !page && looks_like_sow(utf8, data.sow);  // large, and full of signs of tables
  if (!typed || ours || games || is_mapped(utf8, data)) return utf8;
  const std::string beside = page ? utf8 : with_columns_of_commands_told(utf8, data.words);
  const std::string shown = as_shown(beside, data.titles, data.wiki);
  if (from == Format::spreadsheet) return shown;
  const std::string led = with_leaders_before_tabs_apart(shown, data.words);
  const std::string parted = with_commands_beside_parted(with_sides_parted(led, data.titles), data.words);
  return with_untitled_cells_told(with_stairs_tabbed(parted, data.titles), data.titles, data.words);
}

Format look_at(std::string_view utf8, const ReaderData& data, const std::string& file) {
  if (nests_by_begin(utf8)) {
    throw Refusal(
        Problem{file, 0, "", "lines of Begin and End, as in the .oob files of other games",
                "an order of battle typed or as a table",
                "That format is not published. Copy the list as text from the game that shows it, or as a table from "
                "its parameter sheet"});
  }
  if (trim(utf8).starts_with('<')) return Format::outline_xml;
  if (looks_like_outline_csv(utf8)) return Format::outline_csv;
  if (looks_like_sow_scenario(utf8, data.sow)) return Format::sow_scenario;
  if (looks_like_sow(utf8, data.sow)) return Format::sow_oob;
  if (is_mapped(utf8, data)) return Format::spreadsheet;
  if (looks_like_spreadsheet(utf8, data.titles)) return Format::spreadsheet;
  if (looks_like_text_orbat(utf8, data.words)) return Format::text;
  if (trim(utf8).empty())
    throw Refusal(Problem{file, 0, "", "an empty file", "an order of battle", "Is this the right file?"});
  ProblemList problems;
  problems.add({file, 0, "", shorten(trim(utf8), kMostSaid),
                "an outline (a header with level, name, nation, kind, quality and men; or <orbat>), the game's "
                "own file (classes such as UGLB_FR_Inf_1), a table under titles of columns, or typed lines with "
                "words of command and of troops",
                "Name its format with --from"});
  for (Problem& told : sentences_with_troops(utf8, data.words, file)) problems.add(std::move(told));
  throw Refusal(problems.all());
}

namespace {

[[noreturn]] void refuse_sides(const std::string& file) {
  throw Refusal(
      Problem{file, 0, "", "several tables that stand side by side, by their titles", "one table",
              "Leave out --from: they are then read one after the other. Or put each into a file of its own"});
}

Reading read_table(const std::string& utf8, const std::string& file, const ReaderData& data,
                   const std::string& nation) {
  const Mapping mapping = mapping_for(utf8, data.mappings, data.titles, data.words, file);
  Reading reading = read_spreadsheet(utf8, mapping, data.titles, data.words, file, data.day, nation);
  ask_about_unread_cells(reading, utf8, mapping, data, file);
  return reading;
}

Reading read_as(Format format, const std::string& utf8, const std::string& file, const FindMaster& find,
                const ReaderData& data, const std::string& nation) {
  switch (format) {
    case Format::outline_csv:
      return whole(read_outline_csv(utf8, file), format, utf8);
    case Format::outline_xml:
      return whole(read_outline_xml(utf8, file), format, utf8);
    case Format::sow_oob:
      return read_sow_oob(utf8, data.sow, data.words, file);
    case Format::sow_scenario:
      return read_sow_scenario(utf8, find, data.sow, data.words, file);
    case Format::spreadsheet:
      if (!is_mapped(utf8, data) && stand_side_by_side(utf8, data.titles)) refuse_sides(file);
      return read_table(utf8, file, data, nation);
    default:
      return read_text_orbat(utf8, data.words, file, nation);
  }
}

/// A master file beside its scenario, or where the scenario's mod has it: Scenarios/X/scenario.csv, OOBs/NAME.csv. As
/// in the game, letter case does not matter, and the name's ending may be left out.
std::optional<std::string> master_near(const fs::path& scenario, const std::string& name) {
  const fs::path folder = fs::absolute(scenario).parent_path();
  const std::string wanted = fold(fs::path(name).extension() == ".csv" ? name : name + ".csv");
  for (const fs::path& place : {folder, folder.parent_path().parent_path() / "OOBs"}) {
    FileError none;
    for (const auto& entry : fs::directory_iterator(place, none)) {
      if (fold(entry.path().filename().string()) == wanted) return read_text(entry.path());
    }
  }
  return std::nullopt;
}

}  // namespace

Reading read_any(const std::string& utf8, const std::string& file, std::optional<Format> from, const ReaderData& data,
                 const std::string& nation) {
  const LinesKept kept;
  const FindMaster nowhere = [](const std::string&) { return std::nullopt; };
  const std::string shown = as_read(utf8, from, data);
  return read_as(from ? *from : look_at(shown, data, file), shown, file, nowhere, data, nation);
}

Reading read_any(const fs::path& path, std::optional<Format> from, const ReaderData& data) {
  const LinesKept kept;
  const std::string utf8 = as_read(read_text(path), from, data);
  const std::string file = path.generic_string();
  const FindMaster near = [&](const std::string& name) { return master_near(path, name); };
  return read_as(from ? *from : look_at(utf8, data, file), utf8, file, near, data, "");
}

Mapping propose_mapping(const std::string& utf8, const std::string& file, const ReaderData& data) {
  return propose_mapping(titled_rows(utf8, file, data.titles), data.titles, data.words);
}

}  // namespace estafette::readers
