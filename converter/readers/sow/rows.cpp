#include "converter/readers/sow/rows.hpp"

#include "base/alike.hpp"
#include "base/ascii.hpp"
#include "base/csv.hpp"
#include "base/lines.hpp"
#include "base/problem.hpp"
#include "base/table.hpp"
#include "base/text.hpp"
#include "converter/orbat/game_lines.hpp"
#include "converter/readers/sow/master_columns.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <map>

namespace estafette::readers {
namespace {

constexpr std::size_t kTitlesKnown = 6;  ///< if the first line has so many titles that we know, it is a header
constexpr std::size_t kLabelLength = 60;
constexpr std::size_t kMostGameRows = 100'000;

constexpr std::array kRanks = {GameColumn::side,    GameColumn::army,     GameColumn::corps, GameColumn::division,
                               GameColumn::brigade, GameColumn::regiment, kBattalionColumn};

/// The lines of a text, to be kept beside its rows.
std::vector<std::string> physical_lines(std::string_view text) {
  const std::vector<std::string_view> lines = all_lines(text);
  return {lines.begin(), lines.end()};
}

struct GameHeader {
  SowColumns columns;
  std::size_t known = 0;
  std::vector<std::string> titles;  ///< as in the file
};

GameHeader header_of(const CsvRow& row, const SowWords& words) {
  GameHeader header;
  for (std::size_t i = 0; i < row.fields.size(); ++i) {
    header.titles.emplace_back(row.fields[i]);
    const std::optional<GameColumn> column = words.column(row.fields[i]);
    if (!column) continue;
    std::optional<std::size_t>& place = header.columns.at(static_cast<std::size_t>(*column));
    if (place) continue;
    place = i;
    ++header.known;
  }
  return header;
}

bool is_master(const CsvRow& row) {
  constexpr std::string_view kMaster = "master";
  return row.fields.size() > 1 && row.fields[0].size() == kMaster.size() && fold(row.fields[0]) == kMaster;
}

class RowReader {
 public:
  RowReader(const SowWords& words, char separator, const std::string& file, SowFile& out)
      : words_(words), file_(file), out_(out), commas_(separator == ',') {}

  void take(const CsvRow& row) {
    if (out_.lines.size() >= kMostGameRows)
      throw Refusal(Problem{file_, row.line, "", "a table that goes on after this row",
                            fmt::format("at most {} rows", figure(static_cast<long long>(kMostGameRows))),
                            "Is this the right file? The game's largest has some two thousand"});
    line_ = {row.line, 1, 0, false, said(row)};
    out_.lines.push_back({row.line, 1, 0, false, ""});
    if (first_) {
      first_ = false;
      header_ = header_of(row, words_);
      if (header_.known >= kTitlesKnown) {
        as_it_stands_ = commas_ && are_masters(header_.columns);
        if (!as_it_stands_) replace(row, master_header());
        return;
      }
      header_ = {masters_columns(), 0, {}};
      as_it_stands_ = commas_;
      const std::string ranks = cell(row, GameColumn::side) + cell(row, GameColumn::army);
      if (!whole_number(ranks)) {  // the game skips the first line, whatever it says
        if (row.fields.size() < 3) look("", "the game's titles of columns, or a unit", "Is this the right file?");
        return;
      }
    }
    if (is_master(row)) return master(row);
    if (repeats_header(row)) {
      if (!as_it_stands_) replace(row, master_header());
      return;
    }
    if (trim(row.fields[0]).empty()) return skipped(row);
    if (row.fields[0].starts_with('$')) return;  // a comment of the game's editor
    unit(row);
  }

 private:
  /// Another text for the physical lines of a row: the first; those on which a quoted field runs on become empty.
  void replace(const CsvRow& row, std::string text) {
    const auto first = static_cast<std::size_t>(row.line - 1);
    for (std::size_t i = 1; i < static_cast<std::size_t>(row.lines); ++i) out_.texts.at(first + i).clear();
    out_.texts.at(first) = std::move(text);
  }

  static std::string said(const CsvRow& row) {
    std::string text;
    text.reserve(2 * kLabelLength);
    for (const std::string_view field : row.fields) {
      if (text.size() > kLabelLength) break;
      if (!text.empty()) text += ',';
      text += trim(field);
    }
    return shorten(text, kLabelLength);
  }

  [[nodiscard]] std::string_view bare(const CsvRow& row, GameColumn column) const {
    const std::optional<std::size_t>& place = header_.columns.at(static_cast<std::size_t>(column));
    return place && *place < row.fields.size() ? trim(row.fields[*place]) : std::string_view();
  }

