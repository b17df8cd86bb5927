#include "converter/readers/spreadsheet/rows/row.hpp"

#include "base/text.hpp"
#include "converter/orbat/structure.hpp"
#include "converter/readers/counted/parts/parts_counted.hpp"
#include "converter/readers/counted/parts/plain_battalions.hpp"
#include "converter/readers/line/item.hpp"
#include "converter/readers/parts/commander.hpp"
#include "converter/readers/parts/head.hpp"
#include "converter/readers/parts/row_kind.hpp"
#include "converter/readers/spreadsheet/columns/decimals.hpp"
#include "converter/readers/spreadsheet/columns/figures.hpp"
#include "converter/readers/spreadsheet/rows/told_pieces.hpp"
#include "converter/readers/spreadsheet/rows/units_in_cell.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstdint>
#include <numeric>
#include <utility>

namespace estafette::readers {
namespace {

constexpr int kDeeperColumn = 1000;  ///< a name one column further right is deeper than any indentation
constexpr int kMostMenAFigure = 500;

void look(ReadRow& read, const SpreadsheetRow& row, const std::string& column, const std::string& found,
          std::string expected, std::string remedy) {
  read.looks.push_back({"", row.line, column, found, std::move(expected), std::move(remedy)});
}

std::optional<Arm> arm_counted(Holds holds) {
  if (holds == Holds::infantry_men) return Arm::infantry;
  if (holds == Holds::cavalry_men) return Arm::cavalry;
  return holds == Holds::gunners ? std::optional(Arm::artillery) : std::nullopt;
}

}  // namespace

int depth_of(const SpreadsheetRow& row, const SpreadsheetColumns& columns) {
  for (const SpreadsheetColumn& column : columns.all) {
    if (column.mapped.holds != Holds::name || row.cell(column.at).empty()) continue;
    return static_cast<int>(column.at) * kDeeperColumn + row.indents[column.at];
  }
  return 0;
}

namespace {

/// "Brigade" under Type, beside "1st Brigade": a column of kinds that also says what sort of command a row is.
bool both_name_commands(const std::string& type, const std::string& name, const PhraseBook& words) {
  const Tokens said = tokens_of(type);
  const std::optional<PhraseFound> command =
      said.empty() ? std::nullopt : words.find(Sense::command, said, said.size() - 1);
  const Tokens named = tokens_of(name);
  return command && level_from(command->is) && words.any(Sense::command, named, 0, named.size());
}

/// "Alba Husaren" under Type, where no other column names the unit.
bool says_more_than_kind(const std::string& type, const PhraseBook& words) {
  const Tokens said = tokens_of(type);
  const std::optional<PhraseFound> kind = kind_in(said, words);
  return kind && kind->length < said.size();
}

/// "Kern" beside "1st Corps", in a column of something else.
bool leads_command_named(const std::string& said, const std::string& name, const PhraseBook& words) {
  const Tokens named = tokens_of(name);
  const Head head = head_of({named, named.size(), words});
  const Tokens person = tokens_of(said);
  if (words.any(Sense::command, person, 0, person.size())) return false;           // "reserve" beside "6th Reserve"
  if (person.size() == 1 && person[0].capitals && said.size() <= 3) return false;  // "HQ"
  return head.is == Head::Is::formation && head.level && head.end == named.size() &&
         may_be_person(tokens_of(said), 0, said, words);
}

}  // namespace

RowTaker::RowTaker(const SpreadsheetColumns& columns, const Mapping& mapping, const ColumnWords& titles,
                   const PhraseBook& words)
    : columns_(columns), mapping_(mapping), titles_(titles), words_(words), path_(columns, words) {
  returned_ = !columns.that_hold(Holds::detached).empty() || !columns.that_hold(Holds::sick).empty();
}

std::string RowTaker::cell(const SpreadsheetRow& row, const SpreadsheetColumn& column) const {
  return row.cell(column.at);
}

std::optional<CellValue> RowTaker::meaning(const SpreadsheetColumn& column, const std::string& cell) const {
  for (const auto& [from, to] : column.mapped.values) {
    if (fold(from) != fold(cell)) continue;
    if (to == kUnknownValue) return std::nullopt;
    if (to.empty()) return CellValue{};
    return value_of(column.mapped.holds, to, titles_, words_).value_or(CellValue{to, false});
  }
  return value_of(column.mapped.holds, cell, titles_, words_);
}

ReadRow RowTaker::take(const SpreadsheetRow& row) {
  ReadRow read;
  name(row, read);
  CommandsNamed named = path_.take(row);
  read.path = std::move(named.path);
  if (read.parts.commander.empty()) read.parts.commander = std::move(named.leader_of_none);
  words(row, read);
  figures(row, read);
  men_of_figures(read);
  free_text(row, read);
  constants(read);
  return read;
}

void RowTaker::name(const SpreadsheetRow& row, ReadRow& read) const {
  read.name = with_half_battery_apart(with_plain_battalions(text_held(row, columns_, Holds::name), words_), words_);
  read.parts = parts_of(read.name, tokens_of(read.name), words_);
  read.units = units_listed(read.name, words_);
  if (!read.units.empty()) {  // what the cell tells is told of each
    read.parts = {};
    read.parts.name = read.name;
  }
  take_number_as_name(row, read);
  bool first = true;
  for (const SpreadsheetColumn* column : columns_.that_hold(Holds::name)) {
    if (cell(row, *column).empty()) continue;
    const auto level = first ? std::nullopt : value_of(Holds::unit, column->title, titles_, words_);
    if (level) read.parts.facts.level = unit_level_from(level->is);  // "22nd Line" here, "1st" there under Battalion
    first = false;
  }
  const std::string commander = text_held(row, columns_, Holds::commander);
  if (!says_nothing(commander) && fold(commander) != "x") read.parts.commander = commander;  // a tick below "HQ"
}

/// "Hohenlohe IR (32)" beside a column of battalions is IR No. 32.
void RowTaker::take_number_as_name(const SpreadsheetRow& row, ReadRow& read) const {
  constexpr std::array kCounts = {Holds::subunits, Holds::battalions, Holds::squadrons};
  const bool counted = std::any_of(kCounts.begin(), kCounts.end(),
                                   [&](Holds counts) { return !says_nothing(text_held(row, columns_, counts)); });
  Facts& facts = read.parts.facts;
  if (!counted || !facts.few || !read.name.ends_with(')')) return;
  read.parts.name += fmt::format(" No. {}", *std::exchange(facts.few, std::nullopt));
}

void RowTaker::words(const SpreadsheetRow& row, ReadRow& read) const {
  Facts& facts = read.parts.facts;
  for (const SpreadsheetColumn& column : columns_.all) {
    const std::string said = cell(row, column);
    const Holds holds = column.mapped.holds;
    const bool word = holds == Holds::level || holds == Holds::kind || holds == Holds::quality ||
                      holds == Holds::nation || holds == Holds::unit;
    if (!word || says_nothing(said)) continue;
    const std::optional<CellValue> value = meaning(column, said);
    const bool command = both_name_commands(said, read.name, words_) || fold(said) == "hq";
    if (!value && holds == Holds::kind && command) continue;
    if (!value && read.parts.commander.empty() && leads_command_named(said, read.name, words_)) {
      read.parts.commander = said;
      continue;
    }
    if (!value && holds != Holds::nation) {
      read.sort_said = read.sort_said || holds == Holds::kind || holds == Holds::quality;
      const std::string near = nearest(said, values_of(holds));
      look(read, row, column.title, said, fmt::format("a {} that we know", to_string(holds)),
           fmt::format("{}ranslate it in the mapping: <value from=\"{}\" to=\"...\"/>",
                       near.empty() ? "T" : fmt::format("Write \"{}\", or t", near), said));
      append(read.parts.note, fmt::format("{}: {}", column.title, said));
      continue;
    }
    const std::string is = value ? value->is : said;
    if (is.empty()) continue;
    if (holds == Holds::level) {
      read.level = level_from(is);
      facts.level = unit_level_from(is);
      read.unit_level = facts.level.has_value();
    } else if (holds == Holds::unit) {
      facts.level = unit_level_from(is);
    } else if (holds == Holds::quality) {
      facts.quality = quality_from(is);
    } else if (holds == Holds::nation) {
      facts.nation = is;
    } else if (const std::optional<Kind> kind = kind_from(is)) {
      facts.kind = kind;
    } else {
      settle_kinds(read.parts, read.units, arm_from(is), words_);
    }
    take_said_beside(holds, said, read);
    if (holds == Holds::kind && read.name.empty() && says_more_than_kind(said, words_)) {
      read.parts.name = said;
      read.parts.guessed.push_back(fmt::format("the name, from {}", column.title));
    }
    if (holds == Holds::kind && facts.piece.empty()) facts.piece = calibre_in(tokens_of(said), words_);
    if (value && value->guess) read.parts.guessed.push_back(fmt::format("{} {} from {}", to_string(holds), is, said));
  }
  if (facts.level == UnitLevel::battery && !facts.kind) settle_kinds(read.parts, read.units, Arm::artillery, words_);
}

/// "conscript ligne" in a column of kinds is a quality too, and "veteran hussars" in one of qualities a kind.
void RowTaker::take_said_beside(Holds holds, const std::string& said, ReadRow& read) const {
  const std::optional<CellValue> beside = said_beside(holds, said, titles_, words_);
  Facts& facts = read.parts.facts;
  if (!beside) return;
  if (holds == Holds::kind && !facts.quality) facts.quality = quality_from(beside->is);
  if (holds != Holds::quality || facts.kind) return;
  facts.kind = kind_from(beside->is);
  if (!facts.kind) settle_kinds(read.parts, read.units, arm_from(beside->is), words_);
}

void RowTaker::figures(const SpreadsheetRow& row, ReadRow& read) const {
  Facts& facts = read.parts.facts;
  for (const SpreadsheetColumn& column : columns_.all) {
    const Holds holds = column.mapped.holds;
    const std::string said = cell(row, column);
    if (holds == Holds::piece && !says_nothing(said)) facts.piece = piece_of(said, words_);
    if (!holds_figures(holds) || said.empty() || (holds == Holds::total && !returned_)) continue;
    if (holds == Holds::figures || holds == Holds::men_per_figure) {
      std::optional<Facts> found = figures_of(Holds::men, said, words_);
      if (found && found->men)
        (holds == Holds::figures ? read.figures : read.men_per_figure) = *found->men;
      else if (!found || !merge(facts, *found))  // "2 guns" among figures are guns
        keep_unread_figure(row, column, read);
      continue;
    }
    if (holds == Holds::battalion_men) {
      men_of_battalion(row, column, read);
      continue;
    }
    if (const std::optional<Arm> arm = arm_counted(holds)) {
      men_of_arm(row, column, *arm, read);
      continue;
    }
    if (holds == Holds::men && take_men_of_each(said, read.units)) continue;
    std::optional<Facts> more = figures_of(holds, said, words_, titles_.times(column.title));
    if (more && holds == Holds::total && returned_) {
      std::swap(more->men, more->bare);
      more->in_all = true;
    }
    if (!more || !merge(facts, *more)) {
      const bool part = !more && decimal_of(said);
      look(read, row, column.title, said,
           more   ? "a single figure"
           : part ? "whole men; a figure with decimals may count thousands"
                  : "a figure",
           part ? "If it does, say so in the title, as in Strength (000); until then it is kept in the note"
                : "Correct it; until then it is kept in the note");
      append(read.parts.note, fmt::format("{}: {}", column.title, said));
    }
  }
  take_total(row, read);
  add_battalions(read);
  drop_noughts(read);
  if (!facts.few) return;  // subunits: the arm shows of which sort
  const std::optional<PhraseFound> named = kind_in(tokens_of(read.parts.name), words_);
  const std::optional<Kind> kind = facts.kind ? facts.kind : named ? kind_from(named->is) : std::nullopt;
  if (!kind && *facts.few <= kMostSubunits) return;  // "4th D" below a command of horse
  const Arm arm = kind ? arm_of(*kind) : Arm::infantry;
  std::optional<int>& counted = arm == Arm::artillery ? facts.guns
                                : arm == Arm::cavalry ? facts.squadrons
                                                      : facts.battalions;
  if (!counted) counted = facts.few;
  facts.few.reset();
}

/// Figures on a table are men by their ratio, if one is stated and the men are not.
void RowTaker::men_of_figures(ReadRow& read) const {
  if (read.figures == 0) return;
  for (const Constant& constant : mapping_.constants)
    if (constant.holds == Holds::men_per_figure && read.men_per_figure == 0)
      read.men_per_figure = whole_number(constant.value).value_or(0);
  Facts& facts = read.parts.facts;
  const bool counts = read.men_per_figure > 0 && !facts.men;
  if (counts) facts.men = read.figures * std::min(read.men_per_figure, kMostMenAFigure);
  append(read.parts.note, counts ? fmt::format("{} figures at 1:{}", read.figures, read.men_per_figure)
                                 : fmt::format("{} figures", read.figures));
  read.figures_asked = !counts && !facts.men && !facts.guns;
}

/// Columns for each arm: one of them is the unit's. A total has figures in several, which are added up.
void RowTaker::men_of_arm(const SpreadsheetRow& row, const SpreadsheetColumn& column, Arm arm, ReadRow& read) const {
  const std::optional<Facts> more =
      figures_of(column.mapped.holds, cell(row, column), words_, titles_.times(column.title));
  if (!more) return keep_unread_figure(row, column, read);
  if (!more->men) return;
  Facts& facts = read.parts.facts;
  facts.men = std::min(facts.men.value_or(0), kLargestNumber - *more->men) + *more->men;
  if (++read.arms == 1 && !facts.kind) settle_kinds(read.parts, read.units, arm, words_);
}

/// A column for each battalion: together they are the unit's.
void RowTaker::men_of_battalion(const SpreadsheetRow& row, const SpreadsheetColumn& column, ReadRow& read) const {
  const std::optional<Facts> more = figures_of(Holds::men, cell(row, column), words_, titles_.times(column.title));
  if (!more) return keep_unread_figure(row, column, read);
  if (more->men.value_or(0) == 0) return;
  read.battalions.push_back(*more->men);
}

/// Battalions with a column each are counted, and make up the men where no other column states them.
void RowTaker::add_battalions(ReadRow& read) {
  Facts& facts = read.parts.facts;
  if (read.battalions.empty()) return;
  const std::int64_t men = std::accumulate(read.battalions.begin(), read.battalions.end(), std::int64_t{0});
  if (!facts.battalions && !facts.few) facts.battalions = static_cast<int>(read.battalions.size());
  if (read.battalions.size() > 1)
    append(read.parts.note, fmt::format("battalions of {} men", fmt::join(read.battalions, ", ")));
  if (!facts.men) facts.men = static_cast<int>(std::min<std::int64_t>(men, kLargestNumber));
}

/// A table of a game or a database has a nought in each cell that does not count for its row: the men of a battery, and
/// both men and guns of a command.
void RowTaker::drop_noughts(ReadRow& read) const {
  Facts& facts = read.parts.facts;
  const bool unit = item_of(read.name, words_).is == Item::Is::unit;
  if (facts.guns == 0 && (facts.men.value_or(0) > 0 || !unit)) facts.guns.reset();
  if (facts.men == 0 && (facts.guns.value_or(0) > 0 || !unit)) facts.men.reset();
}

/// Beside men and officers a total says nothing new; where they are empty it is all that is told.
void RowTaker::take_total(const SpreadsheetRow& row, ReadRow& read) const {
  Facts& facts = read.parts.facts;
  if (returned_ || facts.men || facts.officers || facts.bare || read.arms > 0) return;
  for (const SpreadsheetColumn* column : columns_.that_hold(Holds::total)) {
    const std::optional<Facts> all = figures_of(Holds::total, cell(row, *column), words_, titles_.times(column->title));
    if (!all || !merge(facts, *all)) keep_unread_figure(row, *column, read);
  }
}

void RowTaker::keep_unread_figure(const SpreadsheetRow& row, const SpreadsheetColumn& column, ReadRow& read) const {
  look(read, row, column.title, cell(row, column), "a figure", "Correct it; until then it is kept in the note");
  append(read.parts.note, fmt::format("{}: {}", column.title, cell(row, column)));
}

/// "Killed", and "Total" behind it.
bool RowTaker::counts_losses(const SpreadsheetColumn& column) const {
  const bool total = column.at > 0 && titles_.title(column.title) == Holds::total;
  return titles_.names_losses(total ? columns_.all[column.at - 1].title : column.title);
}

void RowTaker::free_text(const SpreadsheetRow& row, ReadRow& read) const {
  std::string losses;  ///< in one entry of the note
  for (const SpreadsheetColumn& column : columns_.all) {
    const std::string said = cell(row, column);
    if (said.empty()) continue;
    if (column.mapped.holds == Holds::note && !take_counts(said, read.parts, words_)) {
      append(read.parts.note, said);
      take_guns_in_note(said, read.parts, words_);
    }
    if (column.mapped.holds == Holds::source) append(read.parts.source, said);
    if (column.mapped.holds == Holds::other && counts_losses(column)) {
      read.lost = read.lost || !says_nothing(said);
      if (!says_nothing(said)) losses += fmt::format("{} {} {}", losses.empty() ? "Losses:" : ",", column.title, said);
    } else if (column.mapped.holds == Holds::other) {
      append(read.parts.note, column.title.empty() ? said : fmt::format("{}: {}", column.title, said));
      take_pieces(said, column.title, read.parts, words_);
      take_guns_in_note(said, read.parts, words_);
    }
    if (column.mapped.holds != Holds::ratings) continue;
    const std::optional<Ratings> ratings = ratings_from(said);
    if (ratings) read.parts.ratings = *ratings;
    if (!ratings) look(read, row, column.title, said, "ratings such as ability=4 style=3", "Correct them");
  }
  append(read.parts.note, losses);
}

void RowTaker::constants(ReadRow& read) const {
  Parts& parts = read.parts;
  for (const auto& [holds, value, guess] : mapping_.constants) {
    switch (holds) {
      case Holds::nation:
        if (parts.facts.nation.empty()) {
          parts.facts.nation = nation_in(tokens_of(parts.name), value, words_);
          if (parts.facts.nation.empty()) parts.facts.nation = value;
        }
        break;
      case Holds::kind:
        if (parts.facts.kind) break;
        parts.facts.kind = kind_from(value);
        if (!parts.facts.kind) settle_kinds(parts, read.units, arm_from(value), words_);
        break;
      case Holds::quality:
        if (!parts.facts.quality) parts.facts.quality = quality_from(value);
        break;
      case Holds::piece:
        if (parts.facts.piece.empty() && (parts.facts.guns || parts.facts.batteries)) parts.facts.piece = value;
        break;
      case Holds::source:
        if (parts.source.empty()) parts.source = value;
        break;
      case Holds::note:
        append(parts.note, value);
        break;
      default: {
        const auto place = std::find(kCommandPath.begin(), kCommandPath.end(), holds);
        if (place == kCommandPath.end()) break;
        NamedCommand& named = read.path.at(static_cast<std::size_t>(place - kCommandPath.begin()));
        if (named.name.empty()) named.name = value;
      }
    }
  }
}

}  // namespace estafette::readers