  /// On one line, though it may be quoted and run on. It has no hidden letters: for_each_row refuses them.
  [[nodiscard]] std::string cell(const CsvRow& row, GameColumn column) const {
    const std::string_view text = bare(row, column);
    return has_control(text) ? one_line(text) : std::string(text);
  }

  void look(std::string column, std::string expected, std::string remedy) {
    out_.looks.push_back({"", line_.line, std::move(column), line_.text, std::move(expected), std::move(remedy)});
  }

  void master(const CsvRow& row) {
    replace(row, "");
    if (!out_.master.empty()) return look("", "one MASTER row", "The game takes the first; remove this one");
    out_.master = trim(row.fields[1]);
  }

  [[nodiscard]] bool repeats_header(const CsvRow& row) const {
    std::size_t same = 0;
    for (std::size_t i = 0; i < row.fields.size() && i < header_.titles.size(); ++i) {
      if (!header_.titles[i].empty() && row.fields[i] == header_.titles[i]) ++same;
    }
    return same >= kTitlesKnown;
  }

  /// The game takes a line that begins with a comma for a comment.
  void skipped(const CsvRow& row) {
    const bool unit = !cell(row, GameColumn::id).empty() &&
                      (whole_number(bare(row, GameColumn::side)) || whole_number(bare(row, GameColumn::heads)));
    if (unit) look("", "a name in the first column: the game skips this line", "Write one if the unit is to fight");
  }

  std::optional<int> number(const CsvRow& row, GameColumn column, const char* title) {
    const std::string_view text = bare(row, column);
    if (text.empty()) return std::nullopt;
    const std::optional<int> value = whole_number(text);
    if (!value) {
      look(title, fmt::format("a whole number instead of \"{}\"", shorten(text, kLabelLength)),
           "Correct it; the game reads the digits before the first letter, or else 0");
    }
    return value;
  }

  void unit(const CsvRow& row) {
    SowRow unit;
    unit.id = cell(row, GameColumn::id);
    unit.name1 = cell(row, GameColumn::name1);
    if (unit.name1.empty()) unit.name1 = cell(row, GameColumn::label);
    unit.name2 = cell(row, GameColumn::name2);
    unit.unit_class = cell(row, GameColumn::unit_class);
    unit.weapon = cell(row, GameColumn::weapon);
    unit.formation = cell(row, GameColumn::formation);
    unit.flag = cell(row, GameColumn::flag);
    unit.flag2 = cell(row, GameColumn::flag2);
    const std::size_t looks = out_.looks.size();
    bool zero = false;
    for (std::size_t i = 0; i < unit.ranks.size(); ++i) {
      unit.ranks.at(i) = number(row, kRanks.at(i), "ranks").value_or(0);
      if (unit.ranks.at(i) < 0 || (zero && unit.ranks.at(i) > 0)) {
        return look("ranks", "ranks from side to regiment, zeros after the last",
                    "Number the commands as the rows above do; until then the unit is left out");
      }
      zero = zero || unit.ranks.at(i) == 0;
    }
    if (out_.looks.size() > looks) return;
    if (unit.level() == 0) {
      return look("", "a unit with its ranks, from side to regiment", "Write them, or put a comma before the line");
    }
    unit.heads = number(row, GameColumn::heads, "Head Count");
    const std::optional<std::size_t> heads = header_.columns.at(static_cast<std::size_t>(GameColumn::heads));
    if (heads && *heads >= row.fields.size()) {
      look("", "a row with all its columns: the game reads the end of a short one again", "Fill in the rest");
    } else if (unit.heads && *unit.heads < 1) {
      look("Head Count", "1 man or more: an empty unit would stand in the game and do nothing",
           "Correct it, or leave the row out");
    }
    levels(row, unit);
    keep(row, unit);
    unit.line = std::move(line_);
    out_.rows.push_back(std::move(unit));
  }

  /// A master file has no place for the companies of a stand-alone scenario.
  void keep(const CsvRow& row, const SowRow& unit) {
    if (!as_it_stands_ || row.lines > 1) replace(row, unit.ranks.back() > 0 ? "" : as_master(row, header_.columns));
  }

  /// Style is the last of a commander's five figures, whatever their titles [game-order-of-battle: Ratings].
  void levels(const CsvRow& row, SowRow& unit) {
    unit.experience = whole_number(bare(row, GameColumn::experience));
    const std::optional<std::size_t> style = header_.columns.at(static_cast<std::size_t>(GameColumn::style));
    if (!style || *style + 1 < unit.command.size()) return;
    for (std::size_t i = 0; i < unit.command.size(); ++i) {
      const std::size_t at = *style + 1 - unit.command.size() + i;
      if (at < row.fields.size()) unit.command.at(i) = whole_number(trim(row.fields[at]));
    }
  }

  const SowWords& words_;
  const std::string& file_;
  SowFile& out_;
  TextLine line_;
  GameHeader header_;
  bool commas_;                ///< the separator is the game's own
  bool as_it_stands_ = false;  ///< the columns are a master's
  bool first_ = true;
};

/// The first rows of a text; none if a quotation mark is never closed.
template <typename Use>
void first_rows(std::string_view text, Use use) {
  constexpr std::size_t kBytesLookedAt = 4000;
  std::string_view head = text.substr(0, kBytesLookedAt);
  if (head.size() < text.size()) head = head.substr(0, head.find_last_of("\r\n"));
  try {
    for_each_row(head, separator_of(head), "", use);
  } catch (const Refusal&) {
    return;
  }
}

}  // namespace

std::size_t SowRow::level() const {
  return static_cast<std::size_t>(std::find(ranks.begin(), ranks.end(), 0) - ranks.begin());
}

SowFile sow_rows(std::string_view text, const SowWords& words, const std::string& file) {
  constexpr std::size_t kUsualRow = 150;  // bytes
  SowFile out;
  out.rows.reserve(text.size() / kUsualRow);
  out.lines.reserve(text.size() / kUsualRow);
  out.texts = physical_lines(text);
  const char separator = separator_of(text);
  RowReader reader(words, separator, file, out);
  for_each_row(text, separator, file, [&](const CsvRow& row) { reader.take(row); });
  return out;
}

namespace {

/// The line of a row as a master file has it.
template <typename File>
auto& text_of(const SowRow& row, File& file) {
  return file.texts.at(static_cast<std::size_t>(row.line.line - 1));
}

/// A master's line, with what a scenario says for its day.
std::string on_the_day(const std::string& in_master, const std::string& placed) {
  std::vector<std::string> cells = cells_of(in_master);
  const std::vector<std::string> own = cells_of(placed);
  cells.resize(kGameColumns);
  for (const GameColumn column : {GameColumn::side, GameColumn::army, GameColumn::corps, GameColumn::division,
                                  GameColumn::brigade, GameColumn::regiment, GameColumn::ammo, GameColumn::formation,
                                  GameColumn::heads, GameColumn::fatigue, GameColumn::morale}) {
    const std::string_view cell = cell_of(own, column);
    if (!cell.empty() && (cell != "0" || column < GameColumn::unit_class))
      cells.at(static_cast<std::size_t>(column)) = cell;
  }
  return fmt::format("{}", fmt::join(cells, ","));
}

}  // namespace

void join(SowFile& scenario, const SowFile& master) {
  std::map<std::string, const SowRow*> known;
  // of a repeated id the last row wins [game-order-of-battle: Faults]
  for (const SowRow& row : master.rows) known[fold(row.id)] = &row;
  std::vector<SowRow> joined;
  for (SowRow& row : scenario.rows) {
    const auto found = known.find(fold(row.id));
    if (found == known.end()) {
      scenario.looks.push_back({"", row.line.line, "ID", row.id, "an id of the master file " + scenario.master,
                                "The game leaves this unit out; correct the id"});
      continue;
    }
    SowRow unit = *found->second;
    unit.line = row.line;
    unit.ranks = row.ranks;
    unit.heads = row.heads;
    std::string& text = text_of(row, scenario);
    text = on_the_day(text_of(*found->second, master), text);
    joined.push_back(std::move(unit));
  }
  scenario.rows = std::move(joined);
}

namespace {

bool is_class_of_game(std::string_view field) {
  constexpr std::string_view kBeginning = "uglb_";
  return alike(trim(field).substr(0, kBeginning.size()), kBeginning);
}

}  // namespace

bool looks_like_sow(std::string_view text, const SowWords& words) {
  bool known = false;
  first_rows(text, [&](const CsvRow& row) {
    if (known) return;
    const GameHeader header = header_of(row, words);
    const auto has = [&](GameColumn column) { return header.columns.at(static_cast<std::size_t>(column)).has_value(); };
    known = has(GameColumn::id) && has(GameColumn::side) && has(GameColumn::corps) && has(GameColumn::heads);
    known = known || std::any_of(row.fields.begin(), row.fields.end(), is_class_of_game);
  });
  return known;
}

bool looks_like_sow_scenario(std::string_view text, const SowWords& words) {
  bool scenario = false;
  first_rows(text, [&](const CsvRow& row) {
    scenario = scenario || (!row.fields.empty() && fold(row.fields[0]) == "sandboxoob") || is_master(row);
  });
  return scenario && looks_like_sow(text, words);
}

}  // namespace estafette::readers
